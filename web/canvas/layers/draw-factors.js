// The factor of costly ground and the danger, top right in large cells. Draws into any 2D context; reads, never
// changes.

import { CAPITAL, FONT, WIDEST_DIGIT, inkOf } from './cell-text.js';
import { SMALLEST_NUMBERED } from './draw-added.js';
import { cellsOf, innerSquareOf } from '../geometry.js';

/** @import { CellsScene } from './draw-cells.js' */

/**
 * Only if there is room beside F, which is more important; the ground shows by its colour, too.
 * @param {CanvasRenderingContext2D} context
 * @param {CellsScene} scene
 * @param {ReadonlyMap<number, number>} taken width of what stands top left, by cell
 */
export function writeFactors(context, scene, taken) {
  const { view, board, range, factors, extras } = scene;
  if (view.scale < SMALLEST_NUMBERED * view.ratio) return;
  const square = innerSquareOf(view);
  const cells = cellsOf(view);
  const size = Math.max(9 * view.ratio, square.side * 0.12);
  const pad = Math.max(2 * view.ratio, square.side * 0.07);
  context.font = `${size}px ${FONT}`;
  context.textAlign = 'right';
  context.textBaseline = 'alphabetic';
  for (let y = range.y; y < range.y + range.rows; y++) {
    for (let x = range.x; x < range.x + range.columns; x++) {
      const cell = y * board.width + x;
      const factor = factors[cell] ?? 0;
      const added = factor > 0 ? (extras?.[cell] ?? 0) : 0;
      if (factor <= 1 && added === 0) continue;
      const text = `${factor > 1 ? `×${factor}` : ''}${added > 0 ? `+${added}` : ''}`;
      const room = square.side - 2 * pad - text.length * size * WIDEST_DIGIT;
      if ((taken.get(cell) ?? 0) > room) continue;
      context.fillStyle = inkOf(scene, cell);
      const left = view.left + cells.left(x, y) * view.scale + square.pad;
      const top = view.top + cells.top(y) * view.scale + square.pad;
      context.fillText(text, left + square.side - pad, top + pad + size * CAPITAL);
    }
  }
}
