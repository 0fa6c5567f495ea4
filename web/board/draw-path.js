// The path: a line with a halo through the middles of its cells.
// Draws into any 2D context; reads, never changes.

import { middleOf, placeOf } from './geometry.js';

/** @typedef {import('./geometry.js').View} View */
/** @typedef {import('./geometry.js').Size} Size */
/** @typedef {import('./draw-numbers.js').Box} Box */

/**
 * Thin beside large cells, so that it keeps off their numbers; never too thin to be seen.
 * @param {View} view
 * @returns {number}
 */
export function pathThickness({ scale, ratio }) {
  return Math.min(Math.max(scale * 0.055, 2.5 * ratio), 6 * ratio);
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {object} scene
 * @param {View} scene.view
 * @param {Size} scene.board
 * @param {import('./palette.js').Palette} scene.palette
 * @param {Uint32Array} scene.path
 * @param {readonly Box[]} scene.gaps what the line must not run across
 */
export function drawPath(context, { view, board, palette, path, gaps }) {
  if (path.length < 2) return;
  context.save();
  if (gaps.length > 0) leaveOut(context, view, board, gaps);
  context.beginPath();
  path.forEach((cell, index) => {
    const { x, y } = middleOf(view, placeOf(cell, board));
    if (index === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  });
  const thickness = pathThickness(view);
  context.lineJoin = 'round';
  context.lineCap = 'round';
  context.strokeStyle = palette.halo;
  context.lineWidth = thickness + 2 * Math.max(1.25 * view.ratio, thickness * 0.35);
  context.stroke();
  context.strokeStyle = palette.path;
  context.lineWidth = thickness;
  context.stroke();
  context.restore();
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {View} view
 * @param {Size} board
 * @param {readonly Box[]} boxes
 */
function leaveOut(context, { left, top, scale }, board, boxes) {
  context.beginPath();
  context.rect(left, top, board.width * scale, board.height * scale);
  for (const { x, y, width, height } of boxes) context.rect(x, y, width, height);
  // What lies in an even number of rectangles is left out.
  context.clip('evenodd');
}
