// The text of a link, as it follows the # of an address:
//
//   v=1&z=<length>.<checksum>&m=…&s=1,2&g=5,2&a=dijkstra&t=7&ui=play&lang=zh
//       └── seal ──┘          └────── under the seal ──────┘└── view ──┘
//
// The seal holds the length of the text after it and its checksum: a truncated or garbled
// text is refused, anything appended by a messenger is ignored. In links written by hand it may be missing.
// Only A-Z a-z 0-9 - _ . , = & occur, and no final character that programs which detect links would cut off.

import { checksum } from './checksum.js';
import { PLACES, SPACE_KEYS, isKey, keyMeant, readState, readView, statePairs, viewPairs } from './link.js';
import { valueRefused } from './near-name.js';

/** @import { Reason } from 'astrolabe-module' */
/** @import { Link } from './link.js' */
/** @typedef {readonly [string, string]} Pair */
/** @typedef {ReadonlyMap<string, string>} Pairs */
/**
 * Both null: no content, or with `isForeign` none of ours, or with `graph` it is a link to a graph. With `race`
 * there is a race on its board, with `world` a world, with `write` a program; with `place` one of these opens as by its button.
 * @typedef {typeof PLACES[number]} PlaceOfLink
 * @typedef {{ link: Link | null, reason: null, isForeign?: true, graph?: Pairs, race?: Pairs, world?: Pairs, write?: Pairs, place?: PlaceOfLink } |
 *   { link: null, reason: Reason, isForeign?: undefined, graph?: undefined, race?: undefined, world?: undefined, write?: undefined, place?: undefined }} Reading
 */

const VERSION = 1;
/** Longer texts are not parsed: no board needs more, though browsers allow no address of that length. */
const LONGEST = 24 * 2 ** 20;

/** Maximum pairs of a link; there are fewer than a hundred keys. */
const MOST_PAIRS = 1000;
/** Characters of a value, except for those of the map, of the world's script and of a program, which have their own limits. */
const LONGEST_VALUE = 10_000;
const LONG_KEYS = ['m', 'do', 'js'];
/** Encodings that some programs write for our characters. */
const ESCAPES = Object.freeze({ '2C': ',', '2E': '.', '2D': '-', '5F': '_', '3D': '=', 26: '&' });

/** @type {Reading} */
const NO_LINK = Object.freeze({ link: null, reason: null });
/** Another page's anchor, say. @type {Reading} */
const FOREIGN = Object.freeze({ link: null, reason: null, isForeign: true });

/** @param {Link} link @param {readonly Pair[]} [space] its content for a race or a world @returns {string} without the # */
export function formatLink(link, space = []) {
  return sealed([...statePairs(link), ...space], viewPairs(link));
}

/** @param {readonly Pair[]} state under the seal @param {readonly Pair[]} [view] @returns {string} without the # */
export function sealed(state, view = []) {
  const covered = join(state);
  const seal = covered === '' ? '' : `z=${covered.length}.${checksum(covered)}`;
  return [`v=${VERSION}`, seal, covered, join(view)].filter((part) => part !== '').join('&');
}

