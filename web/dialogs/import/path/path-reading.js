// Which cells of the board a path in text means: x and y in the page's order, in the opposite order, or read from
// the goal, whichever leads from start to goal. Pure.

import { numbersOfGridPoint } from '../../../model/coordinates.js';
import { gridPointOfNumbers } from '../../../model/counting.js';

/** @import { Part } from '../../../model/notice.js' */
/** @import { Naming } from '../../../model/coordinates.js' */
/** @import { Pair, PathText } from './path-text.js' */
/** @typedef {{ width: number, height: number, start: number, goal: number }} Ends */
/**
 * @typedef {object} Reading
 * @property {number[]} cells
 * @property {boolean} isSwapped the numbers were taken in the other order than on the page
 * @property {boolean} isReversed it was written from the goal
 * @property {boolean} hasStartAdded it began next to the start, which was prepended
 */
/** The first cell outside the board: its index in the path, and its numbers. @typedef {{ index: number, pair: Pair }} Outside */

/**
 * O(length).
 * @param {PathText} text
 * @param {Ends} board
 * @param {Naming} naming
 * @returns {Reading | Outside}
 */
export function readingOf({ pairs, order }, board, naming) {
  const { isRowFirst } = naming.coordinates;
  const orders = order === 'as written' ? [isRowFirst, !isRowFirst] : [order === 'y first'];
  const readings = orders.map((rowFirst) => {
    const coordinates = { ...naming.coordinates, isRowFirst: rowFirst };
    const cells = cellsOf(pairs, { ...naming, coordinates });
    const isSwapped = order === 'as written' && rowFirst !== isRowFirst;
    return 'pair' in cells ? cells : between(cells.cells, board, isSwapped);
  });
  const [first, second] = readings;
  const led = readings.find((reading) => 'cells' in reading && leads(reading.cells, board));
  const onBoard = readings.find((reading) => 'cells' in reading);
  return led ?? onBoard ?? first ?? second ?? { index: 0, pair: [0, 0] };
}

/** @param {readonly Pair[]} pairs @param {Naming} naming @returns {{ cells: number[] } | Outside} */
function cellsOf(pairs, naming) {
  /** @type {number[]} */
  const cells = [];
  for (const [index, pair] of pairs.entries()) {
    const point = gridPointOfNumbers(pair, naming);
    if (point === null) return { index, pair };
    cells.push(point.y * naming.width + point.x);
  }
  return { cells };
}

/** @param {number[]} written @param {Ends} board @param {boolean} isSwapped @returns {Reading} */
function between(written, board, isSwapped) {
  const { start, goal } = board;
  const isReversed = written.at(-1) !== goal && (written[0] === goal || written.at(-1) === start);
  const cells = isReversed ? [...written].reverse() : written;
  // Programs that trace parents back often leave out the start.
  const hasStartAdded = cells[0] !== start && cells.at(-1) === goal && areBeside(start, cells[0] ?? 0, board);
  return { cells: hasStartAdded ? [start, ...cells] : cells, isSwapped, isReversed, hasStartAdded };
}

/** @param {readonly number[]} cells @param {Ends} board */
export const leads = (cells, { start, goal }) => cells[0] === start && cells.at(-1) === goal;

/** @param {number} a @param {number} b @param {{ width: number }} board */
function areBeside(a, b, { width }) {
  const dx = Math.abs((a % width) - (b % width));
  const dy = Math.abs(Math.floor(a / width) - Math.floor(b / width));
  return Math.max(dx, dy) === 1;
}

/** The corners of what the page counts, as "(0,0)" to "(19,11)". @param {Naming} naming @returns {[Pair, Pair]} */
function boundsOf(naming) {
  const { width, height } = naming;
  return [numbersOfGridPoint({ x: 0, y: 0 }, naming), numbersOfGridPoint({ x: width - 1, y: height - 1 }, naming)];
}

/** What is said of it. @param {Outside} outside @param {Naming} naming @returns {Part} */
export function outsidePart({ index, pair }, naming) {
  const [least, greatest] = boundsOf(naming);
  const values = { number: index + 1, cell: `(${pair})`, from: `(${least})`, to: `(${greatest})` };
  return { key: 'path_check.outside', values };
}
