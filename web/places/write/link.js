// The place in a link: p=write, ex= the exercise, js= the program, deflated, where it is not the one that the exercise
// begins with. Knows no DOM, no engine.

import { valueRefused } from '../../link/near-name.js';
import { packText, unpackText } from '../../link/packed-text.js';
import { EXERCISE_NAMES } from './exercises/exercise-names.js';
import { LONGEST_CODE } from './runner/protocol.js';

/** @import { Reason } from 'astrolabe-module' */
/** @import { ExerciseName } from './exercises/exercise-names.js' */

/** Characters of a packed program in an address. */
const MOST_IN_ADDRESS = 16_000;

/** @param {ExerciseName} name @param {string | null} code null: the one that the exercise begins with @returns {Promise<[string, string][]>} without js= where it would be too long */
export async function writePairs(name, code) {
  /** @type {[string, string][]} */
  const pairs = [['p', 'write']];
  if (name !== EXERCISE_NAMES[0]) pairs.push(['ex', name]);
  const packed = code === null ? null : await packText(code);
  if (packed !== null && packed.length <= MOST_IN_ADDRESS) pairs.push(['js', packed]);
  return pairs;
}

/**
 * @param {ReadonlyMap<string, string>} pairs
 * @returns {Promise<{ name: ExerciseName, code: string | null, odd: string | null }>} code null: it carries none; `odd`
 *   is the key that is not understood
 */
export async function readWritePairs(pairs) {
  const wanted = pairs.get('ex') ?? EXERCISE_NAMES[0];
  const name = EXERCISE_NAMES.find((one) => one === wanted);
  if (name === undefined) return { name: EXERCISE_NAMES[0], code: null, odd: 'ex' };
  const packed = pairs.get('js');
  const code = packed === undefined ? null : await unpackText(packed, LONGEST_CODE);
  return { name, code, odd: packed !== undefined && code === null ? 'js' : null };
}

/** Why a program is not opened. @param {string} odd key @param {string} [found] @returns {Reason} */
export function writeRefused(odd, found) {
  if (odd === 'ex') return valueRefused(odd, found, EXERCISE_NAMES);
  return { ok: false, code: 'link.program', line: 0, found: '', expected: '' };
}
