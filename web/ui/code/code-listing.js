// A listing: lines of code, numbered and coloured. Colours come when they are fetched; without them it is plain.

import { createElement } from '../create-element.js';

/** @import { CodeLanguage, CodeLine } from '../../model/code/code-languages.js' */
/** @import { Part } from './highlight.js' */

/** Lines above which it stays plain. */
const MOST_COLOURED = 4000;

/**
 * @param {HTMLElement} list an ordered list
 * @returns {(lines: readonly CodeLine[], language: CodeLanguage) => void} shows them, an item each
 */
export function connectCodeListing(list) {
  /** Incremented with each listing. */
  let run = 0;
  return (lines, language) => {
    const mine = ++run;
    const items = lines.map(({ text }) => {
      const code = createElement('code', {}, text);
      // Where lines wrap, they go on a little to the right of where they began.
      code.style.setProperty('--indent', `${text.search(/\S|$/) + 2}ch`);
      return createElement('li', {}, code);
    });
    list.replaceChildren(...items);
    if (language === 'pseudo' || lines.length > MOST_COLOURED) return;
    const colour = async () => {
      const { highlighted } = await import('./highlight.js');
      if (mine !== run) return;
      const parts = highlighted(lines.map(({ text }) => text).join('\n'), language);
      for (const [index, item] of items.entries()) {
        item.firstElementChild?.replaceChildren(...(parts[index] ?? []).map(elementOf));
      }
    };
    colour().catch(() => undefined); // not fetched: the listing stays plain
  };
}

/** @param {Part} part */
const elementOf = ({ text, kind }) => (kind === '' ? text : createElement('span', { className: `code-${kind}` }, text));
