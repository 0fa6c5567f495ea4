// What the two-tier search laid over the board: borders between clusters, entrances as bars across them, the
// edges of the upper tier as thin lines, its path as a double one; on a coarse board blocked squares crossed out and
// those of the corridor tinted. Draws into any 2D context; reads, never changes.

import { clusterSide, coarseSquares, edgesIn, upperPath } from '../../engine/tiers.js';
import { takeTiers } from './draw-board.js';
import { leaveOut, pathThickness, trace } from './draw-path.js';
import { gridPointOf } from '../../model/coordinates.js';
import { cellsOf, drawsCells, middleOf } from '../geometry.js';

/** @import { GridPoint } from '../../model/coordinates.js' */
/** @import { Palette } from '../palette.js' */
/** @import { BoardScene } from './draw-board.js' */
/** @typedef {Parameters<typeof import('./draw-path.js').drawPath>[1]} Line */
/** @typedef {Omit<Line, 'path'>} Sight */
/** @typedef {{ x: number, y: number }} Point */

/** In CSS pixels: closer borders would merge into a veil. */
const NARROWEST_CLUSTER = 10;
/** Share of the distance between two middles that an entrance's bar takes. */
const BAR = 0.5;

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Pick<BoardScene, 'source' | 'display'>} scene
 * @param {Sight} sight
 */
export function drawTiers(context, { source, display }, sight) {
  const side = clusterSide(source);
  if (side === 0) return;
  const { view, board, gaps } = sight;
  const { scale, ratio } = view;
  context.save();
  context.lineCap = 'round';
  context.lineJoin = 'round';
  if (scale * side >= NARROWEST_CLUSTER * ratio) {
    drawSquares(context, sight, side, coarseSquares(source));
    drawBorders(context, sight, side);
  }
  // So that the numbers of the cells stay readable.
  if (gaps.length > 0) leaveOut(context, view, board, gaps);
  if (drawsCells(view)) drawEdges(context, sight, { source, side, hasLines: display.edges });
  drawUpperPath(context, sight, upperPath(source));
  context.restore();
}

/** @param {CanvasRenderingContext2D} context @param {Sight} sight @param {number} side */
function drawBorders(context, { view, board, palette, range }, side) {
  const { scale, ratio } = view;
  context.beginPath();
  for (let x = firstBorder(range.x, side); x < Math.min(range.x + range.columns + 1, board.width); x += side) {
    addUpright(context, view, x, range);
  }
  for (let y = firstBorder(range.y, side); y < Math.min(range.y + range.rows + 1, board.height); y += side) {
    addLevel(context, view, y, range);
  }
  const thickness = Math.max(1.25 * ratio, Math.min(scale * 0.06, 3 * ratio));
  const hasHalo = drawsCells(view);
  context.globalAlpha = hasHalo ? 1 : 0.5;
  twoTones(context, hasHalo ? thickness : ratio, hasHalo ? thickness + 2.5 * ratio : 0, palette);
  context.globalAlpha = 1;
}

/** Opacity of the corridor's tint. */
const TINT = 0.16;
const [BLOCKED, IN_CORRIDOR] = [0, 2];

/**
 * The squares of a coarse board: blocked ones with a cross from corner to corner, those of the corridor tinted.
 * @param {CanvasRenderingContext2D} context
 * @param {Sight} sight
 * @param {number} side
 * @param {Uint8Array} squares
 */
function drawSquares(context, { view, board, palette, range }, side, squares) {
  if (squares.length === 0) return;
  const across = Math.ceil(board.width / side);
  /** @param {number} value @param {(first: Point, last: Point) => void} visit */
  const each = (value, visit) => {
    for (let y = Math.floor(range.y / side); y * side < range.y + range.rows; y++) {
      for (let x = Math.floor(range.x / side); x * side < range.x + range.columns; x++) {
        if (squares[y * across + x] !== value) continue;
        const last = { x: Math.min((x + 1) * side, board.width) - 1, y: Math.min((y + 1) * side, board.height) - 1 };
        visit({ x: x * side, y: y * side }, last);
      }
    }
  };
  const { add } = cellsOf(view);
  context.beginPath();
  each(IN_CORRIDOR, (first, last) =>
    add(context, view, { ...first, columns: last.x - first.x + 1, rows: last.y - first.y + 1 }),
  );
  context.globalAlpha = TINT;
  context.fillStyle = palette.xray.arrow;
  context.fill();
  context.globalAlpha = 1;
  context.beginPath();
  each(BLOCKED, (first, last) => {
    const [topLeft, bottomRight] = [middleOf(view, first), middleOf(view, last)];
    context.moveTo(topLeft.x, topLeft.y);
    context.lineTo(bottomRight.x, bottomRight.y);
    context.moveTo(topLeft.x, bottomRight.y);
    context.lineTo(bottomRight.x, topLeft.y);
  });
  const thickness = 1.5 * view.ratio;
  twoTones(context, thickness, thickness + 2 * view.ratio, palette);
}

