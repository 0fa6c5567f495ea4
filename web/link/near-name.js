// The name probably meant by a misspelt name in a link. Pure.

import {
  ALGORITHMS,
  BOARDS,
  CORNER_RULES,
  COST_MODELS,
  HEURISTICS,
  LOCAL_TURNS,
  NEAREST,
  NEIGHBOUR_ORDERS,
  OPEN_LISTS,
  PROGRAMS,
  STOPS,
  TIERS,
  TIES,
  UPDATES,
} from '../engine/options.js';
import { PLACES } from './link.js';

/** @import { Reason } from 'astrolabe-module' */

/** The keys of a link whose values are names, with these. @type {Readonly<Record<string, readonly string[]>>} */
export const NAMES = Object.freeze({
  as: PROGRAMS,
  a: ALGORITHMS,
  h: HEURISTICS,
  b: [...BOARDS, 'graph'],
  c: CORNER_RULES,
  k: COST_MODELS,
  tie: TIES,
  stop: STOPS,
  up: UPDATES,
  no: NEIGHBOUR_ORDERS,
  near: NEAREST,
  ol: OPEN_LISTS,
  lt: LOCAL_TURNS,
  tiers: TIERS,
  p: PLACES,
});

/** Letters changed, omitted, added or swapped with the next one. */
const MOST_EDITS = 2;

/**
 * A value that is not understood: with the name that it is near to, or all names that there are.
 * @param {string} key
 * @param {string} [value]
 * @param {readonly string[]} [names] allowed for the key
 * @returns {Reason}
 */
export function valueRefused(key, value = '', names = NAMES[key] ?? []) {
  const near = nearName(value, names);
  const code = near === '' ? (names.length > 0 ? 'link.names' : 'link.value') : 'link.near';
  return { ok: false, code, line: 0, found: `${key}=${value}`, expected: near || names.join(', ') };
}

/** The nearest, of several the first, or one that begins so; '' where none is near. @param {string} text @param {readonly string[]} names */
export function nearName(text, names) {
  const written = text.toLowerCase();
  let [nearest, least] = ['', MOST_EDITS + 1];
  for (const name of names) {
    // Any letter is close to any one-letter text.
    const edits = Math.abs(name.length - written.length) < least ? editsBetween(written, name) : least;
    if (edits < least && edits < name.length) [nearest, least] = [name, edits];
  }
  const isPart = (/** @type {string} */ one, /** @type {string} */ other) => one.length > 2 && other.startsWith(one);
  return nearest || (names.find((name) => isPart(written, name) || isPart(name, written)) ?? '');
}

/**
 * Damerau's distance, with Lowrance and Wagner's restriction: swapped letters stay neighbours. Fred J. Damerau, "A
 * technique for computer detection and correction of spelling errors", 1964.
 * @param {string} one
 * @param {string} other
 */
function editsBetween(one, other) {
  /** @type {number[][]} Of the first letters of one and of the other. */
  const edits = [];
  for (let i = 0; i <= one.length; i++) {
    const row = (edits[i] = [i]);
    for (let j = 1; j <= other.length; j++) {
      const at = (/** @type {number} */ back, /** @type {number} */ left) => edits[i - back]?.[j - left] ?? Infinity;
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row[j] = Math.min(
        i === 0 ? j : Infinity,
        at(1, 0) + 1,
        at(0, 1) + 1,
        at(1, 1) + (isSame ? 0 : 1),
        isSwapped ? at(2, 2) + 1 : Infinity,
      );
    }
  }
  return edits[one.length]?.[other.length] ?? Infinity;
}
