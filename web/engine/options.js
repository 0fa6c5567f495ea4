// The names that a search understands, the default first. The controls list them, the links will
// write them, the door of the engine refuses all others.

/** @typedef {import('./types.js').SearchSettings} SearchSettings */

/** Tutorials' programs as written. @type {readonly import('./types.js').ProgramName[]} */
export const PROGRAMS = ['none', 'unity', 'csharp', 'cpp', 'gameserver', 'crowd', 'slides'];
/** @type {readonly import('./types.js').AlgorithmName[]} */
export const ALGORITHMS = [
  'astar',
  'dijkstra',
  'bfs',
  'dfs',
  'greedy',
  'canonical',
  'jps',
  'bidirectional',
  'bidijkstra',
  'idastar',
  'theta',
  'lazytheta',
  'lpastar',
  'twotier',
  'local',
  'flow',
];
/** @type {readonly import('./types.js').HeuristicName[]} */
export const HEURISTICS = ['octile', 'manhattan', 'euclidean', 'chebyshev', 'zero', 'hex'];
/** @type {readonly import('./types.js').BoardName[]} */
export const BOARDS = ['squares', 'hex'];
/** @type {readonly import('./types.js').CornerRuleName[]} */
export const CORNER_RULES = ['nowall', 'onewall', 'always', 'four'];
/** @type {readonly import('./types.js').CostModelName[]} */
export const COST_MODELS = ['tutorial', 'exact', 'unit'];
/** @type {readonly import('./types.js').TieName[]} */
export const TIES = ['lifo', 'fifo', 'g', 'h', 'near', 'none'];
/** @type {readonly import('./types.js').StopName[]} */
export const STOPS = ['selected', 'opened'];
/** @type {readonly import('./types.js').UpdateName[]} */
export const UPDATES = ['less', 'equal', 'never'];
/** @type {readonly import('./types.js').NearestName[]} */
export const NEAREST = ['line', 'h'];
/** @type {readonly import('./types.js').OpenListName[]} */
export const OPEN_LISTS = ['heap', 'list', 'sorted', 'map', 'queues'];
/** Ways round what is in the way of the local walk: by both directions, or one chosen at random. */
export const LOCAL_TURNS = Object.freeze(/** @type {const} */ (['both', 'random']));
/** What the two-tier search has far away. */
export const TIERS = Object.freeze(/** @type {const} */ (['clusters', 'coarse']));
/** Neighbour orders with a name; eight digits, each a slot, name any other. */
export const NEIGHBOUR_ORDERS = Object.freeze(['rows', 'up', 'cols', 'clock']);

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

/** Whether a search would understand it. @param {keyof SearchSettings} name @param {unknown} value */
export const accepts = (name, value) => ACCEPTS[name](value);

/**
 * The name of the first setting that a search would not understand, or null.
 * @param {SearchSettings} settings
 * @returns {keyof SearchSettings | null}
 */
export function firstUnknownSetting(settings) {
  const names = /** @type {(keyof SearchSettings)[]} */ (Object.keys(ACCEPTS));
  return names.find((name) => !ACCEPTS[name](settings[name])) ?? null;
}
