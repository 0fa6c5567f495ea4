// The search alone, without the program around it, as the lines of a listing in a narrow column. Knows no DOM.

import { EngineError } from '../../engine/engine-error.js';
import { codeLines, codeTemplate } from '../../model/code/code-languages.js';

/** @import { Reason } from 'astrolabe-module' */
/** @import { Language } from '../../i18n/languages.js' */
/** @import { CodeLanguage, CodeLine } from '../../model/code/code-languages.js' */

const INDENTED_BY_FOUR = new Set(['python', 'cpp']);

/**
 * @param {(template: string) => string} read as SearchEngine.code()
 * @param {CodeLanguage} language
 * @param {Language} words
 * @returns {{ lines: readonly CodeLine[], reason: Reason | null }} no lines: there is no such code, by the reason
 */
export function searchAlone(read, language, words) {
  try {
    const all = codeLines(read(codeTemplate(language, words)));
    const marks = all.map(({ mark }) => mark);
    const last = Math.max(marks.lastIndexOf('end'), marks.lastIndexOf('no-path'));
    const lines = all.slice(marks.indexOf('search'), last + 1);
    return { lines: INDENTED_BY_FOUR.has(language) ? lines.map(narrowed) : lines, reason: null };
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    return { lines: [], reason: error.reason };
  }
}

/** Indented by two. @param {CodeLine} line @returns {CodeLine} */
const narrowed = ({ text, mark }) => ({
  text: text.replace(/^(?: {4})+/, (indent) => indent.slice(indent.length / 2)),
  mark,
});
