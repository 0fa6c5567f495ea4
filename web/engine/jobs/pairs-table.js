// A table of all ways on a board, worked out in advance in a laboratory of its own and in slices; then any way
// is looked up. The time is that of the work alone.

import { Job } from './job.js';

/** @import { PairsMethodName, PairsPlan, SearchSettings } from 'astrolabe-module' */
/** @import { Engine } from '../engine.js' */
/** @import { BoardCopy } from './path-methods.js' */
/**
 * @typedef {object} Route
 * @property {number} cost NaN where no way leads
 * @property {number} next cell to go to; -1 for none
 * @property {Uint32Array} path empty where no way leads
 */

/** Cells of a board, walls too: larger ones take their time to be copied. */
export const MOST_BOARD_CELLS = 2 ** 20;

/** Looks at a time, of one that takes a rather long while, and of many quick ones: a millisecond or less. */
const CHUNKS = Object.freeze({ 'search-per-cell': 40_000, 'floyd-warshall': 400_000 });

/** @extends {Job<Engine>} */
export class PairsTable extends Job {
  /** Of work so far. */
  milliseconds = 0;
  /** @protected @override */
  isInEngine = true;

  /**
   * Takes a board and drops the table before. Throws EngineError where no engine can be had.
   * @param {SearchSettings} settings
   * @param {BoardCopy} board of at most MOST_BOARD_CELLS
   * @returns {PairsPlan} what a table would be
   */
  take(settings, board) {
    const engine = this.open();
    engine.restore(board.width, board.height, board.factors);
    return engine.laboratory.pairsPlan(settings);
  }

  /**
   * Of the board taken, whose plan is not refused. There is news after each piece of work.
   * @param {PairsMethodName} method
   * @param {SearchSettings} settings
   */
  begin(method, settings) {
    this.milliseconds = 0;
    this.start(({ laboratory }) => this.#work(laboratory, method, settings));
  }

  /** Gives back the memory of a table that is being made; the board and its plan stay. @override */
  cancel() {
    if (this.phase === 'running') this.engine?.laboratory.cancelJob();
    super.cancel();
  }

  /** When it is done. @param {number} start @param {number} goal @returns {Route | null} */
  ask(start, goal) {
    if (this.phase !== 'done' || this.engine === null) return null;
    const { cost, next, path } = this.engine.laboratory.pairRoute(start, goal);
    return { cost, next, path: path.slice() };
  }

  /** @param {Engine['laboratory']} laboratory @param {PairsMethodName} method @param {SearchSettings} settings */
  *#work(laboratory, method, settings) {
    let begun = this.now();
    laboratory.beginPairs(method, settings);
    for (let isRunning = true; isRunning;) {
      isRunning = laboratory.advanceJob(CHUNKS[method]) === 'running';
      this.milliseconds += this.now() - begun;
      this.done = laboratory.jobProgress();
      if (isRunning) yield true;
      begun = this.now();
    }
  }
}
