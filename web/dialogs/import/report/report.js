// A summary of an imported map: its size and ground, its islands, where start and goal lie. Pure.

import { addedOf, factorOf } from '../../../engine/grounds.js';
import { gridPointOf } from '../../../model/coordinates.js';

/** @import { Part } from '../../../model/notice.js' */
/**
 * @typedef {object} Census of a board
 * @property {number} cells
 * @property {number} walls
 * @property {ReadonlySet<number>} grounds that occur on free cells
 * @property {readonly number[] | null} sizes cells of each island by its number, from 1, the largest; null: not
 *   counted
 * @property {ArrayLike<number>} labels the island number of each cell, 0 for a wall; empty without sizes
 */

/** Cells per slice: about a millisecond. */
const PIECE = 2 ** 16;

/**
 * O(cells), in slices of about a millisecond.
 * @param {ArrayLike<number>} grounds of each cell
 * @param {ArrayLike<number> | null} labels null: islands are not counted
 * @returns {Generator<void, Census>}
 */
export function* censusOf(grounds, labels) {
  /** @type {Set<number>} */
  const kinds = new Set();
  /** @type {number[]} */
  const sizes = [0];
  let walls = 0;
  for (let cell = 0; cell < grounds.length; cell++) {
    if (cell % PIECE === PIECE - 1) yield;
    const ground = grounds[cell] ?? 0;
    if (factorOf(ground) === 0) walls += 1;
    else kinds.add(ground);
    const island = labels?.[cell] ?? 0;
    if (island > 0) sizes[island] = (sizes[island] ?? 0) + 1;
  }
  const counted = labels === null ? null : sizes;
  return { cells: grounds.length, walls, grounds: kinds, sizes: counted, labels: labels ?? [] };
}

/** In whole percent, but 0 or 100 only if it is exact. @param {number} part @param {number} whole */
export function percentOf(part, whole) {
  const share = Math.round((100 * part) / Math.max(whole, 1));
  if (part > 0 && part < whole) return Math.min(Math.max(share, 1), 99);
  return share;
}

/** @param {Census} census @param {{ width: number, height: number }} board @returns {Part[]} */
export function sizeParts({ cells, walls, grounds }, { width, height }) {
  const size = { key: 'report.cells', values: { width, height, share: percentOf(walls, cells) } };
  const factors = [...grounds].map(factorOf);
  const most = Math.max(...factors);
  const kinds = new Set(factors).size;
  /** @type {Part[]} */
  const parts = [size];
  if (most > 1) parts.push({ key: 'report.terrain', values: { kinds, most } });
  if ([...grounds].some((ground) => addedOf(ground) > 0)) parts.push({ key: 'report.danger' });
  return parts;
}

/** @param {Census} census @returns {Part[]} */
export function islandsParts({ sizes }) {
  if (sizes === null) return [{ key: 'report.uncounted' }];
  const count = sizes.length - 1;
  if (count === 0) return [{ key: 'report.no_ground' }];
  if (count === 1) return [{ key: 'report.one' }];
  const free = sizes.reduce((sum, size) => sum + size);
  const single = sizes.filter((size) => size === 1).length;
  const parts = [{ key: 'report.many', values: { count, share: percentOf(sizes[1] ?? 0, free) } }];
  return single > 0 ? [...parts, { key: 'report.single', values: { count: single } }] : parts;
}

/** @param {Census} census @param {{ width: number, start: number, goal: number }} board @returns {Part[]} */
export function endsParts({ sizes, labels }, { width, start, goal }) {
  const points = { start: gridPointOf(start, { width }), goal: gridPointOf(goal, { width }) };
  if (sizes === null) return [{ key: 'report.ends', points }];
  const [from, to] = [labels[start] ?? 0, labels[goal] ?? 0];
  if (from === 0 || to === 0) return [{ key: from === 0 ? 'report.start_wall' : 'report.goal_wall', points }];
  if (from !== to) return [{ key: 'report.apart', values: { from, to }, points }];
  if (sizes.length === 2) return [{ key: 'report.ends', points }];
  return [{ key: from === 1 ? 'report.together_largest' : 'report.together', values: { island: from }, points }];
}
