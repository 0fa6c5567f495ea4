// What a finished two-tier search laid over the board: read from the module, in the largest rectangles that it
// answers.

/** @import { BoardSource } from './layouts.js' */
/**
 * @typedef {object} Edge
 * @property {number} from a cell
 * @property {number} to
 * @property {number} cost in the displayed unit
 * @property {number} costBack
 */

/** Cells of a rectangle that Laboratory.tierEdges() answers for, and numbers per edge. */
const MOST_CELLS = 2 ** 16;
const STRIDE = 4;

/** Cells on each side of a cluster; 0: there are none. @param {BoardSource} source */
export const clusterSide = (source) => source.result?.().tierSide ?? 0;

/** The squares of a coarse board, row by row: 0 blocked, 1 free, 2 also in the corridor; empty for any other board. @param {BoardSource} source @returns {Uint8Array} */
export function coarseSquares({ laboratory }) {
  return laboratory?.tierSquares().slice() ?? new Uint8Array(0);
}

/** Start, transitions or squares, and goal of the upper path at the current step. @param {BoardSource} source @returns {Uint32Array} */
export function upperPath({ laboratory }) {
  return laboratory?.tierPath().slice() ?? new Uint32Array(0);
}

/**
 * The edges of the clusters that the range touches; each once or, at the seams of very large ranges, twice.
 * @param {BoardSource} source
 * @param {{ x: number, y: number, columns: number, rows: number }} range
 * @returns {Generator<Edge>}
 */
export function* edgesIn({ laboratory }, { x, y, columns, rows }) {
  const most = Math.max(1, Math.floor(MOST_CELLS / columns));
  for (let top = y; top < y + rows; top += most) {
    const numbers = laboratory?.tierEdges(x, top, columns, Math.min(most, y + rows - top)).slice() ?? [];
    for (let at = 0; at < numbers.length; at += STRIDE) {
      const [from = 0, to = 0, cost = 0, costBack = 0] = numbers.slice(at, at + STRIDE);
      yield { from, to, cost, costBack };
    }
  }
}
