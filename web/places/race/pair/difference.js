// Which cells one search has expanded and another has not, at their current steps. Pure.

import { STATUS } from '../../../engine/layouts.js';

/** Kinds of cells in a difference. */
export const DIFFERENCE = Object.freeze({ neither: 0, first: 1, second: 2, both: 3 });

/**
 * @param {Uint8Array} first statuses of the cells in the one search @param {Uint8Array} second likewise
 * @returns {{ cells: Uint8Array, counts: { first: number, second: number, both: number } }} `cells`: the kind of each
 */
export function differenceOf(first, second) {
  const { length } = first;
  const cells = new Uint8Array(length);
  // Sometimes millions of cells at every step: no calls or branches per cell.
  const counts = new Uint32Array(4);
  for (let cell = 0; cell < length; cell++) {
    const kind = Number(first[cell] === STATUS.closed) | (Number(second[cell] === STATUS.closed) << 1);
    cells[cell] = kind;
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  const [, one = 0, other = 0, both = 0] = counts;
  return { cells, counts: { first: one, second: other, both } };
}
