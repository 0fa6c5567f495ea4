// The ground of a world at the current zoom: cells one by one, or painted as an image where they are small;
// unseen cells under a veil of strokes, danger as heat with its numbers, islands in tints with theirs. Draws into any
// 2D context.

import { drawRim } from '../../../canvas/layers/draw-board.js';
import { fillCells, forCells, hatchTerrain, isWall } from '../../../canvas/layers/draw-cells.js';
import { cellsOf, drawsCells, innerSquareOf } from '../../../canvas/geometry.js';
import { labelsOf } from '../../../canvas/island-labels.js';
import { cssOf } from '../../../canvas/palette.js';
import { worldColours } from '../../../canvas/world-colours.js';
import { rgbOf } from './world-ground.js';

/** @import { Range, Size, View } from '../../../canvas/geometry.js' */
/** @import { Island } from '../../../canvas/island-hues.js' */
/** @import { Palette } from '../../../canvas/palette.js' */
/** @import { WorldRaster } from './draw-world-raster.js' */
/** @import { CellColours, GroundLayers } from './world-ground.js' */
/**
 * @typedef {object} GroundScene
 * @property {View} view
 * @property {Size} board
 * @property {Size} canvas
 * @property {Range} range
 * @property {Palette} palette
 * @property {GroundLayers} layers
 * @property {readonly Island[]} islands
 * @property {object} content the same object as long as no cell changes its appearance
 */

/** In CSS pixels: smaller cells have no strokes of costly ground. */
const SMALLEST_HATCHED = 12;
/** In CSS pixels, between the strokes of the veil. */
const STROKE_PITCH = 7;
/** Least width of a cell that shows the number of its influence. */
const SMALLEST_COUNTED = 24;
const FIGURE = 9;
const FONT = 'system-ui, sans-serif';

/** A digit's width in the usual system fonts, as a part of its height. */
const DIGIT_WIDTH = 0.62;

/**
 * @param {CanvasRenderingContext2D} context
 * @param {GroundScene} scene
 * @param {{ raster: Pick<WorldRaster, 'draw'>, colours: CellColours, tiles: Tiles }} kit
 */
export function drawGround(context, scene, { raster, colours, tiles }) {
  const { view, board, range, palette, canvas, layers, content } = scene;
  drawRim(context, { view, board, palette, canvas });
  if (!drawsCells(view)) {
    raster.draw(context, { view, board, range, content }, (pixels) => {
      colours.paint(pixels, layers, { width: board.width, top: 0 });
    });
  } else {
    drawLarge(context, scene, colours);
    drawStrokes(context, scene, tiles);
    if (layers.influence !== null) drawFigures(context, scene, layers.influence);
  }
  drawLabels(context, scene);
}

/** @param {CanvasRenderingContext2D} context @param {GroundScene} scene @param {CellColours} colours */
function drawLarge(context, { view, board, range, palette, layers }, colours) {
  const { ground, lines, fill, left, top, enlarge } = cellsOf(view);
  const { factors } = layers;
  const cells = { view, board, range, palette, factors, statuses: null, current: -1, order: null };
  ground(context, cells);
  /** @type {Map<number, string>} */
  const names = new Map();
  let used = -1;
  for (let y = range.y; y < range.y + range.rows; y++) {
    for (let x = range.x; x < range.x + range.columns; x++) {
      const cell = y * board.width + x;
      if (factors[cell] === 0) continue;
      const pixel = colours.pixelOf(layers, cell);
      let name = names.get(pixel);
      if (name === undefined) {
        name = cssOf(rgbOf(pixel));
        names.set(pixel, name);
      }
      let columns = 1;
      // Runs of equal squares are drawn as one.
      while (enlarge === null && x + columns < range.x + range.columns && factors[cell + columns] !== 0) {
        if (colours.pixelOf(layers, cell + columns) !== pixel) break;
        columns += 1;
      }
      if (pixel !== used) context.fillStyle = name;
      used = pixel;
      const [boxLeft, boxTop] = [view.left + left(x, y) * view.scale, view.top + top(y) * view.scale];
      if (enlarge === null) context.fillRect(boxLeft, boxTop, columns * view.scale, view.scale);
      else fill(context, view, boxLeft, boxTop);
      x += columns - 1;
    }
  }
  if (view.scale >= SMALLEST_HATCHED * view.ratio) hatchTerrain(context, cells);
  lines(context, cells);
  fillCells(context, cells, palette.wall, isWall);
}

