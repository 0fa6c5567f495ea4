// Both languages with all their words, as a page has them in which everything has come.
import { en } from '../../web/i18n/en.js';
import { later as laterEn } from '../../web/i18n/en-later.js';
import { addWords } from '../../web/i18n/translate.js';
import { zh } from '../../web/i18n/zh.js';
import { later as laterZh } from '../../web/i18n/zh-later.js';

export { translator } from '../../web/i18n/translate.js';

/** The words of the first sight. */
export const FIRST = Object.freeze({ en, zh });
export const LATER = Object.freeze({ en: laterEn, zh: laterZh });
export const TABLES = Object.freeze({ en: { ...en, ...laterEn }, zh: { ...zh, ...laterZh } });

for (const language of /** @type {const} */ (['en', 'zh'])) {
  addWords(language, TABLES[language], { areLast: true });
}
