// How the door of the engine looks at numbers, and what it says of wrong ones.

import { EngineError } from './engine-error.js';
import { MAX_SIDE } from './options.js';

/** @param {boolean} holds @param {string} code @param {unknown} found @param {string} expected */
export function check(holds, code, found, expected) {
  if (!holds) throw new EngineError({ code, found: String(found), expected });
}

/** @param {number} value @param {number} low @param {number} high */
export function isWithin(value, low, high) {
  return Number.isInteger(value) && value >= low && value <= high;
}

/** Whether it is an array, and not only something that says how long it is. @param {unknown} list */
export function isArray(list) {
  return Array.isArray(list) || (ArrayBuffer.isView(list) && !(list instanceof DataView));
}

/** As many numbers as a board has cells, or refused. @param {ArrayLike<number>} list @param {number} count */
export function requireNumbers(list, count) {
  check(isArray(list) && list.length === count, 'board.factors', list.length, String(count));
}

/**
 * All of them from 0 to `high`, or refused. Millions of them at times: nothing is called or copied for each.
 * @param {ArrayLike<number>} list an array @param {number} high @param {string} code
 */
export function requireWithin(list, high, code) {
  for (let i = 0; i < list.length; i++) {
    const number = list[i] ?? NaN;
    if (!isWithin(number, 0, high)) check(false, code, number, `0–${high}`);
  }
}

/** @param {number} width @param {number} height */
export function requireSize(width, height) {
  for (const side of [width, height]) check(isWithin(side, 1, MAX_SIDE), 'board.size', side, `1–${MAX_SIDE}`);
}

/** Of a board of this size. @param {{ width: number, height: number }} board @param {number} x @param {number} y @param {number} columns @param {number} rows */
export function requireRectangle({ width, height }, x, y, columns, rows) {
  const isInside =
    isWithin(columns, 1, width) && isWithin(rows, 1, height) && isWithin(x, 0, width - columns) && isWithin(y, 0, height - rows);
  check(isInside, 'board.cell', `${x},${y} ${columns}×${rows}`, `${width} × ${height}`);
}
