// Maps that a visitor keeps under their own names: the list and its stored text. Stored
// data may come from other pages or versions: it is checked entry by entry. Pure.

/**
 * @typedef {object} SavedMap
 * @property {string} name
 * @property {string} map the board as a link holds it
 * @property {number} start
 * @property {number} goal
 */

export const MOST_MAPS = 50;
export const LONGEST_NAME = 60;
/** Characters of all maps together: a page may store about five million. */
export const MOST_CHARACTERS = 2_000_000;

/** The syntax in a link: anything else is not accepted as a map. */
const LINK_TEXT = /^[\w-]+$/;

/** @param {string | null} text as it was stored @returns {SavedMap[]} the valid entries */
export function parseSaved(text) {
  /** @type {unknown} */
  let value;
  try {
    value = JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
  if (!Array.isArray(value)) return [];
  /** @type {SavedMap[]} */
  const maps = [];
  for (const one of value) {
    if (isSaved(one) && !maps.some(({ name }) => name === one.name)) maps.push(copyOf(one));
  }
  return maps.slice(0, MOST_MAPS);
}

/** @param {readonly SavedMap[]} maps @returns {string} */
export function formatSaved(maps) {
  return JSON.stringify(maps);
}

/** The stored form of a name; '' is no name. @param {string} text */
export function savedName(text) {
  const plain = text.replace(/\p{C}/gu, ' ').replace(/\s+/gu, ' ').trim();
  return [...plain].slice(0, LONGEST_NAME).join('').trim();
}

/**
 * The list with this map in front, replacing one of the same name.
 * @param {readonly SavedMap[]} maps
 * @param {SavedMap} map
 * @returns {{ maps: readonly SavedMap[], problem: 'saved.too_many' | 'saved.too_large' | null }} with a
 *   problem the list is as it was
 */
export function withSaved(maps, map) {
  const next = [map, ...withoutSaved(maps, map.name)];
  if (next.length > MOST_MAPS) return { maps, problem: 'saved.too_many' };
  if (formatSaved(next).length > MOST_CHARACTERS) return { maps, problem: 'saved.too_large' };
  return { maps: next, problem: null };
}

/** @param {readonly SavedMap[]} maps @param {string} name @returns {SavedMap[]} */
export function withoutSaved(maps, name) {
  return maps.filter((map) => map.name !== name);
}

/** @param {unknown} value @returns {value is SavedMap} */
function isSaved(value) {
  if (typeof value !== 'object' || value === null) return false;
  const { name, map, start, goal } = /** @type {Record<string, unknown>} */ (value);
  return (
    typeof name === 'string' &&
    name !== '' &&
    savedName(name) === name &&
    typeof map === 'string' &&
    LINK_TEXT.test(map) &&
    isCell(start) &&
    isCell(goal)
  );
}

/** @param {unknown} value */
function isCell(value) {
  return Number.isInteger(value) && Number(value) >= 0;
}

/** Without any other data from the storage. @param {SavedMap} map @returns {SavedMap} */
function copyOf({ name, map, start, goal }) {
  return { name, map, start, goal };
}
