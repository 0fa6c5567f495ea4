// Numbers the islands of a board, the parts that no path joins, in a laboratory of its own and in slices. Knows a clock
// given to it.

import { OwnEngine } from './own-engine.js';

/** @typedef {import('./engine.js').Engine} Engine */
/** @typedef {import('./path-methods.js').BoardCopy} BoardCopy */
/** @typedef {import('./types.js').SearchSettings} SearchSettings */

/** Of more none are numbered: tints and numbers would take too much memory. */
export const MOST_CELLS = 2 ** 22;

export class Islands {
  #own;

  /**
   * @param {() => Engine} createEngine
   * @param {{ now: () => number, defer: (task: () => void) => void }} clock
   * @param {(reason: import('./types.js').Reason) => void} onLost the engine died during this work, whatever the cause
   */
  constructor(createEngine, clock, onLost) {
    // What was numbered is no longer in the engine.
    this.#own = new OwnEngine(async () => createEngine(), clock, (reason, isAtWork) => isAtWork && onLost(reason));
  }

  /**
   * Rejects with EngineError where no engine can be had.
   * @param {SearchSettings} settings of which the corner rule counts, and the kind of cells
   * @param {() => BoardCopy} copy of at most MOST_CELLS
   * @param {(labels: Uint32Array) => Generator<unknown, void>} take goes on with a number a cell, 1 for the largest
   *   island, 0 for a wall; stops after each millisecond or two
   */
  async begin(settings, copy, take) {
    const engine = await this.#own.opened();
    if (engine === null) return;
    this.#own.work(this.#work(engine, settings, copy, take));
  }

  /** What is under way is wanted no more. */
  stop() {
    this.#own.stop();
  }

  /** Gives the memory back as well. */
  dispose() {
    this.#own.dispose();
  }

  /** @param {Engine} engine @param {SearchSettings} settings @param {() => BoardCopy} copy @param {(labels: Uint32Array) => Generator<unknown, void>} take */
  *#work(engine, settings, copy, take) {
    const { width, height, factors } = copy();
    engine.restore(width, height, factors);
    yield;
    const labels = engine.laboratory.islands(settings).slice();
    yield;
    yield* take(labels);
  }
}
