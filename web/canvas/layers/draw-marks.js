// What lies over the map: the two ends and the mark of the active cell. On a separate canvas, so
// that a hover or a dragged end never repaints the map. Draws into any 2D context.

import { drawPreview, drawStamp } from './draw-preview.js';
import { gridPointOf } from '../../model/coordinates.js';
import { cellsOf, middleOf } from '../geometry.js';

/** @import { Tools } from '../../model/drawing/tools.js' */
/** @import { View } from '../geometry.js' */
/** @import { Palette } from '../palette.js' */
/**
 * @typedef {object} MarksScene
 * @property {View} view
 * @property {{ width: number, height: number, start: number, goal: number }} board
 * @property {Palette} palette
 * @property {number} active the cell to be marked; -1 for none
 * @property {{ first: number, second: number | null } | null} [compared] cells that are marked like the active one
 * @property {number} [checked] the neighbour that is being checked, with a dashed frame; -1 for none
 * @property {Tools['preview']} [preview] of the shape being drawn
 * @property {number} [brush] side in cells, if a brush is about to be used on the board
 * @property {boolean} hasNumbers the corners of the cells hold numbers
 */

/** In CSS pixels: an end of a smaller radius would be neither visible nor readable; among numbers it may be less. */
const SMALLEST_END = 8;
const SMALLEST_BETWEEN = 6.5;
const FONT = 'system-ui, sans-serif';
/** Dashes around the neighbour being checked, in CSS pixels. */
const CHECKED = Object.freeze([5, 3]);

/** @param {CanvasRenderingContext2D} context @param {MarksScene} scene */
export function drawMarks(context, scene) {
  const { board, palette } = scene;
  drawPreview(context, scene);
  drawStamp(context, scene);
  const { checked = -1 } = scene;
  if (checked >= 0) drawFrame(context, scene, checked, CHECKED);
  const { first = -1, second } = scene.compared ?? {};
  for (const cell of new Set([first, second ?? scene.active])) if (cell >= 0) drawFrame(context, scene, cell, []);
  drawEnd(context, scene, {
    cell: board.start,
    letter: 'S',
    fill: palette.start,
    ink: palette.startText,
  });
  drawEnd(context, scene, {
    cell: board.goal,
    letter: 'G',
    fill: palette.goal,
    ink: palette.goalText,
  });
}

/** @param {View} view @param {boolean} hasNumbers @returns {number} */
export function endRadius({ scale, ratio }, hasNumbers) {
  return hasNumbers ? Math.max(scale * 0.23, SMALLEST_BETWEEN * ratio) : Math.max(scale * 0.34, SMALLEST_END * ratio);
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {MarksScene} scene
 * @param {{ cell: number, letter: string, fill: string, ink: string }} end
 */
function drawEnd(context, { view, board, palette, hasNumbers }, { cell, letter, fill, ink }) {
  const { x, y } = middleOf(view, gridPointOf(cell, board));
  const radius = endRadius(view, hasNumbers);
  const ring = Math.max(1.5 * view.ratio, radius * 0.06);
  context.beginPath();
  context.arc(x, y, radius + ring, 0, 2 * Math.PI);
  context.fillStyle = palette.halo;
  context.fill();
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fillStyle = fill;
  context.fill();
  context.fillStyle = ink;
  context.font = `700 ${radius * 1.15}px ${FONT}`;
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  // The height of capitals is 0.72 of the font's size.
  context.fillText(letter, x, y + radius * 1.15 * 0.36);
}

/**
 * A frame in two tones, to be visible on every ground.
 * @param {CanvasRenderingContext2D} context
 * @param {MarksScene} scene
 * @param {number} cell
 * @param {readonly number[]} dashes in CSS pixels; none: solid
 */
function drawFrame(context, { view, board, palette }, cell, dashes) {
  const middle = middleOf(view, gridPointOf(cell, board));
  const side = Math.max(view.scale, 9 * view.ratio);
  const inner = Math.max(1.5 * view.ratio, 1);
  const left = middle.x - side / 2;
  const top = middle.y - side / 2;
  const frame = () => cellsOf(view).frame(context, { ...view, scale: side }, left, top, 0, 0);
  context.lineJoin = 'round';
  context.strokeStyle = palette.halo;
  context.lineWidth = inner * 3;
  frame();
  context.strokeStyle = palette.mark;
  context.lineWidth = inner;
  context.setLineDash(dashes.map((length) => length * view.ratio));
  frame();
  context.setLineDash([]);
}
