// The position of a pointer in a box that was scaled, rotated, mirrored or sheared before it reached the screen.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pointIn } from '../../../web/canvas/placement.js';

/** @typedef {{ x: number, y: number }} Point */
/** How a page may transform a box: (x, y) moves to (ax + cy + e, bx + dy + f). @typedef {[a: number, b: number, c: number, d: number, e: number, f: number]} Matrix */

const BOX = Object.freeze({ width: 336, height: 288 });
const turn = (/** @type {number} */ degrees, factor = 1) => {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180) * factor, Math.sin((degrees * Math.PI) / 180) * factor];
  return /** @type {Matrix} */ ([cos, sin, -sin, cos, 210.25, -33]);
};
/** @type {Readonly<Record<string, Matrix>>} */
const MATRICES = {
  'as it is': [1, 0, 0, 1, 17.5, 300],
  'scaled in both directions differently': [2.5, 0, 0, 0.4, -100, 40],
  'turned by 30 degrees': turn(30),
  'turned by 90 degrees, and half as large': turn(90, 0.5),
  'upside down': turn(180),
  mirrored: [-1, 0, 0, 1, 900, 12],
  sheared: [1, 0.3, -0.7, 1.2, 5, 6],
};

/** @param {Matrix} matrix @param {Point} point @returns {Point} */
const seen = ([a, b, c, d, e, f], { x, y }) => ({ x: a * x + c * y + e, y: b * x + d * y + f });

for (const [name, matrix] of Object.entries(MATRICES)) {
  test(`a point of a box is found: ${name}`, () => {
    const { width, height } = BOX;
    const origin = seen(matrix, { x: 0, y: 0 });
    const end = seen(matrix, { x: width, y: 0 });
    const corners = [origin, end, seen(matrix, { x: 0, y: height }), seen(matrix, { x: width, y: height })];
    // Relative to its bounding box, which is all that a browser reports.
    const middleOf = (/** @type {'x' | 'y'} */ axis) => {
      const all = corners.map((corner) => corner[axis]);
      return (Math.min(...all) + Math.max(...all)) / 2;
    };
    const middle = { x: middleOf('x'), y: middleOf('y') };
    for (const point of [
      { x: 0, y: 0 },
      { x: width, y: height },
      { x: 81, y: 203.5 },
      { x: -170, y: 400 },
    ]) {
      const found = pointIn(BOX, { point: seen(matrix, point), origin, end, middle });
      assert.ok(Math.hypot(found.x - point.x, found.y - point.y) < 1e-9, JSON.stringify({ point, found }));
    }
  });
}

test('a box without a transformation gives no error', () => {
  // 150 of 390 pixels is no fraction that a number represents exactly.
  const box = { width: 390, height: 546 };
  const seen = { origin: { x: 0, y: 52 }, end: { x: 390, y: 52 }, middle: { x: 195, y: 325 } };
  for (let x = 0; x <= 390; x++) assert.deepEqual(pointIn(box, { ...seen, point: { x, y: 300 } }), { x, y: 248 });
  // As browsers round it.
  const rounded = { origin: { x: 0, y: 0 }, end: { x: 390.015625, y: 0 }, middle: { x: 195.0078125, y: 273 } };
  assert.deepEqual(pointIn({ width: 390.01, height: 546 }, { ...rounded, point: { x: 150, y: 7 } }), { x: 150, y: 7 });
});

test('in a box without an area no point is found', () => {
  const point = { x: 3, y: 4 };
  assert.deepEqual(pointIn(BOX, { point, origin: point, end: point, middle: point }), { x: 0, y: 0 });
});
