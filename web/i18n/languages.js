// The languages of the page. Another one is a line here, and words in each room.

export const LANGUAGES = Object.freeze({
  en: Object.freeze({ tag: 'en', name: 'English' }),
  zh: Object.freeze({ tag: 'zh-Hans', name: '中文' }),
});

/** @typedef {keyof typeof LANGUAGES} Language */

const KNOWN = /** @type {readonly Language[]} */ (Object.keys(LANGUAGES));

/** @param {unknown} text @returns {text is Language} */
export const isLanguage = (text) => KNOWN.some((language) => language === text);

/** The language that the button switches to. @param {Language} language @returns {Language} */
export const nextLanguage = (language) => KNOWN[(KNOWN.indexOf(language) + 1) % KNOWN.length] ?? 'en';

/** @param {readonly string[]} wanted languages, in order of preference @returns {Language} */
export function preferredLanguage(wanted) {
  const codes = wanted.map((tag) => tag.toLowerCase().split('-')[0]);
  return codes.find(isLanguage) ?? 'en';
}
