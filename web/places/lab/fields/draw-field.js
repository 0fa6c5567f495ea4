// A field over the closed cells: the value of each as a shade, and a line wherever two neighbours lie on different sides
// of a round value. Draws into any 2D context; reads, never changes.

import { CELL_FIELDS, CELL_STRIDE, STATUS } from '../../../engine/layouts.js';
import { fillCells } from '../../../canvas/layers/draw-cells.js';
import { drawsCells } from '../../../canvas/geometry.js';
import { cssOf, rgb, shadesOf } from '../../../canvas/palette.js';
import { pixel } from '../../../canvas/pixels.js';
import { drawImageOver, pixelStride } from './image-over.js';
import { contourInterval, levelOf, shadeAt } from './contours.js';

/** @import { BoardSource } from '../../../engine/layouts.js' */
/** @import { CellsScene } from '../../../canvas/layers/draw-cells.js' */
/** @import { Scene } from '../../../canvas/layers/draw-dead-ends.js' */
/** @typedef {{ field: 'g' | 'h' | 'f', low: number, high: number | null }} Field high null: the greatest visible */

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Scene & { source: BoardSource, current: number }} scene `current` keeps its colour
 * @param {Field} field
 */
export function drawField(context, scene, { field, low, high }) {
  const { view, board, range, palette, source, current } = scene;
  const isDrawn = drawsCells(view);
  // Of cells smaller than a pixel, every nth.
  const stride = isDrawn ? 1 : pixelStride(view);
  const columns = Math.ceil(range.columns / stride);
  const rows = Math.ceil(range.rows / stride);
  const values = new Float64Array(columns * rows).fill(NaN);
  let greatest = low;
  for (let row = 0; row < rows; row++) {
    const numbers = source.cells(range.x, range.y + row * stride, range.columns, 1);
    for (let column = 0; column < columns; column++) {
      const at = column * stride * CELL_STRIDE;
      if (numbers[at + CELL_FIELDS.status] !== STATUS.closed) continue;
      const value = numbers[at + CELL_FIELDS[field]] ?? NaN;
      values[row * columns + column] = value;
      if (value > greatest) greatest = value;
    }
  }
  const scale = { low, high: high ?? greatest };
  const interval = contourInterval(scale);
  const shades = shadesOf(palette.ramp);
  /** @param {number} column @param {number} row */
  const valueAt = (column, row) => (column < columns && row < rows ? (values[row * columns + column] ?? NaN) : NaN);
  /** @param {number} one @param {number} other */
  const differs = (one, other) =>
    !Number.isNaN(one) && !Number.isNaN(other) && levelOf(one, interval) !== levelOf(other, interval);

  if (isDrawn) {
    const indices = Int16Array.from(values, (value) => shadeAt(value, scale, shades.length));
    /** @param {number} cell */
    const indexOf = (cell) => {
      const x = cell % board.width;
      return indices[(Math.floor(cell / board.width) - range.y) * columns + x - range.x] ?? -1;
    };
    const cells = /** @type {CellsScene} */ (/** @type {unknown} */ (scene));
    for (const index of new Set(indices)) {
      if (index < 0) continue;
      fillCells(
        context,
        cells,
        cssOf(shades[index] ?? rgb(palette.closed)),
        (cell) => cell !== current && indexOf(cell) === index,
      );
    }
    strokeContours(context, scene, { columns, rows, differs, valueAt });
    return;
  }
  const ink = pixel(rgb(palette.text));
  const pixels = shades.map(pixel);
  drawImageOver(context, scene, (column, row) => {
    const value = valueAt(column, row);
    const shade = pixels[shadeAt(value, scale, shades.length)] ?? 0;
    if (shade === 0) return 0;
    return differs(value, valueAt(column + 1, row)) || differs(value, valueAt(column, row + 1)) ? ink : shade;
  });
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Scene} scene
 * @param {object} values
 * @param {number} values.columns
 * @param {number} values.rows
 * @param {(one: number, other: number) => boolean} values.differs
 * @param {(column: number, row: number) => number} values.valueAt
 */
function strokeContours(context, { view, range, palette }, { columns, rows, differs, valueAt }) {
  // Hexes get the shades only: their sides are not those of a square.
  if (view.lattice) return;
  const side = view.scale;
  context.beginPath();
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const value = valueAt(column, row);
      const x = view.left + (range.x + column) * side;
      const y = view.top + (range.y + row) * side;
      if (differs(value, valueAt(column + 1, row))) {
        context.moveTo(x + side, y);
        context.lineTo(x + side, y + side);
      }
      if (differs(value, valueAt(column, row + 1))) {
        context.moveTo(x, y + side);
        context.lineTo(x + side, y + side);
      }
    }
  }
  context.strokeStyle = palette.text;
  context.lineWidth = 2 * view.ratio;
  context.lineCap = 'round';
  context.stroke();
}
