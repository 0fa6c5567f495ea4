// The cells of a map large enough to be drawn one by one: ground, walls, open and closed cells, the
// lines between them. Draws into any 2D context; reads, never changes.

import { STATUS } from '../../engine/layouts.js';
import { cellsOf, innerSquareOf } from '../geometry.js';
import { cssOf, groundOf, onGround, rgb, shadeOf, shadesOf } from '../palette.js';

/** @import { Range, Size, View } from '../geometry.js' */
/** @import { Palette, Rgb } from '../palette.js' */

/**
 * @typedef {object} CellsScene
 * @property {View} view
 * @property {Size} board
 * @property {Range} range
 * @property {Palette} palette
 * @property {Uint8Array} factors
 * @property {Uint8Array} [extras] as engine/grounds.js has it
 * @property {Uint8Array | null} statuses null: no search to show
 * @property {number} current the cell of the step; -1 for none
 * @property {Order | null} order null: closed cells are all alike
 */
/** @typedef {{ steps: Uint32Array, last: number }} Order the step of each cell, and that of the whole trace's end */

/** In CSS pixels: smaller cells have no strokes, and strokes are never closer to each other. */
const SMALLEST_HATCHED = 12;
const NARROWEST_HATCH = 4;

/** @param {CanvasRenderingContext2D} context @param {CellsScene} scene */
export function drawCells(context, scene) {
  const { ground, lines } = cellsOf(scene.view);
  ground(context, scene);
  if (scene.order === null) {
    fillCells(context, scene, scene.palette.closed, hasStatus(STATUS.closed));
  } else fillByOrder(context, scene, scene.order);
  fillCells(context, scene, scene.palette.openTint, hasStatus(STATUS.open));
  fillCells(context, scene, scene.palette.current, (cell) => cell === scene.current);
  drawTerrain(context, scene);
  lines(context, scene);
  // After the lines: adjacent walls are one wall.
  fillCells(context, scene, scene.palette.wall, isWall);
  outlineOpen(context, scene);
}

/** @typedef {(cell: number, scene: CellsScene) => boolean} CellTest */

/** @type {CellTest} */
export function isWall(cell, { factors }) {
  return factors[cell] === 0;
}

/** @param {number} status @returns {CellTest} */
function hasStatus(status) {
  return (cell, { statuses, current }) => statuses?.[cell] === status && cell !== current;
}

/**
 * @param {CellsScene} scene
 * @param {CellTest} test
 * @param {(left: number, top: number, cell: number) => void} visit
 */
export function forCells(scene, test, visit) {
  const { view, board, range } = scene;
  const { left, top } = cellsOf(view);
  for (let y = range.y; y < range.y + range.rows; y++) {
    for (let x = range.x; x < range.x + range.columns; x++) {
      const cell = y * board.width + x;
      if (!test(cell, scene)) continue;
      visit(view.left + left(x, y) * view.scale, view.top + top(y) * view.scale, cell);
    }
  }
}

/**
 * One colour after the other: changing the colour is the costly operation.
 * @param {CanvasRenderingContext2D} context
 * @param {CellsScene} scene
 * @param {string | CanvasPattern} colour
 * @param {CellTest} test
 */
export function fillCells(context, scene, colour, test) {
  const { fill, fillAll } = cellsOf(scene.view);
  context.fillStyle = colour;
  if (fillAll !== null) fillAll(context, scene, test);
  else forCells(scene, test, (left, top) => fill(context, scene.view, left, top));
}

/** @param {CanvasRenderingContext2D} context @param {CellsScene} scene @param {Order} order */
function fillByOrder(context, scene, { steps, last }) {
  const { fill } = cellsOf(scene.view);
  const colours = shadesOf(scene.palette.ramp).map(cssOf);
  forCells(scene, hasStatus(STATUS.closed), (left, top, cell) => {
    const step = steps[cell] ?? 0;
    context.fillStyle = (step === 0 ? null : colours[shadeOf(step, last)]) ?? scene.palette.closed;
    fill(context, scene.view, left, top);
  });
}

/**
 * Costly ground in its colours, and what it shows through.
 * @param {CanvasRenderingContext2D} context
 * @param {CellsScene} scene
 */
