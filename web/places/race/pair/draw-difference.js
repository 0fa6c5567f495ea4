// What two searches have expanded, overlaid: a colour and strokes for the cells of the first only, others
// for those of the second only, grey without strokes for both. Draws into any 2D context; reads, never changes.

import { DIFFERENCE } from './difference.js';
import { forCells } from '../../../canvas/layers/draw-cells.js';
import { drawMarks } from '../../../canvas/layers/draw-marks.js';
import { drawPath, drawShortest } from '../../../canvas/layers/draw-path.js';
import { drawWallKinds } from '../../../canvas/layers/draw-wall-kinds.js';
import { cellsOf, drawsCells, innerSquareOf, visibleRange } from '../../../canvas/geometry.js';
import { blend, cssOf, groundOf, rgb } from '../../../canvas/palette.js';

/** @import { Range, Size, View } from '../../../canvas/geometry.js' */
/** @import { CellsScene } from '../../../canvas/layers/draw-cells.js' */
/** @import { Palette, Rgb } from '../../../canvas/palette.js' */
/** @import { Raster } from '../../../canvas/raster.js' */
/**
 * @typedef {object} DifferenceScene
 * @property {View} view
 * @property {Size} canvas
 * @property {{ width: number, height: number, start: number, goal: number }} board
 * @property {Palette} palette
 * @property {Uint8Array} factors
 * @property {Uint8Array} [extras] as in engine/grounds.js
 * @property {Uint8Array} cells the kind of each cell, as in DIFFERENCE
 * @property {readonly [Uint32Array, Uint32Array]} paths of the two; the second one is dashed
 * @property {object} content the same object as long as no cell changes its appearance
 */

/** Distance of strokes: half a cell, and at least this many CSS pixels in small cells. */
const DENSITY = 2;
const NARROWEST = 5;

/** Colours of the kinds of cells. @param {Palette} palette */
export const differenceColours = ({ free, xray }) => [free, xray.under[1], xray.over[1], xray.unreachable];

/**
 * @param {CanvasRenderingContext2D} context
 * @param {DifferenceScene} scene
 * @param {Pick<Raster, 'draw'>} raster for maps of many cells
 * @returns {boolean} whether all is drawn: if not, call again with the same to draw the rest
 */
export function drawDifference(context, scene, raster) {
  const { view, canvas, board, palette, factors, extras, paths, content } = scene;
  context.clearRect(0, 0, canvas.width, canvas.height);
  const range = visibleRange(view, board, canvas);
  const line = { view, board, palette, range };
  let isWhole = true;
  if (drawsCells(view)) drawLarge(context, scene, range);
  else {
    const source = {
      factors: () => factors,
      extras: () => extras ?? new Uint8Array(0),
      setColours: () => undefined,
      paint: painter(scene),
    };
    isWhole = raster.draw(context, { ...line, source, shading: 'status', survey: null, content });
  }
  drawPath(context, { ...line, path: paths[0], gaps: [] });
  drawShortest(context, { ...line, path: paths[1], gaps: [] });
  drawMarks(context, { view, board, palette, active: -1, hasNumbers: false });
  return isWhole;
}

/** @param {CanvasRenderingContext2D} context @param {DifferenceScene} scene @param {Range} range */
function drawLarge(context, { view, board, palette, factors, extras, cells }, range) {
  const { ground, lines, fill } = cellsOf(view);
  const drawn = { view, board, range, palette, factors, extras, statuses: null, current: -1, order: null };
  const colours = differenceColours(palette);
  ground(context, drawn);
  forCells(
    drawn,
    (cell) => (factors[cell] ?? 0) > 1,
    (left, top, cell) => {
      context.fillStyle = cssOf(groundOf(palette, factors[cell] ?? 1));
      fill(context, view, left, top);
    },
  );
  for (const kind of [DIFFERENCE.first, DIFFERENCE.second, DIFFERENCE.both]) {
    context.fillStyle = colours[kind] ?? palette.free;
    forCells(
      drawn,
      (cell) => cells[cell] === kind,
      (left, top) => fill(context, view, left, top),
    );
  }
  for (const kind of [DIFFERENCE.first, DIFFERENCE.second])
    hatch(context, drawn, (cell) => cells[cell] === kind, kind === DIFFERENCE.first);
  lines(context, drawn);
  context.fillStyle = palette.wall;
  forCells(
    drawn,
    (cell) => factors[cell] === 0,
    (left, top) => fill(context, view, left, top),
  );
  drawWallKinds(context, drawn);
}

/**
 * @param {CanvasRenderingContext2D} context @param {CellsScene} scene
 * @param {(cell: number) => boolean} isHatched @param {boolean} isFalling to the right
 */
function hatch(context, scene, isHatched, isFalling) {
  const { ratio } = scene.view;
  const { side, pad } = innerSquareOf(scene.view);
  const density = Math.max(1, Math.min(DENSITY, Math.floor(side / (NARROWEST * ratio))));
  context.strokeStyle = scene.palette.text;
  context.globalAlpha = 0.55;
  context.lineWidth = Math.max(ratio, side / 40);
  context.beginPath();
  forCells(scene, isHatched, (boxLeft, boxTop) => {
    const [left, top] = [boxLeft + pad, boxTop + pad];
    for (let stroke = 1; stroke < 2 * density; stroke++) {
      const reach = (stroke / density) * side;
      const inside = Math.min(reach, side);
      const [from, to] = [reach - inside, inside];
      context.moveTo(left + (isFalling ? side - from : from), top + inside);
      context.lineTo(left + (isFalling ? side - to : to), top + reach - inside);
    }
  });
  context.stroke();
  context.globalAlpha = 1;
}

/** One pixel per cell: every fourth cell is dark, which makes strokes. @param {DifferenceScene} scene */
function painter({ board, palette, factors, cells }) {
  const ink = rgb(palette.text);
  /** @param {Rgb} colour */
  const pixel = ([red, green, blue]) => ((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0;
  // By kind, and by a cell's position in the strokes of its kind.
  const colours = differenceColours(palette).map(rgb);
  const table = Uint32Array.from({ length: 16 }, (_, at) => {
    const [kind, phase] = [at >> 2, at & 3];
    const isDark = (kind === DIFFERENCE.first || kind === DIFFERENCE.second) && phase === 0;
    const colour = colours[kind] ?? ink;
    return pixel(isDark ? blend(colour, ink, 0.5) : colour);
  });
  const grounds = Uint32Array.from({ length: 256 }, (_, factor) => pixel(groundOf(palette, factor)));
  return (
    /** @type {unknown} */ _,
    /** @type {number} */ left,
    /** @type {number} */ top,
    /** @type {number} */ columns,
    /** @type {number} */ rows,
  ) => {
    const pixels = new Uint32Array(columns * rows);
    for (let y = 0, at = 0; y < rows; y++) {
      const first = (top + y) * board.width + left;
      for (let x = 0; x < columns; x++, at++) {
        const kind = cells[first + x] ?? 0;
        const phase = kind === DIFFERENCE.first ? x - top - y : x + top + y;
        pixels[at] = kind === 0 ? (grounds[factors[first + x] ?? 0] ?? 0) : (table[(kind << 2) | (phase & 3)] ?? 0);
      }
    }
    return new Uint8Array(pixels.buffer);
  };
}
