// The X-ray of a heuristic on cells large enough to be drawn one by one: their colours, hatching where H
// is too large, crosses where the target cannot be reached, arrows across the borders where H drops too much.
// Draws into any 2D context; reads, never changes.

import { CELL_FIELDS, CELL_STRIDE, SLOT_OFFSETS, STATUS, XRAY_FIELDS, XRAY_STRIDE } from '../../engine/layouts.js';
import { GRADES, isOverestimate } from '../../engine/jobs/xray-survey.js';
import { takeXray } from './draw-board.js';
import { forCells } from './draw-cells.js';
import { directionOf } from './draw-numbers.js';
import { gridPointOf } from '../../model/coordinates.js';
import { cellsOf, innerSquareOf } from '../geometry.js';
import { cssOf } from '../palette.js';
import { xrayColours } from '../xray-colours.js';

/** @import { Survey } from '../../engine/jobs/xray-survey.js' */
/** @import { CellTest, CellsScene } from './draw-cells.js' */

/** @typedef {CellsScene & { survey: Survey }} XrayScene */

/** Strokes across half a cell, and their least distance on small cells, in CSS pixels. */
const HATCH_DENSITY = 3;
const NARROWEST_HATCH = 5;

/**
 * @param {CanvasRenderingContext2D} context
 * @param {XrayScene} scene
 * @param {Float64Array} numbers of the cells in the range, as BoardSource.xray() returns them; empty if
 *   cells are too small for arrows
 */
export function drawXray(context, scene, numbers) {
  const { view, survey, palette } = scene;
  const { ground, lines, fill } = cellsOf(view);
  const colours = xrayColours(palette).map(cssOf);
  /** @param {number} cell */
  const grade = (cell) => survey.grades[cell] ?? GRADES.wall;
  ground(context, scene);
  forCells(scene, isFree, (left, top, cell) => {
    const own = grade(cell);
    if (own === GRADES.exact) return;
    context.fillStyle = colours[own] ?? palette.free;
    fill(context, view, left, top);
  });
  hatch(context, scene, (cell) => isOverestimate(grade(cell)));
  lines(context, scene);
  crossOut(context, scene, (cell) => grade(cell) === GRADES.unreachable);
  context.fillStyle = palette.wall;
  forCells(
    scene,
    (cell) => !isFree(cell, scene),
    (left, top) => fill(context, view, left, top),
  );
  outlineCurrent(context, scene);
  if (numbers.length > 0) drawArrows(context, scene, numbers);
}

/**
 * The numbers of the X-ray in place of those of a search: the difference for F, the true cost for
 * G, weighted H for H; nothing where there are none.
 * @param {Float64Array} xray as BoardSource.xray() returns them
 * @returns {Float64Array} as BoardSource.cells() would
 */
export function xrayNumbers(xray) {
  const count = xray.length / XRAY_STRIDE;
  const numbers = new Float64Array(count * CELL_STRIDE);
  for (let i = 0; i < count; i++) {
    const difference = xray[i * XRAY_STRIDE + XRAY_FIELDS.difference] ?? NaN;
    const at = i * CELL_STRIDE;
    numbers[at + CELL_FIELDS.status] = Number.isFinite(difference) ? STATUS.closed : STATUS.untouched;
    numbers[at + CELL_FIELDS.g] = xray[i * XRAY_STRIDE + XRAY_FIELDS.trueCost] ?? NaN;
    numbers[at + CELL_FIELDS.h] = xray[i * XRAY_STRIDE + XRAY_FIELDS.weightedH] ?? NaN;
    numbers[at + CELL_FIELDS.f] = difference;
    numbers[at + CELL_FIELDS.parent] = -1;
  }
  return numbers;
}

/** @type {CellTest} */
function isFree(cell, { factors }) {
  return factors[cell] !== 0;
}

/**
 * Sloping down to the right: the strokes of costly ground slope up.
 * @param {CanvasRenderingContext2D} context
 * @param {XrayScene} scene
 * @param {(cell: number) => boolean} isHatched
 */
