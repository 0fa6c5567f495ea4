// A flow field on cells too small for an arrow each: one arrow per block of cells, in the direction of the middle one.
// Draws into any 2D context; reads, never changes.

import { CELL_FIELDS, CELL_STRIDE, SLOT_OFFSETS, STATUS } from '../../../engine/layouts.js';
import { directionOf, hasRoomToWrite } from '../../../canvas/layers/draw-numbers.js';
import { middleOf } from '../../../canvas/geometry.js';

/** @import { BoardSource } from '../../../engine/layouts.js' */
/** @import { Scene } from '../../../canvas/layers/draw-dead-ends.js' */

/** CSS pixels from arrow to arrow, and the length of one. */
const DISTANCE = 28;
const LENGTH = 13;

/** @param {number} scale pixels of a cell @param {number} ratio @returns {number} cells from arrow to arrow */
export const arrowStride = (scale, ratio) => Math.max(1, Math.round((DISTANCE * ratio) / scale));

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Scene & { source: BoardSource }} scene
 */
export function drawFlow(context, { view, board, range, palette, source }) {
  // There each cell has its own arrow.
  if (hasRoomToWrite(view)) return;
  const stride = arrowStride(view.scale, view.ratio);
  const half = (LENGTH * view.ratio) / 2;
  const barb = half * 0.6;
  // The same cells whatever part of the board is visible.
  const middle = Math.floor(stride / 2);
  const firstOf = (/** @type {number} */ at) => Math.ceil((at - middle) / stride) * stride + middle;
  context.beginPath();
  for (let y = firstOf(range.y); y < range.y + range.rows; y += stride) {
    const numbers = source.cells(range.x, y, range.columns, 1);
    for (let x = firstOf(range.x); x < range.x + range.columns; x += stride) {
      const at = (x - range.x) * CELL_STRIDE;
      const offset = SLOT_OFFSETS[numbers[at + CELL_FIELDS.parent] ?? -1];
      if (offset === undefined || numbers[at + CELL_FIELDS.status] !== STATUS.closed) continue;
      const { dx, dy } = directionOf({ view, board }, y * board.width + x, offset);
      const { x: middleX, y: middleY } = middleOf(view, { x, y });
      const [tipX, tipY] = [middleX + dx * half, middleY + dy * half];
      context.moveTo(middleX - dx * half, middleY - dy * half);
      context.lineTo(tipX, tipY);
      context.moveTo(tipX + barb * (-dx - dy), tipY + barb * (dx - dy));
      context.lineTo(tipX, tipY);
      context.lineTo(tipX + barb * (-dx + dy), tipY + barb * (-dx - dy));
    }
  }
  context.strokeStyle = palette.closedText ?? palette.text;
  context.lineWidth = 1.5 * view.ratio;
  context.lineCap = context.lineJoin = 'round';
  context.stroke();
}
