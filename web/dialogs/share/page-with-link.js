// A page that opens with a given state: the page in a single file, with the link of that state in its
// head. Pure. It changes no script, so the hashes of the page's policy stay valid.

/** Occurs once in the page, before anything that could be mistaken for it. */
const META = /<meta name="astrolabe-link" content="[^"]*">/;
/** The single file of a figure differs from that of the page only in this. */
const FACE = /^(<!doctype html>\s*<html [^>]*data-face=")embed"/i;

/**
 * @param {string} source of the page, or of a figure, in a single file
 * @param {string} link without the #
 * @returns {string}
 */
export function savedPage(source, link) {
  if (!META.test(source)) throw new Error('this is not the page');
  const content = link.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return source.replace(FACE, '$1page"').replace(META, () => `<meta name="astrolabe-link" content="${content}">`);
}

/**
 * A name for the file.
 * @param {string} board its name, or none
 */
export function savedPageName(board) {
  const words = board
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  return `${['astrolabe', ...(words.length === 0 ? ['saved'] : words)].join('-')}.html`;
}
