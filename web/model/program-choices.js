// The settings that a tutorial's program as written leaves open. Pure; what it fixes is asked of the core, which
// alone knows the programs.

import {
  ALGORITHMS,
  CORNER_RULES,
  COST_MODELS,
  HEURISTICS,
  NEIGHBOUR_ORDERS,
  OPEN_LISTS,
  STOPS,
  TIES,
  UPDATES,
} from '../engine/options.js';

/** @import { SearchSettings } from 'astrolabe-module' */
/** @typedef {(settings: SearchSettings) => SearchSettings} AsWritten with what the program fixes laid over them */
/** @typedef {ReadonlyMap<keyof SearchSettings, readonly unknown[]>} Choices of the settings that it touches */

const FLAGS = Object.freeze([false, true]);

/** Values of a setting to try: all of them, or a few if there are too many. */
const TRIALS = Object.freeze(
  /** @type {const} */ ({
    algorithm: ALGORITHMS,
    heuristic: HEURISTICS,
    weightHundredths: Object.freeze([100, 200, 300]),
    corner: CORNER_RULES,
    costs: COST_MODELS,
    tie: TIES,
    openList: OPEN_LISTS,
    stop: STOPS,
    update: UPDATES,
    neighbourOrder: NEIGHBOUR_ORDERS,
    reopens: FLAGS,
    allowsBlockedGoal: FLAGS,
  }),
);

/** @type {Choices} */
const ALL = new Map();

/**
 * Calls it once per settings object, which is replaced and never changed.
 * @param {AsWritten} asWritten
 * @returns {AsWritten}
 */
export function remembered(asWritten) {
  /** @type {WeakMap<SearchSettings, SearchSettings>} */
  const known = new WeakMap();
  return (settings) => {
    const found = known.get(settings) ?? asWritten(settings);
    known.set(settings, found);
    return found;
  };
}

/**
 * For each setting that the program restricts the values that can still be chosen; with fewer
 * than two it is fixed.
 * @param {SearchSettings} settings
 * @param {AsWritten} asWritten
 * @returns {Choices} empty without a program
 */
export function choicesLeft(settings, asWritten) {
  if (settings.program === 'none') return ALL;
  /** @type {Map<keyof SearchSettings, readonly unknown[]>} */
  const left = new Map();
  for (const name of /** @type {(keyof typeof TRIALS)[]} */ (Object.keys(TRIALS))) {
    const values = /** @type {readonly unknown[]} */ (TRIALS[name]);
    const kept = values.filter((value) => asWritten({ ...settings, [name]: value })[name] === value);
    if (kept.length < values.length) left.set(name, kept);
  }
  // It measures in whole cells, which is none of the measures to choose from.
  if (settings.program === 'crowd' && !settings.corrected) left.set('nearest', []);
  return left;
}

/** @param {Choices} choices @param {keyof SearchSettings} name @returns {boolean} */
export function isFixed(choices, name) {
  return (choices.get(name)?.length ?? 2) < 2;
}

/** Whether the value can still be chosen. @param {Choices} choices @param {keyof SearchSettings} name @param {unknown} value */
export function isLeft(choices, name, value) {
  return choices.get(name)?.includes(value) ?? true;
}
