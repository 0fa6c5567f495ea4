// The path that a search has to a cell. Pure; knows no DOM.

/** @import { Why } from 'astrolabe-module' */

/**
 * @param {number} cell
 * @param {object} given
 * @param {ArrayLike<number>} given.path of the search as a whole; empty where it has none yet
 * @param {(cell: number) => Why | null} given.why
 * @param {number} given.most cells that a path can have
 * @returns {number[]} from the start to the cell; empty where the search has not reached it. Takes one query for each
 *   cell of the path. Also empty if it was reached from the goal: its parents then lead to the goal, not to the start.
 */
export function pathTo(cell, { path, why, most }) {
  const on = Array.prototype.indexOf.call(path, cell);
  if (on >= 0) return Array.from(path).slice(0, on + 1);
  /** @type {number[]} */
  const back = [];
  for (let at = cell; at >= 0;) {
    back.push(at);
    const { sum, isFromGoal } = why(at) ?? { sum: null, isFromGoal: false };
    if (sum === null || isFromGoal || back.length > most) return [];
    at = sum.parent;
  }
  return back.reverse();
}
