// A table of all shortest paths on a board, computed in advance in its own laboratory and in slices; then any path
// is a lookup. The time is that of the computation alone.

import { Job } from './job.js';

/** @import { PairsMethodName, PairsPlan, SearchSettings } from 'astrolabe-module' */
/** @import { Engine } from '../engine.js' */
/** @import { BoardCopy } from './path-methods.js' */
/**
 * @typedef {object} Route
 * @property {number} cost NaN if there is no path
 * @property {number} next cell to go to; -1 for none
 * @property {Uint32Array} path empty if there is no path
 */

/** Cells of a board, walls too: larger ones take too long to copy. */
export const MOST_BOARD_CELLS = 2 ** 20;

/** Units of work per call, slow ones of the searches or quick probes: a millisecond or less. */
const CHUNKS = Object.freeze({ 'search-per-cell': 40_000, 'floyd-warshall': 400_000 });

/** @extends {Job<Engine>} */
export class PairsTable extends Job {
  /** Of work done so far. */
  milliseconds = 0;
  /** @protected @override */
  isInEngine = true;

  /**
   * Takes a board and drops the previous table. Throws EngineError if no engine can be created.
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
   * For the board taken, whose plan is not refused. Reports a change after each piece of work.
   * @param {PairsMethodName} method
   * @param {SearchSettings} settings
   */
  begin(method, settings) {
    this.milliseconds = 0;
    this.start(({ laboratory }) => this.#work(laboratory, method, settings));
  }

  /** Releases the memory of an unfinished table; the board and its plan stay. @override */
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
