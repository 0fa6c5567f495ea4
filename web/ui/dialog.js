// A dialog over the page, created together with its part of the page: a head with its name and a button
// that closes it, and its content below.

import { createElement } from './create-element.js';

/**
 * @param {string} id
 * @param {string} title key of its name
 * @param {HTMLElement} body
 * @param {AbortSignal} signal
 * @returns {HTMLDialogElement} in the page, closed
 */
export function makeDialog(id, title, body, signal) {
  const close = createElement('button', {
    type: 'button',
    className: 'button square',
    data: { tLabel: 'share.close', tTitle: 'share.close' },
  });
  const cross = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  cross.setAttribute('viewBox', '0 0 20 20');
  cross.setAttribute('aria-hidden', 'true');
  cross.classList.add('icon');
  path.setAttribute('d', 'M5 5l10 10M15 5L5 15');
  cross.append(path);
  close.append(cross);
  const head = createElement(
    'div',
    { className: 'dialog-head' },
    createElement('h2', { id: `${id}-title`, data: { t: title } }),
    close,
  );
  const dialog = createElement(
    'dialog',
    { id, className: 'dialog' },
    createElement('div', { className: 'dialog-content' }, head, body),
  );
  dialog.setAttribute('aria-labelledby', `${id}-title`);
  close.addEventListener('click', () => dialog.close(), { signal });
  dialog.addEventListener(
    'click',
    (event) => {
      // The padding belongs to the dialog: a hit outside it is on the backdrop.
      if (event.target === dialog) dialog.close();
    },
    { signal },
  );
  document.body.append(dialog);
  return dialog;
}
