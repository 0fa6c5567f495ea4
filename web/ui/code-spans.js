// Sentences with code in them, written between backticks.

import { createElement } from './create-element.js';

/** @param {HTMLElement} element @param {string} text */
export function setTextWithCode(element, text) {
  if (element.dataset['says'] === text) return;
  element.dataset['says'] = text;
  element.replaceChildren(
    ...text.split('`').map((part, index) => (index % 2 === 0 ? part : createElement('code', {}, part))),
  );
}
