// The API for checks of other people's searches: turns refusals into EngineError; the module checks texts and boards
// itself.

import { accept, check, isWithin, refuseAll, requireNumbers } from './check.js';
import { whenDead } from './module/living-module.js';

/** @import { BoardName, SearchSettings } from 'astrolabe-module' */
/** @import { CheckLaboratory } from '../../wasm/types/check.d.ts' */

/** Cells of a board, at most: each setup that is tried needs memory for all of them. */
export const MOST_CHECKED_CELLS = 65_536;
/** Proved at once, in a fraction of a second. */
export const MOST_PROVED_CELLS = 262_144;
const MOST_WORK = 2 ** 31 - 1;

export class CheckEngine {
  #laboratory;

  /** @param {CheckLaboratory} laboratory */
  constructor(laboratory) {
    this.#laboratory = laboratory;
  }

  /** Called when the module has died: the check is lost. @param {Parameters<typeof whenDead>[1]} listener */
  whenDead(listener) {
    whenDead(this.#laboratory, listener);
  }

  /**
   * @param {{ width: number, height: number, grounds: ArrayLike<number>, start: number, goal: number }} board
   * @param {BoardName} kind
   * @param {number} ownGoal the cell at which the page's search ends; -1: none
   * @param {string} text as core/check/seen_rows.h describes it
   */
  begin({ width, height, grounds, start, goal }, kind, ownGoal, text) {
    requireNumbers(grounds, width * height);
    check(width * height <= MOST_CHECKED_CELLS, 'trace.board', width * height, String(MOST_CHECKED_CELLS));
    accept(this.#laboratory.begin(width, height, grounds, kind, start, goal, ownGoal, text));
  }

  /** About this much more work, in expansions. @param {number} work */
  advance(work) {
    check(isWithin(work, 1, MOST_WORK), 'search.settings', work, '≥ 1');
    return this.#laboratory.advance(work);
  }

  /** 0 to 1, and 1 only when all is known. */
  get progress() {
    return this.#laboratory.progress();
  }

  /** Null until all is known. */
  findings() {
    return this.#laboratory.findings();
  }

  /**
   * That a path is optimal, or that there is none where it is empty.
   * @param {{ width: number, height: number, grounds: ArrayLike<number>, start: number, goal: number }} board
   * @param {SearchSettings} settings
   * @param {ArrayLike<number>} path
   * @returns {string} the file that web/docs/proofs.md describes
   */
  prove({ width, height, grounds, start, goal }, settings, path) {
    requireNumbers(grounds, width * height);
    check(width * height <= MOST_PROVED_CELLS, 'proof.board', width * height, String(MOST_PROVED_CELLS));
    accept(this.#laboratory.prove(width, height, grounds, settings, start, goal, path));
    return this.#laboratory.proof();
  }

  /** View: the order, as cells of the board. */
  cells() {
    return this.#laboratory.cells();
  }

  /** How the text counts. */
  get counting() {
    const laboratory = this.#laboratory;
    return { isRowFirst: laboratory.isRowFirst(), first: laboratory.firstNumber(), isYUp: laboratory.isYUp() };
  }

  /** Releases its memory; it must not be used any more. */
  dispose() {
    this.#laboratory.delete();
  }
}

refuseAll(CheckEngine);
