// The address of the page with a given state, and what it asks for.

/** What an address may ask for before its #. */
const ASKED = /** @type {const} */ (['map', 'entry']);
/** @typedef {typeof ASKED[number]} Asked */

/** Whether this is the page, or a figure in another page. */
export const isFigure = () => document.documentElement.dataset['face'] === 'embed';

/** Whether the page is in a frame of another one, where nothing of what its visitor does there is kept. */
export const isFramed = () => window.top !== window;

/** Whether the board may be changed by hand. */
export const mayEdit = () => document.documentElement.dataset['edit'] !== '0';

/**
 * A figure links to the page beside it; opened from a file, where the page in parts cannot run, to the one in
 * a single file.
 * @param {string} text of the link
 */
export function pageAddress(text) {
  const whole = location.protocol === 'file:' ? 'astrolabe.html' : './';
  const page = new URL(isFigure() ? whole : '', document.baseURI);
  // What was asked for before the # is not a part of what is seen. A host may need the rest.
  for (const name of ASKED) page.searchParams.delete(name);
  page.hash = text;
  return page.href;
}

/**
 * What the address asks for before its #, as in index.html?map=maps/arena.map.
 * @param {Asked} name @returns {string | null} null: nothing
 */
export const askedFor = (name) => new URLSearchParams(location.search).get(name);

/** It is done: from now on the board may be changed, and a reload opens what the link behind the # holds. @param {Asked} name */
export function forgetAsked(name) {
  if (askedFor(name) === null) return;
  const address = new URL(location.href);
  address.searchParams.delete(name);
  try {
    history.replaceState(history.state, '', address);
  } catch {
    // A sandboxed frame, or a browser that limits the rate: the next change of the board tries again.
  }
}
