// An empty board to draw on: 30 × 20 cells, with room for a wall between the ends and around them.

import { map } from '../../model/maps/first-figure.js';

const ROW = '.'.repeat(30);
/** @param {number} count */
const rows = (count) => Array.from({ length: count }, () => ROW);

export const EMPTY_BOARD = Object.freeze({
  id: 'empty',
  title: 'board.empty',
  map: map(...rows(10), '.....S..................G.....', ...rows(9)),
});
