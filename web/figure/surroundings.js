// What the page around a figure has: its language, its colours, whether it wants motion. Watched once for
// all figures, and not at all while there are none.

import { preferredLanguage } from '../i18n/translate.js';

/** @typedef {import('../i18n/translate.js').Language} Language */

/** @type {Set<() => void>} */
const listeners = new Set();
const dark = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');
const tell = () => {
  for (const listener of listeners) listener();
};
/** Pages change their language and their colours at their root. */
const observer = new MutationObserver(tell);

/** @param {() => void} listener @param {AbortSignal} signal */
export function watchSurroundings(listener, signal) {
  if (listeners.size === 0) {
    observer.observe(document.documentElement, { attributes: true });
    dark.addEventListener('change', tell);
  }
  listeners.add(listener);
  signal.addEventListener(
    'abort',
    () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      observer.disconnect();
      dark.removeEventListener('change', tell);
    },
    { once: true },
  );
}

/** Whether no motion is wanted. */
export const isStill = () => still.matches;

/** Dark where the page says so, or leaves it to the visitor. @param {Element} element */
export function isDarkAround(element) {
  const schemes = getComputedStyle(element).colorScheme.split(' ').filter((name) => /^(light|dark)$/.test(name));
  return schemes.length === 1 ? schemes[0] === 'dark' : dark.matches;
}

/** Of the text around it, or what the visitor prefers. @param {Element} element @returns {Language} */
export function languageAround(element) {
  for (let node = parentOf(element); node !== null; node = parentOf(node)) {
    const tag = node.getAttribute('lang');
    if (tag) return preferredLanguage([tag]);
  }
  return preferredLanguage(navigator.languages);
}

/** @param {Element} element @returns {Element | null} out of shadow roots, too */
function parentOf(element) {
  if (element.parentElement !== null) return element.parentElement;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}
