// Numbers the islands of a board, parts that no path connects, in its own laboratory and in slices.

import { Job } from './job.js';

/** @import { SearchSettings } from 'astrolabe-module' */
/** @import { Engine } from '../engine.js' */
/** @import { BoardCopy } from './path-methods.js' */

/** Larger boards are not numbered: tints and numbers would take too much memory. */
export const MOST_CELLS = 2 ** 22;

/** The caller takes the result. @extends {Job<Engine>} */
export class Islands extends Job {
  /**
   * @param {SearchSettings} settings of which only the corner rule and the kind of cells matter
   * @param {() => BoardCopy} copy of at most MOST_CELLS
   * @param {(labels: Uint32Array) => Generator<void, void>} take continues with a number per cell, 1 for the largest
   *   island, 0 for a wall; stops after each millisecond or two
   */
  begin(settings, copy, take) {
    this.start((engine) => this.#work(engine, settings, copy, take));
  }

  /** Without numbers, for a board of any size. @param {() => Generator<void, void>} take stops likewise */
  beginUncounted(take) {
    this.start(take);
  }

  /** @param {Engine} engine @param {SearchSettings} settings @param {() => BoardCopy} copy @param {(labels: Uint32Array) => Generator<void, void>} take */
  *#work(engine, settings, copy, take) {
    const { width, height, factors } = copy();
    engine.restore(width, height, factors);
    yield;
    const labels = engine.laboratory.islands(settings).slice();
    yield;
    yield* take(labels);
  }
}
