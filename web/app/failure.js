// Shown instead of a page that cannot work: the reason, in both languages, since none may have been chosen.

import { FAILURES } from './failures.js';
import { query, setText } from '../ui/query.js';

/** @param {keyof typeof FAILURES} what */
export function showFailure(what) {
  for (const language of /** @type {const} */ (['en', 'zh'])) {
    setText(query(`#failure-${language}`, HTMLElement), FAILURES[what][language]);
  }
  query('#work', HTMLElement).hidden = true;
  query('#rail', HTMLElement).hidden = true;
  query('.file', HTMLElement).hidden = true;
  query('#failure', HTMLElement).hidden = false;
}
