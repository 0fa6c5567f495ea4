// Which islands have room for their numbers in the visible part, and where these stand. Pure.

import { gridPointOf } from '../model/coordinates.js';
import { middleOf } from './geometry.js';

/** @import { Range, Size, View } from './geometry.js' */
/** @import { Island } from './island-hues.js' */

/** In CSS pixels. */
const LABEL = 13;
const MOST_LABELS = 300;
/** A digit's width in the usual system fonts, as a part of its height. */
const DIGIT_WIDTH = 0.62;
/** A number may cover cells if its island is this many times as large. */
const LARGE = 6;
/** Rows and columns around the visible part whose numbers may reach into it. */
const AROUND = 3;

/** @typedef {{ text: string, x: number, y: number, half: number }} Label its middle, and half its width */

/**
 * @param {readonly Island[]} islands
 * @param {{ view: View, board: Size, range: Range }} scene
 * @param {boolean} mayCover whether numbers may cover what lies beside the widest part of a large island
 * @returns {{ size: number, labels: Label[] }} size of the digits
 */
export function labelsOf(islands, { view, board, range }, mayCover) {
  const size = LABEL * view.ratio;
  /** @type {Label[]} */
  const labels = [];
  for (const { number, cells, cell, room } of islands.slice(0, MOST_LABELS)) {
    const gridPoint = gridPointOf(cell, board);
    const isSeen = isNear(gridPoint.x, range.x, range.columns) && isNear(gridPoint.y, range.y, range.rows);
    const text = String(number);
    const half = Math.max(size * 0.45, (text.length * size * DIGIT_WIDTH) / 2);
    const isLarge = mayCover && cells * view.scale ** 2 >= LARGE * 2 * half * size;
    if (isSeen && (isLarge || (2 * room - 1) * view.scale >= 2 * half))
      labels.push({ text, ...middleOf(view, gridPoint), half });
  }
  return { size, labels };
}

/** @param {number} at @param {number} first @param {number} count */
function isNear(at, first, count) {
  return at >= first - AROUND && at < first + count + AROUND;
}
