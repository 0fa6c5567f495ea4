// How settings depend on each other: which of them an algorithm ignores, and the weight as
// users write it. Pure.

/** @import { SearchSettings } from 'astrolabe-module' */

import { MAX_WEIGHT_HUNDREDTHS, boardNamed, descriptorOf } from '../engine/options.js';

/** @param {SearchSettings} one @param {SearchSettings} other @returns {(keyof SearchSettings)[]} those in which they differ */
export function changedSettings(one, other) {
  const names = /** @type {(keyof SearchSettings)[]} */ (Object.keys(one));
  return names.filter((name) => one[name] !== other[name]);
}

/** @param {SearchSettings} one @param {SearchSettings} other */
export function isSameSettings(one, other) {
  return changedSettings(one, other).length === 0;
}

/** Settings that any algorithm uses are used by the textbook's A*. */
const OF_SEARCHES = descriptorOf('astar').counts;

/** @param {SearchSettings} settings @param {keyof SearchSettings} name @returns {boolean} */
export function isPassedOver(settings, name) {
  return OF_SEARCHES.includes(name) && !descriptorOf(settings.algorithm).counts.includes(name);
}

/** Whether the heuristic applies to this kind of cells. @param {SearchSettings} settings @param {string} heuristic */
export function measures({ board }, heuristic) {
  return boardNamed(board).heuristics.some((name) => name === heuristic);
}

/**
 * The same, but a heuristic for the other kind of cells is replaced by this kind's distance.
 * @param {SearchSettings} settings
 * @returns {SearchSettings}
 */
export function suited(settings) {
  if (measures(settings, settings.heuristic)) return settings;
  return { ...settings, heuristic: boardNamed(settings.board).heuristics[0] ?? 'zero' };
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
