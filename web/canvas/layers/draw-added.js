// Danger on cells large enough to be drawn one by one: a veil over whatever lies there, the denser the more it adds,
// and a plus where cells are too small for the number. Draws into any 2D context; reads, never changes.

import { forCells } from './draw-cells.js';
import { cellsOf, innerSquareOf } from '../geometry.js';
import { dangerShare } from '../palette.js';

/** @import { CellsScene } from './draw-cells.js' */

/** In CSS pixels: smaller cells have no plus, and larger ones show the number. */
const SMALLEST_MARKED = 10;
export const SMALLEST_NUMBERED = 26;

/**
 * @param {CanvasRenderingContext2D} context
 * @param {CellsScene} scene
 */
export function drawAdded(context, scene) {
  const { factors, extras, palette, view } = scene;
  if (extras === undefined || extras.length === 0) return;
  const { side, pad } = innerSquareOf(view);
  const { ratio } = view;
  const isMarked = side >= SMALLEST_MARKED * ratio && side < SMALLEST_NUMBERED * ratio;
  context.fillStyle = palette.danger;
  context.strokeStyle = palette.text;
  context.lineWidth = Math.max(ratio, side / 16);
  context.beginPath();
  forCells(
    scene,
    (cell) => factors[cell] !== 0 && (extras[cell] ?? 0) > 0,
    (left, top, cell) => {
      context.globalAlpha = dangerShare(extras[cell] ?? 0);
      cellsOf(view).fill(context, view, left, top);
      if (!isMarked) return;
      const [x, y, arm] = [left + pad + side * 0.78, top + pad + side * 0.24, side * 0.14];
      context.moveTo(x - arm, y);
      context.lineTo(x + arm, y);
      context.moveTo(x, y - arm);
      context.lineTo(x, y + arm);
    },
  );
  context.globalAlpha = 0.7;
  if (isMarked) context.stroke();
  context.globalAlpha = 1;
}
