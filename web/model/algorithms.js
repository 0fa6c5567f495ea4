// The algorithms there are to choose from, in groups, and how each goes about it: as the catalogue has it. Pure.

import { ALGORITHMS, descriptorOf } from '../engine/options.js';

/** @import { AlgorithmName, SearchSettings } from 'astrolabe-module' */
/** @typedef {Pick<SearchSettings, 'algorithm' | 'program'>} Chosen */

/** As the list shows them; each has a name of its own. */
const FAMILIES = Object.freeze(/** @type {const} */ (['textbook', 'ends', 'pruned', 'angle', 'other']));

/** @type {Readonly<Record<string, readonly AlgorithmName[]>>} */
export const ALGORITHM_GROUPS = Object.freeze(
  Object.fromEntries(
    FAMILIES.map((family) => [family, ALGORITHMS.filter((name) => descriptorOf(name).family === family)]),
  ),
);

/** What is searched with: a program brings A* or its like. @param {Chosen} chosen @returns {AlgorithmName} */
export const searchedWith = ({ algorithm, program }) => (program === 'none' ? algorithm : 'astar');

/** Whether it is one of the textbook's own, whose every number the core explains. @param {Chosen} chosen */
export const isTextbookRun = (chosen) => descriptorOf(searchedWith(chosen)).family === 'textbook';

/** How the parent of a cell lies to it: beside it, along jumps, or in a straight line anywhere in sight. @param {Chosen} chosen */
export const parentsOf = (chosen) => descriptorOf(searchedWith(chosen)).parents;

/** Whether two halves come to meet each other. @param {Chosen} chosen */
export const hasTwoHalves = (chosen) => descriptorOf(searchedWith(chosen)).family === 'ends';