function drawTerrain(context, scene) {
  const { view, factors, palette } = scene;
  const fillingOf = fillingsOf(scene);
  /** @type {Map<number, string>} */
  const colours = new Map();
  forCells(scene, isCostly, (left, top, cell) => {
    const factor = factors[cell] ?? 1;
    const { filling, key } = fillingOf(cell);
    const colourKey = key * 256 + factor;
    let colour = colours.get(colourKey);
    if (colour === undefined) {
      const ground = filling === null ? groundOf(palette, factor) : onGround(palette, filling, factor);
      colour = cssOf(ground);
      colours.set(colourKey, colour);
    }
    context.fillStyle = colour;
    cellsOf(view).fill(context, view, left, top);
  });
  if (view.scale >= SMALLEST_HATCHED * view.ratio) hatchTerrain(context, scene);
}

/** @type {CellTest} */
function isCostly(cell, { factors }) {
  return (factors[cell] ?? 0) > 1;
}

/** @typedef {{ filling: Rgb | null, key: number }} Filling null: not reached */

/**
 * The filling over the ground of a cell, and a number that identifies the colour.
 * @param {CellsScene} scene
 * @returns {(cell: number) => Filling}
 */
function fillingsOf({ palette, statuses, current, order }) {
  /** @type {Filling[]} */
  const plain = [palette.openTint, palette.closed, palette.current].map((colour, index) => ({
    filling: rgb(colour),
    key: index + 1,
  }));
  const [open, closed, now] = plain;
  const none = { filling: null, key: 0 };
  const shades = shadesOf(palette.ramp).map((filling, index) => ({ filling, key: index + 4 }));
  return (cell) => {
    if (cell === current) return now ?? none;
    const status = statuses?.[cell];
    if (status === STATUS.open) return open ?? none;
    if (status !== STATUS.closed) return none;
    const step = order?.steps[cell] ?? 0;
    return (order === null || step === 0 ? closed : shades[shadeOf(step, order.last)]) ?? none;
  };
}

/**
 * So that terrain is not shown by colour alone: the costlier the ground, the denser its strokes.
 * @param {CanvasRenderingContext2D} context
 * @param {CellsScene} scene
 */
export function hatchTerrain(context, scene) {
  const { view, factors, palette } = scene;
  const { ratio } = view;
  const { side: scale, pad } = innerSquareOf(view);
  const densest = Math.floor(scale / (NARROWEST_HATCH * ratio));
  context.globalAlpha = 0.34;
  context.strokeStyle = palette.hatch;
  context.lineWidth = Math.max(1, Math.round(scale / 50));
  forCells(scene, isCostly, (boxLeft, boxTop, cell) => {
    const [left, top] = [boxLeft + pad, boxTop + pad];
    const density = Math.min(hatchDensity(factors[cell] ?? 1), densest);
    context.beginPath();
    // Sloping up to the right, evenly spaced across neighbouring cells.
    for (let line = 1; line < 2 * density; line++) {
      const reach = (line / density) * scale;
      const inside = Math.min(reach, scale);
      context.moveTo(left + reach - inside, top + inside);
      context.lineTo(left + inside, top + reach - inside);
    }
    context.stroke();
  });
  context.globalAlpha = 1;
}

/** Strokes across half a cell: 1 at factor 2, and 2, 3, 4 at factors 3, 5, 9. @param {number} factor */
export function hatchDensity(factor) {
  return Math.min(Math.floor(Math.log2(factor - 1)) + 1, 5);
}

/** @param {CanvasRenderingContext2D} context @param {CellsScene} scene */
function outlineOpen(context, scene) {
  const { scale, ratio } = scene.view;
  const thickness = Math.max(Math.round(ratio), Math.min(Math.round(scale * 0.035), 3 * ratio));
  // The hairline lies on the left and the top edge of a cell.
  const inset = Math.max(1, Math.round(ratio * 0.75)) + thickness / 2;
  context.strokeStyle = scene.palette.open;
  context.lineWidth = thickness;
  forCells(scene, hasStatus(STATUS.open), (left, top) => {
    cellsOf(scene.view).frame(context, scene.view, left, top, inset, thickness / 2);
  });
}
