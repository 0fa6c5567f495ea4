// The link of a graph: b=graph, m= with the core's code of it, s= and g= with the numbers of nodes, and those
// settings that a graph has. With a checksum like other links. Knows no DOM, no engine.

import { readState, statePairs, EMPTY_LINK } from '../../link/link.js';
import { valueRefused } from '../../link/near-name.js';

/** @import { Reason, SearchSettings } from 'astrolabe-module' */
/**
 * @typedef {object} GraphLink
 * @property {string | null} map null: the example
 * @property {number} start index in the list of nodes; -1 for none, in the example: its own
 * @property {number} goal
 * @property {SearchSettings} settings
 * @property {number | null} step null: the last
 */

/** @param {GraphLink} link @returns {[string, string][]} */
export function graphPairs({ map, start, goal, settings, step }) {
  /** @type {[string, string][]} */
  const pairs = [['b', 'graph'], ...statePairs({ ...EMPTY_LINK, map, settings, step })];
  if (start >= 0) pairs.push(['s', String(start)]);
  if (goal >= 0) pairs.push(['g', String(goal)]);
  return pairs;
}

/**
 * @param {ReadonlyMap<string, string>} pairs
 * @returns {{ link: GraphLink, odd: null } | { link: null, odd: string }} `odd` is the key that is not understood
 */
export function readGraphPairs(pairs) {
  const others = new Map([...pairs].filter(([key]) => !['b', 's', 'g'].includes(key)));
  const { link, odd } = readState(others);
  if (link === null) return { link: null, odd };
  const ends = ['s', 'g'].map((key) => {
    const text = pairs.get(key);
    return text === undefined ? -1 : /^\d{1,5}$/.test(text) ? Number(text) : NaN;
  });
  const [start = -1, goal = -1] = ends;
  if (Number.isNaN(start)) return { link: null, odd: 's' };
  if (Number.isNaN(goal)) return { link: null, odd: 'g' };
  const { map, settings, step } = link;
  // A board's code, not one of a graph.
  if (map !== null && /^[aegr]/.test(map)) return { link: null, odd: 'm' };
  return { link: { map, start, goal, settings, step }, odd: null };
}

/** Why a link is not opened. @param {string} odd key @param {string} [found] @returns {Reason} */
export function graphRefused(odd, found = '') {
  if (odd === 'm') {
    const code = /^[aegr]/.test(found) ? 'link.of_board' : 'link.map_broken';
    return { ok: false, code, line: 0, found, expected: '' };
  }
  if (odd === 's' || odd === 'g')
    return { ok: false, code: 'link.node', line: 0, found: `${odd}=${found}`, expected: '' };
  return valueRefused(odd, found);
}