/** @param {number} from @param {number} side */
const firstBorder = (from, side) => Math.max(Math.ceil(from / side), 1) * side;

/**
 * How far above and below the middle of its row the vertical edge of a cell reaches; hexes have points beyond.
 * @param {Line['view']} view
 */
function uprightHalf(view) {
  const { lattice, top } = { lattice: view.lattice, top: cellsOf(view).top };
  return (lattice ? (top(1) - top(0)) / 3 : 0.5) * view.scale;
}

/** The border before a column. @param {CanvasRenderingContext2D} context @param {Line['view']} view @param {number} x @param {Line['range']} range */
function addUpright(context, view, x, range) {
  const half = uprightHalf(view);
  const last = range.y + range.rows - 1;
  const atLeft = (/** @type {number} */ y) => middleOf(view, { x, y }).x - view.scale / 2;
  const atMiddle = (/** @type {number} */ y) => middleOf(view, { x, y }).y;
  context.moveTo(atLeft(range.y), atMiddle(range.y) - half);
  if (view.lattice && drawsCells(view)) {
    for (let y = range.y; y <= last; y++) {
      context.lineTo(atLeft(y), atMiddle(y) - half);
      context.lineTo(atLeft(y), atMiddle(y) + half);
    }
    return;
  }
  // On small hexes the shift of the rows is invisible.
  context.lineTo(atLeft(range.y), atMiddle(last) + half);
}

/** The border above a row. @param {CanvasRenderingContext2D} context @param {Line['view']} view @param {number} y @param {Line['range']} range */
function addLevel(context, view, y, range) {
  const half = uprightHalf(view);
  const end = range.x + range.columns;
  const { x: first, y: middle } = middleOf(view, { x: range.x, y });
  const left = first - view.scale / 2;
  context.moveTo(left, middle - half);
  if (view.lattice && drawsCells(view)) {
    for (let x = range.x; x < end; x++) {
      const at = left + (x - range.x) * view.scale;
      context.lineTo(at + view.scale / 2, middle - 2 * half);
      context.lineTo(at + view.scale, middle - half);
    }
    return;
  }
  context.lineTo(left + range.columns * view.scale, middle - half);
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Sight} sight
 * @param {{ source: BoardScene['source'], side: number, hasLines: boolean }} upper
 */
function drawEdges(context, { view, board, palette, range }, { source, side, hasLines }) {
  const { scale, ratio } = view;
  /** @type {[Point, Point][]} */
  const bars = [];
  context.beginPath();
  for (const edge of edgesIn(source, range)) {
    const [from, to] = [gridPointOf(edge.from, board), gridPointOf(edge.to, board)];
    const [a, b] = [middleOf(view, from), middleOf(view, to)];
    const isCrossing = clusterOf(from, side) !== clusterOf(to, side);
    if (isCrossing) bars.push([a, b]);
    else if (hasLines) {
      context.moveTo(a.x, a.y);
      context.lineTo(b.x, b.y);
    }
  }
  context.globalAlpha = 0.6;
  twoTones(context, Math.max(ratio, scale * 0.02), 0, palette);
  context.globalAlpha = 1;
  context.beginPath();
  for (const [a, b] of bars) {
    const share = (1 - BAR) / 2;
    context.moveTo(a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share);
    context.lineTo(b.x - (b.x - a.x) * share, b.y - (b.y - a.y) * share);
  }
  const thickness = Math.max(2.5 * ratio, Math.min(scale * 0.14, 7 * ratio));
  twoTones(context, thickness, thickness + 2 * ratio, palette);
}

/** @param {GridPoint} gridPoint @param {number} side */
const clusterOf = ({ x, y }, side) => `${Math.floor(x / side)} ${Math.floor(y / side)}`;

/**
 * Two rails with a halo between; the path, which may run along it, lies in the middle.
 * @param {CanvasRenderingContext2D} context
 * @param {Sight} sight
 * @param {Uint32Array} upperPath
 */
function drawUpperPath(context, { view, board, palette, range }, upperPath) {
  if (upperPath.length < 2) return;
  const thickness = pathThickness(view);
  context.beginPath();
  trace(context, { view, board, range, path: upperPath });
  twoTones(context, 3.2 * thickness, 3.2 * thickness + 2 * view.ratio, palette);
  context.strokeStyle = palette.halo;
  context.lineWidth = 1.6 * thickness;
  context.stroke();
}

/**
 * Strokes the current path, on a halo if that is wider.
 * @param {CanvasRenderingContext2D} context
 * @param {number} thickness
 * @param {number} halo
 * @param {Palette} palette
 */
function twoTones(context, thickness, halo, palette) {
  if (halo > 0) {
    context.strokeStyle = palette.halo;
    context.lineWidth = halo;
    context.stroke();
  }
  // As distant from the other colours as the arrows of the X-ray.
  context.strokeStyle = palette.xray.arrow;
  context.lineWidth = thickness;
  context.stroke();
}

takeTiers(drawTiers);
