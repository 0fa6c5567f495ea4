// Merge sort and quicksort a second time, in a few lines with their own counters, to check the logs of
// web/places/race/ranking/sorting.js.

/** @typedef {{ order: number[], comparisons: number, moves: number }} Counted */

/**
 * By merging pieces, without positions: a move for each row laid aside, and one for each laid back.
 * @param {number} count
 * @param {(a: number, b: number) => number} compare
 * @returns {Counted}
 */
export function countedMergeSort(count, compare) {
  let comparisons = 0;
  let moves = 0;
  /** @param {number[]} items @returns {number[]} */
  const sort = (items) => {
    if (items.length < 2) return items;
    const half = Math.ceil(items.length / 2);
    const [left, right] = [sort(items.slice(0, half)), sort(items.slice(half))];
    /** @type {number[]} */
    const merged = [];
    while (left.length > 0 && right.length > 0) {
      comparisons += 1;
      const isRightFirst = compare(right[0] ?? 0, left[0] ?? 0) < 0;
      merged.push(/** @type {number} */ ((isRightFirst ? right : left).shift()));
    }
    moves += 2 * items.length;
    return [...merged, ...left, ...right];
  };
  const order = sort(Array.from({ length: count }, (_, item) => item));
  return { order, comparisons, moves };
}

/**
 * In one array, the parts still to be sorted on a stack; the item in the middle is the pivot.
 * @param {number} count
 * @param {(a: number, b: number) => number} compare
 * @returns {Counted}
 */
export function countedQuickSort(count, compare) {
  const order = Array.from({ length: count }, (_, item) => item);
  let comparisons = 0;
  let moves = 0;
  /** @param {number} one @param {number} other */
  const exchange = (one, other) => {
    if (one === other) return;
    moves += 2;
    const kept = order[one] ?? 0;
    order[one] = order[other] ?? 0;
    order[other] = kept;
  };
  const parts = [{ from: 0, end: count }];
  for (let part = parts.pop(); part !== undefined; part = parts.pop()) {
    const { from, end } = part;
    if (end - from < 2) continue;
    const last = end - 1;
    exchange(from + Math.ceil((end - from) / 2) - 1, last);
    const pivot = order[last] ?? 0;
    let smaller = 0;
    for (let index = from; index < last; index++) {
      const item = order[index] ?? 0;
      comparisons += 1;
      if ((compare(item, pivot) || item - pivot) < 0) exchange(index, from + smaller++);
    }
    exchange(from + smaller, last);
    parts.push({ from, end: from + smaller }, { from: from + smaller + 1, end });
  }
  return { order, comparisons, moves };
}
