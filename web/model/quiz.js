// Which cell is expanded next? What counts as a right answer: every open cell that none has less F than. Of
// equals the tie rule takes one, which nobody need guess. Pure.

import { CELL_FIELDS, CELL_STRIDE, STATUS } from '../engine/layouts.js';

/** @import { SearchSettings } from 'astrolabe-module' */

/** @typedef {{ cell: number, f: number }} OpenNode */
/**
 * @typedef {object} Ruling on an answer
 * @property {boolean} isRight
 * @property {number} f of the cell; NaN: it is not open
 * @property {number} leastF
 * @property {readonly number[]} least the cells that have it
 */

/** Larger boards are not looked through at every step. */
export const MOST_CELLS = 2 ** 16;

/** @param {Float64Array} cells the numbers of a whole board @returns {OpenNode[]} those of them that are open */
export function openNodes(cells) {
  /** @type {OpenNode[]} */
  const nodes = [];
  for (let at = 0; at < cells.length; at += CELL_STRIDE) {
    if (cells[at + CELL_FIELDS.status] !== STATUS.open) continue;
    nodes.push({ cell: at / CELL_STRIDE, f: cells[at + CELL_FIELDS.f] ?? NaN });
  }
  return nodes;
}

/**
 * All that have the least F, in the order of their coming; none of none.
 * @param {Iterable<OpenNode>} nodes open ones
 * @returns {{ cells: number[], f: number }}
 */
export function leastF(nodes) {
  let f = Infinity;
  /** @type {number[]} */
  let cells = [];
  for (const node of nodes) {
    if (node.f > f) continue;
    if (node.f < f) cells = [];
    f = node.f;
    cells.push(node.cell);
  }
  return { cells, f };
}

/** @param {readonly OpenNode[]} nodes open ones @param {number} cell the answer @returns {Ruling} */
export function ruled(nodes, cell) {
  const { cells, f } = leastF(nodes);
  const own = nodes.find((node) => node.cell === cell)?.f ?? NaN;
  return { isRight: own === f, f: own, leastF: f, least: cells };
}

/**
 * Whether a search takes the open cell with the least F at every step. Those do not that have an order of their
 * own, more than one open list or none, jump, or look at lines when they take a cell; a program as written has
 * bugs; and without a tie rule it is the structure that takes one, of the least all the same.
 * @param {SearchSettings} settings
 */
export function expandsLeastF(settings) {
  return settings.program === 'none' && ['astar', 'dijkstra', 'greedy', 'canonical'].includes(settings.algorithm);
}
