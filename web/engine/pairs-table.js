// A table of all ways on a board, worked out in advance in a laboratory of its own and in slices; then any way
// is looked up. The time is that of the work alone. Knows a clock given to it.

import { Slices } from './slices.js';

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
  #createEngine;
  #clock;
  #slices;
  /** @type {Engine | null} */
  #engine = null;
  /** Counts up with each board and each table: what comes late for an older one is dropped. */
  #serial = 0;
  #isReady = false;

  /**
   * @param {() => Engine} createEngine
   * @param {{ now: () => number, defer: (task: () => void) => void }} clock
   */
  constructor(createEngine, clock) {
    this.#createEngine = createEngine;
    this.#clock = clock;
    this.#slices = new Slices(clock);
  }

  /**
   * Takes a board and drops the table before. Rejects with EngineError when the whole module does not come.
   * @param {SearchSettings} settings
   * @param {BoardCopy} board of at most MOST_BOARD_CELLS
   * @returns {Promise<PairsPlan | null>} what a table would be; null: another board has come meanwhile
   */
  async take(settings, board) {
    this.stop();
    const serial = this.#serial;
    const engine = (this.#engine ??= this.#createEngine());
    const move = await engine.bringWhole();
    if (serial !== this.#serial) return null;
    move();
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
    const serial = this.#serial;
    const { now, defer } = this.#clock;
    let milliseconds = 0;
    /** @param {(engine: Engine) => boolean} work */
    const timed = (work) => {
      if (this.#engine === null) return true;
      const begun = now();
      const isDone = work(this.#engine);
      milliseconds += now() - begun;
      return isDone;
    };
    const tell = () => onProgress({ share: this.#engine?.laboratory.pairsProgress() ?? 0, milliseconds });
    defer(() => {
      if (serial !== this.#serial) return;
      timed(({ laboratory }) => !laboratory.beginPairs(method, settings).ok);
      this.#slices.begin(() => {
        const isDone = timed(({ laboratory }) => laboratory.advancePairs(CHUNKS[method]) !== 'running');
        if (!isDone) return false;
        this.#isReady = true;
        tell();
        return true;
      }, tell);
    });
  }

  /** When the table is ready. @param {number} start @param {number} goal @returns {Route | null} */
  ask(start, goal) {
    if (!this.#isReady || this.#engine === null) return null;
    const { cost, next, path } = this.#engine.laboratory.pairRoute(start, goal);
    return { cost, next, path: path.slice() };
  }

  /** What is in hand is wanted no more, nor the table. */
  stop() {
    this.#serial += 1;
    this.#isReady = false;
    this.#slices.cancel();
  }

  /** Gives the memory back as well. */
  dispose() {
    this.stop();
    this.#engine?.dispose();
    this.#engine = null;
  }
}
