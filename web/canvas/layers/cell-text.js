// The style of text in cells. Pure.

import { STATUS } from '../../engine/layouts.js';

/** @import { CellsScene } from './draw-cells.js' */

export const FONT = 'system-ui, sans-serif';
/** Height of digits and width of the widest, as parts of the font's size. */
export const CAPITAL = 0.76;
export const WIDEST_DIGIT = 0.64;

/** @param {CellsScene} scene @param {number} cell */
export function inkOf({ palette, current, statuses }, cell) {
  if (cell === current) return palette.currentText;
  return (statuses?.[cell] === STATUS.closed ? palette.closedText : undefined) ?? palette.text;
}
