// The cells of one ground connected with a given one, by their edges, on squares or hexes. Pure; works span by span
// with an explicit stack, so that no board is too large.

/** @import { Grounds } from '../../engine/grounds.js' */

/** @typedef {(row: number) => readonly [number, number]} Reach of a run into the rows beside it, left and right */

/**
 * About ten milliseconds per million cells.
 * @param {Grounds} grounds
 * @param {number} width
 * @param {number} seed a cell
 * @param {Reach} [reach] omitted for squares, which touch those in the same column
 * @returns {Uint32Array} ascending
 */
export function floodFill(grounds, width, seed, reach = () => [0, 0]) {
  const ground = grounds[seed];
  if (ground === undefined) return new Uint32Array(0);
  const marks = new Uint8Array(grounds.length);
  for (let cell = 0; cell < marks.length; cell++) marks[cell] = grounds[cell] === ground ? WAITING : 0;
  return cellsOf(marks, spread(marks, width, seed, reach));
}

/** Marks of cells: of the ground in question, and also connected with the seed. */
const WAITING = 1;
const FOUND = 2;

/**
 * @param {Uint8Array} marks
 * @param {number} width
 * @param {number} seed
 * @param {Reach} reach
 * @returns {number} of cells found
 */
function spread(marks, width, seed, reach) {
  const stack = [seed];
  let count = 0;
  for (let cell = stack.pop(); cell !== undefined; cell = stack.pop()) {
    if (marks[cell] !== WAITING) continue;
    const row = cell - (cell % width);
    let first = cell;
    while (first > row && marks[first - 1] === WAITING) first -= 1;
    let end = cell + 1;
    while (end < row + width && marks[end] === WAITING) end += 1;
    marks.fill(FOUND, first, end);
    count += end - first;
    const [left, right] = reach(row / width);
    const from = Math.max(first - left, row);
    const to = Math.min(end + right, row + width);
    if (row > 0) pushRuns(stack, marks, from - width, to - width);
    if (row + width < marks.length) pushRuns(stack, marks, from + width, to + width);
  }
  return count;
}

/**
 * Of a run of waiting cells only one is pushed.
 * @param {number[]} stack
 * @param {Uint8Array} marks
 * @param {number} from
 * @param {number} to
 */
function pushRuns(stack, marks, from, to) {
  let wasWaiting = false;
  for (let cell = from; cell < to; cell++) {
    const isWaiting = marks[cell] === WAITING;
    if (isWaiting && !wasWaiting) stack.push(cell);
    wasWaiting = isWaiting;
  }
}

/** @param {Uint8Array} marks @param {number} count */
function cellsOf(marks, count) {
  const cells = new Uint32Array(count);
  let next = 0;
  for (let cell = 0; next < count; cell++) {
    if (marks[cell] !== FOUND) continue;
    cells[next] = cell;
    next += 1;
  }
  return cells;
}
