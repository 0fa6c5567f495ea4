// What the share dialog shows besides the link: what its length means, and the lines that put
// it or a figure into a page. Pure.

/** @import { View } from '../../../link/link.js' */
/** @typedef {'chat' | 'long' | 'file'} Level safe anywhere, cut by some programs, by many */

/**
 * Up to this many characters: the key of the explanation, and how serious it is.
 * @type {readonly (readonly [number, string, Level])[]}
 */
const MEANINGS = [
  [300, 'share.length_code', 'chat'],
  [2000, 'share.length_chat', 'chat'],
  [4000, 'share.length_long', 'long'],
];

/** Longer ones are not for pasting: text fields and most editors are slow with them. */
export const LONGEST_PASTED = 20_000;

/** @param {number} length of the whole address @returns {{ key: string, level: Level }} */
export function lengthMeaning(length) {
  const found = MEANINGS.find(([most]) => length <= most);
  const [, key, level] = found ?? [0, 'share.length_file', /** @type {const} */ ('file')];
  return { key, level };
}

/** @param {string} address @param {string} text @returns {string} a link in Markdown */
export function markdownLink(address, text) {
  return `[${text.replace(/[[\]\\*_`<]/g, '\\$&')}](${address})`;
}

/**
 * @param {string} address
 * @param {string} title what screen readers call the frame
 */
export function embedCode(address, title) {
  const style = 'width:100%;aspect-ratio:16/10;min-height:400px;border:0';
  return `<iframe src="${escape(address)}" title="${escape(title)}" loading="lazy" style="${style}"></iframe>`;
}

/**
 * The same as an element, for pages that may have scripts.
 * @param {object} addresses
 * @param {string} addresses.script
 * @param {string} addresses.link of the figure, without its #
 * @param {string} addresses.page of the laboratory
 * @param {Pick<View, 'face' | 'theme' | 'canEdit'>} view an element has no face that is the whole page: it has controls
 */
export function elementCode({ script, link, page }, { face, theme, canEdit }) {
  const isEdited = canEdit ?? face === 'full';
  const attributes = [
    `src="#${escape(link)}"`,
    `page="${escape(page)}"`,
    ...(face === 'none' ? [] : ['controls']),
    ...(isEdited ? ['edit'] : []),
    ...(theme === null ? [] : [`theme="${theme}"`]),
  ];
  return `<script type="module" src="${escape(script)}"></script>\n<astar-figure ${attributes.join(' ')}></astar-figure>`;
}

/** @param {string} text */
function escape(text) {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
