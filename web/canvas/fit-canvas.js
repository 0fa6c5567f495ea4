// A canvas that shows a whole board, as large as its room allows.

import { shotOf } from './camera.js';
import { latticeOf } from './lattice.js';

/** @import { BoardName } from 'astrolabe-module' */
/** @import { View } from './geometry.js' */

/** Margin in CSS pixels in which start and goal at the edge are drawn whole. */
const MARGIN = 10;

/**
 * Sizes a canvas for the largest board that fits its room, and the room to the height that the board needs.
 * @param {HTMLCanvasElement} canvas @param {HTMLElement} room @param {{ width: number, height: number }} board @param {BoardName} kind of the board's cells
 * @returns {View}
 */
export function fitCanvas(canvas, room, { width, height }, kind) {
  const ratio = devicePixelRatio || 1;
  const lattice = latticeOf(kind);
  const extent = lattice.size({ width, height });
  room.style.aspectRatio = `${extent.width} / ${extent.height}`;
  const margin = Math.round(MARGIN * ratio);
  /** @param {number} length */
  const inside = (length) => Math.max(length * ratio - 2 * margin, 1);
  const size = { width: inside(room.clientWidth), height: inside(room.clientHeight) };
  const stage = {
    board: { width, height },
    size,
    room: { left: 0, top: 0, ...size },
    ratio,
    ...(lattice.name !== 'squares' && { lattice }),
  };
  const shot = shotOf(null, stage);
  const [columns, rows] = [Math.round(shot.box.width) + 2 * margin, Math.round(shot.box.height) + 2 * margin];
  if (canvas.width !== columns) canvas.width = columns;
  if (canvas.height !== rows) canvas.height = rows;
  canvas.style.width = `${columns / ratio}px`;
  canvas.style.height = `${rows / ratio}px`;
  return { ...shot.view, left: margin, top: margin };
}
