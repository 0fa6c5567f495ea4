// Names, and how well they match the typed text. Pure; knows no DOM.

/**
 * @typedef {object} Named
 * @property {readonly string[]} names in every language; the first one is shown
 * @property {string} group that it belongs to; '' if none
 * @property {string} [also] other words by which people may search for it, in every language
 */

/** Case, full-width forms and spaces are ignored. @param {string} text */
export const plain = (text) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/**
 * @template {Named} One
 * @param {readonly One[]} all
 * @param {string} typed
 * @param {number} most
 * @returns {One[]} those with every typed word somewhere in name, group or other words: first those whose name begins
 *   with the text, then those with a word that does, then the others; each in the order given
 */
export function found(all, typed, most) {
  const wanted = plain(typed);
  if (wanted === '') return all.slice(0, most);
  const words = wanted.split(' ');
  /** @type {One[][]} */
  const ranks = [[], [], []];
  for (const one of all) {
    const names = one.names.map(plain);
    const text = [...names, plain(one.group), plain(one.also ?? '')].join(' ');
    if (!words.every((word) => text.includes(word))) continue;
    const isFirst = names.some((name) => name.startsWith(wanted));
    const isWord = names.some((name) => name.includes(` ${wanted}`));
    ranks[isFirst ? 0 : isWord ? 1 : 2]?.push(one);
  }
  return ranks.flat().slice(0, most);
}

/** Two whole numbers, the notation of a cell. @param {string} typed @returns {[number, number] | null} */
export function cellTyped(typed) {
  const match = /^\(?\s*(-?\d{1,5})\s*[,，\s]\s*(-?\d{1,5})\s*\)?$/.exec(typed.normalize('NFKC').trim());
  return match === null ? null : [Number(match[1]), Number(match[2])];
}
