// Cells too small to be drawn one by one, as an image over the board: of those smaller than a pixel every so many.

import { cellsOf } from '../../../canvas/geometry.js';

/** @import { Rgb } from '../../../canvas/palette.js' */
/** @import { Scene } from '../../../canvas/layers/draw-dead-ends.js' */

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Scene} scene
 * @param {(cell: number) => Rgb | null} colourOf null: what lies below stays to be seen
 */
export function drawImageOver(context, { view, board, range }, colourOf) {
  const stride = Math.max(1, Math.floor(1 / view.scale));
  const columns = Math.ceil(range.columns / stride);
  const rows = Math.ceil(range.rows / stride);
  const image = new ImageData(columns, rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const colour = colourOf((range.y + row * stride) * board.width + range.x + column * stride);
      if (colour !== null) image.data.set([...colour, 255], 4 * (row * columns + column));
    }
  }
  const small = document.createElement('canvas');
  Object.assign(small, { width: columns, height: rows });
  small.getContext('2d')?.putImageData(image, 0, 0);
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
