// The open list by F: which F values there are, and the cells that have each. Pure; knows no DOM.

import { formatNumber } from '../../../i18n/translate.js';
import { CELL_FIELDS, CELL_STRIDE, STATUS } from '../../../engine/layouts.js';

/** F values that are shown, the least first; of the others only the number is given. */
export const MOST_BARS = 6;

/**
 * @param {Float64Array} cells of a whole board, as BoardSource.cells() gives them
 * @returns {ReadonlyMap<number, readonly number[]>} open cells by their F, the least F first; takes one pass over the cells
 */
export function openByF(cells) {
  /** @type {Map<number, number[]>} */
  const found = new Map();
  for (let cell = 0; cell * CELL_STRIDE < cells.length; cell++) {
    const at = cell * CELL_STRIDE;
    if (cells[at + CELL_FIELDS.status] !== STATUS.open) continue;
    const f = cells[at + CELL_FIELDS.f] ?? NaN;
    const same = found.get(f);
    if (same === undefined) found.set(f, [cell]);
    else same.push(cell);
  }
  return new Map([...found].sort(([one], [other]) => one - other));
}

/**
 * @param {ReadonlyMap<number, readonly number[]>} byF
 * @returns {{ bars: { f: string, count: number, share: number }[], more: number }} shares are of the longest bar; `more` cells
 *   have a larger F
 */
export function barsOf(byF) {
  /** @type {{ f: string, count: number }[]} */
  const counts = [];
  for (const [f, { length }] of byF) {
    const text = formatNumber(f);
    const last = counts.at(-1);
    // With exact costs F values may differ by less than the display shows.
    if (last?.f === text) last.count += length;
    else counts.push({ f: text, count: length });
  }
  const shown = counts.slice(0, MOST_BARS);
  const longest = Math.max(1, ...shown.map(({ count }) => count));
  return {
    bars: shown.map((one) => ({ ...one, share: one.count / longest })),
    more: counts.slice(MOST_BARS).reduce((sum, { count }) => sum + count, 0),
  };
}
