// The answer of a search, cached so that the module need not be asked again: the result and the path until
// the next search, and, for a small board, the numbers of all its cells until the next step.

import { copyOf } from './copy-of.js';
import { CELL_STRIDE } from './layouts.js';

/** @import { Answer, SearchResult } from 'astrolabe-module' */

/** Boards of at most so many cells are read whole, 50 µs a step (one: 0.5 µs; 2 cores, 2026-11-25) and numbered. */
const SMALL = 256;

export class KeptAnswer {
  /** @type {{ result: SearchResult, path: Uint32Array } | null} */
  #answer = null;
  /** CELL_STRIDE numbers a cell. @type {Float64Array | null} */
  #cells = null;

  /** Of a finished search. @param {Answer} answer */
  keep({ result, path }) {
    this.forget();
    if (result.outcome !== 'running') this.#answer = { result, path: copyOf(path) };
  }

  /** Another search, or none. */
  forget() {
    this.#answer = null;
    this.#cells = null;
  }

  /** Another step. */
  forgetStep() {
    this.#cells = null;
  }

  get result() {
    return this.#answer?.result ?? null;
  }

  get path() {
    return this.#answer?.path ?? null;
  }

  /**
   * @param {{ width: number, height: number }} board
   * @param {() => Float64Array} read reads all cells; none before a step
   * @returns {Float64Array | null} null: the board is not small, or there is nothing to cache
   */
  cells({ width, height }, read) {
    if (width * height > SMALL || this.#answer === null) return null;
    this.#cells ??= read().slice();
    return this.#cells;
  }
}

/**
 * A rectangle of all cells.
 * @param {Float64Array} cells row by row @param {number} width of the board
 * @param {number} x @param {number} y @param {number} columns @param {number} rows
 */
export function rectangleOf(cells, width, x, y, columns, rows) {
  if (columns === width) return cells.subarray(y * width * CELL_STRIDE, (y + rows) * width * CELL_STRIDE);
  const numbers = new Float64Array(columns * rows * CELL_STRIDE);
  for (let row = 0; row < rows; row++) {
    const first = ((y + row) * width + x) * CELL_STRIDE;
    numbers.set(cells.subarray(first, first + columns * CELL_STRIDE), row * columns * CELL_STRIDE);
  }
  return numbers;
}
