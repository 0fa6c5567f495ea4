// Where units of a world are going: the path and the goal of the selected one, and the paths of all, thinly. Draws
// into any 2D context.

import { middleOf } from '../../../canvas/geometry.js';
import { gridPointOf } from '../../../model/coordinates.js';
import { pathThickness } from '../../../canvas/layers/draw-path.js';
import { teamColour } from '../../../canvas/world-colours.js';

/** @import { Size, View } from '../../../canvas/geometry.js' */
/** @import { Palette } from '../../../canvas/palette.js' */
/** @typedef {{ x: number, y: number }} Point */
/** @typedef {{ team: number, cells: ArrayLike<number> }} UnitPath from the unit's own cell on */

/** Radius of a goal, as a part of a cell and in CSS pixels. */
const GOAL_PART = 0.4;
const SMALLEST_GOAL = 6;
/** Opacity of the paths of all: the more there are, the fainter. */
const MOST_COVER = 0.5;
const LEAST_COVER = 0.2;
const FONT = 'system-ui, sans-serif';
const DIGIT_WIDTH = 0.62;
/** In CSS pixels. */
const SMALLEST_FIGURE = 8;

/**
 * Corners only: a straight run of cells is one line.
 * @param {CanvasRenderingContext2D} context
 * @param {View} view
 * @param {number} width of the board
 * @param {ArrayLike<number>} cells
 */
function traceCells(context, view, width, cells) {
  const board = { width, height: 0 };
  let before = middleOf(view, gridPointOf(cells[0] ?? 0, board));
  context.moveTo(before.x, before.y);
  for (let index = 1; index < cells.length; index++) {
    const here = middleOf(view, gridPointOf(cells[index] ?? 0, board));
    const next = index + 1 < cells.length ? middleOf(view, gridPointOf(cells[index + 1] ?? 0, board)) : null;
    const goesOn =
      next !== null &&
      Math.abs((here.x - before.x) * (next.y - here.y) - (here.y - before.y) * (next.x - here.x)) < 1e-6 &&
      (here.x - before.x) * (next.x - here.x) + (here.y - before.y) * (next.y - here.y) > 0;
    if (goesOn) continue;
    context.lineTo(here.x, here.y);
    before = here;
  }
}

/**
 * The paths of a team in one call.
 * @param {CanvasRenderingContext2D} context
 * @param {{ view: View, board: Size, palette: Palette, paths: readonly UnitPath[] }} scene
 */
export function drawPaths(context, { view, board, palette, paths }) {
  context.save();
  context.globalAlpha = Math.min(MOST_COVER, Math.max(LEAST_COVER, 4 / Math.sqrt(paths.length)));
  context.lineWidth = Math.max(view.ratio, Math.min(pathThickness(view) * 0.45, 2 * view.ratio));
  context.lineJoin = 'round';
  context.lineCap = 'round';
  for (const team of new Set(paths.map((path) => path.team))) {
    context.beginPath();
    for (const path of paths) {
      if (path.team === team && path.cells.length > 1) traceCells(context, view, board.width, path.cells);
    }
    context.strokeStyle = teamColour(palette, team);
    context.stroke();
  }
  context.restore();
}

/**
 * From the unit's current position, through the middles of the cells.
 * @param {CanvasRenderingContext2D} context
 * @param {{ view: View, board: Size, palette: Palette, team: number, cells: ArrayLike<number>, from: Point }} scene
 */
export function drawPath(context, { view, board, palette, team, cells, from }) {
  if (cells.length < 2) return;
  const thickness = Math.max(view.scale * 0.14, 3 * view.ratio);
  context.save();
  context.lineJoin = 'round';
  context.lineCap = 'round';
  context.beginPath();
  traceCells(context, view, board.width, cells);
  const own = middleOf(view, gridPointOf(cells[0] ?? 0, board));
  context.moveTo(from.x, from.y);
  context.lineTo(own.x, own.y);
  context.globalAlpha = 0.8;
  context.strokeStyle = palette.halo;
  context.lineWidth = thickness + 3 * view.ratio;
  context.stroke();
  context.globalAlpha = 0.7;
  context.strokeStyle = teamColour(palette, team);
  context.lineWidth = thickness;
  context.stroke();
  context.restore();
}

/**
 * A ring with the number of the unit that goes there.
 * @param {CanvasRenderingContext2D} context
 * @param {{ view: View, board: Size, palette: Palette, team: number, number: number, goal: number }} scene
 */
export function drawGoal(context, { view, board, palette, team, number, goal }) {
  const { ratio, scale } = view;
  const { x, y } = middleOf(view, gridPointOf(goal, board));
  const radius = Math.max(scale * GOAL_PART, SMALLEST_GOAL * ratio);
  const thickness = Math.max(2 * ratio, radius * 0.16);
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fillStyle = palette.free;
  context.globalAlpha = 0.75;
  context.fill();
  context.globalAlpha = 1;
  context.strokeStyle = palette.halo;
  context.lineWidth = thickness + 2.5 * ratio;
  context.stroke();
  context.strokeStyle = teamColour(palette, team);
  context.lineWidth = thickness;
  context.stroke();
  const text = String(number);
  const size = Math.min(radius * 1.1, (2 * (radius - thickness)) / (text.length * DIGIT_WIDTH));
  if (size < SMALLEST_FIGURE * ratio) {
    context.beginPath();
    context.arc(x, y, radius * 0.3, 0, 2 * Math.PI);
    context.fillStyle = teamColour(palette, team);
    context.fill();
    return;
  }
  context.font = `600 ${size}px ${FONT}`;
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.fillStyle = palette.text;
  context.fillText(text, x, y + size * 0.36);
}
