// Cells too small to be drawn one by one, as an image over the board: of those smaller than a pixel, every nth.

import { cellsOf } from '../../../canvas/geometry.js';

/** @import { Scene } from '../../../canvas/layers/draw-dead-ends.js' */

/** @param {{ scale: number }} view @returns {number} cells from one that has a pixel to the next */
export const pixelStride = ({ scale }) => Math.max(1, Math.floor(1 / scale));

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Scene} scene
 * @param {(column: number, row: number) => number} pixelAt of the cells that have one, counted from the range's corner, in
 *   the format of pixel(); 0: what lies below stays visible
 */
export function drawImageOver(context, { view, range }, pixelAt) {
  const stride = pixelStride(view);
  const columns = Math.ceil(range.columns / stride);
  const rows = Math.ceil(range.rows / stride);
  const pixels = new Uint32Array(columns * rows);
  for (let row = 0, at = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++, at++) pixels[at] = pixelAt(column, row);
  }
  const small = document.createElement('canvas');
  Object.assign(small, { width: columns, height: rows });
  small.getContext('2d')?.putImageData(new ImageData(new Uint8ClampedArray(pixels.buffer), columns, rows), 0, 0);
  const { left, top } = cellsOf(view);
  context.imageSmoothingEnabled = false;
  context.drawImage(
    small,
    view.left + left(range.x, range.y) * view.scale,
    view.top + top(range.y) * view.scale,
    columns * stride * view.scale,
    rows * stride * view.scale,
  );
}
