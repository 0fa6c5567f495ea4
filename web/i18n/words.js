// Fetches words: only those of the language that is spoken, and those of the first sight apart from
// those of what comes later. All of these reject where there is no connection; the next call tries anew.

import { addWords } from './translate.js';

/** @typedef {import('./translate.js').Language} Language */

/** What the page needs to begin. @param {Language} language */
export async function fetchFirstWords(language) {
  if (language === 'zh') addWords('zh', (await import('./zh.js')).zh);
  else addWords('en', (await import('./en.js')).en);
}

/** @param {Language} language */
export async function fetchAllWords(language) {
  const [{ later }] = await Promise.all([
    language === 'zh' ? import('./zh-later.js') : import('./en-later.js'),
    fetchFirstWords(language),
  ]);
  addWords(language, later, { areLast: true });
}
