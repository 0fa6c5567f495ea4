// The whole picture of the map, put together from its parts. Draws into any 2D context given to it;
// the same picture on the page, in tests and, later, in exports.

import { drawCells } from './draw-cells.js';
import { drawNumbers, layoutNumbers } from './draw-numbers.js';
import { drawPath } from './draw-path.js';
import { drawsCells, middleOf, placeOf, visibleRange } from './geometry.js';

/** @typedef {import('./geometry.js').View} View */
/** @typedef {import('./geometry.js').Size} Size */
/** @typedef {import('./palette.js').Palette} Palette */
/** @typedef {import('./number-fit.js').NumberFit} NumberFit */
/** @typedef {import('../engine/types.js').BoardSource} BoardSource */
/**
 * @typedef {object} BoardScene
 * @property {View} view
 * @property {Size} canvas
 * @property {Palette} palette
 * @property {BoardSource} source
 * @property {{ width: number, height: number, start: number, goal: number }} board
 * @property {boolean} hasSearch there are statuses and numbers to show
 * @property {boolean} showsPath
 * @property {number} current the cell of the step; -1 for none
 * @property {NumberFit} [fit] size of the numbers, where it is known from another step: it should not
 *   change while a trace is played
 */

/**
 * @param {CanvasRenderingContext2D} context
 * @param {BoardScene} scene
 * @param {Pick<import('./raster.js').Raster, 'draw'>} raster for maps of many cells
 * @returns {NumberFit | null} size of the numbers in the cells; null: they have none
 */
export function drawBoard(context, scene, raster) {
  const { view, board, palette, source, canvas, hasSearch, current } = scene;
  context.clearRect(0, 0, canvas.width, canvas.height);
  const range = visibleRange(view, board, canvas);
  const isDrawn = drawsCells(view);
  // What a later fetch might move is copied; the two large views are fetched last, one after the
  // other, and used at once.
  const path = scene.showsPath ? source.path().slice() : new Uint32Array(0);
  const numbers =
    isDrawn && hasSearch
      ? source.cells(range.x, range.y, range.columns, range.rows).slice()
      : new Float64Array(0);
  const statuses = hasSearch ? source.statuses() : null;
  const cells = { view, board, range, palette, statuses, factors: source.factors(), current };
  if (!isDrawn) {
    raster.draw(context, cells);
    drawPath(context, { view, board, palette, path, gaps: [] });
    drawCurrent(context, scene);
    return null;
  }
  const scenery = { ...cells, numbers, path, start: board.start, goal: board.goal };
  const layout = layoutNumbers(scenery, scene.fit);
  drawCells(context, cells);
  drawPath(context, { view, board, palette, path, gaps: layout.gaps });
  drawNumbers(context, scenery, layout);
  return layout.fit;
}

/**
 * On an image of cells too small to be seen, the current one gets a size that is.
 * @param {CanvasRenderingContext2D} context
 * @param {BoardScene} scene
 */
function drawCurrent(context, { view, board, palette, current }) {
  if (current < 0) return;
  const { x, y } = middleOf(view, placeOf(current, board));
  const side = Math.max(view.scale, 6 * view.ratio);
  const rim = 1.5 * view.ratio;
  context.fillStyle = palette.halo;
  context.fillRect(x - side / 2 - rim, y - side / 2 - rim, side + 2 * rim, side + 2 * rim);
  context.fillStyle = palette.current;
  context.fillRect(x - side / 2, y - side / 2, side, side);
}
