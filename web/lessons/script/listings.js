// Programs in tabs: all of them in the language that was chosen last, and copied with a button.

import { recall, remember } from '../../ui/storage.js';

const NAME = 'lessons.code';

export function connectListings() {
  const choices = () =>
    /** @type {HTMLInputElement[]} */ ([...document.querySelectorAll('.listing input[type=radio]')]);
  const choose = (/** @type {string} */ language) => {
    for (const choice of choices()) if (choice.value === language) choice.checked = true;
  };
  choose(recall(NAME) ?? '');
  for (const choice of choices()) {
    choice.addEventListener('change', () => {
      choose(choice.value);
      remember(NAME, choice.value);
    });
  }
  for (const button of document.querySelectorAll('.listing .copy')) {
    if (!(button instanceof HTMLButtonElement)) continue;
    button.addEventListener('click', () => copy(button));
  }
}

/** @param {HTMLButtonElement} button */
async function copy(button) {
  const listing = button.closest('.listing');
  const chosen = listing?.querySelector('input:checked');
  if (!(chosen instanceof HTMLInputElement)) return;
  const code = listing?.querySelector(`[data-language="${chosen.value}"] code`);
  if (!(code instanceof HTMLElement)) return;
  const { copied = '', selected = '' } = button.dataset;
  const name = button.textContent;
  try {
    await navigator.clipboard.writeText(code.textContent ?? '');
    button.textContent = copied;
  } catch {
    getSelection()?.selectAllChildren(code);
    button.textContent = selected;
  }
  setTimeout(() => (button.textContent = name), 2000);
}
