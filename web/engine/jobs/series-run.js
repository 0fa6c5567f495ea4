// Reads the log of a finished search piece by piece, in slices, and passes each piece on. Knows a clock passed to
// it; not how the log is used.

import { EngineError } from '../engine-error.js';
import { Slices } from './slices.js';
import { MOST_ROWS } from '../layouts.js';

/** @import { Engine } from '../engine.js' */

/** Steps per call: a millisecond or less. */
const STRETCH = Math.min(500, MOST_ROWS);

export class SeriesRun {
  #slices;

  /** @param {{ now: () => number, defer: (task: () => void) => void }} clock */
  constructor(clock) {
    this.#slices = new Slices(clock);
  }

  /**
   * @param {readonly { engine: Pick<Engine, 'log'>, steps: number, read: (log: Float64Array) => void }[]} logs
   * @param {() => void} onDone not called if it is cancelled, or if a search is lost meanwhile
   */
  begin(logs, onDone) {
    const work = this.#work(logs);
    this.#slices.begin(
      () => {
        const { done, value } = work.next();
        if (done === true && value) onDone();
        return done === true;
      },
      () => undefined,
    );
  }

  cancel() {
    this.#slices.cancel();
  }

  /** @param {Parameters<SeriesRun['begin']>[0]} logs @returns {Generator<void, boolean>} */
  *#work(logs) {
    try {
      for (const { engine, steps, read } of logs) {
        for (let first = 1; first <= steps; first += STRETCH) {
          read(engine.log(first, Math.min(first + STRETCH - 1, steps)));
          yield;
        }
      }
      return true;
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      return false;
    }
  }
}
