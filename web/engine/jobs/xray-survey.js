// The X-ray of the whole board, read a band of rows at a time: how much weighted H differs from the true
// remaining cost in each cell, graded once the range of all differences is known.

import { XRAY_FIELDS, XRAY_STRIDE } from '../layouts.js';

/** @import { Engine } from '../engine.js' */

/** Cells read per call, approximately, and cells graded: a millisecond each. */
const BAND = 8192;
const GRADED = 65_536;

/** Number of sizes distinguished on either side. */
export const SIZES = 32;
/** Grades that have no size; underestimates follow from `under` on, then the overestimates from `over` on. */
export const GRADES = Object.freeze({ wall: 0, exact: 1, unreachable: 2, under: 3, over: 3 + SIZES });

/** @typedef {Pick<XraySurvey, 'grades' | 'least' | 'most' | 'hasUnreachable'>} Survey */

export class XraySurvey {
  #engine;
  #row = 0;
  #graded = 0;
  /** A cell's weighted H minus its true cost; NaN: a wall, -Infinity: the target cannot be reached from it. */
  #differences;
  /** Per cell one of GRADES, or a size from `under` or `over` on: the larger the more. */
  grades;
  /** All finite differences lie between these; so does 0. */
  least = 0;
  most = 0;
  /** There are cells from which the target cannot be reached. */
  hasUnreachable = false;

  /** @param {Pick<Engine, 'width' | 'height' | 'xray'>} engine */
  constructor(engine) {
    this.#engine = engine;
    const cells = engine.width * engine.height;
    this.#differences = new Float32Array(cells);
    this.grades = new Uint8Array(cells);
  }

  /** Continues the survey. @returns {boolean} whether that was the last */
  work() {
    if (this.#row < this.#engine.height) this.#read();
    else this.#grade();
    const isDone = this.#graded === this.grades.length;
    if (isDone) this.#differences = new Float32Array(0);
    return isDone;
  }

  #read() {
    const { width, height } = this.#engine;
    const rows = Math.min(Math.max(1, Math.floor(BAND / width)), height - this.#row);
    const numbers = this.#engine.xray(0, this.#row, width, rows);
    const first = this.#row * width;
    for (let i = 0; i < width * rows; i++) {
      const difference = numbers[i * XRAY_STRIDE + XRAY_FIELDS.difference] ?? NaN;
      this.#differences[first + i] = difference;
      if (difference > this.most) this.most = difference;
      else if (difference === -Infinity) this.hasUnreachable = true;
      else if (difference < this.least) this.least = difference;
    }
    this.#row += rows;
  }

  #grade() {
    const differences = this.#differences;
    const end = Math.min(this.#graded + GRADED, differences.length);
    for (let i = this.#graded; i < end; i++) this.grades[i] = gradeOf(differences[i] ?? NaN, this);
    this.#graded = end;
  }
}

/**
 * @param {number} difference
 * @param {Pick<Survey, 'least' | 'most'>} range
 * @returns {number} one of GRADES, or a size counted from `under` or `over`
 */
export function gradeOf(difference, { least, most }) {
  if (difference === 0) return GRADES.exact;
  if (difference > 0) return GRADES.over + sizeOf(difference / most);
  if (difference === -Infinity) return GRADES.unreachable;
  return difference < 0 ? GRADES.under + sizeOf(difference / least) : GRADES.wall;
}

/** @param {number} grade */
export const isOverestimate = (grade) => grade >= GRADES.over;

/** @param {number} part above 0, at most 1 except for rounding @returns {number} 0 to SIZES - 1 */
function sizeOf(part) {
  return Math.min(Math.max(Math.ceil(part * SIZES), 1), SIZES) - 1;
}
