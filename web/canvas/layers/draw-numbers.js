// The text in large cells: F top left, G bottom left, H bottom right, an arrow to the parent. Draws into any 2D
// context; reads, never changes.

import { CELL_FIELDS, CELL_STRIDE, SLOT_OFFSETS, STATUS } from '../../engine/layouts.js';
import { CAPITAL, FONT, WIDEST_DIGIT, inkOf } from './cell-text.js';
import { cellsCrossed } from './crossed.js';
import { writeFactors } from './draw-factors.js';
import { gridPointOf } from '../../model/coordinates.js';
import { cellsOf, innerSquareOf } from '../geometry.js';
import { fitNumbers, fitOneNumber, fitStacked, mainNumber, numberText } from '../number-fit.js';

/** @import { Display } from '../../model/display.js' */
/** @import { View } from '../geometry.js' */
/** @import { NumberFit } from '../number-fit.js' */
/** @import { CellsScene } from './draw-cells.js' */
/**
 * @typedef {object} Search
 * @property {Float64Array} numbers
 * @property {Uint32Array} path
 * @property {Uint32Array} shortest
 * @property {number} start
 * @property {number} goal
 * @property {Display} display
 */
/**
 * @typedef {CellsScene & Search} NumbersScene
 *   `numbers` are those of the cells in `range`; `path` and `shortest` are empty when none is shown
 */
/** @typedef {{ x: number, y: number, width: number, height: number }} Box on the canvas */
/**
 * @typedef {object} NumbersLayout
 * @property {Written[]} written
 * @property {Written[]} numbered those of them with numbers
 * @property {NumberFit | null} fit null: no room for numbers
 * @property {Set<number>} crossed cells that the path runs across
 * @property {Box[]} gaps where the path is interrupted for a number
 */
/**
 * @typedef {object} Written a cell with something to write in it
 * @property {number} cell
 * @property {number} left
 * @property {number} top
 * @property {number} g
 * @property {number} h
 * @property {number} f
 * @property {number} parent
 */

/** In CSS pixels: smaller cells have no arrows. */
const SMALLEST_WITH_ARROW = 16;
/** A board of at most this many cells can be read at a glance. */
const FEW_CELLS = 120;

/**
 * What will be written, and where; computed before the path is drawn, which leaves gaps for it.
 * @param {NumbersScene} scene
 * @param {NumberFit} [known] size to keep if possible
 * @returns {NumbersLayout}
 */
export function layoutNumbers(scene, known) {
  const written = readWritten(scene);
  const onPath = new Set([...scene.path, ...scene.shortest]);
  const crossed = new Set([...cellsCrossed(scene.path, scene.board), ...scene.shortest]);
  const { numbers } = scene.display;
  const wanted = written.filter(({ cell }) => numbers === 'all' || onPath.has(cell));
  const fit = numbers === 'none' ? null : kept(known, fitFor(scene, wanted));
  // In such small cells the letters of the ends would cover half of the number.
  const { start, goal } = scene;
  const numbered = fit?.isShort ? wanted.filter(({ cell }) => cell !== start && cell !== goal) : wanted;
  const gaps =
    fit === null ? [] : numbered.filter(({ cell }) => crossed.has(cell)).flatMap((one) => boxesOf(scene, one, fit));
  return { written, numbered, fit, crossed, gaps };
}

/**
 * On the path alone smaller cells have room for all three; there, or with few cells, a single number does not
 * crowd the board.
 * @param {NumbersScene} scene
 * @param {readonly Written[]} numbered
 * @returns {NumberFit | null}
 */
function fitFor({ view, board, display }, numbered) {
  const square = { scale: innerSquareOf(view).side, ratio: view.ratio };
  const fit = fitNumbers(square, numbered);
  const isOnPath = display.numbers === 'path';
  const isSparse = isOnPath || board.width * board.height <= FEW_CELLS;
  return fit ?? (isOnPath ? fitStacked(square, numbered) : null) ?? (isSparse ? fitOneNumber(square, numbered) : null);
}

