// What the length of a link means, and the link in Markdown. Pure.

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
