// The X-ray of the whole board, read a band of rows at a time: by how much weighted H differs from the
// true remaining cost in each cell, and the range of these differences.

import { XRAY_FIELDS, XRAY_STRIDE } from './types.js';

/** Cells of a band, about: a millisecond's. */
const BAND = 8192;

export class XraySurvey {
  #engine;
  #row = 0;
  /** A cell's weighted H less its true cost; NaN: a wall, -Infinity: no way leads on. */
  differences;
  /** The finite ones lie between these. */
  least = 0;
  most = 0;
  /** There are cells that no way leads on from. */
  hasUnreachable = false;

  /** @param {Pick<import('./engine.js').Engine, 'width' | 'height' | 'xray'>} engine */
  constructor(engine) {
    this.#engine = engine;
    this.differences = new Float32Array(engine.width * engine.height);
  }

  /** Reads a band more. @returns {boolean} whether that was the last */
  work() {
    const { width, height } = this.#engine;
    const rows = Math.min(Math.max(1, Math.floor(BAND / width)), height - this.#row);
    const numbers = this.#engine.xray(0, this.#row, width, rows);
    const first = this.#row * width;
    for (let i = 0; i < width * rows; i++) {
      const difference = numbers[i * XRAY_STRIDE + XRAY_FIELDS.difference] ?? NaN;
      this.differences[first + i] = difference;
      if (difference > this.most) this.most = difference;
      else if (difference === -Infinity) this.hasUnreachable = true;
      else if (difference < this.least) this.least = difference;
    }
    this.#row += rows;
    return this.#row === height;
  }
}