/** @param {string} hash with or without the # @returns {Reading} */
export function parseLink(hash) {
  if (hash.length > LONGEST) return refuse('link.too_long');
  const written = hash.replace(/^#/, '');
  if (hasTooManyPairs(written)) return refuse('link.too_long');
  const text = plain(written);
  const long = longValue(text);
  if (long !== null) return { link: null, reason: long };
  const { open, seal, behind } = split(text);
  const before = pairsOf(open);
  if (seal === null && before.length === 0) return text === '' ? NO_LINK : FOREIGN;

  const version = before.find(([key]) => key === 'v')?.[1] ?? String(VERSION);
  if (version === '') return refuse('link.cut_off');
  if (!/^[1-9]\d{0,5}$/.test(version)) return { link: null, reason: valueRefused('v', version) };
  if (Number(version) > VERSION) return refuse('link.newer', version);

  if (seal === null) {
    if (/[&=]$/.test(text)) return refuse('link.cut_off');
    const meant = misspelt(text);
    return meant === null ? read(before, before) : { link: null, reason: meant };
  }
  const [, digits, sum] = /^(\d{1,8})\.([0-9a-z]{1,7})$/.exec(seal) ?? [];
  if (digits === undefined) return refuse(behind === '' ? 'link.cut_off' : 'link.garbled');
  if (behind.length < Number(digits)) return refuse('link.cut_off');
  const covered = behind.slice(0, Number(digits));
  if (checksum(covered) !== sum) return refuse('link.garbled');
  const sealed = pairsOf(covered);
  return read(sealed, [...before, ...sealed, ...pairsOf(behind.slice(covered.length))]);
}

/** The content of a link for a place. @param {Reading} reading @returns {readonly Pair[]} */
export function spacePairs({ race, world, write }) {
  const named = write === undefined ? [] : [/** @type {const} */ (['p', 'write'])];
  // In their original order: the first of two counts, so they were read from the last on.
  const content = [...(race ?? world ?? write ?? [])].reverse();
  return [...named, ...content.filter(([key, value]) => SPACE_KEYS.has(key) && /^[\w.,-]*$/.test(value))];
}

/** @param {readonly Pair[]} state @param {readonly Pair[]} view @returns {Reading} */
function read(state, view) {
  // Messengers append text: of duplicate keys the first counts.
  const pairs = new Map([...state].reverse());
  // The graph page reads it; the board stays as it is.
  if (pairs.get('b') === 'graph') return { link: null, reason: null, graph: pairs };
  const { link, odd } = readState(pairs);
  if (odd === 'm') return refuse('link.map_broken');
  if (odd !== null) return { link: null, reason: valueRefused(odd, pairs.get(odd)) };
  const place = PLACES.find((name) => name === pairs.get('p'));
  const spaces = {
    ...(pairs.has('race') && { race: pairs }),
    ...(pairs.has('world') && { world: pairs }),
    ...(place === 'write' && { write: pairs }),
  };
  if (place !== undefined && !(place in spaces))
    return { link: { ...link, ...readView(view) }, reason: null, ...spaces, place };
  return { link: { ...link, ...readView(view) }, reason: null, ...spaces };
}

// Checked first: excess is reported at once, whatever its size.

/** @param {string} text */
function hasTooManyPairs(text) {
  let at = -1;
  for (let count = 1; count <= MOST_PAIRS; count++) {
    at = text.indexOf('&', at + 1);
    if (at < 0) return false;
  }
  return true;
}

/** The first value that exceeds the limit. @param {string} text @returns {Reason | null} */
function longValue(text) {
  const long = text.split('&').find((pair) => {
    const [key = ''] = pair.split('=', 1);
    return pair.length - key.length > LONGEST_VALUE && isKey(key) && !LONG_KEYS.includes(key);
  });
  if (long === undefined) return null;
  const found = long.slice(0, long.indexOf('='));
  return { ok: false, code: 'link.value_long', line: 0, found, expected: String(LONGEST_VALUE) };
}

/**
 * Some programs write %2C for a comma or &amp; for an &, some twice over. Neither % nor ; is ours, so
 * they can be decoded unambiguously.
 * @param {string} text
 */
function plain(text) {
  let unescaped = text;
  // There may be millions of them; a pattern would take seconds.
  for (const [code, sign] of Object.entries(ESCAPES)) {
    for (const written of new Set([code, code.toLowerCase()])) unescaped = unescaped.split(`%${written}`).join(sign);
  }
  return withoutTail(unescaped.replace(/&(?:(?:amp|#38|#x26);)+/gi, '&'));
}

/**
 * Some programs include the full stop after a link, or following words without a space:
 * browsers write those as %E3 and the like. No link of ours ends so.
 * @param {string} text
 */
function withoutTail(text) {
  let end = text.length;
  // One character at a time: a pattern for the whole tail would try each of millions of beginnings.
  for (;;) {
    if (isHex(text[end - 1]) && isHex(text[end - 2]) && text[end - 3] === '%') end -= 3;
    else if (end > 0 && !isOurs(text[end - 1])) end -= 1;
    else return text.slice(0, end);
  }
}

/** @param {string} [sign] */
const isHex = (sign = '') => sign !== '' && '0123456789abcdefABCDEF'.includes(sign);
/** @param {string} [sign] that may end a link, or is part of an encoding decoded above */
const isOurs = (sign = '') =>
  (sign >= 'a' && sign <= 'z') ||
  (sign >= 'A' && sign <= 'Z') ||
  (sign >= '0' && sign <= '9') ||
  '_-&=%'.includes(sign);

/**
 * Splits the text at its seal.
 * @param {string} text
 * @returns {{ open: string, seal: string | null, behind: string }}
 */
function split(text) {
  const match = /(?:^|&)z(?:=([^&]*))?(?:&|$)/.exec(text);
  if (match === null) return { open: text, seal: null, behind: '' };
  const open = text.slice(0, match.index);
  return { open, seal: match[1] ?? '', behind: text.slice(match.index + match[0].length) };
}

/** The pairs with known keys. @param {string} text @returns {Pair[]} */
function pairsOf(text) {
  return text.split('&').flatMap((pair) => {
    const [key = '', value = ''] = pair.split('=', 2);
    return key === 'v' || isKey(key) ? [/** @type {Pair} */ ([key, value])] : [];
  });
}

/** A pair that messengers do not append: its key is the word for one of ours. @param {string} text written by hand @returns {Reason | null} */
function misspelt(text) {
  for (const pair of text.split('&')) {
    const [key = ''] = pair.split('=', 1);
    const meant = key === 'v' || isKey(key) || key === pair ? undefined : keyMeant(key);
    if (meant === undefined) continue;
    return {
      ok: false,
      code: 'link.key',
      line: 0,
      found: `${key}=`,
      expected: `${meant}=`,
    };
  }
  return null;
}

/** @param {readonly Pair[]} pairs */
function join(pairs) {
  return pairs.map(([key, value]) => `${key}=${value}`).join('&');
}

/** @param {string} code @param {string} [found] @returns {Reading} */
function refuse(code, found = '') {
  return { link: null, reason: { ok: false, code, line: 0, found, expected: '' } };
}
