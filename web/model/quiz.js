// Which cell is expanded next? Counts as right: every open cell with the least F. Among
// equals the tie rule decides, which the reader need not guess. Pure.

import { CELL_FIELDS, CELL_STRIDE, STATUS } from '../engine/layouts.js';

/** @import { SearchSettings } from 'astrolabe-module' */

/** @typedef {{ cell: number, f: number }} OpenNode */
/**
 * @typedef {object} Ruling on an answer
 * @property {boolean} isRight
 * @property {number} f of the cell; NaN: it is not open
 * @property {number} leastF
 * @property {readonly number[]} least the cells with that F
 */

/** Larger boards are not scanned at every step. */
export const MOST_CELLS = 2 ** 16;

/** @param {Float64Array} cells the numbers of a whole board @returns {OpenNode[]} the open ones */
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
 * All nodes with the least F, in the order given; empty if there are no nodes.
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
 * Whether a search takes the open cell with the least F at every step. Algorithms that do not: those with their
 * own order, more than one open list or none, jumps, or line-of-sight checks on expansion; a program as written has
 * bugs; without a tie rule the structure decides, but always among the least.
 * @param {SearchSettings} settings
 */
export function expandsLeastF(settings) {
  return settings.program === 'none' && ['astar', 'dijkstra', 'greedy', 'canonical'].includes(settings.algorithm);
}
