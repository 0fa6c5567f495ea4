// Instead of a page that cannot work: why, in both languages, since none may have been chosen.

import { FAILURES } from './failures.js';
import { part, setText } from '../ui/parts.js';

/** @param {keyof typeof FAILURES} what */
export function showFailure(what) {
  for (const language of /** @type {const} */ (['en', 'zh'])) {
    setText(part(`#failure-${language}`, HTMLElement), FAILURES[what][language]);
  }
  part('#work', HTMLElement).hidden = true;
  part('#rail', HTMLElement).hidden = true;
  part('.file', HTMLElement).hidden = true;
  part('#failure', HTMLElement).hidden = false;
}
