// How the door of the engine looks at numbers, and what it says of wrong ones.

import { EngineError } from './engine-error.js';

/** @param {boolean} holds @param {string} code @param {unknown} found @param {string} expected */
export function check(holds, code, found, expected) {
  if (!holds) throw new EngineError({ code, found: String(found), expected });
}

/** @param {number} value @param {number} low @param {number} high */
export function isWithin(value, low, high) {
  return Number.isInteger(value) && value >= low && value <= high;
}
