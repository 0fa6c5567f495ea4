// Checks an order of expansion from outside against all setups of the textbook search, in its own laboratory and in
// slices.

import { Job } from './job.js';

/** @import { BoardName } from 'astrolabe-module' */
/** @import { OrderFindings } from '../../../wasm/types/check.d.ts' */
/** @import { CheckEngine } from '../check-engine.js' */
/** @typedef {{ isRowFirst: boolean, first: number, isYUp: boolean }} Counting which number of a cell comes first, from what they count, where y grows */
/** @typedef {{ cells: Uint32Array, counting: Counting, findings: OrderFindings }} CheckedOrder */
/** @typedef {{ width: number, height: number, grounds: ArrayLike<number>, start: number, goal: number }} CheckedBoard */

/** Expansions per call: about a millisecond, unless a setup agrees for longer. */
const CHUNK = 2000;

/** @extends {Job<CheckEngine>} */
export class OrderCheck extends Job {
  /** Of the order that was checked last. @type {CheckedOrder | null} */
  checked = null;
  /** Whether the text was understood. */
  isRead = false;

  /**
   * Reports when the text is read, progress, and a change when it is done. `done` of `count` is the share, in thousandths.
   * @param {CheckedBoard} board @param {BoardName} kind
   * @param {number} ownGoal the cell at which the page's search ends; -1: none
   * @param {string} text
   */
  begin(board, kind, ownGoal, text) {
    this.checked = null;
    this.isRead = false;
    this.start((engine) => this.#work(engine, board, kind, ownGoal, text), 1000);
  }

  /** @param {CheckEngine} engine @param {CheckedBoard} board @param {BoardName} kind @param {number} ownGoal @param {string} text */
  *#work(engine, board, kind, ownGoal, text) {
    engine.begin(board, kind, ownGoal, text);
    this.isRead = true;
    yield true;
    while (engine.advance(CHUNK) === 'running') {
      const done = Math.floor(engine.progress * this.count);
      const hasMoved = done > this.done;
      this.done = done;
      yield hasMoved;
    }
    const findings = engine.findings();
    this.done = this.count;
    this.checked = findings && { cells: engine.cells().slice(), counting: engine.counting, findings };
  }
}
