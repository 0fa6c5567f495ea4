// The content of a link, and the keys and values of everything in it but the map: one table for writing
// and reading. Knows no DOM, no engine, and nothing of how pairs are joined and sealed.

import { DEFAULT_SETTINGS, accepts } from '../engine/options.js';
import { LANGUAGES } from '../i18n/languages.js';
import { formatBreakpoints, parseBreakpoints } from '../model/breakpoints.js';
import { formatCoordinates, parseCoordinates } from '../model/coordinates.js';
import { DEFAULT_DISPLAY, NUMBERS, SHADINGS } from '../model/display.js';
import { formatWeight, parseWeight, suited } from '../model/settings.js';
import { CODE_LANGUAGES, readCells, readLoop, writeCells, writeLoop } from './figure-link.js';

/** @import { SearchSettings } from 'astrolabe-module' */
/** @import { Language } from '../i18n/languages.js' */
/** @import { Breakpoint } from '../model/breakpoints.js' */
/** @import { GridPoint } from '../model/coordinates.js' */
/** @import { Display } from '../model/display.js' */
/** @import { CodeLanguage } from '../model/code/code-languages.js' */
/** @import { Loop } from './figure-link.js' */
/** @typedef {'none' | 'play' | 'full'} Face */
/**
 * How it is shown; null: as the visitor has it. No part of a search, and so not under the seal:
 * authors add and change these by hand.
 * @typedef {object} View
 * @property {Face | null} face of a figure: the board alone, with the transport, the whole page
 * @property {boolean | null} canEdit
 * @property {'light' | 'dark' | null} theme
 * @property {Language | null} language
 * @property {boolean | null} quiz whether a figure asks for the next cell
 * @property {readonly GridPoint[] | null} cells that are highlighted
 * @property {Loop | null} loop steps that a figure plays in a loop
 * @property {CodeLanguage | null} code in which the search is shown beside the board
 */
/**
 * @typedef {object} Link
 * @property {string | null} map in the core's encoding; null: the first figure's
 * @property {GridPoint | null} start null: the one that the map suggests
 * @property {GridPoint | null} goal
 * @property {SearchSettings} settings
 * @property {number | null} step null: the last
 * @property {Display} display like the view, no part of a search and not under the seal
 * @property {readonly Breakpoint[]} breakpoints likewise not under the seal
 * @property {View} view
 */

/** @type {Readonly<View>} */
export const NO_VIEW = Object.freeze({
  ...{ face: null, canEdit: null, theme: null, language: null },
  ...{ quiz: null, cells: null, loop: null, code: null },
});

/** @type {Readonly<Link>} */
export const EMPTY_LINK = Object.freeze({
  map: null,
  start: null,
  goal: null,
  settings: DEFAULT_SETTINGS,
  step: null,
  display: DEFAULT_DISPLAY,
  breakpoints: Object.freeze([]),
  view: NO_VIEW,
});

/** More steps than any trace has. */
const MOST_STEPS = 2 ** 31 - 1;

/**
 * A value as written in a link. `read` returns undefined for anything it does not understand.
 * @typedef {object} Words
 * @property {(value: never) => string} write
 * @property {(text: string) => unknown} read
 */
/** The same for a setting; `read` gets its name. @typedef {Pick<Words, 'write'> & { read: (text: string, name: keyof SearchSettings) => unknown }} SettingWords */

/** @param {readonly string[]} values @returns {Words} */
const oneOf = (values) => ({
  write: (value) => value,
  read: (text) => (values.includes(text) ? text : undefined),
});

/** @type {Words} */
const flag = {
  write: (value) => (value ? '1' : '0'),
  read: (text) => (text === '0' || text === '1' ? text === '1' : undefined),
};

/** @type {Words} */
const weight = {
  write: formatWeight,
  read: (text) => (/^\d{1,5}(\.\d{1,2})?$/.test(text) ? (parseWeight(text) ?? undefined) : undefined),
};

/** @type {SettingWords} */
const word = {
  write: (value) => value,
  read: (text, name) => (accepts(name, text) ? text : undefined),
};

/** @type {SettingWords} */
const whole = {
  write: String,
  read: (text, name) => (/^\d{1,10}$/.test(text) && accepts(name, +text) ? +text : undefined),
};

