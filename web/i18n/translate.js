// Turns keys into sentences of one language, and numbers into text. Has the words of those rooms that have come. Knows
// no DOM.

/** @typedef {'en' | 'zh'} Language */
/** @typedef {Readonly<Record<string, string | number>>} Values */
/** @typedef {(key: string, values?: Values) => string} Translate */

/** What the page says it is written in. */
export const LANGUAGE_TAGS = Object.freeze({ en: 'en', zh: 'zh-Hans' });

/** @typedef {Readonly<Record<Language, Readonly<Record<string, string>>>>} Words */

/** What has come of each language. @type {Record<Language, Map<string, string>>} */
const TABLES = { en: new Map(), zh: new Map() };

/** @param {Words} words */
export function addWords(words) {
  for (const [language, table] of Object.entries(TABLES)) {
    for (const [key, sentence] of Object.entries(words[/** @type {Language} */ (language)])) table.set(key, sentence);
  }
}

/**
 * Of a key whose words have not come, nothing is said. {count|edge|edges} is
 * the first word where the count is one.
 * @param {Language} language
 * @returns {Translate}
 */
export function translator(language) {
  const table = TABLES[language];
  return (key, values = {}) =>
    (table.get(key) ?? '').replace(/\{(\w+)(?:\|(.*?)\|(.*?))?\}/g, (blank, name, one, many) => {
      const value = values[name];
      if (one !== undefined) return value === 1 ? one : many;
      if (value === undefined) return blank;
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
