// Which part of a world is visible, on a canvas that fills its stage, and how the view follows a unit. Pure; knows no
// canvas.

import { panned, shotOf } from '../../../canvas/camera.js';
import { cellsOf } from '../../../canvas/geometry.js';

/** @import { Camera, Point, Stage } from '../../../canvas/camera.js' */
/** @import { View } from '../../../canvas/geometry.js' */
/** @import { WorldPicture } from './draw-world.js' */
/** @typedef {Pick<WorldPicture, 'lattice' | 'width' | 'height' | 'size' | 'ratio' | 'room'>} StagePicture */

/** Margin in CSS pixels round a board that is shown whole. */
const MARGIN = 12;
/** Share of the room on each side that a followed unit is kept out of. */
const OUTER = 0.28;

/** @param {StagePicture} picture @returns {Stage} */
export function stageOf({ lattice, width, height, size, ratio, room }) {
  const margin = Math.min(MARGIN * ratio, size.width / 8, size.height / 8);
  const inner = {
    left: margin,
    top: margin,
    width: Math.max(1, size.width - 2 * margin),
    height: Math.max(1, size.height - 2 * margin),
  };
  const board = { width, height };
  return { board, size, room: room ?? inner, ratio, ...(lattice.name !== 'squares' && { lattice }) };
}

/** Where cells lie on a canvas as large as the stage. @param {StagePicture & { camera: Camera }} picture @returns {View} */
export function viewOf(picture) {
  const { box, view } = shotOf(picture.camera, stageOf(picture));
  return { ...view, left: view.left + Math.round(box.left), top: view.top + Math.round(box.top) };
}

/**
 * Moves only as far as needed to keep a point in the middle of the room; not at all while the board is shown whole.
 * @param {Camera} camera
 * @param {Stage} stage
 * @param {Point} point in columns and rows, with fractions while something glides
 * @returns {Camera}
 */
export function followed(camera, stage, point) {
  const { box, view, isWhole } = shotOf(camera, stage);
  if (isWhole) return camera;
  /** @param {number} at @param {number} start of the room @param {number} length */
  const missing = (at, start, length) => {
    const before = start + OUTER * length - at;
    const after = start + (1 - OUTER) * length - at;
    return before > 0 ? before : Math.min(after, 0);
  };
  const { left, top, width, height } = stage.room;
  const dx = missing(box.left + view.left + point.x * view.scale, left, width);
  const dy = missing(box.top + view.top + point.y * view.scale, top, height);
  // Boards are placed on whole pixels: less than one is no move.
  return Math.max(Math.abs(dx), Math.abs(dy)) < 1 ? camera : panned(camera, stage, dx, dy);
}

/**
 * Where a unit is while it glides, in widths of a cell from the top left of the board: what followed() takes.
 * @param {Stage} stage
 * @param {number} previous cell
 * @param {number} cell
 * @param {number} glide 0 to 1
 * @returns {Point}
 */
export function glidePoint({ board, lattice }, previous, cell, glide) {
  const { left, top } = cellsOf({ lattice });
  const [from, to] = [previous, cell].map((at) => {
    const y = Math.floor(at / board.width);
    return { x: left(at % board.width, y) + 0.5, y: top(y) + 0.5 };
  });
  if (from === undefined || to === undefined) return { x: 0, y: 0 };
  return { x: from.x + (to.x - from.x) * glide, y: from.y + (to.y - from.y) * glide };
}
