// The shape that releasing the pointer would draw, and the cells that a thick brush would. Draws into any 2D
// context.

import { shapeRectangles } from '../../model/drawing/shapes.js';
import { gridPointOf } from '../../model/coordinates.js';
import { cellsOf } from '../geometry.js';
import { addedBy } from '../../engine/grounds.js';
import { cssOf, groundOf } from '../palette.js';

/** @import { Shape } from '../../model/drawing/shapes.js' */
/** @import { View } from '../geometry.js' */
/** @import { Palette } from '../palette.js' */

/** The old picture shines through: nothing is changed yet. */
const STRENGTH = 0.7;

/**
 * @param {CanvasRenderingContext2D} context
 * @param {object} scene
 * @param {View} scene.view
 * @param {{ width: number, height: number }} scene.board
 * @param {Palette} scene.palette
 * @param {Shape & { ground: number } | null} [scene.preview]
 */
export function drawPreview(context, { view, board, palette, preview }) {
  if (preview === null || preview === undefined) return;
  const { line, add } = cellsOf(view);
  context.beginPath();
  for (const rectangle of shapeRectangles(preview, board, line)) add(context, view, rectangle);
  context.globalAlpha = STRENGTH;
  const isDanger = addedBy(preview.ground) !== null;
  context.fillStyle = isDanger ? palette.danger : cssOf(groundOf(palette, preview.ground));
  // All in one path: where rectangles overlap the picture shines through equally.
  context.fill();
  context.globalAlpha = 1;
}

/**
 * A frame round the cells under a brush that is larger than the active cell.
 * @param {CanvasRenderingContext2D} context
 * @param {object} scene
 * @param {View} scene.view
 * @param {{ width: number, height: number }} scene.board
 * @param {Palette} scene.palette
 * @param {number} scene.active
 * @param {number} [scene.brush]
 */
export function drawStamp(context, { view, board, palette, active, brush = 1 }) {
  if (active < 0 || brush === 1) return;
  const { ratio } = view;
  const gridPoint = gridPointOf(active, board);
  const stamp = shapeRectangles({ kind: 'line', from: gridPoint, to: gridPoint, brush }, board);
  // In two tones, to be visible on every ground.
  for (const { colour, width } of [
    { colour: palette.halo, width: 3 * ratio },
    { colour: palette.mark, width: ratio },
  ]) {
    context.strokeStyle = colour;
    context.lineWidth = width;
    context.beginPath();
    for (const rectangle of stamp) cellsOf(view).add(context, view, rectangle);
    context.stroke();
  }
}
