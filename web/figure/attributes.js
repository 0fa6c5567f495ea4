// The values of a figure's attributes: each is parsed when it is read; an invalid one
// counts as absent. Pure.

import { NUMBERS } from '../model/display.js';
import { isLanguage } from '../i18n/languages.js';
import { CODE_LANGUAGES, readCells, readLoop } from '../link/figure-link.js';

/** @import { Language } from '../i18n/languages.js' */
/** @import { CodeLanguage } from '../model/code/code-languages.js' */
/** @import { Loop } from '../link/figure-link.js' */
/** @import { Display } from '../model/display.js' */

/**
 * @typedef {object} Wishes null: as the link has it, or by default
 * @property {string} src
 * @property {boolean | null} controls
 * @property {boolean | null} edit
 * @property {boolean | null} quiz
 * @property {boolean | string | null} map the map itself, in rows; or whether the text inside is it; null: decided by its
 *   form
 * @property {number | null} step
 * @property {Loop | null} loop
 * @property {'light' | 'dark' | 'auto' | null} theme
 * @property {Language | null} lang
 * @property {Display['numbers'] | null} numbers
 * @property {boolean | null} arrows
 * @property {readonly { x: number, y: number }[] | null} hi
 * @property {CodeLanguage | null} code shown beside the board
 * @property {number | null} speed steps a second
 * @property {string | null} page
 */

/** No link or address is longer. */
const LONGEST = 24 * 2 ** 20;
const MOST_STEPS = 2 ** 31 - 1;
const FASTEST = 2 ** 16;

/** Returns undefined for an invalid value. @typedef {(text: string) => unknown} Reader */

/** As in HTML, present or absent; but a negative value is false. @type {Reader} */
const flag = (text) => {
  if (/^(0|false|no|off)$/i.test(text)) return false;
  return /^(1|true|yes|on|)$/i.test(text) || /^(controls|edit|quiz|map|arrows)$/.test(text) ? true : undefined;
};

/** @param {readonly string[]} names @returns {Reader} */
const oneOf = (names) => (text) => (names.includes(text) ? text : undefined);

/** @param {number} low @param {number} high @returns {Reader} */
const whole = (low, high) => (text) =>
  /^\d{1,10}$/.test(text) && Number(text) >= low && Number(text) <= high ? Number(text) : undefined;

/** A map in one line, which survives Markdown: its rows are separated by `/`. @type {Reader} */
const rows = (text) =>
  text.length <= LONGEST && /[/#@.\d[{\r\n]/.test(text) && /[^/\s]/.test(text)
    ? text
        .split('/')
        .map((row) => row.trim())
        .join('\n')
    : undefined;

/** @type {Readonly<Record<keyof Wishes, Reader>>} */
const READERS = Object.freeze({
  src: (text) => (text.length <= LONGEST ? text : undefined),
  controls: flag,
  edit: flag,
  quiz: flag,
  map: (text) => flag(text) ?? rows(text),
  step: whole(0, MOST_STEPS),
  loop: readLoop,
  theme: oneOf(['light', 'dark', 'auto']),
  lang: (text) => {
    const [code] = text.toLowerCase().split('-');
    return /^[a-z]+(-[a-z\d]+)*$/i.test(text) && isLanguage(code) ? code : undefined;
  },
  numbers: oneOf(NUMBERS),
  arrows: flag,
  hi: readCells,
  code: oneOf(CODE_LANGUAGES),
  speed: whole(1, FASTEST),
  page: readPage,
});

export const NAMES = /** @type {(keyof Wishes)[]} */ (Object.keys(READERS));

/** @param {string} text an address of the page, in any form that a link allows */
function readPage(text) {
  try {
    const { protocol } = new URL(text, 'https://page.invalid/');
    return /^(https?|file):$/.test(protocol) ? text : undefined;
  } catch {
    return undefined;
  }
}

/**
 * @template {keyof Wishes} Name
 * @param {Name} name
 * @param {string | null} text null: absent
 * @returns {{ value: Wishes[Name], isOdd: boolean }}
 */
export function readAttribute(name, text) {
  const value = text === null ? undefined : READERS[name](text.trim());
  const fallback = name === 'src' ? '' : null;
  return { value: /** @type {never} */ (value ?? fallback), isOdd: text !== null && value === undefined };
}
