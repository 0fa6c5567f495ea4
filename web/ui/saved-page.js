// The page as a file saved by a visitor: what it was saved with, and its own text for saving it again.

import { isFigure } from './page-address.js';

/** '' on the published page. */
let link = '';
/** '' if scripts are separate files. */
let source = '';

/** To be called before the page is modified. */
export function readPage() {
  link = document.querySelector('meta[name="astrolabe-link"]')?.getAttribute('content') ?? '';
  const isWhole = document.querySelector('script[src]') === null;
  if (isWhole) source = `<!doctype html>\n${document.documentElement.outerHTML}`;
}

/** Whether scripts and styles are in the page itself. */
export const isWholeFile = () => source !== '';

export const isSavedPage = () => link !== '' && !isFigure();

/** The link of what to show: the address's, or the one the page was saved with. */
export const linkHere = () => (location.hash.length > 1 ? location.hash : link);

/** The page in a single file; rejects where it cannot be fetched. @returns {Promise<string>} */
export async function pageSource() {
  if (source !== '') return source;
  const response = await fetch(new URL('astrolabe.html', document.baseURI));
  if (!response.ok) throw new Error(`${response.status}`);
  return response.text();
}
