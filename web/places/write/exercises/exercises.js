// The exercises: a program each that is nearly right, and the rules by which it is judged. Pure.

import { DEFAULT_SETTINGS, exactHeuristic } from '../../../engine/options.js';
import aStar from './programs/a-star.js.txt';
import breadthFirst from './programs/breadth-first.js.txt';
import diagonals from './programs/diagonals.js.txt';
import dijkstra from './programs/dijkstra.js.txt';
import heap from './programs/heap.js.txt';
import own from './programs/own.js.txt';

/** @import { SearchSettings } from 'astrolabe-module' */
/** @import { ExerciseName } from './exercise-names.js' */
/**
 * @typedef {object} Exercise
 * @property {ExerciseName} name
 * @property {string} code what one begins with
 * @property {number} hints
 * @property {boolean} hasTerrain the judge's maps have costly ground
 * @property {Partial<SearchSettings> | null} rules of the search it is compared with; null: those of the lab
 */

const FOUR = Object.freeze(/** @type {const} */ ({ corner: 'four', costs: 'unit', heuristic: 'manhattan' }));
const EIGHT = Object.freeze(/** @type {const} */ ({ corner: 'nowall', costs: 'tutorial', heuristic: 'octile' }));

/** @type {readonly Exercise[]} */
export const EXERCISES = Object.freeze([
  { name: 'own', code: own, hints: 0, hasTerrain: false, rules: null },
  { name: 'breadth-first', code: breadthFirst, hints: 3, hasTerrain: false, rules: { ...FOUR, algorithm: 'bfs' } },
  { name: 'dijkstra', code: dijkstra, hints: 3, hasTerrain: true, rules: { ...FOUR, algorithm: 'dijkstra' } },
  { name: 'a-star', code: aStar, hints: 3, hasTerrain: true, rules: { ...FOUR, algorithm: 'astar' } },
  { name: 'diagonals', code: diagonals, hints: 3, hasTerrain: false, rules: { ...EIGHT, algorithm: 'astar' } },
  { name: 'heap', code: heap, hints: 3, hasTerrain: true, rules: { ...EIGHT, algorithm: 'astar' } },
]);

/** @param {string | undefined} name */
export const exerciseNamed = (name) => EXERCISES.find((one) => one.name === name);

/** The search that a program is compared with. @param {Exercise} exercise @param {SearchSettings} ofLab @returns {SearchSettings} */
export function settingsOf({ rules }, { corner, costs }) {
  // A program has to find out by itself that there is no path.
  const settings = { ...DEFAULT_SETTINGS, floods: true };
  if (rules !== null) return { ...settings, ...rules };
  return { ...settings, corner, costs, heuristic: exactHeuristic({ board: 'squares', corner }) };
}
