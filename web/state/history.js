// What can be taken back and done again. An entry holds how the board was; putting it back yields the
// entry that leads the other way, so that each is kept once, on the side where it is needed. Pure:
// what an entry does to a board is the business of whoever applies it.

/** @typedef {import('../engine/types.js').SearchSettings} SearchSettings */
/** @typedef {import('./notice.js').Part} Part */
/**
 * @typedef {object} Snapshot a whole board
 * @property {string} name
 * @property {Part | null} title
 * @property {number} width
 * @property {number} height
 * @property {number} start
 * @property {number} goal
 * @property {Uint8Array} factors
 * @property {SearchSettings | null} settings where they changed together with the board
 * @property {import('./display.js').Display | null} display likewise
 * @property {readonly import('./breakpoints.js').Breakpoint[] | null} breakpoints likewise
 */
/**
 * @typedef {{ kind: 'cells', cells: Uint32Array, factors: Uint8Array }
 *   | { kind: 'end', end: 'start' | 'goal', cell: number }
 *   | { kind: 'board', board: Snapshot }} Entry
 */
/**
 * @typedef {object} History the newest entries last
 * @property {readonly Entry[]} past
 * @property {readonly Entry[]} future
 */

/** Bytes of cells and factors that are kept: four boards of the largest size there is. */
export const BUDGET = 64 * 2 ** 20;
/** More entries nobody takes back, and each costs a little even if it is one cell. */
export const LONGEST = 1000;

/** What an entry weighs besides its arrays, about. */
const OVERHEAD = 100;

/** @type {History} */
export const NO_HISTORY = Object.freeze({ past: Object.freeze([]), future: Object.freeze([]) });

/** @param {Entry} entry @returns {number} bytes */
export function weightOf(entry) {
  if (entry.kind === 'cells')
    return OVERHEAD + entry.cells.byteLength + entry.factors.byteLength;
  return entry.kind === 'board' ? OVERHEAD + entry.board.factors.byteLength : OVERHEAD;
}

/**
 * Something was done: what had been taken back can no longer be done again.
 * @param {History} history
 * @param {Entry} entry
 * @returns {History}
 */
export function withEntry({ past }, entry) {
  return { past: bounded([...past, entry], BUDGET), future: [] };
}

/** @typedef {(entry: Entry) => Entry} Apply puts it back; gives the entry that leads here again */

/** @param {History} history @param {Apply} apply @returns {History} */
export function undone({ past, future }, apply) {
  const entry = past.at(-1);
  if (entry === undefined) return { past, future };
  return bothBounded(past.slice(0, -1), [...future, apply(entry)]);
}

/** @param {History} history @param {Apply} apply @returns {History} */
export function redone({ past, future }, apply) {
  const entry = future.at(-1);
  if (entry === undefined) return { past, future };
  const next = bothBounded(future.slice(0, -1), [...past, apply(entry)]);
  return { past: next.future, future: next.past };
}

/**
 * An inverse may weigh more than its entry, as a large board does in place of a small one. The side
 * that was just added to keeps its newest, the other one gives up its farthest.
 * @param {readonly Entry[]} shorter
 * @param {readonly Entry[]} longer
 * @returns {History} `shorter` as its past and `longer` as its future
 */
function bothBounded(shorter, longer) {
  const future = bounded(longer, BUDGET);
  const left = BUDGET - future.reduce((sum, entry) => sum + weightOf(entry), 0);
  return { past: bounded(shorter, left), future };
}

/**
 * The newest entries that fit.
 * @param {readonly Entry[]} entries
 * @param {number} budget
 * @returns {readonly Entry[]}
 */
function bounded(entries, budget) {
  let left = budget;
  let first = entries.length;
  while (first > 0 && entries.length - first < LONGEST) {
    const entry = entries[first - 1];
    if (entry === undefined || weightOf(entry) > left) break;
    left -= weightOf(entry);
    first -= 1;
  }
  return first === 0 ? entries : entries.slice(first);
}
