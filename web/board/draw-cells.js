// The cells of a map large enough to be drawn one by one: ground, walls, open and closed cells, the
// lines between them. Draws into any 2D context; reads, never changes.

import { STATUS } from '../engine/types.js';
import { shadeOf, shadesOf, terrainShare } from './palette.js';

/** @typedef {import('./palette.js').Palette} Palette */
/** @typedef {import('./geometry.js').View} View */
/** @typedef {import('./geometry.js').Size} Size */
/** @typedef {import('./geometry.js').Range} Range */

/**
 * @typedef {object} CellsScene
 * @property {View} view
 * @property {Size} board
 * @property {Range} range
 * @property {Palette} palette
 * @property {Uint8Array} factors
 * @property {Uint8Array | null} statuses null: no search to show
 * @property {number} current the cell of the step; -1 for none
 * @property {Order | null} order null: closed cells are all alike
 */
/** @typedef {{ steps: Uint32Array, last: number }} Order the step of each cell, and that of the whole trace's end */

/** @param {CanvasRenderingContext2D} context @param {CellsScene} scene */
export function drawCells(context, scene) {
  fillGround(context, scene);
  if (scene.order === null) {
    fillCells(context, scene, scene.palette.closed, hasStatus(STATUS.closed));
  } else fillByOrder(context, scene, scene.order);
  fillCells(context, scene, scene.palette.openTint, hasStatus(STATUS.open));
  fillCells(context, scene, scene.palette.current, (cell) => cell === scene.current);
  drawTerrain(context, scene);
  drawLines(context, scene);
  // After the lines: walls that touch are one wall.
  fillCells(context, scene, scene.palette.wall, isWall);
  outlineOpen(context, scene);
}

/** @typedef {(cell: number, scene: CellsScene) => boolean} CellTest */

/** @type {CellTest} */
function isWall(cell, { factors }) {
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
function forCells(scene, test, visit) {
  const { view, board, range } = scene;
  for (let y = range.y; y < range.y + range.rows; y++) {
    for (let x = range.x; x < range.x + range.columns; x++) {
      const cell = y * board.width + x;
      if (!test(cell, scene)) continue;
      visit(view.left + x * view.scale, view.top + y * view.scale, cell);
    }
  }
}

/** @param {CanvasRenderingContext2D} context @param {CellsScene} scene */
function fillGround(context, { view, board, palette }) {
  context.fillStyle = palette.free;
  context.fillRect(view.left, view.top, board.width * view.scale, board.height * view.scale);
}

/**
 * One colour after the other: changing it is what costs.
 * @param {CanvasRenderingContext2D} context
 * @param {CellsScene} scene
 * @param {string} colour
 * @param {CellTest} test
 */
function fillCells(context, scene, colour, test) {
  const { scale } = scene.view;
  context.fillStyle = colour;
  forCells(scene, test, (left, top) => context.fillRect(left, top, scale, scale));
}

/** @param {CanvasRenderingContext2D} context @param {CellsScene} scene @param {Order} order */
function fillByOrder(context, scene, { steps, last }) {
  const { scale } = scene.view;
  const colours = shadesOf(scene.palette.ramp).map((shade) => `rgb(${shade.join()})`);
  forCells(scene, hasStatus(STATUS.closed), (left, top, cell) => {
    context.fillStyle = colours[shadeOf(steps[cell] ?? 1, last)] ?? scene.palette.closed;
    context.fillRect(left, top, scale, scale);
  });
}

/**
 * Dear ground: a tint over whatever the cell is, hatched, so that colour is not all that tells.
 * @param {CanvasRenderingContext2D} context
 * @param {CellsScene} scene
 */
function drawTerrain(context, scene) {
  const { view, factors, palette } = scene;
  /** @type {CellTest} */
  const isDear = (cell) => (factors[cell] ?? 0) > 1;
  context.fillStyle = palette.terrain;
  context.strokeStyle = palette.terrain;
  context.lineWidth = Math.max(1, Math.round(view.scale / 40));
  forCells(scene, isDear, (left, top, cell) => {
    context.globalAlpha = terrainShare(factors[cell] ?? 1);
    context.fillRect(left, top, view.scale, view.scale);
    context.globalAlpha = 0.3;
    hatch(context, left + 1, top + 1, view.scale - 2);
  });
  context.globalAlpha = 1;
}

/**
 * Three strokes rising to the right.
 * @param {CanvasRenderingContext2D} context
 * @param {number} left
 * @param {number} top
 * @param {number} side
 */
function hatch(context, left, top, side) {
  context.beginPath();
  for (const part of [0.5, 1]) {
    context.moveTo(left, top + side * part);
    context.lineTo(left + side * part, top);
  }
  context.moveTo(left + side * 0.5, top + side);
  context.lineTo(left + side, top + side * 0.5);
  context.stroke();
}

/**
 * Hairlines as filled strips: no half pixels.
 * @param {CanvasRenderingContext2D} context
 * @param {CellsScene} scene
 */
function drawLines(context, { view, board, range, palette }) {
  const thickness = Math.max(1, Math.round(view.ratio * 0.75));
  const width = board.width * view.scale;
  const height = board.height * view.scale;
  context.fillStyle = palette.line;
  for (let x = Math.max(range.x, 1); x < range.x + range.columns; x++) {
    context.fillRect(view.left + x * view.scale, view.top, thickness, height);
  }
  for (let y = Math.max(range.y, 1); y < range.y + range.rows; y++) {
    context.fillRect(view.left, view.top + y * view.scale, width, thickness);
  }
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
    const side = scale - inset - thickness / 2;
    context.strokeRect(left + inset, top + inset, side, side);
  });
}
