// Both languages with all their strings, as a page has them once every room is loaded.
import { glob } from './files.mjs';
import { addWords } from '../../../web/i18n/translate.js';
import { FIRST_WORDS } from '../../../web/app/first-words.js';

export { translator } from '../../../web/i18n/translate.js';

/** The strings of the first view. */
export const FIRST = FIRST_WORDS;

/** Every file of strings, from web/: those of app/ include others. @type {ReadonlyMap<string, Readonly<Record<string, string>>>} */
export const FILES = new Map(
  await Promise.all(
    glob('web', /(^|[/.])(en|zh)\.js$/).map(async (path) => {
      const language = /zh\.js$/.test(path) ? 'zh' : 'en';
      return /** @type {const} */ ([path, (await import(`../../../${path}`))[language]]);
    }),
  ),
);

/** @param {'en' | 'zh'} language */
const all = (language) =>
  Object.assign({}, ...[...FILES].filter(([path]) => path.endsWith(`${language}.js`)).map(([, words]) => words));

/** @type {Readonly<Record<'en' | 'zh', Readonly<Record<string, string>>>>} */
export const TABLES = Object.freeze({ en: all('en'), zh: all('zh') });

addWords(TABLES);
