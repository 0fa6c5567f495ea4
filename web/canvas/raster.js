// Maps of many cells, painted as an image: a pixel per cell, by the engine, then scaled onto the canvas.

import { cellsOf } from './geometry.js';
import { paintExtras, paintXray, paintedRows, usePalette, xrayTable } from './pixels.js';

/** @import { Survey } from '../engine/jobs/xray-survey.js' */
/** @import { Shading } from '../engine/layouts.js' */
/** @import { Range, Size, View } from './geometry.js' */
/** @import { Palette } from './palette.js' */
/** @import { PixelSource } from './pixels.js' */
/**
 * @typedef {object} RasterScene
 * @property {View} view
 * @property {Size} board
 * @property {Range} range of visible cells
 * @property {Palette} palette
 * @property {PixelSource} source
 * @property {Shading} shading
 * @property {Survey | null} survey null: there is no X-ray
 * @property {object} content the same object as long as no cell changes its appearance
 */

/** Cells painted per picture; the rest follows with the next pictures. */
export const MOST_PAINTED = 2 ** 20;

/** Keeps its canvases from one picture to the next: a large one is costly to create. */
export class Raster {
  /** @type {() => HTMLCanvasElement} */
  #createCanvas;
  /** @type {HTMLCanvasElement | null} */
  #small = null;
  /** @type {HTMLCanvasElement | null} */
  #large = null;
  /** Colours of the X-ray. @type {{ palette: Palette, xray: Uint32Array } | null} */
  #colours = null;
  /** The row painted next, and how many rows do not show the content yet. */
  #row = 0;
  #left = 0;
  /** What the small canvas shows now. @type {object | null} */
  #content = null;

  /** @param {() => HTMLCanvasElement} createCanvas */
  constructor(createCanvas) {
    this.#createCanvas = createCanvas;
  }

  /**
   * Cells are painted when their appearance changes, and only scaled when the view changes. With very many
   * cells some are painted now, and the others at the next calls.
   * @param {CanvasRenderingContext2D} context
   * @param {RasterScene} scene
   * @returns {boolean} whether all are painted
   */
  draw(context, scene) {
    const { board, content } = scene;
    this.#small ??= this.#createCanvas();
    const isOfBoard = this.#small.width === board.width && this.#small.height === board.height;
    if (!isOfBoard) {
      this.#small.width = board.width;
      this.#small.height = board.height;
      this.#row = 0;
    }
    if (!isOfBoard || this.#content !== content) this.#left = board.height;
    if (this.#left > 0) this.#paint(this.#small, scene);
    this.#content = content;
    this.#scale(context, this.#small, scene);
    return this.#left === 0;
  }

  /**
   * Applies the brush's edits since the cells were painted.
   * @param {readonly number[] | Uint32Array} cells
   * @param {string} colour
   */
  patch(cells, colour) {
    const own = this.#small?.getContext('2d') ?? null;
    if (own === null || this.#small === null) return;
    const { width } = this.#small;
    own.fillStyle = colour;
    for (const cell of cells) own.fillRect(cell % width, Math.floor(cell / width), 1, 1);
  }

  /**
   * Paints as many rows as there is time for. If the content changes meanwhile it continues below them.
   * @param {HTMLCanvasElement} small
   * @param {RasterScene} scene
   */
  #paint(small, { board, palette, source, shading, survey }) {
    const own = small.getContext('2d');
    if (own === null) return;
    if (this.#colours?.palette !== palette) {
      this.#colours = { palette, xray: xrayTable(palette) };
    }
    const { width, height } = board;
    const top = this.#row;
    const rows = Math.min(Math.max(1, Math.floor(MOST_PAINTED / width)), this.#left, height - top);
    if (survey === null) {
      usePalette(source, palette);
      const { buffer, byteOffset, byteLength } = paintedRows(source, shading, { width, top, rows }, palette);
      const pixels = new Uint8ClampedArray(/** @type {ArrayBuffer} */ (buffer), byteOffset, byteLength);
      own.putImageData(new ImageData(pixels, width, rows), 0, top);
    } else {
      const image = own.createImageData(width, rows);
      const pixels = new Uint32Array(image.data.buffer);
      paintXray(pixels, source.factors(), survey, { width, top }, this.#colours.xray);
      paintExtras(pixels, source, { width, top }, palette);
      own.putImageData(image, 0, top);
    }
    this.#left -= rows;
    this.#row = this.#left === 0 || top + rows === height ? 0 : top + rows;
  }

  /**
   * Draws the visible cells. Shrinks smoothly. Enlarges sharply: first to whole pixels, more than
   * needed, then smoothly down, so that cells have equal sizes even at 1.6 pixels.
   * @param {CanvasRenderingContext2D} context
   * @param {HTMLCanvasElement} small
   * @param {Pick<RasterScene, 'view' | 'range'>} scene
   */
  #scale(context, small, { view, range }) {
    const { scale } = view;
    const { enlarge } = cellsOf(view);
    if (enlarge !== null) {
      enlarge(context, small, { view, range });
      return;
    }
    const { x, y, columns, rows } = range;
    const left = view.left + x * scale;
    const top = view.top + y * scale;
    context.imageSmoothingEnabled = !Number.isInteger(scale);
    context.imageSmoothingQuality = 'high';
    if (scale <= 1 || Number.isInteger(scale)) {
      context.drawImage(small, x, y, columns, rows, left, top, columns * scale, rows * scale);
      return;
    }
    const times = Math.ceil(scale);
    const width = columns * times;
    const height = rows * times;
    const large = this.#roomy(width, height);
    const own = large.getContext('2d');
    if (own === null) return;
    own.imageSmoothingEnabled = false;
    own.drawImage(small, x, y, columns, rows, 0, 0, width, height);
    context.drawImage(large, 0, 0, width, height, left, top, columns * scale, rows * scale);
  }

  /**
   * Grows and never shrinks: a moving view shows a column more or less from frame to frame.
   * @param {number} width
   * @param {number} height
   * @returns {HTMLCanvasElement}
   */
  #roomy(width, height) {
    this.#large ??= this.#createCanvas();
    if (this.#large.width < width) this.#large.width = width;
    if (this.#large.height < height) this.#large.height = height;
    return this.#large;
  }
}
