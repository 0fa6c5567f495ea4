// Instead of a page that cannot work: why, in both languages, since none may have been chosen.

import { translator } from '../i18n/translate.js';
import { part, setText } from './parts.js';

/** @param {import('../engine/types.js').Reason} reason 'page.no_webassembly' or 'page.module_failed' */
export function showFailure({ code }) {
  const key = code === 'page.no_webassembly' ? 'failure.no_webassembly' : 'failure.module_failed';
  for (const language of /** @type {const} */ (['en', 'zh'])) {
    setText(part(`#failure-${language}`, HTMLElement), translator(language)(key));
  }
  part('#work', HTMLElement).hidden = true;
  part('#rail', HTMLElement).hidden = true;
  part('.file', HTMLElement).hidden = true;
  part('#failure', HTMLElement).hidden = false;
}
