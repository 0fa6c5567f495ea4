// The whole picture of the map, put together from its parts. Draws into any 2D context given to it;
// the same picture on the page, in tests and in what is saved.

import { drawAdded } from './draw-added.js';
import { drawCells } from './draw-cells.js';
import { drawNumbers, hasRoomToWrite, layoutNumbers } from './draw-numbers.js';
import { drawGhost, drawPath, drawShortest } from './draw-path.js';
import { drawWallKinds } from './draw-wall-kinds.js';
import { walkedPart } from '../walk-back.js';
import { gridPointOf } from '../../model/coordinates.js';
import { drawsCells, middleOf, visibleRange } from '../geometry.js';

/** @import { Survey } from '../../engine/jobs/xray-survey.js' */
/** @import { BoardSource } from '../../engine/layouts.js' */
/** @import { Display } from '../../model/display.js' */
/** @import { Range, Size, View } from '../geometry.js' */
/** @import { NumberFit } from '../number-fit.js' */
/** @import { Palette } from '../palette.js' */
/** @import { Raster } from '../raster.js' */
/** @import { Overlay, Scene } from './draw-dead-ends.js' */
/** @import { IslandsOverlay } from './draw-islands.js' */
/**
 * @typedef {object} BoardScene
 * @property {View} view
 * @property {Size} canvas
 * @property {Palette} palette
 * @property {BoardSource} source
 * @property {{ width: number, height: number, start: number, goal: number }} board
 * @property {boolean} hasSearch there are statuses and numbers to show
 * @property {boolean} showsPath
 * @property {number} [walked] only this many of its last cells
 * @property {number} current the cell of the step; -1 for none
 * @property {Display} display
 * @property {boolean} isByOrder closed cells are shaded by order of expansion
 * @property {number} steps of the whole trace
 * @property {Survey | null} survey null: there is no X-ray
 * @property {Uint32Array | null | undefined} [beside] another path, instead of the shortest one
 * @property {Uint32Array | null | undefined} [ghost] the previous path, under the others
 * @property {Field | null | undefined} [field] over the closed cells
 * @property {Overlay | null | undefined} [overlay] drawn over the cells, under paths
 *   and numbers
 * @property {IslandsOverlay | null | undefined} [islands] drawn under that, but for their numbers
 * @property {object} content the same object as long as no cell changes its appearance
 * @property {NumberFit} [fit] size of the numbers, if known from another step: it should not
 *   change while a trace is played
 */

/** @typedef {typeof import('./draw-tiers.js').drawTiers} DrawTiers */
/** @typedef {Pick<typeof import('./draw-xray.js'), 'drawXray' | 'xrayNumbers'>} Xray */
/** @typedef {{ draw: (context: CanvasRenderingContext2D, scene: Scene & { current: number }) => void }} Field */

/** Draws, under the paths, what a search laid over the board. @type {DrawTiers} */
let drawTiers = () => undefined;

/** How an X-ray is drawn; null until loaded, when none is shown yet. @type {Xray | null} */
let xray = null;

/** @param {Xray} drawing */
export function takeXray(drawing) {
  xray = drawing;
}

/** Called when it is loaded. @param {DrawTiers} draw */
export function takeTiers(draw) {
  drawTiers = draw;
}

