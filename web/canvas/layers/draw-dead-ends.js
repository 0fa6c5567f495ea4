// Dead ends on the board: a cross-hatching, which no other mark has, so that they are recognisable in
// grey, too; over the search marks of the cells, under paths and numbers. Draws into any 2D context.

import { forCells } from './draw-cells.js';
import { cellsOf, drawsCells, innerSquareOf } from '../geometry.js';
import { DARK } from '../palette.js';

/** @import { Range, Size, View } from '../geometry.js' */
/** @import { Palette } from '../palette.js' */
/** @import { CellTest, CellsScene } from './draw-cells.js' */
/** @typedef {{ view: View, board: Size, range: Range, palette: Palette }} Scene */
/**
 * @typedef {object} Overlay
 * @property {Uint8Array} marks a byte a cell, 1 for one that it is drawn over
 * @property {(context: CanvasRenderingContext2D, scene: Scene) => void} draw
 */

/** Colours of the strokes. The style sheet has the same for the legend. */
export const DEAD_END_COLOURS = Object.freeze({ light: '#5E2480', dark: '#E2C4FF' });

/** Strokes across half a cell, and their least distance on small cells, in CSS pixels. */
const DENSITY = 2;
const NARROWEST = 5;
/** Side of the tile that fills cells too small for separate strokes, in CSS pixels. */
const TILE = 6;

/** @param {Palette} palette */
export function deadEndColour(palette) {
  return palette === DARK ? DEAD_END_COLOURS.dark : DEAD_END_COLOURS.light;
}

/**
 * @param {Uint8Array} marks a byte a cell, 1 for a dead end
 * @param {Size} board
 * @param {() => HTMLCanvasElement} createCanvas
 * @returns {Overlay}
 */
export function deadEndsOverlay(marks, { width, height }, createCanvas) {
  /** A pixel per cell; created when cells are too small. @type {HTMLCanvasElement | null} */
  let mask = null;
  /** @type {Overlay['draw']} */
  const draw = (context, scene) => {
    const { board, view, palette } = scene;
    if (board.width !== width || board.height !== height) return;
    const colour = deadEndColour(palette);
    if (drawsCells(view)) {
      hatch(context, scene, marks, colour);
      return;
    }
    mask ??= maskOf(marks, board, createCanvas());
    tint(context, scene, mask, { colour, createCanvas });
  };
  return { marks, draw };
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Scene} scene
 * @param {Uint8Array} marks
 * @param {string} colour
 */
function hatch(context, scene, marks, colour) {
  const { ratio } = scene.view;
  const { side, pad } = innerSquareOf(scene.view);
  const density = Math.max(1, Math.min(DENSITY, Math.floor(side / (2 * NARROWEST * ratio))));
  context.strokeStyle = colour;
  context.globalAlpha = 0.6;
  context.lineWidth = Math.max(ratio, side / 48);
  context.beginPath();
  /** @type {CellTest} */
  const isMarked = (cell) => marks[cell] === 1;
  forCells(/** @type {CellsScene} */ (scene), isMarked, (boxLeft, boxTop) => {
    const [left, top] = [boxLeft + pad, boxTop + pad];
    for (let line = 1; line < 2 * density; line++) {
      const reach = (line / density) * side;
      const inside = Math.min(reach, side);
      context.moveTo(left + reach - inside, top + inside);
      context.lineTo(left + inside, top + reach - inside);
      context.moveTo(left + side - reach + inside, top + inside);
      context.lineTo(left + side - inside, top + reach - inside);
    }
  });
  context.stroke();
  context.globalAlpha = 1;
}

/** @param {Uint8Array} marks @param {Size} board @param {HTMLCanvasElement} canvas */
function maskOf(marks, { width, height }, canvas) {
  canvas.width = width;
  canvas.height = height;
  const own = canvas.getContext('2d');
  if (own === null) return canvas;
  const image = own.createImageData(width, height);
  const pixels = new Uint32Array(image.data.buffer);
  for (let cell = 0; cell < marks.length; cell++) if (marks[cell] === 1) pixels[cell] = 0xff000000;
  own.putImageData(image, 0, 0);
  return canvas;
}

/**
 * The same strokes across all marked cells at once.
 * @param {CanvasRenderingContext2D} context
 * @param {Scene} scene
 * @param {HTMLCanvasElement} mask
 * @param {{ colour: string, createCanvas: () => HTMLCanvasElement }} how
 */
function tint(context, { view, range }, mask, { colour, createCanvas }) {
  const { x, y, columns, rows } = range;
  const cells = cellsOf(view);
  const left = Math.floor(view.left + cells.left(x, y) * view.scale - view.scale);
  const top = Math.floor(view.top + cells.top(y) * view.scale - view.scale);
  const layer = createCanvas();
  layer.width = Math.ceil((columns + 3) * view.scale) + 2;
  layer.height = Math.ceil((rows + 3) * view.scale * (cells.top(1) - cells.top(0))) + 2;
  const own = layer.getContext('2d');
  if (own === null) return;
  const shifted = { ...view, left: view.left - left, top: view.top - top };
  if (cells.enlarge === null) {
    own.imageSmoothingEnabled = view.scale < 1;
    const corner = /** @type {const} */ ([shifted.left + x * view.scale, shifted.top + y * view.scale]);
    own.drawImage(mask, x, y, columns, rows, ...corner, columns * view.scale, rows * view.scale);
  } else {
    cells.enlarge(own, mask, { view: shifted, range });
  }
  const tile = tileOf(createCanvas(), Math.round(TILE * view.ratio), { colour, ratio: view.ratio });
  const pattern = own.createPattern(tile, 'repeat');
  if (pattern === null) return;
  // Aligned to the board, so that it moves along with it.
  pattern.setTransform(new DOMMatrix().translate(shifted.left % tile.width, shifted.top % tile.height));
  own.globalCompositeOperation = 'source-in';
  own.fillStyle = pattern;
  own.fillRect(0, 0, layer.width, layer.height);
  context.drawImage(layer, left, top);
}

/** @param {HTMLCanvasElement} tile @param {number} side @param {{ colour: string, ratio: number }} how */
function tileOf(tile, side, { colour, ratio }) {
  tile.width = tile.height = side;
  const own = tile.getContext('2d');
  if (own === null) return tile;
  own.fillStyle = own.strokeStyle = colour;
  own.globalAlpha = 0.3;
  own.fillRect(0, 0, side, side);
  own.globalAlpha = 0.85;
  own.lineWidth = ratio;
  own.beginPath();
  for (const shift of [-side, 0, side]) {
    own.moveTo(shift, 0);
    own.lineTo(shift + side, side);
    own.moveTo(shift + side, 0);
    own.lineTo(shift, side);
  }
  own.stroke();
  return tile;
}
