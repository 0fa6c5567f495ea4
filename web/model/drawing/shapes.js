// The cells that a tool covers: stamps of the brush, lines, rectangles, their outlines. A shape is
// small however many cells it covers; its rectangles are for drawing, its cells for painting. Pure.

import { lineOf } from './stroke.js';

/** @import { GridPoint } from '../coordinates.js' */
/** @typedef {{ width: number, height: number }} Size */
/** @typedef {{ x: number, y: number, columns: number, rows: number }} Rectangle of cells, on the board */
/**
 * @typedef {object} Shape
 * @property {'line' | 'rectangle' | 'outline'} kind
 * @property {GridPoint} from
 * @property {GridPoint} to
 * @property {number} brush side of the stamp, in cells; a filled rectangle has none
 */

/**
 * The square of cells under a brush: centred at the point; for an even size its upper left middle cell is there.
 * @param {GridPoint} point
 * @param {number} brush
 */
function stamp({ x, y }, brush) {
  const before = Math.floor((brush - 1) / 2);
  return { x: x - before, y: y - before, columns: brush, rows: brush };
}

/** @param {Rectangle} rectangle @param {Size} board @returns {Rectangle | null} null: none of it is on the board */
function clipped({ x, y, columns, rows }, board) {
  const left = Math.max(x, 0);
  const top = Math.max(y, 0);
  const right = Math.min(x + columns, board.width);
  const bottom = Math.min(y + rows, board.height);
  if (left >= right || top >= bottom) return null;
  return { x: left, y: top, columns: right - left, rows: bottom - top };
}

/** The smallest rectangle round both stamps. @param {Shape} shape @returns {Rectangle} */
function hull({ from, to, brush }) {
  const one = stamp(from, brush);
  const other = stamp(to, brush);
  const x = Math.min(one.x, other.x);
  const y = Math.min(one.y, other.y);
  return {
    x,
    y,
    columns: Math.max(one.x, other.x) + brush - x,
    rows: Math.max(one.y, other.y) + brush - y,
  };
}

/**
 * The part of the board that a shape covers, as rectangles that may overlap.
 * @param {Shape} shape
 * @param {Size} board
 * @param {typeof lineOf} [line] without gaps, on this kind of cells
 * @returns {Rectangle[]}
 */
export function shapeRectangles(shape, board, line = lineOf) {
  return unclipped(shape, line).flatMap((rectangle) => clipped(rectangle, board) ?? []);
}

/** @param {Shape} shape @param {typeof lineOf} line @returns {Rectangle[]} */
function unclipped(shape, line) {
  const { kind, from, to, brush } = shape;
  if (kind === 'line') return line(from, to).map((point) => stamp(point, brush));
  if (kind === 'rectangle') return [hull({ ...shape, brush: 1 })];
  const { x, y, columns, rows } = hull(shape);
  return [
    { x, y, columns, rows: brush },
    { x, y: y + rows - brush, columns, rows: brush },
    { x, y, columns: brush, rows },
    { x: x + columns - brush, y, columns: brush, rows },
  ];
}

/**
 * The cells that a shape covers, each once.
 * @param {Shape} shape
 * @param {Size} board
 * @param {typeof lineOf} [line] likewise
 * @returns {Uint32Array}
 */
export function shapeCells(shape, board, line = lineOf) {
  const rectangles = shapeRectangles(shape, board, line);
  const count = rectangles.reduce((sum, { columns, rows }) => sum + columns * rows, 0);
  const cells = new Uint32Array(count);
  let next = 0;
  for (const { x, y, columns, rows } of rectangles) {
    for (let row = y; row < y + rows; row++) {
      for (let column = x; column < x + columns; column++) {
        cells[next] = row * board.width + column;
        next += 1;
      }
    }
  }
  return rectangles.length > 1 ? Uint32Array.from(new Set(cells)) : cells;
}
