// Mutates texts: what libFuzzer does to bytes, done to the characters of a text. Pure but for the
// random numbers given to it.

/** @typedef {ReturnType<typeof import('../../support/node/random.mjs').createRandom>} Random */

/** Where readers count, bound and escape. */
const NUMBERS = [
  '0',
  '-0',
  '1',
  '-1',
  '255',
  '256',
  '4095',
  '4096',
  '4097',
  '65535',
  '65536',
  '2147483647',
  '2147483648',
  '4294967295',
  '4294967296',
  '4294967301',
  '1e9',
  '1e999',
  '0.5',
  '9007199254740993',
  '99999999999999999999',
  '007',
  'NaN',
  'Infinity',
];
const SIGNS = [
  '',
  ' ',
  '\n',
  '\r\n',
  '\t',
  '\0',
  '\u00a0',
  '\ufeff',
  '\u202e',
  '\ud800',
  '\udc00',
  '\u{1f600}',
  '%',
  '%2C',
  '&amp;',
  '&',
  '=',
  '.',
  ',',
  '"',
  "'",
  '\\',
  '<',
  '>',
  '$&',
  '{',
  '}',
  '[',
  ']',
  '__proto__',
  'constructor',
];
/** Mutations applied on top of each other. */
const MOST = 5;
/** Times that a piece is repeated: it shows what takes more than linear time. */
const REPEATS = [1, 1, 1, 2, 3, 10, 100, 1000];

/**
 * @param {string} text @param {readonly string[]} others to take pieces from @param {readonly string[]} words of the reader
 * @param {number} longest @param {Random} random
 * @returns {string} of at most `longest` characters
 */
export function mutated(text, others, words, longest, random) {
  let changed = text;
  for (let count = 1 + random.below(MOST); count > 0; count--)
    changed = once(changed, others, words, random).slice(0, longest);
  return changed;
}

/** @param {string} text @param {readonly string[]} others @param {readonly string[]} words @param {Random} random */
function once(text, others, words, random) {
  const { below, pick } = random;
  const at = below(text.length + 1);
  const end = Math.min(text.length, at + pick([0, 1, 1, 2, 4, 16, text.length]));
  const [before, piece, behind] = [text.slice(0, at), text.slice(at, end), text.slice(end)];
  switch (below(9)) {
    case 0:
      return before + String.fromCharCode((text.charCodeAt(at) || 0) ^ (1 << below(16))) + text.slice(at + 1);
    case 1:
      return before + behind;
    case 2:
      return before + piece.repeat(pick(REPEATS)) + behind;
    case 3:
      return before + pick(NUMBERS) + text.slice(at).replace(/^-?[\d.]*/, '');
    case 4:
      return before + pick(SIGNS).repeat(pick(REPEATS)) + text.slice(at);
    case 5:
      return before + pick(words) + (below(2) === 0 ? text.slice(at) : behind);
    case 6: {
      const other = pick(others);
      const from = below(other.length + 1);
      return before + other.slice(from, from + pick([1, 4, 16, 64, other.length])) + behind;
    }
    case 7:
      return before;
    default:
      return text.slice(end) + piece + before;
  }
}
