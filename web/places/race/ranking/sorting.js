// Merge sort and quicksort as logs: what was compared and what was moved, one event after the other. Any
// picture of a sort is its log replayed up to a step. Pure; knows nothing of what is sorted.

/** @typedef {'merge' | 'quick'} SortName */
/**
 * Items are numbered in their initial order. Positions 0 to count - 1 are the row that is sorted; merge sort
 * has as many auxiliary positions, from count on. The current part of the row is low to high, inclusive.
 * @typedef {object} SortEvent
 * @property {'compare' | 'move' | 'swap'} kind a swap is two moves
 * @property {number} a the item compared with b, or moved to position `to`, or swapped with b
 * @property {number} b the other item; -1 in a move
 * @property {number} sign of a comparison: below 0, a goes first; above 0, b does; never 0
 * @property {boolean} isTie the values are equal, so the positions decide
 * @property {number} to position of a after a move or swap; -1 in a comparison
 * @property {number} low
 * @property {number} high
 * @property {number} pivot item; -1 in merge sort
 */
/** @typedef {{ count: number, events: readonly SortEvent[], order: readonly number[], comparisons: number, moves: number }} SortLog */
/** @typedef {{ positions: number[], comparisons: number, moves: number, event: SortEvent | null }} SortPicture position of each item */
/** @typedef {(a: number, b: number) => number} Compare below 0 where item a goes first, 0 where the values are equal */

/** @type {readonly SortName[]} */
export const SORTS = Object.freeze(['merge', 'quick']);

/**
 * Both are stable: of items with equal values the one that was first stays first. Merge sort is stable by
 * itself; quicksort compares original positions, since its swaps move items past each other. The log is the same for
 * the same answers. About count × log2(count) comparisons; quicksort at worst count² / 2.
 * @param {SortName} name
 * @param {number} count of items
 * @param {Compare} compare
 * @returns {SortLog}
 */
export function sortLog(name, count, compare) {
  const recorder = new Recorder(count, compare);
  const sort = { merge: mergeSort, quick: quickSort }[name];
  if (count > 1) sort(recorder, 0, count - 1);
  const { events, row } = recorder;
  const { comparisons, moves } = countsOf(events);
  return { count, events, order: row.slice(0, count), comparisons, moves };
}

/** @param {SortLog} log @param {number} step events that have happened, 0 to all @returns {SortPicture} */
export function sortAt({ count, events }, step) {
  const positions = Array.from({ length: count }, (_, item) => item);
  const past = events.slice(0, step);
  for (const { kind, a, b, to } of past) {
    if (kind === 'compare') continue;
    if (kind === 'swap') positions[b] = positions[a] ?? -1;
    positions[a] = to;
  }
  return { positions, ...countsOf(past), event: past.at(-1) ?? null };
}

/** @param {readonly SortEvent[]} events */
function countsOf(events) {
  let [comparisons, moves] = [0, 0];
  for (const { kind } of events) {
    if (kind === 'compare') comparisons += 1;
    else moves += kind === 'swap' ? 2 : 1;
  }
  return { comparisons, moves };
}

/** Executes what a sort requests, and logs it. */
class Recorder {
  /** @type {SortEvent[]} */
  events = [];
  /** Item at each position, then at the auxiliary ones. @type {number[]} */
  row;
  low = 0;
  high = 0;
  pivot = -1;
  #count;
  #compare;

  /** @param {number} count @param {Compare} compare */
  constructor(count, compare) {
    this.#count = count;
    this.#compare = compare;
    this.row = Array.from({ length: count }, (_, item) => item);
  }

  /** @param {number} position */
  at(position) {
    return this.row[position] ?? -1;
  }

  /** The auxiliary position for one in the row. @param {number} position */
  beside(position) {
    return this.#count + position;
  }

  /** Whether the item at one position goes before that at the other. @param {number} position @param {number} other */
  isBefore(position, other) {
    const [a, b] = [this.at(position), this.at(other)];
    const answer = this.#compare(a, b);
    const sign = answer === 0 ? a - b : answer;
    this.#note({ kind: 'compare', a, b, sign, isTie: answer === 0, to: -1 });
    return sign < 0;
  }

  /** @param {number} from @param {number} to */
  move(from, to) {
    const a = this.at(from);
    this.row[to] = a;
    this.#note({ kind: 'move', a, b: -1, sign: 0, isTie: false, to });
  }

  /** @param {number} position @param {number} other if it is the same, nothing happens */
  swap(position, other) {
    if (position === other) return;
    const [a, b] = [this.at(position), this.at(other)];
    this.row[position] = b;
    this.row[other] = a;
    this.#note({ kind: 'swap', a, b, sign: 0, isTie: false, to: other });
  }

  /** @param {Pick<SortEvent, 'kind' | 'a' | 'b' | 'sign' | 'isTie' | 'to'>} event */
  #note(event) {
    const { low, high, pivot } = this;
    this.events.push({ ...event, low, high, pivot });
  }
}

/** Sorts both halves, then merges them into the auxiliary positions, smaller front first, and moves all back. */
function mergeSort(/** @type {Recorder} */ recorder, /** @type {number} */ low, /** @type {number} */ high) {
  if (low >= high) return;
  const middle = (low + high) >> 1;
  mergeSort(recorder, low, middle);
  mergeSort(recorder, middle + 1, high);
  Object.assign(recorder, { low, high });
  let [left, right] = [low, middle + 1];
  for (let to = low; to <= high; to++) {
    const takesLeft = right > high || (left <= middle && recorder.isBefore(left, right));
    recorder.move(takesLeft ? left++ : right++, recorder.beside(to));
  }
  for (let position = low; position <= high; position++) recorder.move(recorder.beside(position), position);
}

/** Takes the middle item as the pivot, moves all that go before it to the left, and the pivot behind them. */
function quickSort(/** @type {Recorder} */ recorder, /** @type {number} */ low, /** @type {number} */ high) {
  if (low >= high) return;
  const middle = (low + high) >> 1;
  Object.assign(recorder, { low, high, pivot: recorder.at(middle) });
  recorder.swap(middle, high);
  let end = low;
  for (let position = low; position < high; position++) {
    if (recorder.isBefore(position, high)) recorder.swap(position, end++);
  }
  recorder.swap(end, high);
  quickSort(recorder, low, end - 1);
  quickSort(recorder, end + 1, high);
}
