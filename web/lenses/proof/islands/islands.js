// The sentences about the islands of a board: how many and how large, where start and goal lie, and a cell. Pure.

/** @import { Part } from '../../../model/notice.js' */
/**
 * @typedef {object} Numbered
 * @property {ArrayLike<number>} labels the island number of each cell, 1 for the largest; 0 for a wall
 * @property {readonly number[]} sizes by number, from 1
 */

/** Islands listed with their sizes. */
const NAMED = 4;

/** @param {Numbered} numbered @param {string} separator of a list @returns {Part} */
export function countPart({ sizes }, separator) {
  const count = sizes.length - 1;
  const cells = sizes[1] ?? 0;
  if (count === 0) return { key: 'islands.none' };
  if (count === 1) return { key: 'islands.one', values: { cells } };
  const named = sizes.slice(2, NAMED + 1);
  const key = count > NAMED ? 'islands.count_more' : 'islands.count';
  return { key, values: { count, cells, others: named.join(separator) } };
}

/** @param {Numbered} numbered @param {{ start: number, goal: number }} ends @returns {Part} */
export function endsPart({ labels }, { start, goal }) {
  const [from, to] = [labels[start] ?? 0, labels[goal] ?? 0];
  if (from === 0 || to === 0) return { key: from === 0 ? 'islands.start_on_wall' : 'islands.goal_on_wall' };
  return { key: from === to ? 'islands.ends_together' : 'islands.ends_apart', values: { from, to } };
}

/** @param {Numbered} numbered @param {number} cell @param {string} name of the cell @param {{ start: number, goal: number }} ends @returns {Part[]} */
export function cellParts({ labels, sizes }, cell, name, { start, goal }) {
  const island = labels[cell] ?? 0;
  if (island === 0) return [{ key: 'islands.on_wall', values: { cell: name } }];
  const values = { cell: name, island, count: sizes.length - 1, cells: sizes[island] ?? 0 };
  const [hasStart, hasGoal] = [labels[start] === island, labels[goal] === island];
  const ends = hasStart && hasGoal ? 'both' : hasStart ? 'start' : hasGoal ? 'goal' : 'neither';
  return [{ key: 'islands.cell', values }, { key: `islands.with_${ends}` }];
}
