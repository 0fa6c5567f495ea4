// Which part of the board is visible, and how zooming and panning change it. The stage is the room
// around the board; all lengths on it are device pixels from its top left. Pure; knows no canvas.

import { cellsOf, extent, fitView, middleOf, wholeScale } from './geometry.js';

/** @import { GridPoint } from '../model/coordinates.js' */
/** @import { Size, View } from './geometry.js' */
/** @typedef {{ x: number, y: number }} Point */
/** @typedef {{ left: number, top: number, width: number, height: number }} Box */
/**
 * @typedef {object} Aim a view of a part of the board
 * @property {number} side width of a cell, in CSS pixels
 * @property {number} x at the middle of the room, in widths of a cell: for squares the column, with its fraction
 * @property {number} y likewise
 */
/** @typedef {Aim | null} Camera null: the whole board, whatever the size of the window */
/**
 * @typedef {object} Stage
 * @property {Size} board in cells
 * @property {Size} size of the stage
 * @property {Box} room the part of it that is free of controls
 * @property {number} ratio device pixels in a CSS pixel
 * @property {View['lattice']} [lattice] of other cells than squares
 */
/**
 * @typedef {object} Shot
 * @property {Box} box of the canvas: the board itself if all of it is visible, otherwise the stage
 * @property {View} view on that canvas
 * @property {boolean} isWhole
 */
/**
 * @typedef {object} Motion
 * @property {Point} from what lies at this point
 * @property {Point} to moves to this point
 * @property {number} factor and is enlarged by this factor
 */

/** In CSS pixels; a larger cell is no easier to read. */
const LARGEST_SIDE = 160;
/** In CSS pixels; a board shown whole is no thinner. */
const THINNEST = 24;
/** Rounding must not prevent a view from being the whole board again. */
const NEARLY = 1 + 1e-6;

/** @param {Camera} camera @param {Stage} stage @returns {Shot} */
export function shotOf(camera, stage) {
  const { board, size, ratio, lattice } = stage;
  const cells = lattice && { lattice };
  const { scale, x, y, isWhole } = placed(camera, stage);
  if (isWhole) {
    const view = { scale, left: 0, top: 0, ratio, ...cells };
    return { box: { left: x, top: y, ...extent(board, view) }, view, isWhole };
  }
  const box = { left: 0, top: 0, width: Math.ceil(size.width), height: Math.ceil(size.height) };
  return { box, view: { scale, left: Math.round(x), top: Math.round(y), ratio, ...cells }, isWhole };
}

/** @param {Camera} camera @param {Stage} stage @param {Motion} motion @returns {Camera} */
export function moved(camera, stage, { from, to, factor }) {
  const side = Math.min(sideOf(camera, stage) * factor, LARGEST_SIDE);
  if (side <= smallestSide(stage) * NEARLY) return null;
  const before = placed(camera, stage);
  const scale = wholeScale(side * stage.ratio);
  const origin = withinReach(stage, scale, {
    x: to.x - ((from.x - before.x) / before.scale) * scale,
    y: to.y - ((from.y - before.y) / before.scale) * scale,
  });
  const middle = middleOfRoom(stage);
  const aim = { side, x: (middle.x - origin.x) / scale, y: (middle.y - origin.y) / scale };
  // If it cannot move it returns the same camera, and nothing is drawn.
  return isSame(aim, camera) ? camera : aim;
}

/**
 * Where the board lies on the stage, before rounding to whole pixels.
 * @param {Camera} camera
 * @param {Stage} stage
 * @returns {Point & { scale: number, isWhole: boolean }}
 */
function placed(camera, stage) {
  const { board, room, ratio, lattice } = stage;
  const scale = wholeScale(sideOf(camera, stage) * ratio);
  const fit = fitView(board, room, ratio, lattice);
  if (camera === null || scale <= fit.scale * NEARLY) {
    const { width, height } = extent(board, fit);
    const x = room.left + (room.width - width) / 2;
    const y = room.top + (room.height - height) / 2;
    return { x, y, scale: fit.scale, isWhole: true };
  }
  const middle = middleOfRoom(stage);
  const wanted = { x: middle.x - camera.x * scale, y: middle.y - camera.y * scale };
  return { ...withinReach(stage, scale, wanted), scale, isWhole: false };
}

/** Zooms; what lies at the given point stays there. @param {Camera} camera @param {Stage} stage @param {Point} at @param {number} factor */
export function zoomed(camera, stage, at, factor) {
  return moved(camera, stage, { from: at, to: at, factor });
}

/** @param {Camera} camera @param {Stage} stage @param {number} dx @param {number} dy @returns {Camera} */
export function panned(camera, stage, dx, dy) {
  return moved(camera, stage, { from: { x: 0, y: 0 }, to: { x: dx, y: dy }, factor: 1 });
}

