// A table of all ways on a board, worked out in advance in a laboratory of its own and in slices; then any way
// is looked up. The time is that of the work alone. Knows a clock given to it.

import { OwnEngine } from './own-engine.js';

/** @typedef {import('./engine.js').Engine} Engine */
/** @typedef {import('./path-methods.js').BoardCopy} BoardCopy */
/** @typedef {import('./types.js').PairsMethodName} PairsMethodName */
/** @typedef {import('./types.js').PairsPlan} PairsPlan */
/** @typedef {import('./types.js').SearchSettings} SearchSettings */
/**
 * @typedef {object} Progress
 * @property {number} share 0 to 1: done
 * @property {number} milliseconds of work so far
 */
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

export class PairsTable {
  #own;
  #now;
  #isReady = false;

  /**
   * @param {() => Engine} createEngine
   * @param {{ now: () => number, defer: (task: () => void) => void }} clock
   * @param {(reason: import('./types.js').Reason) => void} onLost the engine died, and the table with it
   */
  constructor(createEngine, clock, onLost) {
    this.#own = new OwnEngine(async () => createEngine(), clock, (reason) => {
      this.#isReady = false;
      onLost(reason);
    });
    this.#now = clock.now;
  }

  /**
   * Takes a board and drops the table before. Rejects with EngineError where no engine can be had.
   * @param {SearchSettings} settings
   * @param {BoardCopy} board of at most MOST_BOARD_CELLS
   * @returns {Promise<PairsPlan | null>} what a table would be; null: another board has come meanwhile
   */
  async take(settings, board) {
    this.stop();
    const engine = await this.#own.opened();
    if (engine === null) return null;
    engine.restore(board.width, board.height, board.factors);
    return engine.laboratory.pairsPlan(settings);
  }

  /**
   * Of the board taken, whose plan is not refused.
   * @param {PairsMethodName} method
   * @param {SearchSettings} settings
   * @param {(progress: Progress) => void} onProgress after each slice; the share is 1 when it can be asked
   */
  build(method, settings, onProgress) {
    this.stop();
    const { engine } = this.#own;
    if (engine === null) return;
    const progress = { share: 0, milliseconds: 0 };
    this.#own.work(this.#table(engine.laboratory, method, settings, progress), () => onProgress({ ...progress }));
  }

  /** When the table is ready. @param {number} start @param {number} goal @returns {Route | null} */
  ask(start, goal) {
    const { engine } = this.#own;
    if (!this.#isReady || engine === null) return null;
    const { cost, next, path } = engine.laboratory.pairRoute(start, goal);
    return { cost, next, path: path.slice() };
  }

  /** What is in hand is wanted no more, nor the table. */
  stop() {
    this.#isReady = false;
    this.#own.stop();
  }

  /** Gives the memory back as well. */
  dispose() {
    this.#isReady = false;
    this.#own.dispose();
  }

  /**
   * Stops after each piece of work.
   * @param {Engine['laboratory']} laboratory @param {PairsMethodName} method @param {SearchSettings} settings
   * @param {Progress} progress is kept up to date
   */
  *#table(laboratory, method, settings, progress) {
    let begun = this.#now();
    laboratory.beginPairs(method, settings);
    for (let isRunning = true; isRunning;) {
      isRunning = laboratory.advancePairs(CHUNKS[method]) === 'running';
      progress.milliseconds += this.#now() - begun;
      progress.share = laboratory.pairsProgress();
      if (isRunning) yield;
      begun = this.#now();
    }
    this.#isReady = true;
  }
}