/**
 * The known size is kept, unless the visible numbers need a smaller one.
 * @param {NumberFit | undefined} known
 * @param {NumberFit | null} needed
 * @returns {NumberFit | null}
 */
function kept(known, needed) {
  if (known === undefined || needed === null) return needed;
  const isRoomy =
    known.isShort === needed.isShort &&
    known.isStacked === needed.isStacked &&
    known.size <= needed.size &&
    known.largeSize <= needed.largeSize &&
    known.decimals <= needed.decimals;
  return isRoomy ? known : needed;
}

/** Whether there is room for the numbers of a cell. @param {View} view */
export function hasRoomToWrite({ scale, ratio }) {
  return scale >= SMALLEST_WITH_ARROW * ratio;
}

/** @param {CanvasRenderingContext2D} context @param {NumbersScene} scene @param {NumbersLayout} layout */
export function drawNumbers(context, scene, { written, numbered, fit, crossed }) {
  const { view, display } = scene;
  if (display.arrows && hasRoomToWrite(view)) {
    for (const one of written) {
      // The path itself shows the parents of its cells, and the ends have their letters there.
      const isCovered = crossed.has(one.cell) || one.cell === scene.start || one.cell === scene.goal;
      if (!isCovered) drawArrow(context, scene, one);
    }
  }
  if (fit !== null) {
    for (const one of numbered) writeCell(context, scene, one, fit);
  }
  writeFactors(context, scene, mainWidths(numbered, fit));
}

/** @param {NumbersScene} scene @returns {Written[]} */
function readWritten({ view, board, range, numbers }) {
  const written = [];
  const { left, top } = cellsOf(view);
  const { pad } = innerSquareOf(view);
  for (let row = 0; row < range.rows; row++) {
    for (let column = 0; column < range.columns; column++) {
      const at = (row * range.columns + column) * CELL_STRIDE;
      /** @param {number} field */
      const read = (field) => numbers[at + field] ?? NaN;
      // Without a search there are no numbers at all.
      if (!(read(CELL_FIELDS.status) > STATUS.untouched)) continue;
      written.push({
        cell: (range.y + row) * board.width + range.x + column,
        left: view.left + left(range.x + column, range.y + row) * view.scale + pad,
        top: view.top + top(range.y + row) * view.scale + pad,
        g: read(CELL_FIELDS.g),
        h: read(CELL_FIELDS.h),
        f: read(CELL_FIELDS.f),
        parent: read(CELL_FIELDS.parent),
      });
    }
  }
  return written;
}

/**
 * The direction from the middle of a cell to that of its neighbour, of length 1.
 * @param {Pick<NumbersScene, 'view' | 'board'>} scene
 * @param {number} cell
 * @param {{ dx: number, dy: number }} offset in columns and rows
 */
export function directionOf({ view, board }, cell, offset) {
  const { left, top } = cellsOf(view);
  const { x, y } = gridPointOf(cell, board);
  const dx = left(x + offset.dx, y + offset.dy) - left(x, y);
  const dy = top(y + offset.dy) - top(y);
  const length = Math.hypot(dx, dy);
  return { dx: dx / length, dy: dy / length };
}

