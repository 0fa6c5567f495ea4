// A picture of the board as displayed, for saving: the board with a margin, below it the meaning of its
// colours. Draws into any 2D context, a part at a time if there is much to draw. Knows no DOM.

import { drawBoard } from '../canvas/layers/draw-board.js';
import { drawMarks } from '../canvas/layers/draw-marks.js';
import { SQUARES } from '../canvas/lattice.js';
import { drawLegend, fitLegend, layoutLegend } from './legend.js';

/** @import { Lattice } from '../canvas/lattice.js' */
/** @import { BoardScene } from '../canvas/layers/draw-board.js' */
/** @import { NumberFit } from '../canvas/number-fit.js' */
/** @import { Palette } from '../canvas/palette.js' */
/** @import { Raster } from '../canvas/raster.js' */
/** @import { Entry, Placed } from './legend.js' */
/** @typedef {{ width: number, height: number }} Size */
/**
 * @typedef {object} Layout in pixels
 * @property {number} width
 * @property {number} height
 * @property {number} left of the board
 * @property {number} top
 * @property {number} cell width
 * @property {Readonly<Lattice>} [lattice] of cells other than squares
 * @property {readonly Placed[]} legend
 * @property {number} legendTop
 */
/** @typedef {Omit<BoardScene, 'view' | 'canvas' | 'fit'>} Shown what of the board is to be seen */

/** Margin of the board: the letters of the ends reach beyond small cells. */
const MARGIN = 12;
/** Sides of a cell to choose from. */
export const CELL_SIDES = Object.freeze([1, 2, 4, 8, 16, 24, 32, 48, 64, 96]);
/** Maximum pixels of a canvas in browsers; the side, too. */
const MOST_PIXELS = 2 ** 25;
const LONGEST_SIDE = 16_384;
/** Larger pictures are made only on request. */
const COMFORTABLE = 1600;
/** Cells drawn one by one per call: text takes time. */
const BAND = 4096;
const WRITTEN_BAND = 512;
/** Cells of this size have numbers, if those are short. */
export const SMALLEST_WRITTEN = 32;

/**
 * @param {Size} board
 * @param {number} cell
 * @param {readonly Entry[]} entries none: without a legend
 * @param {Layout['lattice']} [lattice]
 * @returns {Layout}
 */
export function layoutPicture(board, cell, entries, lattice) {
  const { width: across, height: down } = sizeOf(board, { cell, lattice });
  const { fitting, room } = fitLegend(entries, across);
  const { placed, height } = layoutLegend(fitting, room);
  return {
    width: room + 2 * MARGIN,
    height: down + 2 * MARGIN + (height === 0 ? 0 : height + MARGIN / 2),
    left: MARGIN + Math.floor((room - across) / 2),
    top: MARGIN,
    cell,
    legend: placed,
    legendTop: MARGIN + down + MARGIN / 2 + 4,
    ...(lattice && { lattice }),
  };
}

/** Size of the board in a picture, in whole pixels. @param {Size} board @param {Pick<Layout, 'cell' | 'lattice'>} layout */
export function sizeOf(board, { cell, lattice }) {
  const { width, height } = (lattice ?? SQUARES).size(board);
  return { width: Math.ceil(width * cell), height: Math.ceil(height * cell) };
}

/** The view of a picture. @param {Layout} layout */
export function viewOf({ left, top, cell, lattice }) {
  return { left, top, scale: cell, ratio: 1, ...(lattice && { lattice }) };
}

/** Whether a browser's canvas can hold it. @param {Size} picture */
export function fitsCanvas({ width, height }) {
  return width * height <= MOST_PIXELS && Math.max(width, height) <= LONGEST_SIDE;
}

/** The largest side at which the picture of a board is not oversized. @param {Size} board */
export function comfortableSide({ width, height }) {
  return CELL_SIDES.filter((side) => side * Math.max(width, height) <= COMFORTABLE).at(-1) ?? 1;
}

