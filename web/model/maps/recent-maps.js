// The boards that were replaced by others: their links, the latest first. Stored data may come from
// other pages or versions: it is checked entry by entry. Pure.

/**
 * @typedef {object} RecentMap
 * @property {string} link of the board with all its settings
 * @property {string} name '' if it has a title
 * @property {string} title key of a title; '' if it has a name
 */

export const MOST_RECENT = 8;
/** Characters of one link, and of all together: a page may store about five million. */
export const LONGEST_RECENT = 100_000;
const MOST_CHARACTERS = 400_000;
const LONGEST_NAME = 200;
const TITLE = /^[a-z_]+\.[a-z_]+$/;

/** @param {string | null} text as it was stored @returns {RecentMap[]} the valid entries */
export function parseRecent(text) {
  /** @type {unknown} */
  let value;
  try {
    value = JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
  return Array.isArray(value) ? value.filter(isRecent).slice(0, MOST_RECENT) : [];
}

/** @param {readonly RecentMap[]} maps @param {RecentMap} map @returns {RecentMap[]} with this one in front, if it is not too long */
export function withRecent(maps, map) {
  if (!isRecent(map)) return [...maps];
  const next = [map, ...maps.filter(({ link }) => link !== map.link)].slice(0, MOST_RECENT);
  while (next.reduce((sum, { link }) => sum + link.length, 0) > MOST_CHARACTERS) next.pop();
  return next;
}

/** @param {unknown} value @returns {value is RecentMap} */
function isRecent(value) {
  if (typeof value !== 'object' || value === null) return false;
  const { link, name, title } = /** @type {Record<string, unknown>} */ (value);
  return (
    typeof link === 'string' &&
    link !== '' &&
    link.length <= LONGEST_RECENT &&
    typeof name === 'string' &&
    name.length <= LONGEST_NAME &&
    typeof title === 'string' &&
    (name === '' ? TITLE.test(title) : title === '')
  );
}