function hatch(context, scene, isHatched) {
  const { ratio } = scene.view;
  const { side: scale, pad } = innerSquareOf(scene.view);
  const density = Math.max(1, Math.min(HATCH_DENSITY, Math.floor(scale / (NARROWEST_HATCH * ratio))));
  context.strokeStyle = scene.palette.xray.hatch;
  context.globalAlpha = 0.5;
  context.lineWidth = Math.max(ratio, scale / 60);
  context.beginPath();
  forCells(scene, isHatched, (boxLeft, boxTop) => {
    const [left, top] = [boxLeft + pad, boxTop + pad];
    for (let line = 1; line < 2 * density; line++) {
      const reach = (line / density) * scale;
      const inside = Math.min(reach, scale);
      context.moveTo(left + scale - reach + inside, top + inside);
      context.lineTo(left + scale - inside, top + reach - inside);
    }
  });
  context.stroke();
  context.globalAlpha = 1;
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {XrayScene} scene
 * @param {(cell: number) => boolean} isCrossed
 */
function crossOut(context, scene, isCrossed) {
  const { scale, ratio } = scene.view;
  const half = scale * 0.16;
  context.strokeStyle = scene.palette.xray.cross;
  context.lineWidth = Math.max(ratio, scale / 30);
  context.beginPath();
  forCells(scene, isCrossed, (left, top) => {
    const [x, y] = [left + scale / 2, top + scale / 2];
    context.moveTo(x - half, y - half);
    context.lineTo(x + half, y + half);
    context.moveTo(x + half, y - half);
    context.lineTo(x - half, y + half);
  });
  context.stroke();
}

/** The current cell keeps its colour as a frame. @param {CanvasRenderingContext2D} context @param {XrayScene} scene */
function outlineCurrent(context, scene) {
  const { scale, ratio } = scene.view;
  const thickness = Math.max(2 * ratio, Math.round(scale * 0.05));
  context.strokeStyle = scene.palette.current;
  context.lineWidth = thickness;
  forCells(
    scene,
    (cell) => cell === scene.current,
    (left, top) => {
      cellsOf(scene.view).frame(context, scene.view, left, top, thickness / 2, thickness / 2);
    },
  );
}

/**
 * A small arrowhead on the border, or the corner, that an inconsistent step crosses, in two tones.
 * @param {CanvasRenderingContext2D} context
 * @param {XrayScene} scene
 * @param {Float64Array} numbers
 */
function drawArrows(context, scene, numbers) {
  const { view, range, board, palette } = scene;
  const { scale, ratio } = view;
  const half = Math.min(Math.max(scale * 0.06, 2.5 * ratio), 6 * ratio);
  context.beginPath();
  forCells(scene, isFree, (left, top, cell) => {
    const column = (cell % board.width) - range.x;
    const row = Math.floor(cell / board.width) - range.y;
    const at = (row * range.columns + column) * XRAY_STRIDE;
    const slots = numbers[at + XRAY_FIELDS.inconsistent] ?? 0;
    const { left: across, top: down } = cellsOf(view);
    const here = gridPointOf(cell, board);
    SLOT_OFFSETS.forEach((offset, slot) => {
      if ((slots & (1 << slot)) === 0) return;
      const { dx, dy } = directionOf(scene, cell, offset);
      const [ux, uy] = [dx * half, dy * half];
      // Halfway to the middle of the neighbour.
      const [besideX, besideY] = [here.x + offset.dx, here.y + offset.dy];
      const x = left + (scale * (1 + across(besideX, besideY) - across(here.x, here.y))) / 2;
      const y = top + (scale * (1 + down(besideY) - down(here.y))) / 2;
      context.moveTo(x - ux - uy, y - uy + ux);
      context.lineTo(x + ux, y + uy);
      context.lineTo(x - ux + uy, y - uy - ux);
    });
  });
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.strokeStyle = palette.halo;
  context.lineWidth = Math.max(3 * ratio, half);
  context.stroke();
  context.strokeStyle = palette.xray.arrow;
  context.lineWidth = Math.max(1.25 * ratio, half * 0.4);
  context.stroke();
}

takeXray({ drawXray, xrayNumbers });
