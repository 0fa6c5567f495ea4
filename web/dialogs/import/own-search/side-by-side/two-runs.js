// Two searches of one board, step by step: what another program recorded, and the search here that comes nearest to it.

import { CELL_FIELDS, EVENT_STRIDE } from '../../../../engine/layouts.js';
import { RecordedRun } from '../../../../engine/recorded-run.js';

/** @import { SearchSettings } from 'astrolabe-module' */
/** @import { Engine } from '../../../../engine/engine.js' */
/** @typedef {{ width: number, height: number, start: number, goal: number, grounds: Uint8Array | Uint16Array, factors: Uint8Array }} ComparedBoard copies */
/** @typedef {{ status: number, g: number, h: number, f: number }} CellNumbers */

/** Expansions a call. */
const ALL = 2 ** 31 - 1;

export class TwoRuns {
  /** Of the other program. */
  theirs;
  /** At the same step. */
  engine;
  #width;
  #order;

  /**
   * Throws EngineError where the search here is refused.
   * @param {Engine} engine its own from now on
   * @param {ComparedBoard} board @param {SearchSettings} settings @param {Uint32Array} order of the other program
   */
  constructor(engine, board, settings, order) {
    const events = new Float64Array(order.length * EVENT_STRIDE);
    for (const [step, cell] of order.entries()) events.set([1, cell, NaN, NaN], step * EVENT_STRIDE);
    this.theirs = new RecordedRun(board, events, null);
    this.engine = engine;
    this.#width = board.width;
    this.#order = order;
    engine.restore(board.width, board.height, board.grounds);
    engine.begin(settings, board.start, board.goal);
    while (engine.advance(ALL) === 'running');
  }

  /** Of the longer one. */
  get steps() {
    return Math.max(this.theirs.steps, this.engine.result().steps);
  }

  /** One that has ended stays at its end. @param {number} step */
  seek(step) {
    this.theirs.seek(step);
    this.engine.seek(step);
  }

  /** The cells that both expand in this step; -1: it has not begun, or has ended. @param {number} step */
  cellsAt(step) {
    const here = step >= 1 && step <= this.engine.result().steps ? this.engine.seek(step).current : -1;
    return { theirs: this.#order[step - 1] ?? -1, here };
  }

  /** What the search here has in a cell at its current step. @param {number} cell @returns {CellNumbers} */
  numbersOf(cell) {
    const numbers = this.engine.cells(cell % this.#width, Math.floor(cell / this.#width), 1, 1);
    const { status, g, h, f } = CELL_FIELDS;
    const at = (/** @type {number} */ field) => numbers[field] ?? 0;
    return { status: at(status), g: at(g), h: at(h), f: at(f) };
  }

  dispose() {
    this.engine.dispose();
  }
}
