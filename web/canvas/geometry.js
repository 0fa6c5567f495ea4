// Where cells lie on the canvas. The only file that converts between pixels and cells. All lengths
// in device pixels. Pure; knows no canvas.

import { gridPointOf } from '../model/coordinates.js';
import { SQUARES } from './lattice.js';

/** @import { GridPoint } from '../model/coordinates.js' */
/** @import { Point } from './camera.js' */
/** @import { Lattice } from './lattice.js' */

/** @typedef {{ width: number, height: number }} Size */
/**
 * @typedef {object} View
 * @property {number} scale width of a cell
 * @property {number} left of cell (0, 0)
 * @property {number} top of cell (0, 0)
 * @property {number} ratio device pixels in a CSS pixel
 * @property {Readonly<Lattice>} [lattice] of cells other than squares
 */
/** @typedef {{ x: number, y: number, columns: number, rows: number }} Range of cells */

/** Cells this small, in CSS pixels, are painted as an image; larger ones one by one. */
const SMALLEST_DRAWN = 8;
/** In CSS pixels; no cell is made larger automatically: a map of one cell should not fill the screen. */
const LARGEST_FITTED = 128;
/** From this many device pixels on a cell is a whole number of them: even lines, at little loss. */
const WHOLE_FROM = 6;

/**
 * The view that shows the whole board, as large as the room allows.
 * @param {Size} board in cells
 * @param {Size} room in device pixels
 * @param {number} ratio
 * @param {View['lattice']} [lattice]
 * @returns {View}
 */
export function fitView(board, room, ratio, lattice) {
  const size = (lattice ?? SQUARES).size(board);
  const wanted = Math.min(room.width / size.width, room.height / size.height, LARGEST_FITTED * ratio);
  const scale = wanted >= WHOLE_FROM ? Math.floor(wanted) : wanted;
  return { scale, left: 0, top: 0, ratio, ...(lattice && { lattice }) };
}

/** The nearest side at which all cells are drawn alike. @param {number} wanted @returns {number} */
export function wholeScale(wanted) {
  return wanted >= WHOLE_FROM ? Math.round(wanted) : wanted;
}

/** How the cells of a view lie. @param {Pick<View, 'lattice'>} view */
export const cellsOf = ({ lattice }) => lattice ?? SQUARES;

/** The square in the middle of a cell that holds its text, and its distance from the cell's box. @param {View} view */
export function innerSquareOf(view) {
  const side = view.scale * cellsOf(view).room;
  return { side, pad: (view.scale - side) / 2 };
}

/** The board's size on the canvas. @param {Size} board @param {View} view @returns {Size} */
export function extent(board, view) {
  const { width, height } = cellsOf(view).size(board);
  return {
    width: Math.max(1, Math.round(width * view.scale)),
    height: Math.max(1, Math.round(height * view.scale)),
  };
}

/** @param {View} view */
export function drawsCells(view) {
  return view.scale >= SMALLEST_DRAWN * view.ratio;
}

/**
 * The column and row under a point of the canvas, possibly off the board.
 * @param {View} view
 * @param {number} px
 * @param {number} py
 * @returns {GridPoint}
 */
export function gridPointAt(view, px, py) {
  return cellsOf(view).gridPointAt((px - view.left) / view.scale, (py - view.top) / view.scale);
}

/** @param {GridPoint} gridPoint @param {Size} board @returns {boolean} */
export function isOnBoard({ x, y }, board) {
  return x >= 0 && y >= 0 && x < board.width && y < board.height;
}

/** The nearest one on the board. @param {GridPoint} gridPoint @param {Size} board @returns {GridPoint} */
export function clampGridPoint({ x, y }, board) {
  return {
    x: Math.min(Math.max(x, 0), board.width - 1),
    y: Math.min(Math.max(y, 0), board.height - 1),
  };
}

/** @param {View} view @param {GridPoint} gridPoint @returns {Point} of the middle of a cell on the canvas */
export function middleOf(view, { x, y }) {
  const { left, top } = cellsOf(view);
  return { x: view.left + (left(x, y) + 0.5) * view.scale, y: view.top + (top(y) + 0.5) * view.scale };
}

/**
 * The cells seen on a canvas of this size.
 * @param {View} view
 * @param {Size} board
 * @param {Size} canvas
 * @returns {Range}
 */
export function visibleRange(view, board, canvas) {
  const { around } = cellsOf(view);
  const corner = gridPointAt(view, 0, 0);
  const first = clampGridPoint({ x: corner.x - around, y: corner.y - around }, board);
  // Use the far edge of the last pixel: within it a cell may end and another begin.
  const other = gridPointAt(view, canvas.width - 1e-3, canvas.height - 1e-3);
  const last = clampGridPoint({ x: other.x + around, y: other.y + around }, board);
  return { ...first, columns: last.x - first.x + 1, rows: last.y - first.y + 1 };
}

/**
 * The end that a pointer grabs: the one whose cell it hits or, if cells are smaller than a
 * fingertip, the nearer one within reach. The goal is on top when both share a cell.
 * @param {View} view
 * @param {Point} point on the canvas
 * @param {Size & { start: number, goal: number }} board
 * @param {number} reach
 * @returns {'start' | 'goal' | null}
 */
export function endAt(view, point, board, reach) {
  let found = /** @type {'start' | 'goal' | null} */ (null);
  let nearest = Infinity;
  for (const end of /** @type {const} */ (['goal', 'start'])) {
    const middle = middleOf(view, gridPointOf(board[end], board));
    const dx = Math.abs(point.x - middle.x);
    const dy = Math.abs(point.y - middle.y);
    const isInCell = Math.max(dx, dy) <= innerSquareOf(view).side / 2;
    const isInReach = Math.hypot(dx, dy) <= reach;
    if ((isInCell || isInReach) && Math.hypot(dx, dy) < nearest) {
      nearest = Math.hypot(dx, dy);
      found = end;
    }
  }
  return found;
}
