// The pixels of cells drawn as one pixel each: the colours that the engine paints with, and what is drawn over
// the result. Knows the colours; not what a search is.

import { GRADES, isOverestimate } from '../engine/jobs/xray-survey.js';
import { blend, dangerShare, groundOf, onGround, rgb, shadesOf } from './palette.js';
import { xrayColours } from './xray-colours.js';

/** @import { Survey } from '../engine/jobs/xray-survey.js' */
/** @import { BoardSource, Shading } from '../engine/layouts.js' */
/** @import { Palette, Rgb } from './palette.js' */
/** @typedef {Pick<BoardSource, 'factors' | 'extras' | 'setColours' | 'paint'>} PixelSource */

/** Statuses that a cell can have. */
const STATUSES = 3;

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
export function pixel([red, green, blue]) {
  return ((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0;
}

/** The inverse. @param {number} value @returns {Rgb} */
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
 * Overestimates get strokes that slope down to the right, every fourth pixel; cells from which the target cannot
 * be reached get dots.
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
 * Some rows as painted by the engine, directly in its memory; if cells have extras, in a separate array.
 * @param {PixelSource} source
 * @param {Shading} shading
 * @param {{ width: number, top: number, rows: number }} part
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
 * Water in horizontal stripes, fire in vertical ones, monsters as a chequerboard: visible in grey, too, once cells are
 * a few pixels wide. Danger lies over the rest.
 * @param {Uint32Array} pixels of some rows, painted
 * @param {PixelSource} source
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

/** The colours that each source has: several callers use it, each with its own palette. */
const palettes = /** @type {WeakMap<object, Palette>} */ (new WeakMap());

/** To be called before each paint(). @param {Pick<PixelSource, 'setColours'>} source @param {Palette} palette */
export function usePalette(source, palette) {
  if (palettes.get(source) === palette) return;
  palettes.set(source, palette);
  source.setColours(colourTable(palette), shadeTable(palette));
}