/** @type {(context: CanvasRenderingContext2D, scene: Pick<BoardScene, 'source' | 'display' | 'hasSearch'>, sight: Parameters<DrawTiers>[2]) => void} */
export function drawLaid(context, scene, sight) {
  if (scene.hasSearch) drawTiers(context, scene, sight);
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {BoardScene} scene
 * @param {Pick<Raster, 'draw'>} raster for maps of many cells
 * @returns {{ fit: NumberFit | null, isWhole: boolean }} size of the numbers in the cells, null: they have
 *   none; whether all is drawn: if not, the rest is drawn by further calls with the same scene
 */
export function drawBoard(context, scene, raster) {
  const { view, board, palette, source, canvas, hasSearch, display } = scene;
  const survey = xray === null ? null : scene.survey;
  context.clearRect(0, 0, canvas.width, canvas.height);
  const range = visibleRange(view, board, canvas);
  const isDrawn = drawsCells(view);
  // Views that a later fetch might invalidate are copied; the large ones are fetched last and used at once.
  const path = scene.showsPath ? walkedPart(source.path(), scene.walked).slice() : new Uint32Array(0);
  const shortest = scene.beside ?? (hasSearch && display.shortest ? source.shortestPath().slice() : new Uint32Array(0));
  const ghost = scene.ghost ?? new Uint32Array(0);
  const hasNumbers = isDrawn && hasSearch && hasRoomToWrite(view);
  const numbers = hasNumbers ? numbersOf({ source, survey }, range).slice() : new Float64Array(0);
  const line = { view, board, palette, range };
  drawRim(context, scene);
  if (!isDrawn) {
    const shading = !hasSearch ? 'none' : scene.isByOrder ? 'order' : 'status';
    const { content } = scene;
    const isWhole = raster.draw(context, { ...line, source, shading, survey, content });
    scene.field?.draw(context, { ...line, current: scene.current });
    scene.islands?.draw(context, line);
    scene.overlay?.draw(context, line);
    drawLaid(context, scene, { ...line, gaps: [] });
    drawGhost(context, { ...line, path: ghost });
    drawPath(context, { ...line, path, gaps: [] });
    drawShortest(context, { ...line, path: shortest, gaps: [] });
    drawCurrent(context, scene);
    scene.islands?.label(context, line);
    return { fit: null, isWhole };
  }
  const isByOrder = hasSearch && scene.isByOrder;
  // Twice: the memory it allocates first might move the view, and that of the statuses too.
  const steps = () => source.expandedAt(range.y, range.rows);
  if (isByOrder) steps();
  const statuses = hasSearch ? source.statuses() : null;
  const order = isByOrder ? { steps: steps(), last: scene.steps } : null;
  const factors = source.factors();
  const cells = { ...line, statuses, factors, extras: source.extras?.(), current: scene.current, order };
  const { start, goal } = board;
  const written =
    survey === null || xray === null
      ? { numbers, current: cells.current }
      : { numbers: xray.xrayNumbers(numbers), current: -1 };
  const scenery = { ...cells, ...written, path, shortest, start, goal, display };
  const layout = layoutNumbers(scenery, scene.fit);
  if (survey === null) drawCells(context, cells);
  else xray?.drawXray(context, { ...cells, survey }, numbers);
  if (survey === null) scene.field?.draw(context, { ...line, current: scene.current });
  scene.islands?.draw(context, line);
  drawAdded(context, cells);
  drawWallKinds(context, cells);
  scene.overlay?.draw(context, line);
  drawLaid(context, scene, { ...line, gaps: layout.gaps });
  drawGhost(context, { ...line, path: ghost });
  drawPath(context, { ...line, path, gaps: layout.gaps });
  drawShortest(context, { ...line, path: shortest, gaps: layout.gaps });
  drawNumbers(context, scenery, layout);
  scene.islands?.label(context, line);
  return { fit: layout.fit, isWhole: true };
}

/**
 * @param {Pick<BoardScene, 'source' | 'survey'>} scene
 * @param {Range} range
 */
function numbersOf({ source, survey }, { x, y, columns, rows }) {
  return survey === null ? source.cells(x, y, columns, rows) : source.xray(x, y, columns, rows);
}

/**
 * The edge of the board, on a canvas that extends beyond it.
 * @param {CanvasRenderingContext2D} context
 * @param {Pick<BoardScene, 'view' | 'palette' | 'canvas'> & { board: Size }} scene
 */
export function drawRim(context, { view, board, palette, canvas }) {
  // Hexes have lines all round.
  if (view.lattice) return;
  const { left, top, scale, ratio } = view;
  const width = board.width * scale;
  const height = board.height * scale;
  const isSeen = left > 0 || top > 0 || left + width < canvas.width || top + height < canvas.height;
  if (!isSeen) return;
  const rim = Math.max(1, Math.round(ratio));
  context.fillStyle = palette.line;
  context.fillRect(left - rim, top - rim, width + 2 * rim, height + 2 * rim);
}

/**
 * On an image of very small cells, the current one is enlarged until it is visible.
 * @param {CanvasRenderingContext2D} context
 * @param {Pick<BoardScene, 'view' | 'board' | 'palette' | 'current'>} scene
 */
export function drawCurrent(context, { view, board, palette, current }) {
  if (current < 0) return;
  const { x, y } = middleOf(view, gridPointOf(current, board));
  const side = Math.max(view.scale, 6 * view.ratio);
  const rim = 1.5 * view.ratio;
  context.fillStyle = palette.halo;
  context.fillRect(x - side / 2 - rim, y - side / 2 - rim, side + 2 * rim, side + 2 * rim);
  context.fillStyle = palette.current;
  context.fillRect(x - side / 2, y - side / 2, side, side);
}