/** In the order in which they are written. @type {readonly [string, keyof SearchSettings, SettingWords][]} */
const SETTINGS = [
  ['as', 'program', word],
  ['fix', 'corrected', flag],
  ['b', 'board', word],
  ['a', 'algorithm', word],
  ['h', 'heuristic', word],
  ['w', 'weightHundredths', weight],
  ['c', 'corner', word],
  ['k', 'costs', word],
  ['tie', 'tie', word],
  ['stop', 'stop', word],
  ['up', 'update', word],
  ['re', 'reopens', flag],
  ['no', 'neighbourOrder', word],
  ['bg', 'allowsBlockedGoal', flag],
  ['near', 'nearest', word],
  ['ol', 'openList', word],
  ['fl', 'floods', flag],
  ['lr', 'localRadius', whole],
  ['ll', 'localSteps', whole],
  ['lf', 'localShifts', flag],
  ['ls', 'localSeed', whole],
  ['lt', 'localTurns', word],
  ['tiers', 'tiers', word],
  ['cs', 'clusterSide', whole],
];

/** @type {readonly [string, keyof Display, Words][]} */
const DISPLAY = [
  ['shade', 'shading', oneOf(SHADINGS)],
  ['num', 'numbers', oneOf(NUMBERS)],
  ['arrows', 'arrows', flag],
  ['xray', 'xray', flag],
  ['best', 'shortest', flag],
  ['edges', 'edges', flag],
  ['islands', 'islands', flag],
  ['rulers', 'rulers', flag],
  ['co', 'coordinates', { write: formatCoordinates, read: parseCoordinates }],
];

/** @type {readonly [string, keyof View, Words][]} */
const VIEW = [
  ['ui', 'face', oneOf(['none', 'play', 'full'])],
  ['edit', 'canEdit', flag],
  ['theme', 'theme', oneOf(['light', 'dark'])],
  ['lang', 'language', oneOf(/** @type {Language[]} */ (Object.keys(LANGUAGES)))],
  ['quiz', 'quiz', flag],
  ['hi', 'cells', { write: writeCells, read: readCells }],
  ['loop', 'loop', { write: writeLoop, read: readLoop }],
  ['code', 'code', oneOf(CODE_LANGUAGES)],
];

/** Of a race or a world. */
export const SPACE_KEYS = new Set([
  'race',
  'rm',
  'rv',
  'rp',
  'rs',
  'rt',
  'world',
  'seed',
  'do',
  'tick',
  'wv',
  'ex',
  'js',
]);

/** Places that a link opens by name; race, world and graph do so while they have no content yet, which has keys of its own. */
export const PLACES = /** @type {const} */ (['race', 'world', 'graph', 'write']);

export const KEYS = new Set([
  ...['m', 's', 'g', 't', 'bp', 'p'],
  ...SPACE_KEYS,
  ...[...SETTINGS, ...DISPLAY, ...VIEW].map(([key]) => key),
]);

/** The words for those that stand in no table. */
const ENDS = /** @type {const} */ ([
  ['m', 'map'],
  ['s', 'start'],
  ['g', 'goal'],
  ['t', 'step'],
  ['w', 'weight'],
]);

/** @param {string} key */
export const isKey = (key) => KEYS.has(key);

/** The key meant by a whole word or by capitals: algorithm, H, map. @param {string} word */
export function keyMeant(word) {
  const small = word.toLowerCase();
  const [key] = [...SETTINGS, ...DISPLAY, ...VIEW, ...ENDS].find(([, name]) => name.toLowerCase() === small) ?? [];
  return key ?? (KEYS.has(small) ? small : undefined);
}

/** Map, ends, settings and step; what is as by default is left out. @param {Link} link */
export function statePairs({ map, start, goal, settings, step }) {
  /** @type {[string, string][]} */
  const pairs = [];
  if (map !== null) pairs.push(['m', map]);
  if (start !== null) pairs.push(['s', `${start.x},${start.y}`]);
  if (goal !== null) pairs.push(['g', `${goal.x},${goal.y}`]);
  for (const [key, name, words] of SETTINGS) {
    const value = settings[name];
    if (value === DEFAULT_SETTINGS[name]) continue;
    pairs.push([key, words.write(/** @type {never} */ (value))]);
  }
  if (step !== null) pairs.push(['t', String(step)]);
  return pairs;
}

