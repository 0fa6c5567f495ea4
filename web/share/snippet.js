// What the share dialog says and gives besides the link: what its length means, and the HTML that puts
// a figure into a page. Pure.

/** Up to so many characters, and the key of what that means. @type {readonly [number, string][]} */
const MEANINGS = [
  [300, 'share.length_code'],
  [2000, 'share.length_chat'],
  [4000, 'share.length_long'],
  [Infinity, 'share.length_file'],
];

/** Longer ones are cut by some programs. */
const SAFE = 2000;

/** @param {number} length of the whole address @returns {{ key: string, isLong: boolean }} */
export function lengthMeaning(length) {
  const [, key = ''] = MEANINGS.find(([most]) => length <= most) ?? [];
  return { key, isLong: length > SAFE };
}

/**
 * @param {string} address
 * @param {string} title what screen readers call the frame
 */
export function embedCode(address, title) {
  const style = 'width:100%;aspect-ratio:16/10;border:0';
  return `<iframe src="${escape(address)}" title="${escape(title)}" loading="lazy" style="${style}"></iframe>`;
}

/** @param {string} text */
function escape(text) {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
