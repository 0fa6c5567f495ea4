// What another program's search recorded, and the picture of it at each step. A step is an expansion with all that is opened before the
// next one; the cells opened before the first are there from the beginning:
//
//   open S · expand S · open a · open b · expand b · open c      steps: S │ S→ a b │ b→ c
//   step 0 ──┘└──────── step 1 ───────┘└──── step 2 ─────┘
//
// Serves what draws boards in place of an engine.

import { CELL_FIELDS, CELL_STRIDE, EVENT_STRIDE, STATUS } from './layouts.js';

/** @import { BoardSource, Shading } from './layouts.js' */

/** @implements {BoardSource} */
export class RecordedRun {
  #board;
  #events;
  /** The event of each step's expansion. @type {number[]} */
  #expansions = [];
  /** The step that expanded each cell first; 0: none. */
  #steps;
  #statuses;
  #g;
  #h;
  #path;
  /** Up to this event the picture is made. */
  #made = 0;
  /** @type {{ byStatus: Uint32Array, shades: Uint32Array }} */
  #colours = { byStatus: new Uint32Array(0), shades: new Uint32Array(0) };
  /** Where the picture is. */
  step = 0;
  /** Whether the program said g of any cell. */
  hasNumbers = false;

  /**
   * @param {{ width: number, height: number, factors: Uint8Array }} board
   * @param {Float64Array} events EVENT_STRIDE numbers each @param {Uint32Array | null} path
   */
  constructor(board, events, path) {
    const cells = board.width * board.height;
    this.#board = board;
    this.#events = events;
    this.#path = path ?? new Uint32Array(0);
    this.#steps = new Uint32Array(cells);
    this.#statuses = new Uint8Array(cells);
    this.#g = new Float64Array(cells);
    this.#h = new Float64Array(cells);
    for (let at = 0; at < events.length; at += EVENT_STRIDE) {
      this.hasNumbers ||= !Number.isNaN(events[at + 2]);
      if (events[at] !== 1) continue;
      this.#expansions.push(at);
      const cell = events[at + 1] ?? 0;
      this.#steps[cell] ||= this.#expansions.length;
    }
    this.seek(0);
  }

  get width() {
    return this.#board.width;
  }

  get height() {
    return this.#board.height;
  }

  /** How many expansions were recorded. */
  get steps() {
    return this.#expansions.length;
  }

  /** The cells in the order in which they were expanded. */
  get order() {
    return Uint32Array.from(this.#expansions, (at) => this.#events[at + 1] ?? 0);
  }

  /** The cell that the current step expands; -1: none. */
  get current() {
    const at = this.#expansions[this.step - 1];
    return at === undefined ? -1 : (this.#events[at + 1] ?? -1);
  }

  /** O(events) backwards, and only over the new ones forwards. @param {number} step the nearest existing one is taken */
  seek(step) {
    this.step = Math.min(Math.max(Math.round(step), 0), this.steps);
    const end = this.#expansions[this.step] ?? this.#events.length;
    if (end < this.#made || this.#made === 0) {
      this.#made = 0;
      this.#statuses.fill(STATUS.untouched);
      this.#g.fill(NaN);
      this.#h.fill(NaN);
    }
    for (let at = this.#made; at < end; at += EVENT_STRIDE) {
      const [kind, cell = 0, g = NaN, h = NaN] = this.#events.subarray(at, at + EVENT_STRIDE);
      if (kind === 1) this.#statuses[cell] = STATUS.closed;
      // A cell that is opened once more is open again only where it was closed by a worse path.
      else if (this.#statuses[cell] === STATUS.untouched || this.#isReopened(cell, g))
        this.#statuses[cell] = STATUS.open;
      if (!Number.isNaN(g)) this.#g[cell] = g;
      if (!Number.isNaN(h)) this.#h[cell] = h;
    }
    this.#made = end;
  }

  /** @param {number} cell @param {number} g */
  #isReopened(cell, g) {
    return this.#statuses[cell] === STATUS.closed && g < (this.#g[cell] ?? NaN);
  }

  factors() {
    return this.#board.factors;
  }

  statuses() {
    return this.#statuses;
  }

  path() {
    return this.#path;
  }

  shortestPath() {
    return new Uint32Array(0);
  }

  xray() {
    return new Float64Array(0);
  }

  /** @param {number} y @param {number} rows */
  expandedAt(y, rows) {
    return this.#steps.subarray(y * this.width, (y + rows) * this.width);
  }

  /** Cells whose g was not said have no numbers. @param {number} x @param {number} y @param {number} columns @param {number} rows */
  cells(x, y, columns, rows) {
    const numbers = new Float64Array(columns * rows * CELL_STRIDE);
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        const cell = (y + row) * this.width + x + column;
        const [g = NaN, h = NaN] = [this.#g[cell], this.#h[cell]];
        if (Number.isNaN(g)) continue;
        const at = (row * columns + column) * CELL_STRIDE;
        numbers[at + CELL_FIELDS.status] = this.#statuses[cell] ?? 0;
        numbers[at + CELL_FIELDS.g] = g;
        numbers[at + CELL_FIELDS.h] = Number.isNaN(h) ? 0 : h;
        numbers[at + CELL_FIELDS.f] = Number.isNaN(h) ? g : g + h;
        numbers[at + CELL_FIELDS.parent] = -1;
      }
    }
    return numbers;
  }

  /** @param {Uint32Array} byStatus @param {Uint32Array} shades */
  setColours(byStatus, shades) {
    this.#colours = { byStatus, shades };
  }

  /** Statuses, whatever the shading: that of the order is not offered here. @param {Shading} shading @param {number} x @param {number} y @param {number} columns @param {number} rows */
  paint(shading, x, y, columns, rows) {
    const pixels = new Uint32Array(columns * rows);
    for (let index = 0; index < pixels.length; index++) {
      const cell = (y + Math.floor(index / columns)) * this.width + x + (index % columns);
      const status = shading === 'none' ? STATUS.untouched : (this.#statuses[cell] ?? 0);
      pixels[index] = this.#colours.byStatus[status * 256 + (this.#board.factors[cell] ?? 0)] ?? 0;
    }
    return new Uint8Array(pixels.buffer);
  }
}
