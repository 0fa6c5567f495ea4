// The ground of a world as an image, a pixel a cell, for cells too small to be drawn one by one; repainted when a cell
// changes, only scaled when the view changes. Draws into any 2D context.

import { cellsOf } from '../../../canvas/geometry.js';

/** @import { Range, Size, View } from '../../../canvas/geometry.js' */

export class WorldRaster {
  /** @type {() => HTMLCanvasElement} */
  #createCanvas;
  /** @type {HTMLCanvasElement | null} */
  #small = null;
  /** @type {ImageData | null} */
  #image = null;
  /** What the image shows. @type {object | null} */
  #content = null;

  /** @param {() => HTMLCanvasElement} createCanvas */
  constructor(createCanvas) {
    this.#createCanvas = createCanvas;
  }

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {{ view: View, board: Size, range: Range, content: object }} scene
   *   `content` the same object as long as no cell changes its appearance
   * @param {(pixels: Uint32Array) => void} paint all cells
   */
  draw(context, { view, board, range, content }, paint) {
    this.#small ??= this.#createCanvas();
    const small = this.#small;
    if (this.#image === null || small.width !== board.width || small.height !== board.height) {
      [small.width, small.height] = [board.width, board.height];
      this.#image = new ImageData(board.width, board.height);
      this.#content = null;
    }
    if (this.#content !== content) {
      paint(new Uint32Array(this.#image.data.buffer));
      small.getContext('2d')?.putImageData(this.#image, 0, 0);
      this.#content = content;
    }
    const { enlarge } = cellsOf(view);
    if (enlarge !== null) {
      enlarge(context, small, { view, range });
      return;
    }
    const { x, y, columns, rows } = range;
    const { left, top, scale } = view;
    // Enlarged sharply; when several cells share a pixel, all must contribute.
    context.imageSmoothingEnabled = scale < 1;
    context.drawImage(small, x, y, columns, rows, left + x * scale, top + y * scale, columns * scale, rows * scale);
  }
}
