// Shared by several panels of the world: choices whose texts follow the language, and numbers with their names.

import { formatNumber } from '../../../i18n/translate.js';
import { createElement } from '../../../ui/create-element.js';
import { setText } from '../../../ui/query.js';

/** @param {HTMLSelectElement} select @param {readonly (string | number)[]} values */
export function fillChoice(select, values) {
  select.replaceChildren(...values.map((value) => new Option('', String(value))));
}

/** @param {HTMLSelectElement} select @param {string | number} value chosen @param {(value: string) => string} word */
export function showChoice(select, value, word) {
  for (const option of select.options) setText(option, word(option.value));
  // Changing an open list would close it.
  if (select.value !== String(value)) select.value = String(value);
}

/** Names and numbers, one line each. */
export class Facts {
  #lines;

  /** @param {HTMLElement} list a dl @param {readonly string[]} names of its numbers, which their data-fact has */
  constructor(list, names) {
    this.#lines = names.map((name) => {
      const [term, value] = [createElement('dt'), createElement('dd', { data: { fact: name } })];
      list.append(createElement('div', {}, term, value));
      return { name, term, value };
    });
  }

  /** @param {Readonly<Record<string, number | string>>} values @param {(name: string) => string} word */
  show(values, word) {
    for (const { name, term, value } of this.#lines) {
      const shown = values[name] ?? 0;
      setText(term, word(name));
      setText(value, typeof shown === 'number' ? formatNumber(shown) : shown);
      value.dataset['value'] = String(shown);
    }
  }
}
