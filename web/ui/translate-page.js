// Puts the words of a language into every element that names a key.

import { setText } from './query.js';

/** @import { Translate } from '../i18n/translate.js' */

/** @param {ParentNode} root @param {Translate} t */
export function translatePage(root, t) {
  for (const element of root.querySelectorAll('[data-t], [data-t-title], [data-t-label], [data-t-placeholder]')) {
    const {
      t: text,
      tTitle: title,
      tLabel: label,
      tPlaceholder: placeholder,
    } = /** @type {HTMLElement} */ (element).dataset;
    if (text !== undefined) setText(element, t(text));
    if (title !== undefined) element.setAttribute('title', t(title));
    if (label !== undefined)
      element.setAttribute(element instanceof HTMLOptGroupElement ? 'label' : 'aria-label', t(label));
    if (placeholder !== undefined) element.setAttribute('placeholder', t(placeholder));
  }
}