/**
 * Strokes continuous across cells: ascending to the right over unseen cells, descending over unreachable ones.
 * @param {CanvasRenderingContext2D} context
 * @param {GroundScene} scene
 * @param {Tiles} tiles
 */
function drawStrokes(context, { view, board, range, palette, layers }, tiles) {
  const { seen, reach, factors } = layers;
  const { veilLine, dimLine } = worldColours(palette);
  const cells = { view, board, range, palette, factors, statuses: null, current: -1, order: null };
  /** @param {Uint8Array} marks @param {'rising' | 'falling'} slope @param {string} colour */
  const stroke = (marks, slope, colour) => {
    const tile = tiles.get(slope, colour, view.ratio);
    const pattern = tile && context.createPattern(tile, 'repeat');
    if (!pattern) return;
    // A pattern starts at the context's origin: shift the context so that it moves with the board.
    const shift = { x: view.left % tile.width, y: view.top % tile.height };
    const shifted = { ...cells, view: { ...view, left: view.left - shift.x, top: view.top - shift.y } };
    context.save();
    context.translate(shift.x, shift.y);
    fillCells(context, shifted, pattern, (cell) => marks[cell] === 0 && factors[cell] !== 0);
    context.restore();
  };
  if (reach !== null) stroke(reach, 'falling', dimLine);
  if (seen !== null) stroke(seen, 'rising', veilLine);
}

/** The amount of danger, where it is legible. @param {CanvasRenderingContext2D} context @param {GroundScene} scene @param {Uint16Array} influence */
function drawFigures(context, { view, board, range, palette, layers }, influence) {
  const { side, pad } = innerSquareOf(view);
  if (view.scale < SMALLEST_COUNTED * view.ratio) return;
  const size = FIGURE * view.ratio;
  context.font = `${size}px ${FONT}`;
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
  context.fillStyle = palette.text;
  const cells = { view, board, range, palette, factors: layers.factors, statuses: null, current: -1, order: null };
  const gap = 1.5 * view.ratio;
  forCells(
    cells,
    (cell) => (influence[cell] ?? 0) > 0 && layers.factors[cell] !== 0,
    (left, top, cell) => {
      const text = String(influence[cell] ?? 0);
      if (text.length * size * DIGIT_WIDTH > side - 2 * gap) return;
      context.fillText(text, left + pad + gap, top + pad + side - gap);
    },
  );
}

/** Numbers of the islands that have room for one. @param {CanvasRenderingContext2D} context @param {GroundScene} scene */
function drawLabels(context, scene) {
  const { view, palette, islands } = scene;
  const { size, labels } = labelsOf(islands, scene, false);
  context.font = `600 ${size}px ${FONT}`;
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.lineJoin = 'round';
  context.strokeStyle = palette.halo;
  context.lineWidth = 3 * view.ratio;
  context.fillStyle = palette.text;
  for (const { text, x, y } of labels) {
    context.strokeText(text, x, y + size * 0.36);
    context.fillText(text, x, y + size * 0.36);
  }
}

/** Small canvases with strokes, to fill any shape with; made once. */
export class Tiles {
  /** @type {() => HTMLCanvasElement} */
  #createCanvas;
  /** @type {Map<string, HTMLCanvasElement>} */
  #tiles = new Map();

  /** @param {() => HTMLCanvasElement} createCanvas */
  constructor(createCanvas) {
    this.#createCanvas = createCanvas;
  }

  /** @param {'rising' | 'falling'} slope @param {string} colour @param {number} ratio @returns {HTMLCanvasElement} */
  get(slope, colour, ratio) {
    const key = `${slope} ${colour} ${ratio}`;
    const known = this.#tiles.get(key);
    if (known !== undefined) return known;
    const side = Math.round(STROKE_PITCH * ratio);
    const tile = this.#createCanvas();
    tile.width = tile.height = side;
    const own = tile.getContext('2d');
    if (own !== null) {
      own.strokeStyle = colour;
      own.lineWidth = ratio;
      own.beginPath();
      for (const shift of [-side, 0, side]) {
        own.moveTo(shift - 1, slope === 'rising' ? side + 1 : -1);
        own.lineTo(shift + side + 1, slope === 'rising' ? -1 : side + 1);
      }
      own.stroke();
    }
    this.#tiles.set(key, tile);
    return tile;
  }
}
