// Maps of many cells, painted as an image: a pixel a cell, by the engine, then scaled onto the canvas.
// Says what colours there are; not what a search is.

import { GRADES, isOverestimate } from '../engine/jobs/xray-survey.js';
import { cellsOf } from './geometry.js';
import { blend, dangerShare, groundOf, onGround, rgb, shadesOf } from './palette.js';
import { xrayColours } from './xray-colours.js';

/** @import { Survey } from '../engine/jobs/xray-survey.js' */
/** @import { BoardSource, Shading } from '../engine/layouts.js' */
/** @import { Range, Size, View } from './geometry.js' */
/** @import { Palette, Rgb } from './palette.js' */

/** Statuses that a cell can have. */
const STATUSES = 3;
/** Cells painted in a picture; of more the others come with the next pictures. */
export const MOST_PAINTED = 2 ** 20;

/**
 * The pixel of every pair of status and factor, at status * 256 + factor.
 * @param {Palette} palette
 * @returns {Uint32Array}
 */
export function colourTable(palette) {
  const table = new Uint32Array(STATUSES * 256);
  const fillings = [palette.open, palette.closed].map(rgb);
  for (let factor = 0; factor < 256; factor++) {
    const ground = groundOf(palette, factor);
    table[factor] = pixel(ground);
    fillings.forEach((filling, index) => {
      const colour = factor === 0 ? ground : onGround(palette, filling, factor);
      table[(index + 1) * 256 + factor] = pixel(colour);
    });
  }
  return table;
}

/**
 * The pixel of every pair of shade and factor, at shade * 256 + factor.
 * @param {Palette} palette
 * @returns {Uint32Array}
 */
export function shadeTable(palette) {
  const shades = shadesOf(palette.ramp);
  const table = new Uint32Array(shades.length * 256);
  shades.forEach((shade, index) => {
    for (let factor = 1; factor < 256; factor++) {
      table[index * 256 + factor] = pixel(onGround(palette, shade, factor));
    }
  });
  return table;
}

/**
 * Image data is red, green, blue, alpha in memory; wasm runs on little-endian machines only.
 * @param {Rgb} colour
 */
