// The languages in which the page shows a search, and their templates. Pure; knows no DOM.

import cpp from '../../../core/code/templates/search.cpp.in';
import english from '../../../core/code/templates/search.en.in';
import js from '../../../core/code/templates/search.js.in';
import python from '../../../core/code/templates/search.py.in';
import chinese from '../../../core/code/templates/search.zh.in';
import { CHINESE } from './comments.js';

/** @import { Language } from '../../i18n/languages.js' */
/** @typedef {'pseudo' | 'python' | 'cpp' | 'js'} CodeLanguage as in links */
/** @typedef {{ text: string, mark: string }} CodeLine `mark`: by which a step through the search finds it; mostly '' */

/** Those of whole programs: name, ending of a file, name of the language in Markdown. */
export const PROGRAM_LANGUAGES = Object.freeze([
  { language: /** @type {const} */ ('python'), shown: 'Python', ending: 'py' },
  { language: /** @type {const} */ ('cpp'), shown: 'C++', ending: 'cpp' },
  { language: /** @type {const} */ ('js'), shown: 'JavaScript', ending: 'js' },
]);

const PROGRAMS = Object.freeze({ python, cpp, js });

/** A comment up to the end of its line, or to the mark there. @param {string} sign */
const commentAfter = (sign) => new RegExp(`((?:^|\\s)${sign} )(.+?)(?=\\s+${sign}@ |$)`, 'gm');
const PYTHON_COMMENT = commentAfter('#');
const OTHER_COMMENT = commentAfter('//');

/**
 * The template of a language, with comments in that of the page.
 * @param {CodeLanguage} language
 * @param {Language} words
 * @returns {string}
 */
export function codeTemplate(language, words) {
  if (language === 'pseudo') return words === 'zh' ? chinese : english;
  const text = PROGRAMS[language];
  if (words !== 'zh') return text;
  const comment = language === 'python' ? PYTHON_COMMENT : OTHER_COMMENT;
  return text.replace(comment, (_, sign, english) => sign + (CHINESE[english] ?? english));
}

/** @param {string} lines as SearchEngine.code() gives them @returns {CodeLine[]} */
export const codeLines = (lines) =>
  lines
    .split('\n')
    .slice(0, -1)
    .map((line) => {
      const tab = line.indexOf('\t');
      return { mark: line.slice(0, tab), text: line.slice(tab + 1) };
    });
