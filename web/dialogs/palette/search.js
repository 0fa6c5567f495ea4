// Names, and how well they answer what is typed. Pure; knows no DOM.

/**
 * @typedef {object} Named
 * @property {readonly string[]} names in every language; the first one is shown
 * @property {string} group what it belongs to; '' where it stands alone
 * @property {string} [also] what else is looked for by who wants it, in every language
 */

/** Capitals, full-width signs and spaces count for nothing. @param {string} text */
export const plain = (text) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/**
 * @template {Named} One
 * @param {readonly One[]} all
 * @param {string} typed
 * @param {number} most
 * @returns {One[]} those with every word that was typed somewhere in name, group or other words: first those whose name begins so, then those
 *   with a word that does, then the others; each in the order given
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

/** Two whole numbers, as a cell is written. @param {string} typed @returns {[number, number] | null} */
export function cellTyped(typed) {
  const match = /^\(?\s*(-?\d{1,5})\s*[,，\s]\s*(-?\d{1,5})\s*\)?$/.exec(typed.normalize('NFKC').trim());
  return match === null ? null : [Number(match[1]), Number(match[2])];
}
