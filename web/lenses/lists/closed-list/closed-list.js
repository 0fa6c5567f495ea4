// The closed list as rows of text: on the page, for a spreadsheet, for the clipboard. Pure.

import { ROW_FIELDS, ROW_STRIDE } from '../../../engine/layouts.js';
import { cellText } from '../../../model/coordinates.js';

/**
 * @typedef {object} ClosedRow
 * @property {number} step
 * @property {number} cell
 * @property {number} parent -1 for the start
 * @property {number} g
 * @property {number} h NaN where the search has none, and so with f
 * @property {number} f
 */
/** @typedef {(value: number) => string} Format */
/** @import { Naming } from '../../../model/coordinates.js' */

/** Rows on the page at a time. */
export const PAGE_ROWS = 200;

/** Column heads for other programs: the same in every language. */
export const CSV_HEADER = 'step,x,y,parent_x,parent_y,g,h,f';

/** @param {Float64Array} numbers as Engine.printout() gives them @returns {ClosedRow[]} */
export function closedRows(numbers) {
  const rows = [];
  for (let at = 0; at + ROW_STRIDE <= numbers.length; at += ROW_STRIDE) {
    const number = (/** @type {keyof typeof ROW_FIELDS} */ name) => numbers[at + ROW_FIELDS[name]] ?? NaN;
    rows.push({
      step: number('step'),
      cell: number('cell'),
      parent: number('parent'),
      g: number('g'),
      h: number('h'),
      f: number('f'),
    });
  }
  return rows;
}

/**
 * Step, cell, parent, G, H, F as they are shown.
 * @param {ClosedRow} row
 * @param {Naming} naming
 * @param {Format} format
 * @returns {string[]}
 */
export function shownRow({ step, cell, parent, g, h, f }, naming, format) {
  const number = (/** @type {number} */ one) => (Number.isNaN(one) ? '–' : format(one));
  const from = parent < 0 ? '–' : cellText(parent, naming);
  return [format(step), cellText(cell, naming), from, number(g), number(h), number(f)];
}

/** @param {ClosedRow} row @param {Naming} naming @param {Format} format @returns {string} with its line end */
export function tabLine(row, naming, format) {
  return `${shownRow(row, naming, format).join('\t')}\n`;
}

/**
 * For other programs: x and y as in links and files, from the top left, however cells are named on the
 * page. Missing values are left empty.
 * @param {ClosedRow} row @param {{ width: number }} board @param {Format} format @returns {string}
 */
export function csvLine({ step, cell, parent, g, h, f }, { width }, format) {
  const coordinates = (/** @type {number} */ one) => `${one % width},${Math.floor(one / width)}`;
  const number = (/** @type {number} */ one) => (Number.isNaN(one) ? '' : format(one));
  const from = parent < 0 ? ',' : coordinates(parent);
  return `${format(step)},${coordinates(cell)},${from},${number(g)},${number(h)},${number(f)}\n`;
}

/** The page on which a step has its row. @param {number} step from 0 @returns {number} from 0 */
export function pageOf(step) {
  return Math.floor(Math.max(step - 1, 0) / PAGE_ROWS);
}

/**
 * The steps on a page, the nearest there is.
 * @param {number} page
 * @param {number} steps of the trace, at least 1
 * @returns {{ page: number, first: number, last: number }}
 */
export function rangeOf(page, steps) {
  const known = Math.min(Math.max(page, 0), pageOf(steps));
  const first = known * PAGE_ROWS + 1;
  return { page: known, first, last: Math.min(first + PAGE_ROWS - 1, steps) };
}
