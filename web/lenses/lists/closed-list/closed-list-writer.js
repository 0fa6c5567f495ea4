// Writes the whole closed list as text, slice by slice: a million rows take time, and more
// memory than a string should. Finished parts are kept in blobs, outside the script's memory.

import { MOST_ROWS } from '../../../engine/layouts.js';
import { unlessDead } from '../../../engine/module/unless-dead.js';
import { closedRows } from './closed-list.js';

/** @import { Engine } from '../../../engine/engine.js' */
/** @import { ClosedRow } from './closed-list.js' */

/** Milliseconds of work per slice: half a frame. */
const SLICE = 8;
/** Characters moved to a blob at a time. */
const CHUNK = 2 ** 20;

/**
 * @typedef {object} Order
 * @property {string} header with its line end
 * @property {(row: ClosedRow) => string} line
 * @property {number} steps of the trace
 * @property {() => boolean} isOver whether the trace has been replaced
 */

export class PrintoutWriter {
  /** @type {Pick<Engine, 'printout'>} */
  #engine;
  /** @type {{ now: () => number, defer: (task: () => void) => void }} */
  #clock;
  /** Incremented with each text begun or cancelled. */
  #run = 0;

  /**
   * @param {Pick<Engine, 'printout'>} engine
   * @param {{ now: () => number, defer: (task: () => void) => void }} clock
   */
  constructor(engine, clock) {
    this.#engine = engine;
    this.#clock = clock;
  }

  cancel() {
    this.#run += 1;
  }

  /**
   * @param {Order} order
   * @param {(done: number) => void} report called with the number of rows written
   * @returns {Promise<Blob | null>} null if it was cancelled, or the trace is over or lost
   */
  async write({ header, line, steps, isOver }, report) {
    this.cancel();
    const run = this.#run;
    /** @type {Blob[]} */
    const parts = [];
    let text = header;
    let step = 1;
    while (step <= steps) {
      const end = this.#clock.now() + SLICE;
      do {
        const last = Math.min(step + MOST_ROWS - 1, steps);
        const rows = unlessDead(() => closedRows(this.#engine.printout(step, last)));
        if (rows === null) return null;
        for (const row of rows) text += line(row);
        step = last + 1;
        if (text.length >= CHUNK) {
          parts.push(new Blob([text]));
          text = '';
        }
      } while (step <= steps && this.#clock.now() < end);
      report(step - 1);
      if (step > steps) break;
      await new Promise((resolve) => this.#clock.defer(() => resolve(null)));
      if (run !== this.#run || isOver()) return null;
    }
    return new Blob([...parts, text]);
  }
}