/** @param {CanvasRenderingContext2D} context @param {NumbersScene} scene @param {Written} one */
function drawArrow(context, scene, { cell, left, top, parent }) {
  const offset = SLOT_OFFSETS[parent];
  if (offset === undefined) return;
  const { ratio } = scene.view;
  const scale = innerSquareOf(scene.view).side;
  const { dx, dy } = directionOf(scene, cell, offset);
  const half = scale * 0.15;
  const barb = scale * 0.07;
  const tipX = left + scale / 2 + dx * half;
  const tipY = top + scale / 2 + dy * half;
  context.globalAlpha = 0.75;
  context.strokeStyle = inkOf(scene, cell);
  context.lineWidth = Math.max(ratio, scale * 0.02);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  context.moveTo(tipX - 2 * dx * half, tipY - 2 * dy * half);
  context.lineTo(tipX, tipY);
  // Back from the tip and to either side of the shaft.
  context.moveTo(tipX + barb * (-dx - dy), tipY + barb * (dx - dy));
  context.lineTo(tipX, tipY);
  context.lineTo(tipX + barb * (-dx + dy), tipY + barb * (-dx - dy));
  context.stroke();
  context.globalAlpha = 1;
}

/**
 * The boxes that F, G and H take.
 * @param {NumbersScene} scene
 * @param {Written} one
 * @param {NumberFit} fit
 * @returns {Box[]}
 */
function boxesOf(scene, one, fit) {
  const { view } = scene;
  const { size, largeSize, pad, decimals, isShort } = fit;
  const { left, top, g, h, f } = one;
  const { side } = innerSquareOf(view);
  const right = left + side - pad;
  const bottom = top + side - pad;
  /** @param {number} value @param {number} height */
  const width = (value, height) => numberText(value, decimals).length * height * WIDEST_DIGIT;
  const air = size * 0.15;
  /** @param {number} x @param {number} y @param {number} value @param {number} height */
  const box = (x, y, value, height) => ({
    x: x - air,
    y: y - air,
    width: width(value, height) + 2 * air,
    height: height * CAPITAL + 2 * air,
  });
  if (isShort) return [box(left + pad, top + pad, mainNumber(one), largeSize)];
  const low = bottom - size * CAPITAL;
  return [
    box(left + pad, top + pad, f, largeSize),
    box(left + pad, isBetween(scene, one, fit) ? top + (side - size * CAPITAL) / 2 : low, g, size),
    box(right - width(h, size), low, h, size),
  ].filter(({ width: taken }) => taken > 2 * air);
}

/**
 * Whether G stands between F and H. An end has its letter there, and room below for both: G or H is 0.
 * @param {NumbersScene} scene @param {Written} one @param {NumberFit} fit
 */
const isBetween = ({ start, goal }, { cell }, { isStacked = false }) => isStacked && cell !== start && cell !== goal;

/**
 * @param {CanvasRenderingContext2D} context
 * @param {NumbersScene} scene
 * @param {Written} one
 * @param {NumberFit} fit
 */
function writeCell(context, scene, one, fit) {
  const { cell, left, top, g, h } = one;
  const scale = innerSquareOf(scene.view).side;
  const { size, largeSize, pad, decimals, isShort } = fit;
  const bottom = top + scale - pad;
  context.fillStyle = inkOf(scene, cell);
  context.textBaseline = 'alphabetic';
  context.textAlign = 'left';
  context.font = `600 ${largeSize}px ${FONT}`;
  const main = isShort ? mainNumber(one) : one.f;
  context.fillText(numberText(main, decimals), left + pad, top + pad + largeSize * CAPITAL);
  if (isShort) return;
  context.font = `${size}px ${FONT}`;
  const baseline = isBetween(scene, one, fit) ? top + (scale + size * CAPITAL) / 2 : bottom;
  context.fillText(numberText(g, decimals), left + pad, baseline);
  context.textAlign = 'right';
  context.fillText(numberText(h, decimals), left + scale - pad, bottom);
}

/** Width of the text at the top left, by cell. @param {readonly Written[]} numbered @param {NumberFit | null} fit */
function mainWidths(numbered, fit) {
  if (fit === null) return new Map();
  const { decimals, largeSize, isShort } = fit;
  /** @param {Written} one */
  const width = (one) => numberText(isShort ? mainNumber(one) : one.f, decimals).length * largeSize * WIDEST_DIGIT;
  return new Map(numbered.map((one) => [one.cell, width(one)]));
}
