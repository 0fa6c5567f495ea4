// Maps of many cells, painted as an image: a pixel a cell, looked up in a table, then scaled onto
// the canvas. Knows factors and statuses; not what a search is.

import { STATUS } from '../engine/types.js';
import { GRADES, isOverestimate } from '../engine/xray-survey.js';
import { blend, groundOf, onGround, rgb, shadeOf, shadesOf } from './palette.js';
import { xrayColours } from './xray-colours.js';

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
  const fillings = [palette.open, palette.closed, palette.current].map(rgb);
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

/**
 * Closed cells by the order of expansion, over what paintPixels() made of them.
 * @param {Uint32Array} pixels
 * @param {Uint8Array} factors
 * @param {Uint8Array} statuses
 * @param {import('./draw-cells.js').Order} order
 * @param {Uint32Array} table of shades
 */
export function paintShades(pixels, factors, statuses, { steps, last }, table) {
  const count = Math.min(pixels.length, factors.length, statuses.length, steps.length);
  for (let i = 0; i < count; i++) {
    const step = steps[i] ?? 0;
    const factor = factors[i] ?? 0;
    if (step === 0 || factor === 0 || statuses[i] !== STATUS.closed) continue;
    pixels[i] = table[(shadeOf(step, last) << 8) | factor] ?? 0;
  }
}

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
 * @param {Uint32Array} pixels
 * @param {Uint8Array} factors
 * @param {import('../engine/xray-survey.js').Survey} survey
 * @param {number} width of the board
 * @param {Uint32Array} table
 */
export function paintXray(pixels, factors, survey, width, table) {
  const { grades } = survey;
  const half = table.length / 2;
  const count = Math.min(pixels.length, factors.length, grades.length);
  let x = 0;
  let y = 0;
  for (let i = 0; i < count; i++) {
    const grade = factors[i] === 0 ? GRADES.wall : (grades[i] ?? 0);
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
 * @property {import('./geometry.js').Range} range of cells that are seen
 * @property {Palette} palette
 * @property {Uint8Array} factors
 * @property {Uint8Array | null} statuses null: no search to show
 * @property {import('./draw-cells.js').Order | null} order null: closed cells are all alike
 * @property {import('../engine/xray-survey.js').Survey | null} survey null: there is no X-ray
 * @property {object} content the same object as long as no cell looks different
 */

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
  /** @type {{ palette: Palette, table: Uint32Array, shades: Uint32Array, xray: Uint32Array } | null} */
  #colours = null;
  /** What the small canvas shows now. @type {object | null} */
  #content = null;

  /** @param {() => HTMLCanvasElement} createCanvas */
  constructor(createCanvas) {
    this.#createCanvas = createCanvas;
  }

  /**
   * Cells are painted when they look different, and only scaled when the view is another.
   * @param {CanvasRenderingContext2D} context
   * @param {RasterScene} scene
   */
  draw(context, scene) {
    const { board, content } = scene;
    const isOfBoard = this.#image?.width === board.width && this.#image.height === board.height;
    if (!isOfBoard || this.#content !== content) this.#paint(scene);
    this.#content = content;
    if (this.#small !== null) this.#scale(context, this.#small, scene);
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

  /** @param {RasterScene} scene */
  #paint({ board, palette, factors, statuses, order, survey }) {
    if (this.#colours?.palette !== palette) {
      this.#colours = {
        palette,
        table: colourTable(palette),
        shades: shadeTable(palette),
        xray: xrayTable(palette),
      };
    }
    this.#small ??= this.#createCanvas();
    if (this.#small.width !== board.width || this.#small.height !== board.height) {
      this.#small.width = board.width;
      this.#small.height = board.height;
    }
    const own = this.#small.getContext('2d');
    if (own === null) return;
    if (this.#image?.width !== board.width || this.#image.height !== board.height) {
      this.#image = own.createImageData(board.width, board.height);
    }
    const pixels = new Uint32Array(this.#image.data.buffer);
    if (survey !== null) paintXray(pixels, factors, survey, board.width, this.#colours.xray);
    else paintPixels(pixels, factors, statuses, this.#colours.table);
    if (survey === null && order !== null && statuses !== null) {
      paintShades(pixels, factors, statuses, order, this.#colours.shades);
    }
    own.putImageData(this.#image, 0, 0);
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