/**
 * The background of the board and of the picture.
 * @param {CanvasRenderingContext2D} context
 * @param {Layout} layout
 * @param {{ board: Size, palette: Palette }} shown
 */
export function drawGround(context, layout, { board, palette }) {
  const { left, top, lattice } = layout;
  context.fillStyle = palette.halo;
  context.fillRect(0, 0, layout.width, layout.height);
  // Hexes have lines all round.
  if (lattice) return;
  const { width, height } = sizeOf(board, layout);
  context.fillStyle = palette.line;
  context.fillRect(left - 1, top - 1, width + 2, height + 2);
}

/**
 * The marks over the board, and the legend under it.
 * @param {CanvasRenderingContext2D} context
 * @param {Layout} layout
 * @param {Shown} shown
 * @param {NumberFit | null} fit of the numbers on the board
 */
export function drawRest(context, layout, { board, palette }, fit) {
  const view = viewOf(layout);
  drawMarks(context, { view, board, palette, active: -1, hasNumbers: fit !== null && !fit.isShort });
  drawLegend(context, layout.legend, { left: MARGIN, top: layout.legendTop, palette });
}

/**
 * The board only, whole, into a context whose background is drawn.
 * @param {CanvasRenderingContext2D} context
 * @param {Layout} layout
 * @param {Shown} shown
 * @param {Pick<Raster, 'draw'>} raster for cells too small to be drawn
 * @param {object} how
 * @param {NumberFit | null} [how.fit] as in another picture of the same size
 * @param {() => Promise<boolean>} how.breathe yields to other tasks; false: it is no longer wanted
 * @returns {Promise<{ fit: NumberFit | null, isWhole: boolean }>}
 */
export async function drawWhole(context, layout, shown, raster, { fit: known, breathe }) {
  const { board } = shown;
  const band = layout.cell < SMALLEST_WRITTEN ? BAND : WRITTEN_BAND;
  const rows = Math.max(1, Math.floor(band / board.width));
  let fit = known ?? null;
  // All numbers have one size, which is known after all parts are drawn: then the first ones are redrawn.
  for (let round = 0; round < 3; round++) {
    const first = fit;
    for (let row = 0; row < board.height;) {
      const isSmall = layout.cell < 8;
      const count = isSmall ? board.height : Math.min(rows, board.height - row);
      const drawn = drawRows(context, layout, shown, raster, { row, count, fit });
      fit = drawn.fit;
      if (drawn.isWhole) row += count;
      if (!(await breathe())) return { fit, isWhole: false };
    }
    if (fit === null || isSameFit(fit, first)) break;
    if (round === 0 && rows >= board.height) break;
  }
  return { fit, isWhole: true };
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Layout} layout
 * @param {Shown} shown
 * @param {Pick<Raster, 'draw'>} raster
 * @param {{ row: number, count: number, fit: NumberFit | null }} part
 */
export function drawRows(context, layout, shown, raster, { row, count, fit }) {
  const { left, top, cell, lattice } = layout;
  const { width, height } = sizeOf(shown.board, layout);
  // The parts of hexes beyond the strip of their row are drawn with the adjacent rows.
  const edge = (/** @type {number} */ at) => Math.round((at * height) / shown.board.height);
  const [from, to] = lattice ? [edge(row), edge(row + count)] : [row * cell, (row + count) * cell];
  const canvas = { width, height: to - from };
  context.save();
  context.translate(left, top + from);
  context.beginPath();
  context.rect(0, 0, canvas.width, canvas.height);
  context.clip();
  const view = { ...viewOf(layout), left: 0, top: -from };
  const scene = /** @type {BoardScene} */ ({ ...shown, view, canvas, ...(fit === null ? {} : { fit }) });
  const drawn = drawBoard(context, scene, raster);
  context.restore();
  return drawn;
}

/** @param {NumberFit} a @param {NumberFit | null} b */
function isSameFit(a, b) {
  return b !== null && a.size === b.size && a.largeSize === b.largeSize && a.decimals === b.decimals;
}
