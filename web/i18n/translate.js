// Turns keys into sentences of one language, and numbers into text. Knows no DOM.

import { en } from './en.js';
import { zh } from './zh.js';

/** @typedef {'en' | 'zh'} Language */
/** @typedef {Readonly<Record<string, string | number>>} Values */
/** @typedef {(key: string, values?: Values) => string} Translate */

export const TABLES = Object.freeze({ en, zh });

/** What the page says it is written in. */
export const LANGUAGE_TAGS = Object.freeze({ en: 'en', zh: 'zh-Hans' });

/** @param {Language} language @returns {Translate} */
export function translator(language) {
  const table = TABLES[language];
  return (key, values = {}) =>
    (table[key] ?? key).replace(/\{(\w+)\}/g, (whole, name) => {
      const value = values[name];
      if (value === undefined) return whole;
      return typeof value === 'number' ? formatNumber(value) : value;
    });
}

/**
 * At most three decimals, no zeros at their end, a point in every language.
 * @param {number} value
 * @returns {string}
 */
export function formatNumber(value) {
  return String(Math.round(value * 1000) / 1000);
}

/** @param {readonly string[]} wanted languages, the dearest first @returns {Language} */
export function preferredLanguage(wanted) {
  for (const tag of wanted) {
    const language = tag.toLowerCase().split('-')[0];
    if (language === 'en' || language === 'zh') return language;
  }
  return 'en';
}
