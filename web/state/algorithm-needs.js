// What each algorithm asks of a board and its rules: as core/search/algorithm.h has it. Pure.

import { suited } from './settings.js';

/** @typedef {import('../engine/types.js').AlgorithmName} AlgorithmName */
/** @typedef {import('../engine/types.js').SearchSettings} SearchSettings */
/**
 * Cells that are squares; ground of one cost; diagonal steps; no more cells than there is memory for.
 * @typedef {'squares' | 'even' | 'diagonals' | 'size'} Need
 */

/** For searches that keep more of every cell than the textbook's. */
export const MOST_CELLS = 2 ** 22;

/** @type {Partial<Record<AlgorithmName, readonly Need[]>>} */
const NEEDS = Object.freeze({
  canonical: ['squares', 'even'],
  jps: ['squares', 'even'],
  bidirectional: ['size'],
  bidijkstra: ['size'],
  theta: ['squares', 'even', 'diagonals', 'size'],
  lazytheta: ['squares', 'even', 'diagonals', 'size'],
  idastar: ['size'],
  lpastar: ['size'],
  twotier: ['size'],
  local: ['squares', 'size'],
  flow: ['size'],
});

/**
 * Settings of a board, whether all its ground costs the same, and its cells.
 * @typedef {{ board: string, corner: string, isEven: boolean, cells: number }} Place
 */

/** @type {Readonly<Record<Need, (place: Place) => boolean>>} */
const MEETS = Object.freeze({
  squares: ({ board }) => board === 'squares',
  even: ({ isEven }) => isEven,
  diagonals: ({ board, corner }) => board === 'hex' || corner !== 'four',
  size: ({ cells }) => cells <= MOST_CELLS,
});

/** What the algorithm lacks there, the first of it; null: it can be chosen. @param {AlgorithmName} algorithm @param {Place} place */
export function lackOf(algorithm, place) {
  return NEEDS[algorithm]?.find((need) => !MEETS[need](place)) ?? null;
}

/** Whether it can be asked on squares only. @param {AlgorithmName} algorithm */
export const needsSquares = (algorithm) => NEEDS[algorithm]?.includes('squares') ?? false;

/** Whether it cannot be asked without diagonal steps. @param {AlgorithmName} algorithm */
export const needsDiagonals = (algorithm) => NEEDS[algorithm]?.includes('diagonals') ?? false;

/**
 * The change of the settings when the board's cells become others: what needs squares goes, with them.
 * @param {SearchSettings} settings
 * @param {import('../engine/types.js').BoardName} board
 * @returns {Partial<SearchSettings>}
 */
export function onBoard(settings, board) {
  const { heuristic } = suited({ ...settings, board });
  if (board === 'squares') return { board, heuristic };
  const algorithm = needsSquares(settings.algorithm) ? 'astar' : settings.algorithm;
  return { board, heuristic, algorithm, program: 'none', corrected: false };
}
