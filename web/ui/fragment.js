// The parts of the page that come with their scripts, as nodes. The only place where a text becomes markup: the page's
// policy lets no other do it (Trusted Types), and only what lies in page/ is handed to it.

/** @typedef {{ createPolicy: (name: string, rules: { createHTML: (text: string) => string }) => { createHTML: (text: string) => string } }} TrustedTypes */

/** Undefined in browsers that do not know it. */
const types = /** @type {TrustedTypes | undefined} */ (Reflect.get(globalThis, 'trustedTypes'));
const policy = types?.createPolicy('astrolabe', { createHTML: (text) => text });

/** @param {string} html a file of page/, which no visitor has a say in @returns {DocumentFragment} */
export function fragmentOf(html) {
  return document.createRange().createContextualFragment(policy?.createHTML(html) ?? html);
}
