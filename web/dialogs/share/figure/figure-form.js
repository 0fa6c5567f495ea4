// Parses the fields for a figure: the steps that it plays in a loop, the cells that it marks.
// Pure.

import { TOP_LEFT, gridPointText } from '../../../model/coordinates.js';
import { MOST_CELLS } from '../../../link/figure-link.js';

/** @import { Loop } from '../../../link/figure-link.js' */
/** @import { GridPoint } from '../../../model/coordinates.js' */
/** A key of a sentence, and its values; null: nothing is wrong. @typedef {{ key: string, values?: Readonly<Record<string, number>> } | null} Fault */

/** Cells as in a link, counted from the top left. */
const AS_LINKS = Object.freeze({ width: 0, height: 0, coordinates: TOP_LEFT });
/** `(3,4)`, with any blanks, and the usual separators between cells. */
const CELL = /[(（]?\s*(\d{1,9})\s*[,，]\s*(\d{1,9})\s*[)）]?/g;
const BETWEEN = /^[\s.;；、,，]*$/;

/**
 * @param {string} first
 * @param {string} last
 * @param {number} steps of the search
 * @returns {{ loop: Loop | null, fault: Fault }} loop: null if both are empty, or something is wrong
 */
export function loopFrom(first, last, steps) {
  if (first.trim() === '' && last.trim() === '') return { loop: null, fault: null };
  const [from, to] = [first, last].map((text) => (/^\s*\d{1,9}\s*$/.test(text) ? Number(text) : NaN));
  const isRight = from !== undefined && to !== undefined && from < to && to <= steps;
  if (!isRight) return { loop: null, fault: { key: 'share.loop_wrong', values: { steps } } };
  return { loop: { first: from, last: to }, fault: null };
}

/**
 * @param {string} text
 * @param {{ width: number, height: number }} board
 * @returns {{ cells: readonly GridPoint[] | null, fault: Fault }} cells: null if there are none, or something is wrong
 */
export function cellsFrom(text, { width, height }) {
  if (!BETWEEN.test(text.replace(CELL, ' '))) return { cells: null, fault: { key: 'share.cells_wrong' } };
  /** @type {Map<string, GridPoint>} */
  const cells = new Map();
  for (const [, column, row] of text.matchAll(CELL)) {
    const [x, y] = [Number(column), Number(row)];
    if (x >= width || y >= height)
      return { cells: null, fault: { key: 'share.cells_outside', values: { x, y, width, height } } };
    cells.set(`${x},${y}`, { x, y });
  }
  if (cells.size > MOST_CELLS) return { cells: null, fault: { key: 'share.cells_many', values: { most: MOST_CELLS } } };
  return { cells: cells.size === 0 ? null : [...cells.values()], fault: null };
}

/** As the field shows them. @param {readonly GridPoint[]} cells */
export const cellsText = (cells) => cells.map((point) => gridPointText(point, AS_LINKS)).join(' ');