function pixel([red, green, blue]) {
  return ((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0;
}

/** The other way round. @param {number} value @returns {Rgb} */
const colourOf = (value) => [value & 255, (value >> 8) & 255, (value >> 16) & 255];

/**
 * The pixels of every grade of the X-ray: the first half plain, the second where a stroke or a cross lies.
 * @param {Palette} palette
 * @returns {Uint32Array}
 */
export function xrayTable(palette) {
  const { hatch, cross } = palette.xray;
  const plain = xrayColours(palette);
  const marked = plain.map((colour, grade) => {
    if (isOverestimate(grade)) return blend(colour, rgb(hatch), 0.55);
    return grade === GRADES.unreachable ? rgb(cross) : colour;
  });
  return Uint32Array.from([...plain, ...marked], pixel);
}

/**
 * Overestimates with strokes that fall to the right, a pixel in four; cells that no way leads on from
 * with dots.
 * @param {Uint32Array} pixels of some rows
 * @param {Uint8Array} factors
 * @param {Survey} survey
 * @param {{ width: number, top: number }} rows width of the board, the first of the rows
 * @param {Uint32Array} table
 */
export function paintXray(pixels, factors, survey, { width, top }, table) {
  const { grades } = survey;
  const half = table.length / 2;
  const first = top * width;
  const count = Math.min(pixels.length, factors.length - first, grades.length - first);
  let x = 0;
  let y = top;
  for (let i = 0; i < count; i++) {
    const grade = factors[first + i] === 0 ? GRADES.wall : (grades[first + i] ?? 0);
    const isMarked = grade === GRADES.unreachable ? (x & y & 1) === 1 : ((x - y) & 3) === 0;
    pixels[i] = table[isMarked ? grade + half : grade] ?? 0;
    x += 1;
    if (x === width) {
      x = 0;
      y += 1;
    }
  }
}

/**
 * @typedef {object} RasterScene
 * @property {View} view
 * @property {Size} board
 * @property {Range} range of cells that are seen
 * @property {Palette} palette
 * @property {Pick<BoardSource, 'factors' | 'extras' | 'setColours' | 'paint'>} source
 * @property {Shading} shading
 * @property {Survey | null} survey null: there is no X-ray
 * @property {object} content the same object as long as no cell looks different
 */

/**
 * Some rows as the engine paints them, straight from its memory; where cells have extras, in an array of their own.
 * @param {RasterScene['source']} source
 * @param {Shading} shading
 * @param {{ width: number, top: number, rows: number }} place
 * @param {Palette} palette
 * @returns {Uint8Array}
 */
export function paintedRows(source, shading, { width, top, rows }, palette) {
  const painted = source.paint(shading, 0, top, width, rows);
  if ((source.extras?.().length ?? 0) === 0) return painted;
  const copy = painted.slice();
  paintExtras(new Uint32Array(copy.buffer), source, { width, top }, palette);
  return copy;
}

/**
 * Water in level stripes, fire in standing ones, monsters in checks: seen in grey, too, once cells are a few pixels
 * wide. Danger lies over what is there.
 * @param {Uint32Array} pixels of some rows, painted
 * @param {RasterScene['source']} source
 * @param {{ width: number, top: number }} rows width of the board, the first of the rows
 * @param {Palette} palette
 */
export function paintExtras(pixels, source, { width, top }, palette) {
  const extras = source.extras?.() ?? new Uint8Array(0);
  if (extras.length === 0) return;
  const factors = source.factors();
  const [sign, danger, colours] = [rgb(palette.sign), rgb(palette.danger), palette.kinds.map(rgb)];
  const plain = colours.map(pixel);
  const marked = colours.map((colour) => pixel(blend(colour, sign, 0.3)));
  const first = top * width;
  for (let i = 0; i < pixels.length; i++) {
    const kind = extras[first + i] ?? 0;
    if (kind === 0) continue;
    if (factors[first + i] !== 0) {
      pixels[i] = pixel(blend(colourOf(pixels[i] ?? 0), danger, dangerShare(kind)));
      continue;
    }
    const [x, y] = [i % width, top + Math.floor(i / width)];
    const isMarked = [y, x, x + y][kind - 1] ?? 0;
    pixels[i] = (isMarked % 2 === 1 ? marked : plain)[kind - 1] ?? 0;
  }
}

/** What each source paints with: it is asked by several, each with a palette of its own. */
const palettes = /** @type {WeakMap<object, Palette>} */ (new WeakMap());

/** To be called before each paint(). @param {Pick<RasterScene['source'], 'setColours'>} source @param {Palette} palette */
export function usePalette(source, palette) {
  if (palettes.get(source) === palette) return;
  palettes.set(source, palette);
  source.setColours(colourTable(palette), shadeTable(palette));
}

/** Keeps its canvases from one picture to the next: a large one is dear to make. */
export class Raster {
  /** @type {() => HTMLCanvasElement} */
  #createCanvas;
  /** @type {HTMLCanvasElement | null} */
  #small = null;
  /** @type {HTMLCanvasElement | null} */
  #large = null;
  /** Of the X-ray. @type {{ palette: Palette, xray: Uint32Array } | null} */
  #colours = null;
  /** The row painted next, and how many of them do not show the content yet. */
  #row = 0;
  #left = 0;
  /** What the small canvas shows now. @type {object | null} */
  #content = null;

  /** @param {() => HTMLCanvasElement} createCanvas */
  constructor(createCanvas) {
    this.#createCanvas = createCanvas;
  }

  /**
   * Cells are painted when they look different, and only scaled when the view is another. Of very many
   * cells some are painted now, and the others when it is called again.
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
   * What the brush did since the cells were painted.
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
   * As many rows as there is time for. If the content changes again meanwhile it goes on below them.
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
   * Of the cells that are seen. Shrinks smoothly. Enlarges sharply: first to whole pixels, more than
   * needed, then smoothly down, so that all cells look the same at 1.6 pixels too.
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
   * Grows and never shrinks: a view that moves shows now a column more, now one less.
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
