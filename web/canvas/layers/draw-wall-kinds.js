// Water, fire and monsters on cells large enough to be drawn one by one: each in its colour and with its symbol, so
// that they can be distinguished in grey, too. Draws into any 2D context; reads, never changes.

import { fillCells, forCells } from './draw-cells.js';
import { innerSquareOf } from '../geometry.js';

/** @import { Point } from '../camera.js' */
/** @import { Palette } from '../palette.js' */
/** @import { CellsScene } from './draw-cells.js' */

/** @typedef {readonly (readonly [number, number])[]} Stroke points in a cell whose side is 1 */

/** Waves; a flame; eyes over teeth. @type {readonly (readonly Stroke[])[]} */
const SIGNS = [
  [
    [
      [0.16, 0.44],
      [0.33, 0.3],
      [0.5, 0.44],
      [0.67, 0.3],
      [0.84, 0.44],
    ],
    [
      [0.16, 0.7],
      [0.33, 0.56],
      [0.5, 0.7],
      [0.67, 0.56],
      [0.84, 0.7],
    ],
  ],
  [
    [
      [0.5, 0.14],
      [0.64, 0.32],
      [0.74, 0.5],
      [0.74, 0.66],
      [0.6, 0.82],
      [0.4, 0.82],
      [0.26, 0.66],
      [0.28, 0.46],
      [0.39, 0.55],
      [0.43, 0.34],
      [0.5, 0.14],
    ],
  ],
  [
    [
      [0.32, 0.26],
      [0.32, 0.42],
    ],
    [
      [0.68, 0.26],
      [0.68, 0.42],
    ],
    [
      [0.2, 0.6],
      [0.35, 0.76],
      [0.5, 0.6],
      [0.65, 0.76],
      [0.8, 0.6],
    ],
  ],
];

/**
 * @param {CanvasRenderingContext2D} context
 * @param {CellsScene} scene
 */
export function drawWallKinds(context, scene) {
  const { factors, extras, palette, view } = scene;
  if (extras === undefined || extras.length === 0) return;
  const { side, pad } = innerSquareOf(view);
  SIGNS.forEach((sign, index) => {
    /** @param {number} cell */
    const isOfKind = (cell) => factors[cell] === 0 && extras[cell] === index + 1;
    fillCells(context, scene, palette.kinds[index] ?? palette.wall, isOfKind);
    context.beginPath();
    forCells(scene, isOfKind, (left, top) => traceSign(context, sign, { x: left + pad, y: top + pad }, side));
    strokeSign(context, palette, Math.max(view.ratio, side / 18));
  });
}

/**
 * A single kind, as in a legend.
 * @param {CanvasRenderingContext2D} context
 * @param {number} index of the kind in Palette.kinds
 * @param {Point} corner
 * @param {number} side
 * @param {Palette} palette
 */
export function drawSign(context, index, corner, side, palette) {
  context.beginPath();
  traceSign(context, SIGNS[index] ?? [], corner, side);
  strokeSign(context, palette, 1.25);
}

/** @param {CanvasRenderingContext2D} context @param {readonly Stroke[]} sign @param {Point} corner @param {number} side */
function traceSign(context, sign, corner, side) {
  for (const stroke of sign) {
    stroke.forEach(([x, y], i) => {
      if (i === 0) context.moveTo(corner.x + x * side, corner.y + y * side);
      else context.lineTo(corner.x + x * side, corner.y + y * side);
    });
  }
}

/** @param {CanvasRenderingContext2D} context @param {Palette} palette @param {number} width */
function strokeSign(context, palette, width) {
  context.strokeStyle = palette.sign;
  context.lineWidth = width;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.stroke();
}
