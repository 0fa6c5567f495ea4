// The parts of the page that are embedded in scripts, as nodes. The only place where text becomes markup: the page's
// policy allows no other (Trusted Types), and only the files of page/ are passed to it.

/** @typedef {{ createPolicy: (name: string, rules: { createHTML: (text: string) => string }) => { createHTML: (text: string) => string } }} TrustedTypes */

/** Undefined in browsers without it. */
const types = /** @type {TrustedTypes | undefined} */ (Reflect.get(globalThis, 'trustedTypes'));
const policy = types?.createPolicy('astrolabe', { createHTML: (text) => text });

/** @param {string} html a file of page/, which no visitor can influence @returns {DocumentFragment} */
export function fragmentOf(html) {
  return document.createRange().createContextualFragment(policy?.createHTML(html) ?? html);
}
