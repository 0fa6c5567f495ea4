// What each algorithm asks of a board and its rules: as the catalogue has it. Pure.

import { descriptorOf } from '../engine/options.js';
import { suited } from './settings.js';

/** @import { AlgorithmName, BoardName, SearchSettings } from 'astrolabe-module' */
/** @import { Algorithm } from '../engine/options.js' */
/** @typedef {Algorithm['needs'][number] | 'size'} Need 'size': not more cells than there is memory for */

/**
 * Settings of a board, whether all its ground costs the same, and its cells.
 * @typedef {{ board: string, corner: string, isEven: boolean, cells: number }} Place
 */

const MEETS = Object.freeze({
  cells: () => true,
  squares: (/** @type {Place} */ { board }) => board === 'squares',
  even: (/** @type {Place} */ { isEven }) => isEven,
  diagonals: (/** @type {Place} */ { board, corner }) => board === 'hex' || corner !== 'four',
});

/** The first need of the algorithm that is not met there; null: it can be chosen. @param {AlgorithmName} algorithm @param {Place} place @returns {Need | null} */
export function unmetNeed(algorithm, place) {
  const { needs, mostCells } = descriptorOf(algorithm);
  const need = needs.find((need) => !MEETS[need](place));
  return need ?? (place.cells > mostCells ? 'size' : null);
}

/** Whether it can be asked on squares only. @param {AlgorithmName} algorithm */
export const needsSquares = (algorithm) => descriptorOf(algorithm).needs.includes('squares');

/** Whether it cannot be asked without diagonal steps. @param {AlgorithmName} algorithm */
export const needsDiagonals = (algorithm) => descriptorOf(algorithm).needs.includes('diagonals');

/**
 * The change of the settings when the board's cells become others: what needs squares goes, with them.
 * @param {SearchSettings} settings
 * @param {BoardName} board
 * @returns {Partial<SearchSettings>}
 */
export function onBoard(settings, board) {
  const { heuristic } = suited({ ...settings, board });
  if (board === 'squares') return { board, heuristic };
  const algorithm = needsSquares(settings.algorithm) ? 'astar' : settings.algorithm;
  return { board, heuristic, algorithm, program: 'none', corrected: false };
}
