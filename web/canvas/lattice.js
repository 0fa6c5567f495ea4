// How the cells of a board lie and are drawn: squares here, hexes once they have been loaded. Lengths are in
// widths of a cell, from the top left of the board. Knows no map.

import { lineOf } from '../model/drawing/stroke.js';

/** @import { BoardName } from 'astrolabe-module' */
/** @import { GridPoint } from '../model/coordinates.js' */
/** @import { Range, Size, View } from './geometry.js' */
/** @import { CellTest, CellsScene } from './layers/draw-cells.js' */
/** @typedef {CanvasRenderingContext2D} Context */
/**
 * Each cell has a box, a square of its width round its middle, whose top left corner is the cell's canvas position.
 * @typedef {object} Lattice
 * @property {BoardName} name
 * @property {(board: Size) => Size} size of the board
 * @property {(x: number, y: number) => number} left of the box of a cell
 * @property {(y: number) => number} top of it
 * @property {(x: number, y: number) => GridPoint} gridPointAt under a point, also off the board
 * @property {number} room side of the square in the middle of a cell that holds its text
 * @property {number} around cells that may be visible beyond those under the corners of the canvas
 * @property {(from: GridPoint, to: GridPoint) => GridPoint[]} line of cells without gaps
 * @property {(y: number) => readonly [number, number]} reach of a run of cells into the adjacent rows, to the left
 *   and to the right
 * @property {(slot: number, y: number) => number} seen the slot of a square in the direction in which this one is drawn
 * @property {(context: Context, scene: Pick<CellsScene, 'view' | 'board' | 'range' | 'palette'>) => void} ground
 * @property {(context: Context, scene: CellsScene) => void} lines between the cells
 * @property {(context: Context, view: View, left: number, top: number) => void} fill a cell
 * @property {((context: Context, scene: CellsScene, test: CellTest) => void) | null} fillAll
 *   those that pass the test; null: one by one
 * @property {(context: Context, view: View, left: number, top: number, near: number, far: number) => void} frame draws the frame of a cell,
 *   at one distance inside its box on the left and at the top, and at another on the other sides
 * @property {(context: Context, view: View, cells: Range) => void} add cells to the path
 * @property {((context: Context, small: HTMLCanvasElement, scene: { view: View, range: Range }) =>
 *   void) | null} enlarge an image of a pixel a cell; null: drawn as an image
 */

/** @type {Readonly<Lattice>} */
export const SQUARES = Object.freeze({
  name: 'squares',
  size: (board) => board,
  left: (x) => x,
  top: (y) => y,
  gridPointAt: (x, y) => ({ x: Math.floor(x), y: Math.floor(y) }),
  room: 1,
  around: 0,
  line: lineOf,
  reach: () => /** @type {const} */ ([0, 0]),
  seen: (slot) => slot,
  ground: (context, { view, board, palette }) => {
    context.fillStyle = palette.free;
    context.fillRect(view.left, view.top, board.width * view.scale, board.height * view.scale);
  },
  // Hairlines as filled strips, to avoid half pixels.
  lines: (context, { view, board, range, palette }) => {
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
  },
  fill: (context, { scale }, left, top) => context.fillRect(left, top, scale, scale),
  fillAll: null,
  frame: (context, { scale }, left, top, near, far) =>
    context.strokeRect(left + near, top + near, scale - near - far, scale - near - far),
  add: (context, { left, top, scale }, { x, y, columns, rows }) =>
    context.rect(left + x * scale, top + y * scale, columns * scale, rows * scale),
  enlarge: null,
});

/** @type {Readonly<Lattice> | null} */
let hexes = null;

/** Called when hexes are loaded. @param {Readonly<Lattice>} lattice */
export function takeHexes(lattice) {
  hexes = lattice;
}

/** The lattice of a board; squares until hexes are loaded. @param {BoardName} board */
export function latticeOf(board) {
  return board === 'hex' && hexes !== null ? hexes : SQUARES;
}
