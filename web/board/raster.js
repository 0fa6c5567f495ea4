// Maps of many cells, painted as an image: a pixel a cell, looked up in a table, then scaled onto
// the canvas. Knows factors and statuses; not what a search is.

import { blend, rgb, terrainShare } from './palette.js';

/** @typedef {import('./palette.js').Palette} Palette */
/** @typedef {import('./geometry.js').View} View */
/** @typedef {import('./geometry.js').Size} Size */

/** Statuses that the table has room for. */
const STATUSES = 4;

/**
 * The pixel of every pair of status and factor, at status * 256 + factor.
 * @param {Palette} palette
 * @returns {Uint32Array}
 */
export function colourTable(palette) {
  const table = new Uint32Array(STATUSES * 256);
  const wall = pixel(rgb(palette.wall));
  const terrain = rgb(palette.terrain);
  const fillings = [palette.free, palette.open, palette.closed, palette.current].map(rgb);
  fillings.forEach((filling, status) => {
    table[status * 256] = wall;
    for (let factor = 1; factor < 256; factor++) {
      table[status * 256 + factor] = pixel(blend(filling, terrain, terrainShare(factor)));
    }
  });
  return table;
}

/**
 * Image data is red, green, blue, alpha in memory; wasm runs on little-endian machines only.
 * @param {import('./palette.js').Rgb} colour
 */
function pixel([red, green, blue]) {
  return ((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0;
}

/**
 * @param {Uint32Array} pixels
 * @param {Uint8Array} factors
 * @param {Uint8Array | null} statuses null: no search to show
 * @param {Uint32Array} table
 */
export function paintPixels(pixels, factors, statuses, table) {
  const count = Math.min(pixels.length, factors.length);
  if (statuses === null || statuses.length < count) {
    for (let i = 0; i < count; i++) pixels[i] = table[factors[i] ?? 0] ?? 0;
    return;
  }
  for (let i = 0; i < count; i++) {
    pixels[i] = table[((statuses[i] ?? 0) << 8) | (factors[i] ?? 0)] ?? 0;
  }
}

/** Keeps its canvases from one picture to the next: a large one is dear to make. */
export class Raster {
  /** @type {() => HTMLCanvasElement} */
  #createCanvas;
  /** @type {HTMLCanvasElement | null} */
  #small = null;
  /** @type {HTMLCanvasElement | null} */
  #large = null;
  /** @type {ImageData | null} */
  #image = null;
  /** @type {{ palette: Palette, table: Uint32Array } | null} */
  #colours = null;

  /** @param {() => HTMLCanvasElement} createCanvas */
  constructor(createCanvas) {
    this.#createCanvas = createCanvas;
  }

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {object} scene
   * @param {View} scene.view
   * @param {Size} scene.board
   * @param {Palette} scene.palette
   * @param {Uint8Array} scene.factors
   * @param {Uint8Array | null} scene.statuses
   */
  draw(context, { view, board, palette, factors, statuses }) {
    if (this.#colours?.palette !== palette)
      this.#colours = { palette, table: colourTable(palette) };
    this.#small = this.#sized(this.#small, board.width, board.height);
    const own = this.#small.getContext('2d');
    if (own === null) return;
    if (this.#image?.width !== board.width || this.#image.height !== board.height) {
      this.#image = own.createImageData(board.width, board.height);
    }
    paintPixels(new Uint32Array(this.#image.data.buffer), factors, statuses, this.#colours.table);
    own.putImageData(this.#image, 0, 0);
    this.#scale(context, this.#small, view);
  }

  /**
   * Shrinks smoothly. Enlarges sharply: first to whole pixels, more than needed, then smoothly down,
   * so that all cells look the same at 1.6 pixels too.
   * @param {CanvasRenderingContext2D} context
   * @param {HTMLCanvasElement} small
   * @param {View} view
   */
  #scale(context, small, { scale, left, top }) {
    const width = small.width * scale;
    const height = small.height * scale;
    context.imageSmoothingEnabled = !Number.isInteger(scale);
    context.imageSmoothingQuality = 'high';
    if (scale <= 1 || Number.isInteger(scale)) {
      context.drawImage(small, left, top, width, height);
      return;
    }
    const times = Math.ceil(scale);
    this.#large = this.#sized(this.#large, small.width * times, small.height * times);
    const large = this.#large.getContext('2d');
    if (large === null) return;
    large.imageSmoothingEnabled = false;
    large.drawImage(small, 0, 0, this.#large.width, this.#large.height);
    context.drawImage(this.#large, left, top, width, height);
  }

  /** @param {HTMLCanvasElement | null} canvas @param {number} width @param {number} height */
  #sized(canvas, width, height) {
    const sized = canvas ?? this.#createCanvas();
    if (sized.width !== width || sized.height !== height) {
      sized.width = width;
      sized.height = height;
    }
    return sized;
  }
}
