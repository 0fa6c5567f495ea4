// Where the units of a world are on the canvas while they glide. Pure; knows no canvas.

import { NO_CELL, UNIT_FIELDS, UNIT_STRIDE } from '../../../engine/world-engine.js';
import { innerSquareOf, middleOf } from '../../../canvas/geometry.js';
import { gridPointOf } from '../../../model/coordinates.js';

/** @import { View } from '../../../canvas/geometry.js' */
/** @typedef {{ x: number, y: number }} Point */

/** In CSS pixels: fingers hit units within this distance. */
const REACH = 14;

/**
 * @param {View} view
 * @param {number} width of the board
 * @param {number} previous cell
 * @param {number} cell
 * @param {number} glide 0 to 1: how far from the one to the other
 * @returns {Point} on the canvas
 */
export function pointBetween(view, width, previous, cell, glide) {
  const board = { width, height: 0 };
  const to = middleOf(view, gridPointOf(cell, board));
  if (glide >= 1 || previous === cell || previous === NO_CELL) return to;
  const from = middleOf(view, gridPointOf(previous, board));
  return { x: from.x + (to.x - from.x) * glide, y: from.y + (to.y - from.y) * glide };
}

/**
 * @param {View} view
 * @param {{ units: Uint32Array, width: number, glide: number }} picture
 * @param {number} at where the numbers of the unit begin
 * @returns {Point}
 */
export function unitPoint(view, { units, width, glide }, at) {
  return pointBetween(view, width, units[at + UNIT_FIELDS.previous] ?? 0, units[at + UNIT_FIELDS.cell] ?? 0, glide);
}

/**
 * The unit that a press selects: the nearest of those that it hits or, where they are smaller than a
 * fingertip, that are within reach. O(units).
 * @param {View} view
 * @param {{ units: Uint32Array, width: number, glide: number }} picture
 * @param {Point} point on the canvas
 * @param {number} [reach] in CSS pixels
 * @returns {number} its number; 0 for none
 */
export function unitAt(view, picture, point, reach = REACH) {
  const { units } = picture;
  let nearest = Math.max(innerSquareOf(view).side / 2, reach * view.ratio);
  let found = 0;
  for (let at = 0; at < units.length; at += UNIT_STRIDE) {
    const { x, y } = unitPoint(view, picture, at);
    const away = Math.hypot(point.x - x, point.y - y);
    if (away > nearest || (away === nearest && found !== 0)) continue;
    nearest = away;
    found = units[at] ?? 0;
  }
  return found;
}
