// What a search did step by step, as series for charts: the size of the open list, and the g and f of the cell
// expanded. Computed from its log, read piece by piece. Pure; knows neither engine nor charts.

import { LOG_FIELDS, LOG_KINDS, LOG_STRIDE } from '../../../engine/layouts.js';
import { Thinner } from '../../../ui/chart.js';

/** @import { Thinned } from '../../../ui/chart.js' */
/**
 * Values of the steps from 0 on; g and f have none at step 0, and f none where the search has no f.
 * @typedef {{ steps: number, open: Thinned, g: Thinned, f: Thinned }} StepSeries
 */

const UNTOUCHED = 0;
const OPEN = 1;
const CLOSED = 2;

export class SeriesReader {
  #cells;
  #steps;
  #size;
  /** Incremented when all cells become untouched: older entries are then invalid. */
  #age = 1;
  /** Of each cell, and in the backward half: age * 4 + status. @type {Float64Array[]} */
  #known = [];
  #open;
  #g;
  #f;

  /**
   * @param {number} cells of the board
   * @param {number} steps of the trace
   * @param {number} open size of the open list at step 0
   */
  constructor(cells, steps, open) {
    this.#cells = cells;
    this.#steps = steps;
    this.#size = open;
    this.#open = new Thinner(steps + 1);
    this.#g = new Thinner(steps + 1);
    this.#f = new Thinner(steps + 1);
    this.#open.add(open);
    this.#g.add(NaN);
    this.#f.add(NaN);
  }

  /** Whole steps, in order. @param {Float64Array} log as Engine.log() gives it */
  read(log) {
    const { expanded, raised } = LOG_KINDS;
    for (let at = 0; at < log.length; at += LOG_STRIDE) {
      const kind = log[at + LOG_FIELDS.kind] ?? 0;
      const isStep = kind === expanded || kind === raised;
      // The size is that after the previous step; nothing precedes the first.
      if (isStep && at > 0) this.#open.add(this.#size);
      if (isStep) {
        this.#g.add(log[at + LOG_FIELDS.g] ?? NaN);
        this.#f.add(log[at + LOG_FIELDS.f] ?? NaN);
      }
      this.#happen(kind, log[at + LOG_FIELDS.cell] ?? 0, log[at + LOG_FIELDS.layer] ?? 0);
    }
    if (log.length > 0) this.#open.add(this.#size);
  }

  /** @returns {StepSeries} */
  result() {
    return { steps: this.#steps, open: this.#open.result(), g: this.#g.result(), f: this.#f.result() };
  }

  /** @param {number} kind @param {number} cell @param {number} layer */
  #happen(kind, cell, layer) {
    const { expanded, opened, improved, reopened, dropped, restored, begun, raised } = LOG_KINDS;
    if (kind === begun) {
      this.#age += 1;
      this.#size = 0;
    }
    const known = (this.#known[layer] ??= new Float64Array(this.#cells));
    const age = this.#age * 4;
    const before = (known[cell] ?? 0) >= age ? (known[cell] ?? 0) - age : UNTOUCHED;
    /** @type {number} */
    let after = before;
    if (kind === opened || kind === improved || kind === reopened || kind === begun) after = OPEN;
    else if (kind === expanded || kind === restored) after = CLOSED;
    else if (kind === dropped || kind === raised) after = UNTOUCHED;
    known[cell] = age + after;
    // A cell expanded while untouched was open from the beginning.
    const wasOpen = before === OPEN || (before === UNTOUCHED && (kind === expanded || kind === raised));
    this.#size += Number(after === OPEN) - Number(wasOpen);
  }
}
