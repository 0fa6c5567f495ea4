// The lines that put a figure into a page. Pure.

/** @import { View } from '../../../link/link.js' */

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