/** Display, breakpoints and view; defaults are left out. @param {Link} link */
export function viewPairs({ display, breakpoints, view }) {
  /** @type {[string, string][]} */
  const pairs = [];
  for (const [key, name, words] of DISPLAY) {
    const text = words.write(/** @type {never} */ (display[name]));
    if (text !== words.write(/** @type {never} */ (DEFAULT_DISPLAY[name]))) pairs.push([key, text]);
  }
  if (breakpoints.length > 0) pairs.push(['bp', formatBreakpoints(breakpoints)]);
  for (const [key, name, words] of VIEW) {
    const value = view[name];
    const text = value === null ? '' : words.write(/** @type {never} */ (value));
    // An empty list of cells is left out; a link that ends with = counts as truncated.
    if (text !== '') pairs.push([key, text]);
  }
  return pairs;
}

/**
 * @param {ReadonlyMap<string, string>} pairs
 * @returns {{ link: Omit<Link, 'display' | 'breakpoints' | 'view'>, odd: null } | { link: null, odd: string }} `odd` is the key of
 *   a value that is not understood: without it another search would be shown
 */
export function readState(pairs) {
  /** @type {Record<string, unknown>} */
  const settings = { ...DEFAULT_SETTINGS };
  for (const [key, name, words] of SETTINGS) {
    const text = pairs.get(key);
    if (text === undefined) continue;
    const value = words.read(text, name);
    if (value === undefined) return { link: null, odd: key };
    settings[name] = value;
  }
  const map = pairs.get('m') ?? null;
  // No link ends with a full stop, which would be taken as the end of the sentence around it.
  if (map !== null && (!/^[\w.-]+$/.test(map) || map.endsWith('.'))) return { link: null, odd: 'm' };
  const start = readGridPoint(pairs.get('s'));
  if (start === undefined) return { link: null, odd: 's' };
  const goal = readGridPoint(pairs.get('g'));
  if (goal === undefined) return { link: null, odd: 'g' };
  const where = pairs.get('p');
  if (where !== undefined && !PLACES.some((name) => name === where)) return { link: null, odd: 'p' };
  const count = pairs.get('t');
  if (count !== undefined && !/^\d+$/.test(count)) return { link: null, odd: 't' };
  const step = count === undefined ? null : Math.min(Number(count), MOST_STEPS);
  const whole = /** @type {SearchSettings} */ (/** @type {unknown} */ (settings));
  return { link: { map, start, goal, settings: suited(whole), step }, odd: null };
}

/**
 * Values that are not understood are skipped, since the search is the same without them; of several the last
 * counts, since authors append theirs.
 * @param {readonly (readonly [string, string])[]} pairs
 * @returns {Pick<Link, 'display' | 'breakpoints' | 'view'>}
 */
export function readView(pairs) {
  /** @param {readonly [string, string, Words][]} table @param {object} usual @returns {never} */
  const found = (table, usual) => {
    /** @type {Record<string, unknown>} */
    const values = { ...usual };
    for (const [key, name, words] of table) {
      for (const [other, text] of pairs) {
        if (other === key) values[name] = words.read(text) ?? values[name];
      }
    }
    return /** @type {never} */ (values);
  };
  /** @type {Link['breakpoints']} */
  let breakpoints = EMPTY_LINK.breakpoints;
  for (const [key, text] of pairs) {
    if (key === 'bp') breakpoints = parseBreakpoints(text);
  }
  return { display: found(DISPLAY, DEFAULT_DISPLAY), breakpoints, view: found(VIEW, NO_VIEW) };
}

/** @param {string | undefined} text @returns {GridPoint | null | undefined} undefined: not understood */
function readGridPoint(text) {
  if (text === undefined) return null;
  const [, x, y] = /^(\d{1,4}),(\d{1,4})$/.exec(text) ?? [];
  return x === undefined || y === undefined ? undefined : { x: Number(x), y: Number(y) };
}
