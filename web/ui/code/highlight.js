// Colours for code: the parts of each line, and what they are. Fetched when code is shown.

import hljs from 'highlight.js/lib/core';
import cpp from 'highlight.js/lib/languages/cpp';
import js from 'highlight.js/lib/languages/javascript';
import python from 'highlight.js/lib/languages/python';

/** @typedef {{ text: string, kind: string }} Part kind: that of the library, as `keyword`; '' for plain text */

hljs.registerLanguage('python', python);
hljs.registerLanguage('cpp', cpp);
hljs.registerLanguage('js', js);

/** What the library writes: a span around each part, and in its texts no other markup. */
const MARKUP = /<span class="hljs-(\w+)[^"]*">|(<\/span>)|([^<]+)/g;
const ESCAPED = Object.freeze({ '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '&amp;': '&' });
const unescaped = (/** @type {string} */ text) =>
  text.replace(/&(?:lt|gt|quot|#x27|amp);/g, (entity) => ESCAPED[/** @type {keyof typeof ESCAPED} */ (entity)]);

/**
 * @param {string} code
 * @param {'python' | 'cpp' | 'js'} language
 * @returns {Part[][]} for each line
 */
export function highlighted(code, language) {
  const { value } = hljs.highlight(code, { language });
  /** @type {Part[][]} */
  const lines = [[]];
  /** @type {string[]} */
  const kinds = [];
  for (const [, kind, end, text] of value.matchAll(MARKUP)) {
    if (kind !== undefined) kinds.push(kind);
    else if (end !== undefined) kinds.pop();
    else {
      for (const [index, part] of unescaped(text ?? '')
        .split('\n')
        .entries()) {
        if (index > 0) lines.push([]);
        if (part !== '') lines.at(-1)?.push({ text: part, kind: kinds.at(-1) ?? '' });
      }
    }
  }
  return lines;
}
