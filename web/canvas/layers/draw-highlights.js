// Cells that a text refers to: brackets at their four corners, which no other mark has, so that they are
// recognisable in grey, too, and leave the numbers free. Draws into any 2D context.

import { cellsOf } from '../geometry.js';

/** @import { Size } from '../geometry.js' */
/** @import { Overlay } from './draw-dead-ends.js' */

/** Smaller cells, in CSS pixels, are marked from outside. */
const SMALLEST = 14;
/** Part of a side that a bracket takes. */
const ARM = 0.28;

/**
 * @param {readonly { x: number, y: number }[]} cells those off the board are skipped
 * @param {Size} board
 * @returns {Overlay}
 */
export function highlightsOverlay(cells, board) {
  const seen = cells.filter(({ x, y }) => x < board.width && y < board.height);
  const marks = new Uint8Array(board.width * board.height);
  for (const { x, y } of seen) marks[y * board.width + x] = 1;
  /** @type {Overlay['draw']} */
  const draw = (context, { view, palette, board: shown }) => {
    if (shown.width !== board.width || shown.height !== board.height) return;
    const { left, top } = cellsOf(view);
    const side = Math.max(view.scale, SMALLEST * view.ratio);
    const thick = Math.max(2 * view.ratio, side * 0.045);
    context.beginPath();
    for (const { x, y } of seen) {
      const middleX = view.left + (left(x, y) + 0.5) * view.scale;
      const middleY = view.top + (top(y) + 0.5) * view.scale;
      brackets(context, { x: middleX, y: middleY }, side / 2 - thick / 2, side * ARM);
    }
    context.lineCap = 'square';
    context.lineJoin = 'miter';
    for (const [style, width] of /** @type {const} */ ([
      [palette.halo, thick * 2.2],
      [palette.mark, thick],
    ])) {
      context.strokeStyle = style;
      context.lineWidth = width;
      context.stroke();
    }
  };
  return { marks, draw };
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {{ x: number, y: number }} middle
 * @param {number} reach from the middle to the corners, across
 * @param {number} arm
 */
function brackets(context, { x, y }, reach, arm) {
  for (const [dx, dy] of /** @type {const} */ ([
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ])) {
    const [cornerX, cornerY] = [x + dx * reach, y + dy * reach];
    context.moveTo(cornerX, cornerY - dy * arm);
    context.lineTo(cornerX, cornerY);
    context.lineTo(cornerX - dx * arm, cornerY);
  }
}
