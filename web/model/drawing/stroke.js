// A stroke of the brush: what its first cell decides, and the cells that the pointer skipped
// between two reports. Pure.

import { addedBy, addedOf, addingBrush, groundsAt, laidOn } from '../../engine/grounds.js';

/** @import { GroundSource, Grounds } from '../../engine/grounds.js' */
/** @import { GridPoint } from '../coordinates.js' */

/**
 * The first cell decides: if it already has the brush's ground, the stroke makes cells plain, otherwise it lays that
 * ground. The same for what ground adds: if the first cell already adds as much, the stroke removes it.
 * @param {number} first ground of the first cell
 * @param {number} [brush] as engine/grounds.js has it; a wall
 */
export function brushFor(first, brush = 0) {
  const added = addedBy(brush);
  if (added === null) return first === brush ? 1 : brush;
  return addedOf(first) === added ? addingBrush(0) : brush;
}

/**
 * The cells from one to another, both included, without gaps (Bresenham's line); possibly off the board.
 * @param {GridPoint} from
 * @param {GridPoint} to
 * @returns {GridPoint[]}
 */
export function lineOf(from, to) {
  const points = [];
  const dx = Math.abs(to.x - from.x);
  const dy = Math.abs(to.y - from.y);
  const stepX = Math.sign(to.x - from.x);
  const stepY = Math.sign(to.y - from.y);
  let { x, y } = from;
  let error = dx - dy;
  for (;;) {
    points.push({ x, y });
    if (x === to.x && y === to.y) return points;
    const twice = 2 * error;
    if (twice > -dy) {
      error -= dy;
      x += stepX;
    }
    if (twice < dx) {
      error += dx;
      y += stepY;
    }
  }
}

/**
 * The part of a stroke that changes the map: never the ends, never a cell that is so already.
 * @param {ArrayLike<number>} cells
 * @param {number} brush
 * @param {{ start: number, goal: number }} ends
 * @param {GroundSource} source
 * @returns {{ cells: Uint32Array, grounds: Grounds }} and their new grounds
 */
export function paintable(cells, brush, { start, goal }, source) {
  const changed = new Uint32Array(cells);
  const grounds = groundsAt(source, changed);
  let count = 0;
  for (let i = 0; i < changed.length; i++) {
    const cell = changed[i] ?? 0;
    const ground = grounds[i] ?? 0;
    if (cell === start || cell === goal || laidOn(brush, ground) === ground) continue;
    changed[count] = cell;
    grounds[count] = ground;
    count += 1;
  }
  return { cells: changed.slice(0, count), grounds: grounds.slice(0, count) };
}
