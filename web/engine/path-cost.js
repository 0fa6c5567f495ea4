// The cost of a path on a board, summed step by step: for paths that were found on another board. Pure.

/** @import { SearchSettings } from 'astrolabe-module' */

import { addedOf, factorOf } from './grounds.js';

/** Units of a straight step, of a diagonal one, and of a displayed 1: as in core/grid/cost_model.h. */
export const COST_MODELS = Object.freeze({
  tutorial: Object.freeze({ straight: 10, diagonal: 14, one: 1 }),
  exact: Object.freeze({ straight: 5741, diagonal: 8119, one: 5741 }),
  unit: Object.freeze({ straight: 1, diagonal: 1, one: 1 }),
});

/** The danger that adds as much as a straight step. */
const A_STEP = 10;

/**
 * The cost of a path on a board: each step costs its length times the factor of the cell entered plus what that adds; a
 * goal on a wall counts as plain.
 * @param {ArrayLike<number>} path neighbouring cells
 * @param {number} width
 * @param {ArrayLike<number>} grounds
 * @param {Pick<SearchSettings, 'board' | 'costs'>} settings
 * @returns {number} in the displayed unit
 */
export function pathCost(path, width, grounds, { board, costs }) {
  const { straight, diagonal, one } = COST_MODELS[costs];
  let units = 0;
  for (let i = 1; i < path.length; i++) {
    const [from, to] = [path[i - 1] ?? 0, path[i] ?? 0];
    const isDiagonal =
      board === 'squares' && from % width !== to % width && Math.floor(from / width) !== Math.floor(to / width);
    const ground = grounds[to] ?? 0;
    const added = (addedOf(ground) * straight) / A_STEP;
    units += (isDiagonal ? diagonal : straight) * Math.max(factorOf(ground), 1);
    // As in the engine, whose units are finer if a step costs 1.
    units += straight < A_STEP ? added : Math.floor(added);
  }
  return units / one;
}
