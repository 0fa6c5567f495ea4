// The algorithms to choose from, in groups, and their properties, as listed in the catalogue. Pure.

import { ALGORITHMS, descriptorOf } from '../engine/options.js';

/** @import { AlgorithmName, SearchSettings } from 'astrolabe-module' */
/** @typedef {Pick<SearchSettings, 'algorithm' | 'program'>} Chosen */

/** In the order of the list; each has a name of its own. */
const FAMILIES = Object.freeze(/** @type {const} */ (['textbook', 'ends', 'pruned', 'angle', 'other']));

/** @type {Readonly<Record<string, readonly AlgorithmName[]>>} */
export const ALGORITHM_GROUPS = Object.freeze(
  Object.fromEntries(
    FAMILIES.map((family) => [family, ALGORITHMS.filter((name) => descriptorOf(name).family === family)]),
  ),
);

/** The algorithm of the search; a program uses A* or a variant. @param {Chosen} chosen @returns {AlgorithmName} */
export const searchedWith = ({ algorithm, program }) => (program === 'none' ? algorithm : 'astar');

/** Whether it is a textbook search, for which the core explains every number. @param {Chosen} chosen */
export const isTextbookRun = (chosen) => descriptorOf(searchedWith(chosen)).family === 'textbook';

/** Where the parent of a cell lies: beside it, at the end of a jump, or anywhere in line of sight. @param {Chosen} chosen */
export const parentsOf = (chosen) => descriptorOf(searchedWith(chosen)).parents;

/** Whether it searches from both ends. @param {Chosen} chosen */
export const hasTwoHalves = (chosen) => descriptorOf(searchedWith(chosen)).family === 'ends';
