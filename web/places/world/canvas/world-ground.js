// The colour of each cell of a world: its ground, and the layers on it. One pixel a cell; drawings of any size use
// it. Pure; knows no canvas.

import { blend, groundOf, rgb } from '../../../canvas/palette.js';
import { worldColours } from '../../../canvas/world-colours.js';

/** @import { Palette, Rgb } from '../../../canvas/palette.js' */
/** @import { WorldColours } from '../../../canvas/world-colours.js' */
/**
 * @typedef {object} GroundLayers
 * @property {Uint8Array} factors to be drawn: the known ones, under fog
 * @property {Uint16Array | null} influence
 * @property {Uint8Array | null} seen 0 for cells under the veil
 * @property {Uint32Array | null} islands
 * @property {readonly number[]} hues index of each island's tint, -1 for none
 * @property {Uint8Array | null} reach 0 for cells to be dimmed
 */

/** Grades of influence: more could not be distinguished. */
export const HEATS = 32;
/** Influence of the strongest grade: 100 straight steps. */
const HOTTEST = 1000;
/** Opacity of the weakest and of the strongest heat over the ground. */
const WEAKEST = 0.08;
const STRONGEST = 0.7;
/** Opacity of an island's tint over costly ground. */
const ISLAND_COVER = 0.6;
const VEIL_COVER = 0.8;
const DIM_COVER = 0.75;
/** Strokes in pixel images. */
const STROKE_COVER = 0.75;

/** By logarithm: 0 for none, 1 to HEATS. @param {number} influence @returns {number} */
export function heatOf(influence) {
  if (influence === 0) return 0;
  return Math.min(HEATS, 1 + Math.floor(((HEATS - 1) * Math.log(influence)) / Math.log(HOTTEST)));
}

/** The grade of every influence, computed once. @type {Uint8Array | null} */
let heats = null;

const heatTable = () => (heats ??= Uint8Array.from({ length: 0x10000 }, (_, influence) => heatOf(influence)));

/** Colours of cells in one palette; each is mixed on first use. */
export class CellColours {
  /** @type {Palette} */
  #palette;
  /** @type {WorldColours} */
  #colours;
  #tints;
  /** By key; 0 if not yet used. @type {Uint32Array} */
  #pixels;

  /** @param {Palette} palette */
  constructor(palette) {
    this.#palette = palette;
    this.#colours = worldColours(palette);
    this.#tints = this.#colours.islands.length + 1;
    this.#pixels = new Uint32Array(256 * this.#tints * 8 * (HEATS + 1));
  }

  get palette() {
    return this.#palette;
  }

  /**
   * Without strokes.
   * @param {GroundLayers} layers
   * @param {number} cell
   * @returns {number} red, green, blue, alpha in memory
   */
  pixelOf({ factors, influence, seen, islands, hues, reach }, cell) {
    const factor = factors[cell] ?? 0;
    if (factor === 0) return this.#pixel(0);
    const heat = influence === null ? 0 : (heatTable()[influence[cell] ?? 0] ?? 0);
    const tint = islands === null ? 0 : (hues[islands[cell] ?? 0] ?? -1) + 1;
    const veil = seen !== null && seen[cell] === 0 ? 4 : 0;
    const dim = reach !== null && reach[cell] === 0 ? 2 : 0;
    return this.#pixel(((heat * 8 + veil + dim) * this.#tints + tint) * 256 + factor);
  }

  /**
   * Some rows, a pixel a cell. Strokes of the veil ascend to the right, those of dimmed cells descend.
   * @param {Uint32Array} pixels of those rows
   * @param {GroundLayers} layers
   * @param {{ width: number, top: number }} rows
   */
  paint(pixels, layers, { width, top }) {
    const { factors, influence, seen, islands, hues, reach } = layers;
    const known = this.#pixels;
    const grades = heatTable();
    const tints = this.#tints;
    const rows = pixels.length / width;
    let [index, cell] = [0, top * width];
    for (let y = top; y < top + rows; y++) {
      for (let x = 0; x < width; x++) {
        const factor = factors[cell] ?? 0;
        let key = factor;
        if (factor !== 0) {
          let above = 0;
          if (influence !== null) above = (grades[influence[cell] ?? 0] ?? 0) * 8;
          const isVeiled = seen !== null && seen[cell] === 0;
          if (isVeiled) above += ((x + y) & 3) === 0 ? 5 : 4;
          if (reach !== null && reach[cell] === 0) above += 2 + (!isVeiled && ((x - y) & 3) === 0 ? 1 : 0);
          let tint = 0;
          if (islands !== null) tint = (hues[islands[cell] ?? 0] ?? -1) + 1;
          key += (above * tints + tint) * 256;
        }
        const pixel = known[key] ?? 0;
        pixels[index] = pixel === 0 ? this.#pixel(key) : pixel;
        index += 1;
        cell += 1;
      }
    }
  }

  /** @param {number} key */
  #pixel(key) {
    const known = this.#pixels[key] ?? 0;
    if (known !== 0) return known;
    const [red, green, blue] = this.#mix(key);
    const pixel = ((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0;
    this.#pixels[key] = pixel;
    return pixel;
  }

  /** @param {number} key @returns {Rgb} */
  #mix(key) {
    const factor = key % 256;
    const tint = Math.floor(key / 256) % this.#tints;
    const above = Math.floor(key / 256 / this.#tints);
    const { islands, heat, veil, veilLine, dim, dimLine } = this.#colours;
    let colour = groundOf(this.#palette, factor);
    if (factor === 0) return colour;
    if (tint > 0) colour = blend(colour, rgb(islands[tint - 1] ?? veil), factor === 1 ? 1 : ISLAND_COVER);
    if (above & 4) colour = blend(colour, rgb(veil), VEIL_COVER);
    if (above & 2) colour = blend(colour, rgb(dim), DIM_COVER);
    const grade = above >> 3;
    if (grade > 0) {
      colour = blend(colour, rgb(heat), WEAKEST + ((STRONGEST - WEAKEST) * (grade - 1)) / (HEATS - 1));
    }
    return above & 1 ? blend(colour, rgb(above & 4 ? veilLine : dimLine), STROKE_COVER) : colour;
  }
}

/** @param {number} pixel @returns {Rgb} */
export function rgbOf(pixel) {
  return [pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255];
}
