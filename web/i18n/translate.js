// Turns keys into sentences of one language, and numbers into text. Has the words of the rooms loaded so far. Knows
// no DOM.

import { LANGUAGES } from './languages.js';

/** @import { Language } from './languages.js' */
/** @typedef {Readonly<Record<string, string | number>>} Values */
/** @typedef {(key: string, values?: Values) => string} Translate */

/** @typedef {Readonly<Record<Language, Readonly<Record<string, string>>>>} Words */

/** The words loaded in each language. @type {Map<Language, Map<string, string>>} */
const TABLES = new Map(/** @type {Language[]} */ (Object.keys(LANGUAGES)).map((language) => [language, new Map()]));

/** @param {Words} words */
export function addWords(words) {
  for (const [language, table] of TABLES) {
    for (const [key, sentence] of Object.entries(words[language])) table.set(key, sentence);
  }
}

/**
 * For a key whose words are not loaded, it returns ''. {count|edge|edges} is
 * the first word if the count is one.
 * @param {Language} language
 * @returns {Translate}
 */
export function translator(language) {
  const table = TABLES.get(language);
  return (key, values = {}) =>
    (table?.get(key) ?? '').replace(/\{(\w+)(?:\|(.*?)\|(.*?))?\}/g, (blank, name, one, many) => {
      const value = values[name];
      if (one !== undefined) return value === 1 ? one : many;
      if (value === undefined) return blank;
      return typeof value === 'number' ? formatNumber(value) : value;
    });
}

/**
 * The same function as long as the language is the same: for parts that are rendered anew when it is another.
 * @returns {(language: Language) => Translate}
 */
export function keptTranslator() {
  /** @type {{ language: Language, t: Translate } | null} */
  let kept = null;
  return (language) => {
    if (kept?.language !== language) kept = { language, t: translator(language) };
    return kept.t;
  };
}

/**
 * For programs: at most three decimals, no zeros at their end.
 * @param {number} value
 * @returns {string}
 */
export function plainNumber(value) {
  return String(Math.round(value * 1000) / 1000);
}

/**
 * For people: as plainNumber(), in every language with a point, and with commas between thousands from five digits on;
 * sizes and coordinates of boards never have so many.
 * @param {number} value
 * @returns {string}
 */
export function formatNumber(value) {
  const text = plainNumber(value);
  const [whole = '', ...rest] = text.split('.');
  if (!/^-?\d{5,}$/.test(whole)) return text;
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...rest].join('.');
}
