// The numbers of columns above the board and of rows at its left, in the current coordinates: thinned out where they
// would touch. Draws into any 2D context; lengths are device pixels.

import { columnNumber, rowNumber } from '../../model/counting.js';
import { cellsOf } from '../geometry.js';

/** @import { Naming } from '../../model/coordinates.js' */
/** @import { View } from '../geometry.js' */
/** @typedef {'columns' | 'rows'} Axis */
/**
 * @typedef {object} RulerScene
 * @property {Axis} axis
 * @property {View} view on the canvas of the ruler
 * @property {Naming} naming of the board
 * @property {number} from where the ruler begins, along its axis
 * @property {number} to where it ends
 * @property {number} base the edge at which the numbers are aligned: their bottom or right
 * @property {number} active highlighted column or row; -1: none
 * @property {{ text: string, free: string }} palette
 * @property {{ width: number, height: number } | null} band drawn over a board that is partly visible; null: beside it
 */
/** @typedef {{ index: number, text: string, at: number }} Label in the middle of its column or row */

/** Size of the letters, in CSS pixels. */
const SIZE = 12;
const FONT = 'system-ui, sans-serif';
/** Width of a digit and height of a line, as parts of the letters' size. */
const DIGIT = 0.62;
const LINE = 1.35;
/** Opacity of the numbers beside the board, which should not draw attention. */
const FAINT = 0.72;
const OPAQUE = 0.94;

/**
 * The visible labels. If they are dense, those whose numbers are multiples of 2, 5, 10 … remain.
 * @param {Pick<RulerScene, 'axis' | 'view' | 'naming' | 'from' | 'to' | 'active'>} scene
 * @returns {Label[]}
 */
export function rulerLabels({ axis, view, naming, from, to, active }) {
  const isColumns = axis === 'columns';
  const { left, top } = cellsOf(view);
  // Rows of hexes are shifted by half a cell: their columns are numbered in between.
  const start = isColumns
    ? view.left + ((left(0, 0) + left(0, 1)) / 2 + 0.5) * view.scale
    : view.top + (top(0) + 0.5) * view.scale;
  const pitch = isColumns ? view.scale : (top(1) - top(0)) * view.scale;
  const most = (isColumns ? naming.width : naming.height) - 1;
  const first = Math.max(0, Math.ceil((from - start) / pitch));
  const last = Math.min(most, Math.floor((to - start) / pitch));
  const numberOf = (/** @type {number} */ index) => (isColumns ? columnNumber : rowNumber)(index, naming);
  const digits = Math.max(...[first, last].map((index) => String(numberOf(index)).length));
  const room = SIZE * view.ratio * (isColumns ? (digits + 1) * DIGIT : LINE);
  const step = stepOf(room / pitch);
  /** @type {Label[]} */
  const labels = [];
  for (let index = first; index <= last; index++) {
    const at = start + index * pitch;
    const isNear = active >= 0 && index !== active && Math.abs(index - active) * pitch < room;
    if (index !== active && (isNear || numberOf(index) % step !== 0)) continue;
    labels.push({ index, text: String(numberOf(index)), at });
  }
  return labels;
}

/** The least of 1, 2, 5, 10, 20 … that is not below it. @param {number} least */
function stepOf(least) {
  let ten = 1;
  while (10 * ten < least) ten *= 10;
  return ten * ([1, 2, 5].find((part) => part * ten >= least) ?? 10);
}

/** @param {CanvasRenderingContext2D} context @param {RulerScene} scene */
export function drawRuler(context, scene) {
  const { axis, view, base, active, palette, band } = scene;
  if (band !== null) {
    context.globalAlpha = OPAQUE;
    context.fillStyle = palette.free;
    context.fillRect(0, 0, band.width, band.height);
  }
  context.fillStyle = palette.text;
  context.textBaseline = axis === 'columns' ? 'alphabetic' : 'middle';
  context.textAlign = axis === 'columns' ? 'center' : 'right';
  for (const { index, text, at } of rulerLabels(scene)) {
    context.globalAlpha = index === active ? 1 : FAINT;
    context.font = `${index === active ? 700 : 400} ${SIZE * view.ratio}px ${FONT}`;
    if (axis === 'columns') context.fillText(text, at, base);
    else context.fillText(text, base, at);
  }
  context.globalAlpha = 1;
}