/**
 * Moves no further than needed to show a cell and a little around it.
 * @param {Camera} camera
 * @param {Stage} stage
 * @param {GridPoint} gridPoint
 * @returns {Camera}
 */
export function revealed(camera, stage, gridPoint) {
  const { view, isWhole } = shotOf(camera, stage);
  if (isWhole) return camera;
  const { room, ratio } = stage;
  /** @param {number} near edge of the cell @param {number} start of the room @param {number} length */
  const missing = (near, start, length) => {
    const around = Math.min(Math.max(view.scale, 24 * ratio), (length - view.scale) / 2);
    const before = start + around - near;
    const after = start + length - around - (near + view.scale);
    return before > 0 ? before : Math.min(after, 0);
  };
  const { left, top } = cellsOf(view);
  const dx = missing(view.left + left(gridPoint.x, gridPoint.y) * view.scale, room.left, room.width);
  const dy = missing(view.top + top(gridPoint.y) * view.scale, room.top, room.height);
  return dx === 0 && dy === 0 ? camera : panned(camera, stage, dx, dy);
}

/**
 * A step towards another view; the whole rest when less than a pixel is left.
 * @param {Camera} camera
 * @param {Camera} target
 * @param {Stage} stage
 * @param {number} share 0 to 1
 * @returns {Camera}
 */
export function approached(camera, target, stage, share) {
  if (camera === null || target === null || camera === target) return target;
  /** @param {number} from @param {number} to */
  const between = (from, to) => from + (to - from) * share;
  const x = between(camera.x, target.x);
  const y = between(camera.y, target.y);
  const left = Math.max(Math.abs(target.x - x), Math.abs(target.y - y));
  if (left * target.side * stage.ratio < 1) return target;
  return { side: target.side, x, y };
}

/**
 * The first view of a board: whole, unless it is so long that it would be too thin to hit;
 * then the surroundings of a cell.
 * @param {Stage} stage
 * @param {GridPoint} gridPoint
 * @returns {Camera}
 */
export function firstCamera(stage, gridPoint) {
  const { board } = stage;
  const thickness = smallestSide(stage) * Math.min(board.width, board.height);
  if (thickness >= THINNEST || board.width === board.height) return null;
  const { left, top } = cellsOf(stage);
  const aim = { side: THINNEST, x: left(gridPoint.x, gridPoint.y) + 0.5, y: top(gridPoint.y) + 0.5 };
  return revealed(aim, stage, gridPoint);
}

/** @param {Camera} camera @param {Stage} stage @param {GridPoint} gridPoint @returns {Point} of a cell's middle */
export function pointOnStage(camera, stage, gridPoint) {
  const { box, view } = shotOf(camera, stage);
  const { x, y } = middleOf(view, gridPoint);
  return { x: box.left + x, y: box.top + y };
}

/** @param {Stage} stage @returns {Point} */
export function middleOfRoom({ room }) {
  return { x: room.left + room.width / 2, y: room.top + room.height / 2 };
}

/** @param {Camera} camera @param {Stage} stage */
export function isLargest(camera, stage) {
  // As drawn, on whole pixels: the last frames of a zoom draw the same.
  return wholeScale(sideOf(camera, stage) * stage.ratio) >= wholeScale(LARGEST_SIDE * stage.ratio);
}

/** @param {Aim} aim @param {Camera} camera */
function isSame({ side, x, y }, camera) {
  const differences = camera === null ? [1] : [side - camera.side, x - camera.x, y - camera.y];
  return differences.every((difference) => Math.abs(difference) < 1e-9);
}

/** @param {Stage} stage @returns {number} in CSS pixels: at which the whole board fits */
function smallestSide({ board, room, ratio, lattice }) {
  return fitView(board, room, ratio, lattice).scale / ratio;
}

/** @param {Camera} camera @param {Stage} stage @returns {number} in CSS pixels */
function sideOf(camera, stage) {
  return Math.max(camera?.side ?? 0, smallestSide(stage));
}

/**
 * A board larger than the room covers it, a smaller one is centred in it: never out of sight.
 * @param {Stage} stage
 * @param {number} scale
 * @param {Point} origin of the board
 * @returns {Point}
 */
function withinReach({ board, room, lattice }, scale, { x, y }) {
  const { width, height } = cellsOf({ lattice }).size(board);
  /** @param {number} at @param {number} length of the board @param {number} start @param {number} free */
  const within = (at, length, start, free) =>
    length <= free ? start + (free - length) / 2 : Math.min(Math.max(at, start + free - length), start);
  return {
    x: within(x, width * scale, room.left, room.width),
    y: within(y, height * scale, room.top, room.height),
  };
}
