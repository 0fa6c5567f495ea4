// How many lanes a board allows: each is a laboratory of its own, with about a hundred bytes per cell. Pure.

import { MOST_LANES } from './state.js';

/** Cells up to which there are four lanes, and up to which there are two; beyond that no race. */
export const MOST_CELLS_OF_FOUR = 2 ** 20;
export const MOST_CELLS_OF_TWO = 2 ** 21;

/** @param {number} cells of the board */
export function mostLanes(cells) {
  if (cells <= MOST_CELLS_OF_FOUR) return MOST_LANES;
  return cells <= MOST_CELLS_OF_TWO ? 2 : 0;
}
