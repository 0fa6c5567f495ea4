// The content of the status line: keys and values, so that a change of language rewrites it.
// Knows no sentence; web/i18n/ has those.

import { gridPointOf } from './coordinates.js';

/** @import { AlgorithmName, Reason, SearchResult } from 'astrolabe-module' */
/** @import { GridPoint } from './coordinates.js' */
/**
 * @typedef {object} Part
 * @property {string} key
 * @property {Readonly<Record<string, string | number>>} [values]
 * @property {Readonly<Record<string, GridPoint | readonly GridPoint[]>>} [points] more values: they are formatted when
 *   displayed, in the coordinates then in use
 */
/**
 * @typedef {object} Notice
 * @property {boolean} isError
 * @property {readonly (Part | { reason: Reason })[]} parts
 */

/** @param {Notice['parts']} parts @returns {Notice} */
export function info(...parts) {
  return { isError: false, parts };
}

/** @param {Reason} reason @param {readonly Part[]} around shown before it @returns {Notice} */
export function errorOf(reason, ...around) {
  return { isError: true, parts: [...around, { reason }] };
}

/** @param {Part} part @returns {Notice} */
export function warning(part) {
  return { isError: true, parts: [part] };
}

/**
 * What a settled search found.
 * @param {SearchResult} result
 * @param {{ width: number }} board
 * @param {AlgorithmName} [algorithm]
 * @returns {Part[]}
 */
export function answerParts(result, board, algorithm = 'astar') {
  const { outcome, cost, expanded, steps, target } = result;
  /** @type {Part[]} */
  let parts = [{ key: 'status.no_path', points: { cell: gridPointOf(target, board) } }];
  if (outcome === 'found') parts = [{ key: 'status.found', values: { cost, expanded } }];
  else if (outcome === 'broken') parts = [{ key: 'status.broken' }];
  else if (outcome === 'gave-up') parts = [gaveUp(algorithm, expanded)];
  else if (target < 0) parts = [{ key: 'status.program_no_path' }];
  const left = fallbackOf(result);
  if (left !== null) parts.push({ key: left });
  const repair = repairPart(result);
  if (repair !== null) parts.push(repair);
  return result.isTruncated ? [...parts, { key: 'status.truncated', values: { steps } }] : parts;
}

/** How LPA* reused its previous answer; null: it had none. @param {SearchResult} result @returns {Part | null} */
export function repairPart({ expanded, repairs, isRepairRefused }) {
  if (isRepairRefused) return { key: 'status.searched_anew' };
  return repairs > 0 ? { key: 'status.repaired', values: { expanded, repairs } } : null;
}

/** Why a search on a coarse board fell back to all cells: the key of a sentence; null: it did not. @param {Pick<SearchResult, 'kernel'>} result */
export function fallbackOf({ kernel }) {
  const [, why] = /^coarse board: (.+)$/.exec(kernel) ?? [];
  return why === undefined ? null : `tiers.fallback_${why}`;
}

/** The algorithm stopped at a limit of its own. @param {string} algorithm @param {number} expanded @returns {Part} */
function gaveUp(algorithm, expanded) {
  const key = algorithm === 'local' ? 'status.gave_up_local' : 'status.gave_up';
  return { key, values: { expanded } };
}
