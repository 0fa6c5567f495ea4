// The place in a link: p=write, ex= the exercise, js= the program, deflated, where it is not the one that the exercise
// begins with. Knows no DOM, no engine.

import { valueRefused } from '../../link/near-name.js';
import { packText, unpackText } from '../../link/packed-text.js';
import { EXERCISE_NAMES } from './exercises/exercise-names.js';
import { LONGEST_CODE } from './runner/protocol.js';

/** @import { Reason } from 'astrolabe-module' */
/** @import { ExerciseName } from './exercises/exercise-names.js' */

/** Of a program in UTF-8. */
const MOST_BYTES = 3 * LONGEST_CODE;
/** Characters of a packed program in an address. */
const MOST_IN_ADDRESS = 16_000;

/** @param {ExerciseName} name @param {string | null} code null: the one that the exercise begins with @returns {Promise<[string, string][]>} without js= where it would be too long */
export async function writePairs(name, code) {
  /** @type {[string, string][]} */
  const pairs = [['p', 'write']];
  if (name !== EXERCISE_NAMES[0]) pairs.push(['ex', name]);
  const packed = code === null || code.length > LONGEST_CODE ? null : await packText(code);
  if (packed !== null && packed.length <= MOST_IN_ADDRESS) pairs.push(['js', packed]);
  return pairs;
}

/**
 * @param {ReadonlyMap<string, string>} pairs
 * @returns {Promise<{ name: ExerciseName, code: string | null, odd: { key: string, found: string } | null }>} code null:
 *   it carries none; `odd` is what is not understood
 */
export async function readWritePairs(pairs) {
  const wanted = pairs.get('ex') ?? EXERCISE_NAMES[0];
  const name = EXERCISE_NAMES.find((one) => one === wanted);
  if (name === undefined) return { name: EXERCISE_NAMES[0], code: null, odd: { key: 'ex', found: wanted } };
  const packed = pairs.get('js');
  if (packed === undefined) return { name, code: null, odd: null };
  const code = await unpackText(packed, MOST_BYTES);
  const isGood = code !== null && code.length <= LONGEST_CODE;
  return { name, code: isGood ? code : null, odd: isGood ? null : { key: 'js', found: '' } };
}

/** Why a program is not opened. @param {string} key @param {string} [found] @returns {Reason} */
export function writeRefused(key, found) {
  if (key === 'ex') return valueRefused(key, found, EXERCISE_NAMES);
  return { ok: false, code: 'link.program', line: 0, found: '', expected: '' };
}
