// Which part of an open list is shown: its entries as the engine reports them, the visible entries of a long one,
// and where the nodes of a heap's tree are drawn. Knows no DOM and no texts.

/**
 * @typedef {object} Entry
 * @property {number} cell
 * @property {number} key what decides first: F of most searches
 * @property {number} push
 * @property {number} list 1 in the backward half of a bidirectional search
 * @property {number} index in its list, from 0; -1 for the entry taken out
 * @property {'put' | 'improved' | null} change made by the step
 * @property {boolean} isNext the next step takes it out
 */

const NUMBERS = 5;
const PUT = 1;
const IMPROVED = 2;
const NEXT = 4;
const TAKEN = 8;

/** Shown of a long list: this many at its head, and this many on either side of what the step changed. */
export const FIRST = 24;
const BESIDE = 1;
/** Rows of the tree; below them only what the step changed, with its ancestors. */
export const TREE_ROWS = 4;
/** Least distance between two nodes, as a share of the tree's width. */
const APART = 0.1;

/** @param {Float64Array} numbers @returns {{ taken: Entry | null, lists: Entry[][] }} two lists if bidirectional */
export function entriesOf(numbers) {
  /** @type {Entry[][]} */
  const lists = [[]];
  /** @type {Entry | null} */
  let taken = null;
  for (let at = 0; at < numbers.length; at += NUMBERS) {
    const [cell = 0, key = 0, push = 0, marks = 0, list = 0] = numbers.subarray(at, at + NUMBERS);
    /** @type {Entry} */
    const entry = {
      cell,
      key,
      push,
      list,
      index: -1,
      change: (marks & PUT) !== 0 ? 'put' : (marks & IMPROVED) !== 0 ? 'improved' : null,
      isNext: (marks & NEXT) !== 0,
    };
    if ((marks & TAKEN) !== 0) {
      taken = entry;
      continue;
    }
    while (lists.length <= list) lists.push([]);
    entry.index = lists[list]?.length ?? 0;
    lists[list]?.push(entry);
  }
  return { taken, lists };
}

/**
 * The visible entries, in order; null stands for those left out between two.
 * @param {readonly Entry[]} entries
 * @param {boolean} isFromEnd the next to leave is the last: the head of the list is then its end
 * @returns {(Entry | null)[]}
 */
export function inSight(entries, isFromEnd = false) {
  const first = isFromEnd ? entries.length - FIRST : 0;
  const last = isFromEnd ? entries.length - 1 : FIRST - 1;
  /** @type {Set<number>} */
  const seen = new Set();
  const see = (/** @type {number} */ from, /** @type {number} */ to) => {
    for (let index = Math.max(0, from); index <= Math.min(to, entries.length - 1); index++) seen.add(index);
  };
  see(first, last);
  for (const { index, change, isNext } of entries) {
    if (change !== null || isNext) see(index - BESIDE, index + BESIDE);
  }
  /** @type {(Entry | null)[]} */
  const shown = [];
  let before = -1;
  for (const index of [...seen].sort((a, b) => a - b)) {
    if (index > before + 1) shown.push(null);
    shown.push(entries[index] ?? null);
    before = index;
  }
  if (before < entries.length - 1) shown.push(null);
  return shown;
}

/** @param {number} index in a heap's array */
export const parentIndex = (index) => (index === 0 ? -1 : (index - 1) >> 1);

/**
 * The nodes of a heap's tree that are drawn: x from 0 to 1, row from 0.
 * @param {readonly Entry[]} entries the array
 * @returns {{ entry: Entry, x: number, row: number }[]}
 */
export function treeOf(entries) {
  const indexes = new Set(entries.slice(0, 2 ** TREE_ROWS - 1).map(({ index }) => index));
  for (const { index, change, isNext } of entries) {
    if (change === null && !isNext) continue;
    for (let at = index; at >= 0; at = parentIndex(at)) indexes.add(at);
  }
  const nodes = [...indexes]
    .sort((a, b) => a - b)
    .flatMap((index) => {
      const entry = entries[index];
      if (entry === undefined) return [];
      const row = Math.floor(Math.log2(index + 1));
      const count = 2 ** row;
      return [{ entry, row, x: (index + 1 - count + 0.5) / count }];
    });
  for (let row = TREE_ROWS; row <= (nodes.at(-1)?.row ?? 0); row++) moveApart(nodes.filter((node) => node.row === row));
  return nodes;
}

/** Spreads a deep row whose nodes would otherwise overlap. @param {{ x: number }[]} nodes from left to right */
function moveApart(nodes) {
  const gap = Math.min(APART, 1 / Math.max(1, nodes.length - 1));
  let least = 0;
  for (const node of nodes) {
    node.x = Math.max(node.x, least);
    least = node.x + gap;
  }
  let most = 1;
  for (const node of [...nodes].reverse()) {
    node.x = Math.min(node.x, most);
    most = node.x - gap;
  }
}

/** Groups entries by key. @param {readonly Entry[]} entries in order of leaving */
export function bucketsOf(entries) {
  /** @type {{ key: number, entries: Entry[] }[]} */
  const buckets = [];
  for (const entry of entries) {
    const last = buckets.at(-1);
    if (last !== undefined && last.key === entry.key) last.entries.push(entry);
    else buckets.push({ key: entry.key, entries: [entry] });
  }
  return buckets;
}
