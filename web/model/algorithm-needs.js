// What each algorithm requires of a board and its rules, as listed in the catalogue. Pure.

import { descriptorOf } from '../engine/options.js';
import { suited } from './settings.js';

/** @import { AlgorithmName, BoardName, SearchSettings } from 'astrolabe-module' */
/** @import { Algorithm } from '../engine/options.js' */
/** @typedef {Algorithm['needs'][number] | 'size'} Need 'size': not more cells than there is memory for */

/**
 * Settings of a board, whether all its ground costs the same, and its cells.
 * @typedef {{ board: string, corner: string, isEven: boolean, cells: number }} BoardFacts
 */

const MEETS = Object.freeze({
  cells: () => true,
  squares: (/** @type {BoardFacts} */ { board }) => board === 'squares',
  even: (/** @type {BoardFacts} */ { isEven }) => isEven,
  diagonals: (/** @type {BoardFacts} */ { board, corner }) => board === 'hex' || corner !== 'four',
});

/** The first requirement of the algorithm that is not met; null: it can be chosen. @param {AlgorithmName} algorithm @param {BoardFacts} facts @returns {Need | null} */
export function unmetNeed(algorithm, facts) {
  const { needs, mostCells } = descriptorOf(algorithm);
  const need = needs.find((need) => !MEETS[need](facts));
  return need ?? (facts.cells > mostCells ? 'size' : null);
}

/** Whether it works on squares only. @param {AlgorithmName} algorithm */
export const needsSquares = (algorithm) => descriptorOf(algorithm).needs.includes('squares');

/** Whether it requires diagonal steps. @param {AlgorithmName} algorithm */
export const needsDiagonals = (algorithm) => descriptorOf(algorithm).needs.includes('diagonals');

/**
 * The change of the settings when the board's kind of cells changes: what needs squares is dropped with them.
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
