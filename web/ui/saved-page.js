// The page as a file that somebody saved: what it was saved with, and its own text to be saved again.

import { isFigure } from './page-address.js';

/** '' of the page as it is published. */
let link = '';
/** '' where scripts lie beside it. */
let source = '';

/** To be called before anything in the page is changed. */
export function readPage() {
  link = document.querySelector('meta[name="astrolabe-link"]')?.getAttribute('content') ?? '';
  const isWhole = document.querySelector('script[src]') === null;
  if (isWhole) source = `<!doctype html>\n${document.documentElement.outerHTML}`;
}

export const isSavedPage = () => link !== '' && !isFigure();

/** The link of what is to be shown: the address's, or what the page was saved with. */
export const linkHere = () => (location.hash.length > 1 ? location.hash : link);

/** The page in a single file; rejects where it cannot be fetched. @returns {Promise<string>} */
export async function pageSource() {
  if (source !== '') return source;
  const response = await fetch(new URL('astrolabe.html', document.baseURI));
  if (!response.ok) throw new Error(`${response.status}`);
  return response.text();
}
