// Draws which parts of a picture will be walls, as large as the dialog has room for. A large board is
// only sampled once per pixel of the preview.

/** @import { Cells } from './image-cells.js' */

/** Pixels a side, at most. */
const SIDE = 320;

/**
 * @param {HTMLCanvasElement} canvas
 * @param {Cells} cells
 * @param {number} threshold
 * @param {boolean} isInverted
 */
export function drawWalls(canvas, { columns, rows, means }, threshold, isInverted) {
  const longest = Math.max(columns, rows);
  // Small boards get a whole number of pixels per cell.
  const scale = longest > SIDE ? SIDE / longest : Math.floor(SIDE / longest);
  const width = Math.max(1, Math.round(columns * scale));
  const height = Math.max(1, Math.round(rows * scale));
  canvas.width = width;
  canvas.height = height;
  const style = getComputedStyle(canvas);
  const context = canvas.getContext('2d');
  if (context === null) return;
  context.fillStyle = style.backgroundColor;
  context.fillRect(0, 0, width, height);
  context.fillStyle = style.color;
  for (let y = 0; y < height; y++) {
    const row = Math.floor((y * rows) / height) * columns;
    let begin = -1;
    for (let x = 0; x <= width; x++) {
      const mean = means[row + Math.floor((x * columns) / width)] ?? 0;
      const isWall = x < width && mean < threshold !== isInverted;
      if (isWall && begin < 0) begin = x;
      if (isWall || begin < 0) continue;
      context.fillRect(begin, y, x - begin, 1);
      begin = -1;
    }
  }
}
