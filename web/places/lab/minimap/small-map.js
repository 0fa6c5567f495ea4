// The pixels of a minimap: each shows the cell that lies there, walls first. Pure.

import { groundOf } from '../../../canvas/palette.js';

/** @import { Palette } from '../../../canvas/palette.js' */
/** @typedef {{ width: number, height: number }} Size */

/** In CSS pixels. */
const WIDEST = 284;
const HIGHEST = 168;

/** In device pixels, in the proportions of the board. @param {Size} board @param {number} ratio @returns {Size} */
export function sizeOf({ width, height }, ratio) {
  const side = Math.min(WIDEST / width, HIGHEST / height) * ratio;
  return { width: Math.max(1, Math.round(width * side)), height: Math.max(1, Math.round(height * side)) };
}

/**
 * Where several cells share a pixel, a wall among those on its diagonal is shown: thin walls are not lost.
 * @param {Size} size of the picture
 * @param {Size} board
 * @param {Uint8Array} factors
 * @param {Palette} palette
 * @returns {Uint8ClampedArray<ArrayBuffer>} red, green, blue, alpha
 */
export function smallMap(size, board, factors, palette) {
  const pixels = new Uint8ClampedArray(4 * size.width * size.height);
  const colours = new Map();
  /** @param {number} factor */
  const colourOf = (factor) => {
    if (!colours.has(factor)) colours.set(factor, groundOf(palette, factor));
    return colours.get(factor);
  };
  /** @param {number} at @param {number} pixelsThere @param {number} cells */
  const cellAt = (at, pixelsThere, cells) => Math.min(Math.floor((at * cells) / pixelsThere), cells - 1);
  for (let y = 0; y < size.height; y++) {
    const [top, bottom] = [cellAt(y, size.height, board.height), cellAt(y + 0.75, size.height, board.height)];
    for (let x = 0; x < size.width; x++) {
      const [left, right] = [cellAt(x, size.width, board.width), cellAt(x + 0.75, size.width, board.width)];
      const factor = Math.min(factors[top * board.width + left] ?? 0, factors[bottom * board.width + right] ?? 0);
      pixels.set([...colourOf(factor), 255], 4 * (y * size.width + x));
    }
  }
  return pixels;
}
