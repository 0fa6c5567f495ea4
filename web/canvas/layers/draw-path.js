// The path: a line with a halo through the middles of its cells.
// Draws into any 2D context; reads, never changes.

import { gridPointOf } from '../../model/coordinates.js';
import { extent, middleOf } from '../geometry.js';

/** @import { Range, Size, View } from '../geometry.js' */
/** @import { Palette } from '../palette.js' */
/** @import { Box } from './draw-numbers.js' */

/**
 * Thin on large cells, to keep clear of their numbers; never too thin to see.
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
 * @param {Palette} scene.palette
 * @param {Range} scene.range of visible cells
 * @param {Uint32Array} scene.path
 * @param {readonly Box[]} scene.gaps what the line must not cross
 */
export function drawPath(context, { view, board, palette, range, path, gaps }) {
  if (path.length < 2) return;
  context.save();
  if (gaps.length > 0) leaveOut(context, view, board, gaps);
  context.beginPath();
  trace(context, { view, board, range, path });
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
 * Another path beside it: dashes, each with its halo, so that the two can be distinguished both where they
 * separate and where they coincide.
 * @param {CanvasRenderingContext2D} context
 * @param {Parameters<typeof drawPath>[1]} scene
 */
export function drawShortest(context, { view, board, palette, range, path, gaps }) {
  if (path.length < 2) return;
  context.save();
  if (gaps.length > 0) leaveOut(context, view, board, gaps);
  context.beginPath();
  trace(context, { view, board, range, path });
  const thickness = pathThickness(view) * 0.8;
  const rim = Math.max(1.25 * view.ratio, thickness * 0.35);
  context.lineJoin = 'round';
  context.lineCap = 'butt';
  // The halo lengthens each dash by its width at either end.
  context.setLineDash([3 * thickness + 2 * rim, 2.5 * thickness]);
  context.strokeStyle = palette.halo;
  context.lineWidth = thickness + 2 * rim;
  context.stroke();
  context.setLineDash([3 * thickness, 2.5 * thickness + 2 * rim]);
  context.lineDashOffset = -rim;
  context.strokeStyle = palette.mark;
  context.lineWidth = thickness;
  context.stroke();
  context.restore();
}

/**
 * The previous path: a faint line without halo, under the current ones.
 * @param {CanvasRenderingContext2D} context
 * @param {Omit<Parameters<typeof drawPath>[1], 'gaps'>} scene
 */
export function drawGhost(context, { view, board, palette, range, path }) {
  if (path.length < 2) return;
  context.save();
  context.beginPath();
  trace(context, { view, board, range, path });
  context.lineJoin = 'round';
  context.lineCap = 'round';
  context.globalAlpha = 0.4;
  context.strokeStyle = palette.path;
  context.lineWidth = pathThickness(view) * 1.4;
  context.stroke();
  context.restore();
}

/**
 * Only the sections that come near the visible part.
 * @param {CanvasRenderingContext2D} context
 * @param {object} scene
 * @param {View} scene.view
 * @param {Size} scene.board
 * @param {Range} scene.range
 * @param {Uint32Array} scene.path
 */
export function trace(context, { view, board, range, path }) {
  /** @param {number} a @param {number} b @param {number} first @param {number} count */
  const comesNear = (a, b, first, count) => Math.max(a, b) >= first - 1 && Math.min(a, b) <= first + count;
  let isDown = false;
  for (let index = 1; index < path.length; index++) {
    const from = gridPointOf(path[index - 1] ?? 0, board);
    const to = gridPointOf(path[index] ?? 0, board);
    const isSeen = comesNear(from.x, to.x, range.x, range.columns) && comesNear(from.y, to.y, range.y, range.rows);
    if (isSeen) {
      const [start, end] = [middleOf(view, from), middleOf(view, to)];
      if (!isDown) context.moveTo(start.x, start.y);
      context.lineTo(end.x, end.y);
    }
    isDown = isSeen;
  }
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {View} view
 * @param {Size} board
 * @param {readonly Box[]} boxes
 */
export function leaveOut(context, view, board, boxes) {
  const { width, height } = extent(board, view);
  context.beginPath();
  context.rect(view.left, view.top, width, height);
  for (const { x, y, width, height } of boxes) context.rect(x, y, width, height);
  // The even-odd rule leaves out what lies in an even number of rectangles.
  context.clip('evenodd');
}
