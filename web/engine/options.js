// The names that a search understands, the default first: those of the module's catalogue. The controls list
// them, the links write them, the engine's API refuses all others.

import { CATALOGUE } from '../../wasm/catalogue.mjs';

/** @import { AlgorithmName, SearchSettings } from 'astrolabe-module' */
/**
 * @typedef {object} Algorithm
 * @property {AlgorithmName} name
 * @property {'textbook' | 'ends' | 'pruned' | 'angle' | 'other'} family
 * @property {string} source authors, title and year; '' where it was not published
 * @property {readonly (keyof SearchSettings)[]} counts settings that matter; the other settings of the textbook's A* do not
 * @property {readonly ('cells' | 'squares' | 'even' | 'diagonals')[]} needs of a board: that it has cells (no graph),
 *   squares, uniform terrain, diagonal steps
 * @property {number} mostCells
 * @property {'beside' | 'jumps' | 'lines'} parents how the parent of a cell lies to it
 * @property {'options' | 'always' | 'admissible' | 'consistent' | 'nothing'} promise what a shortest path depends on: the options,
 *   one by one; nothing; an admissible or a consistent H; or none is promised
 * @property {boolean} comesFromGoal part of it is reached from the goal
 */

/** @type {readonly Algorithm[]} */
const DESCRIPTORS = CATALOGUE.algorithms;
/** @type {ReadonlyMap<string, Algorithm>} */
const BY_NAME = new Map(DESCRIPTORS.map((one) => [one.name, one]));

/** @typedef {SearchSettings['heuristic']} HeuristicName */
/**
 * @typedef {object} Board
 * @property {SearchSettings['board']} name
 * @property {readonly HeuristicName[]} heuristics that measure its cells, its own distance first
 * @property {readonly HeuristicName[]} exact the true cost on an empty board, by the corner rules in their order
 */
/** @type {readonly Board[]} */
const BOARD_DESCRIPTORS = CATALOGUE.boards;

/** @param {SearchSettings['board']} name */
export const boardNamed = (name) => /** @type {Board} */ (BOARD_DESCRIPTORS.find((one) => one.name === name));

/** @param {AlgorithmName} name */
export const descriptorOf = (name) => /** @type {Algorithm} */ (BY_NAME.get(name));

export const ALGORITHMS = DESCRIPTORS.map(({ name }) => name);
/** Tutorials' programs as written. */
export const PROGRAMS = CATALOGUE.programs;
export const HEURISTICS = CATALOGUE.heuristics;
export const BOARDS = CATALOGUE.boards.map(({ name }) => name);
export const CORNER_RULES = CATALOGUE.corners;
export const COST_MODELS = CATALOGUE.costs;
export const TIES = CATALOGUE.ties;
export const STOPS = CATALOGUE.stops;
export const UPDATES = CATALOGUE.updates;
export const NEAREST = CATALOGUE.nearest;
export const OPEN_LISTS = CATALOGUE.openLists;
/** How the local search gets round an obstacle: trying both directions, or one chosen at random. */
export const LOCAL_TURNS = Object.freeze(/** @type {const} */ (['both', 'random']));
/** The upper tier of the two-tier search. */
export const TIERS = Object.freeze(/** @type {const} */ (['clusters', 'coarse']));
/** Named neighbour orders; any other is written as eight digits, each a slot. @type {readonly string[]} */
export const NEIGHBOUR_ORDERS = CATALOGUE.neighbourOrders;

/** The heuristic that is the true cost on an empty board, and so guarantees a shortest path. @param {Pick<SearchSettings, 'board' | 'corner'>} rules */
export const exactHeuristic = ({ board, corner }) => boardNamed(board).exact[CORNER_RULES.indexOf(corner)] ?? 'zero';

export const MAX_WEIGHT_HUNDREDTHS = 1_000_000;
export const MAX_SIDE = 4096;
export const MAX_FACTOR = 255;

/** @type {Readonly<SearchSettings>} */
export const DEFAULT_SETTINGS = Object.freeze({
  program: 'none',
  corrected: false,
  algorithm: 'astar',
  heuristic: 'octile',
  weightHundredths: 100,
  board: 'squares',
  corner: 'nowall',
  costs: 'tutorial',
  tie: 'lifo',
  stop: 'selected',
  update: 'less',
  reopens: true,
  neighbourOrder: 'rows',
  allowsBlockedGoal: false,
  nearest: 'line',
  openList: 'heap',
  floods: false,
  localRadius: 12,
  localSteps: 1,
  localShifts: true,
  localSeed: 1,
  localTurns: 'both',
  tiers: 'clusters',
  clusterSide: 10,
});

/** @param {string} order @returns {boolean} */
export function isNeighbourOrder(order) {
  return NEIGHBOUR_ORDERS.includes(order) || [...order].sort().join('') === '01234567';
}

/** @type {Readonly<Record<keyof SearchSettings, (value: unknown) => boolean>>} */
const ACCEPTS = Object.freeze({
  program: isOneOf(PROGRAMS),
  corrected: isBoolean,
  algorithm: isOneOf(ALGORITHMS),
  heuristic: isOneOf(HEURISTICS),
  weightHundredths: isWhole(0, MAX_WEIGHT_HUNDREDTHS),
  board: isOneOf(BOARDS),
  corner: isOneOf(CORNER_RULES),
  costs: isOneOf(COST_MODELS),
  tie: isOneOf(TIES),
  stop: isOneOf(STOPS),
  update: isOneOf(UPDATES),
  reopens: isBoolean,
  neighbourOrder: (value) => typeof value === 'string' && isNeighbourOrder(value),
  allowsBlockedGoal: isBoolean,
  nearest: isOneOf(NEAREST),
  openList: isOneOf(OPEN_LISTS),
  floods: isBoolean,
  localRadius: isWhole(0, 50),
  localSteps: isWhole(1, 100),
  localShifts: isBoolean,
  localSeed: isWhole(0, 2 ** 32 - 1),
  localTurns: isOneOf(LOCAL_TURNS),
  tiers: isOneOf(TIERS),
  clusterSide: isWhole(4, 64),
});

/** @param {readonly string[]} names @returns {(value: unknown) => boolean} */
function isOneOf(names) {
  return (value) => typeof value === 'string' && names.includes(value);
}

/** @param {number} low @param {number} high @returns {(value: unknown) => boolean} */
function isWhole(low, high) {
  return (value) => Number.isInteger(value) && Number(value) >= low && Number(value) <= high;
}

/** @param {unknown} value @returns {boolean} */
function isBoolean(value) {
  return typeof value === 'boolean';
}

/** Whether a search accepts it. @param {keyof SearchSettings} name @param {unknown} value */
export const accepts = (name, value) => ACCEPTS[name](value);

/**
 * The name of the first setting that a search does not accept, or null.
 * @param {SearchSettings} settings
 * @returns {keyof SearchSettings | null}
 */
export function firstUnknownSetting(settings) {
  const names = /** @type {(keyof SearchSettings)[]} */ (Object.keys(ACCEPTS));
  return names.find((name) => !ACCEPTS[name](settings[name])) ?? null;
}
