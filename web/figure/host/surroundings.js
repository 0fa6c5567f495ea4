// The surroundings of a figure: the page's language, its colours, whether it wants motion. Watched once for
// all figures, and not at all while there are none.

import { preferredLanguage } from '../../i18n/languages.js';

/** @import { Language } from '../../i18n/languages.js' */

/** @type {Set<() => void>} */
const listeners = new Set();
const dark = matchMedia('(prefers-color-scheme: dark)');
const notify = () => {
  for (const listener of listeners) listener();
};
const observer = new MutationObserver(notify);
/** After a colour transition, the new colours are in effect. @param {TransitionEvent} event */
const reportAtEnd = ({ target, propertyName }) => {
  if (propertyName === 'color' && (target === document.body || target === document.documentElement)) notify();
};

/** @param {() => void} listener @param {AbortSignal} signal */
export function watchSurroundings(listener, signal) {
  if (listeners.size === 0) {
    // Pages change their colours at the root or the body, and their language anywhere.
    observer.observe(document.documentElement, { attributes: true });
    observer.observe(document, { attributes: true, subtree: true, attributeFilter: ['lang'] });
    if (document.body !== null) observer.observe(document.body, { attributes: true });
    document.addEventListener('transitionend', reportAtEnd);
    dark.addEventListener('change', notify);
  }
  listeners.add(listener);
  signal.addEventListener(
    'abort',
    () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      observer.disconnect();
      document.removeEventListener('transitionend', reportAtEnd);
      dark.removeEventListener('change', notify);
    },
    { once: true },
  );
}

/**
 * Dark if the page says so, or leaves it to the visitor. A page that says nothing is light even under a dark system,
 * unless its text is light.
 * @param {Element} element
 */
export function isDarkAround(element) {
  const { colorScheme, color } = getComputedStyle(element);
  const meta = document.querySelector('meta[name="color-scheme"]')?.getAttribute('content') ?? '';
  const said = colorScheme === 'normal' ? meta : colorScheme;
  const schemes = said.split(/\s+/).filter((name) => /^(light|dark)$/.test(name));
  if (schemes.length === 0) return isLight(color);
  return schemes.length === 1 ? schemes[0] === 'dark' : dark.matches;
}

/** @param {string} color as browsers compute it: rgb(240, 242, 245), mostly */
function isLight(color) {
  const [red = 0, green = 0, blue = 0] = /^rgb/.test(color) ? (color.match(/[\d.]+/g) ?? []).map(Number) : [];
  return 0.3 * red + 0.6 * green + 0.1 * blue > 127;
}

/** That of the surrounding text, or the visitor's preferred one. @param {Element} element @returns {Language} */
export function languageAround(element) {
  for (let node = parentOf(element); node !== null; node = parentOf(node)) {
    const tag = node.getAttribute('lang');
    if (tag) return preferredLanguage([tag]);
  }
  return preferredLanguage(navigator.languages);
}

/** @param {Element} element @returns {Element | null} also out of shadow roots */
function parentOf(element) {
  if (element.parentElement !== null) return element.parentElement;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}
