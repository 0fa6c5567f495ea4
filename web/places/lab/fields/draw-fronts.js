// The two fronts of a bidirectional search: what the search from the goal has closed gets a hue of its own. Draws into
// any 2D context; reads, never changes.

import { fillCells } from '../../../canvas/layers/draw-cells.js';
import { drawsCells } from '../../../canvas/geometry.js';
import { DARK, rgb } from '../../../canvas/palette.js';
import { pixel } from '../../../canvas/pixels.js';
import { PROJECTOR } from '../../../canvas/projector-palette.js';
import { drawImageOver, pixelStride } from './image-over.js';

/** @import { BoardSource } from '../../../engine/layouts.js' */
/** @import { CellsScene } from '../../../canvas/layers/draw-cells.js' */
/** @import { Scene } from '../../../canvas/layers/draw-dead-ends.js' */
/** @import { Palette } from '../../../canvas/palette.js' */

/** The value of closers() for a cell that only the search from the goal has closed. */
const FROM_GOAL = 2;
/** Opacity: lines and the strokes of costly ground stay visible; over the order of expansion the shades as well. */
const ALPHA = Object.freeze({ status: 0.88, order: 0.5 });

/** Distinct from closed and open cells for all eyes, with text as on closed ones. @param {Palette} palette */
export function backColour(palette) {
  if (palette === PROJECTOR) return '#8424FC';
  return palette === DARK ? '#542478' : '#E0BCF4';
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Scene & { current: number, source: Pick<BoardSource, 'laboratory'> }} scene
 * @param {'status' | 'order'} shading of the cells below
 */
export function drawFronts(context, scene, shading) {
  const { view, board, range, palette, source, current } = scene;
  const closers = source.laboratory?.closers(range.y, range.rows) ?? [];
  const first = range.y * board.width;
  const isBack = (/** @type {number} */ cell) => closers[cell - first] === FROM_GOAL && cell !== current;
  const colour = backColour(palette);
  context.globalAlpha = ALPHA[shading];
  if (drawsCells(view)) fillCells(context, /** @type {CellsScene} */ (/** @type {unknown} */ (scene)), colour, isBack);
  else {
    const ink = pixel(rgb(colour));
    const stride = pixelStride(view);
    drawImageOver(context, scene, (column, row) =>
      closers[row * stride * board.width + range.x + column * stride] === FROM_GOAL ? ink : 0,
    );
  }
  context.globalAlpha = 1;
}
