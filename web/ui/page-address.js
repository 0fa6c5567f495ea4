// Where the page is to be found with a state in its address.

/** Whether this is the page, or a figure in somebody else's. */
export const isFigure = () => document.documentElement.dataset['face'] === 'embed';

/** Whether the board may be changed by hand. */
export const mayEdit = () => document.documentElement.dataset['edit'] !== '0';

/**
 * A figure leads to the page beside it; from a file, where the page in parts cannot run, to the one in
 * a single file.
 * @param {string} text of the link
 */
export function pageAddress(text) {
  const whole = location.protocol === 'file:' ? 'astrolabe.html' : './';
  const page = new URL(isFigure() ? whole : '', document.baseURI);
  page.hash = text;
  return page.href;
}
