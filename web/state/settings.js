// What the settings mean for each other: which of them an algorithm passes over, and the weight as
// people write it. Pure.

/** @typedef {import('../engine/types.js').SearchSettings} SearchSettings */
/** @typedef {import('../engine/types.js').AlgorithmName} AlgorithmName */

import { MAX_WEIGHT_HUNDREDTHS } from '../engine/options.js';

/** @param {SearchSettings} one @param {SearchSettings} other @returns {(keyof SearchSettings)[]} those in which they differ */
export function changedSettings(one, other) {
  const names = /** @type {(keyof SearchSettings)[]} */ (Object.keys(one));
  return names.filter((name) => one[name] !== other[name]);
}

/** @param {SearchSettings} one @param {SearchSettings} other */
export function isSameSettings(one, other) {
  return changedSettings(one, other).length === 0;
}

/** What the relatives leave alone, whatever they are: see options_for() in core/search/algorithm.h. */
const OF_THE_TEXTBOOK = Object.freeze(/** @type {const} */ (['openList', 'update', 'floods']));
const ORDER = Object.freeze(/** @type {const} */ (['heuristic', 'weightHundredths']));

/**
 * Dijkstra is the search without a heuristic; breadth-first and depth-first have an order of their
 * own, and with greedy search keep the first parent of a node for good. Jump point search has its own
 * heuristic, never finds a better way to a closed cell, and jumps over free cells only; canonical A*
 * likewise, and among equals it always takes the last in. Searches with straight lines see over free cells.
 * @type {Readonly<Record<AlgorithmName, readonly (keyof SearchSettings)[]>>}
 */
const PASSED_OVER = Object.freeze({
  astar: [],
  dijkstra: ORDER,
  bfs: [...ORDER, 'tie', 'update', 'reopens'],
  dfs: [...ORDER, 'tie', 'update', 'reopens'],
  greedy: ['weightHundredths', 'update', 'reopens'],
  canonical: [...ORDER, ...OF_THE_TEXTBOOK, 'tie', 'stop', 'reopens', 'allowsBlockedGoal'],
  jps: [...ORDER, ...OF_THE_TEXTBOOK, 'stop', 'reopens', 'allowsBlockedGoal'],
  bidirectional: OF_THE_TEXTBOOK,
  bidijkstra: [...ORDER, ...OF_THE_TEXTBOOK],
  idastar: [...OF_THE_TEXTBOOK, 'tie', 'stop', 'reopens'],
  theta: [...OF_THE_TEXTBOOK, 'stop', 'reopens', 'allowsBlockedGoal'],
  lazytheta: [...OF_THE_TEXTBOOK, 'stop', 'reopens', 'allowsBlockedGoal'],
  lpastar: [...OF_THE_TEXTBOOK, 'tie', 'stop', 'reopens'],
  twotier: [...OF_THE_TEXTBOOK, 'stop', 'reopens', 'allowsBlockedGoal'],
  local: [...OF_THE_TEXTBOOK, 'stop', 'reopens'],
  flow: [...ORDER, ...OF_THE_TEXTBOOK, 'stop', 'reopens'],
});

/** @param {SearchSettings} settings @param {keyof SearchSettings} name @returns {boolean} */
export function isPassedOver(settings, name) {
  return PASSED_OVER[settings.algorithm].includes(name);
}

/** What estimates ways on hexes, the distance there first. @type {readonly string[]} */
const ON_HEXES = ['hex', 'euclidean', 'zero'];

/** Whether the heuristic measures cells of this kind. @param {SearchSettings} settings @param {string} heuristic */
export function measures({ board }, heuristic) {
  return board === 'hex' ? ON_HEXES.includes(heuristic) : heuristic !== 'hex';
}

/**
 * The same, but for a heuristic of the other kind of cells: the distance of this kind takes its place.
 * @param {SearchSettings} settings
 * @returns {SearchSettings}
 */
export function suited(settings) {
  if (measures(settings, settings.heuristic)) return settings;
  return { ...settings, heuristic: settings.board === 'hex' ? 'hex' : 'octile' };
}

/** @param {string} text a weight with at most two decimals @returns {number | null} hundredths */
export function parseWeight(text) {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const hundredths = Math.round(Number(trimmed) * 100);
  return hundredths >= 0 && hundredths <= MAX_WEIGHT_HUNDREDTHS ? hundredths : null;
}

/** @param {number} hundredths @returns {string} */
export function formatWeight(hundredths) {
  return String(hundredths / 100);
}
