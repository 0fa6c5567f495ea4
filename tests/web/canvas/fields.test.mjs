// Fields over the closed cells: shades by a number, and contour lines between neighbours on different sides of a round
// value.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DARK, LIGHT, SHADES, cssOf, rgb, shadesOf } from '../../../web/canvas/palette.js';
import { PROJECTOR } from '../../../web/canvas/projector-palette.js';
import { contourInterval, levelOf, shadeAt } from '../../../web/places/lab/fields/contours.js';
import { drawField } from '../../../web/places/lab/fields/draw-field.js';
import { arrowStride, drawFlow } from '../../../web/places/lab/fields/draw-flow.js';
import { backColour } from '../../../web/places/lab/fields/draw-fronts.js';
import { CELL_FIELDS, CELL_STRIDE, STATUS } from '../../../web/engine/layouts.js';
import { contrast, distance } from '../../support/fixtures/eyes.mjs';
import { callsOf, createRecorder, numbersOf } from '../../support/fixtures/recorder.mjs';

/** @import { BoardSource } from '../../../web/engine/layouts.js' */

test('about ten lines, at round values; none where all values are equal', () => {
  assert.deepEqual(
    [
      [0, 68],
      [0, 100],
      [40, 68],
      [0, 5000],
      [0, 1.5],
    ].map(([low = 0, high = 0]) => contourInterval({ low, high })),
    [10, 10, 5, 500, 0.2],
  );
  assert.equal(contourInterval({ low: 5, high: 5 }), 1);
  assert.equal(contourInterval({ low: 0, high: Infinity }), 1);
  // 0.3 is three times 0.1, despite binary fractions.
  assert.equal(levelOf(0.1 + 0.2, 0.1), 3);
});

test('the shades run from the least value to the greatest; values beyond have the last', () => {
  const scale = { low: 40, high: 60 };
  assert.deepEqual(
    [40, 50, 60, 90, 10].map((value) => shadeAt(value, scale, 5)),
    [0, 2, 4, 4, 0],
  );
  assert.equal(shadeAt(NaN, scale, 5), -1);
  assert.equal(shadeAt(7, { low: 7, high: 7 }, 5), 0);
});

test('only closed cells, and the current one keeps its colour; lines where values differ', () => {
  // G of a row of five: closed, closed, current, open, untouched.
  const g = [0, 10, 20, 30, NaN];
  const statuses = [STATUS.closed, STATUS.closed, STATUS.closed, STATUS.open, STATUS.untouched];
  const cells = (/** @type {number} */ x, /** @type {number} */ _, /** @type {number} */ columns) => {
    const numbers = new Float64Array(columns * CELL_STRIDE).fill(NaN);
    for (let at = 0; at < columns; at++) {
      numbers[at * CELL_STRIDE + CELL_FIELDS.status] = statuses[x + at] ?? 0;
      numbers[at * CELL_STRIDE + CELL_FIELDS.g] = g[x + at] ?? NaN;
    }
    return numbers;
  };
  const { context, calls } = createRecorder();
  const scene = {
    view: { scale: 100, left: 0, top: 0, ratio: 1 },
    board: { width: 5, height: 1 },
    range: { x: 0, y: 0, columns: 5, rows: 1 },
    palette: LIGHT,
    source: /** @type {BoardSource} */ (/** @type {unknown} */ ({ cells })),
    current: 2,
  };
  drawField(context, scene, { field: 'g', low: 0, high: 20 });
  const shades = shadesOf(LIGHT.ramp).map(cssOf);
  const filled = (/** @type {number} */ shade) =>
    numbersOf(callsOf(calls, 'fillRect', { fillStyle: shades[shade] ?? '' }));
  assert.deepEqual(filled(0), [[0, 0, 100, 100]]);
  assert.deepEqual(filled(Math.round((SHADES - 1) / 2)), [[100, 0, 100, 100]]);
  assert.deepEqual(filled(SHADES - 1), []);
  assert.equal(callsOf(calls, 'fillRect').length, 2);
  assert.deepEqual(numbersOf(callsOf(calls, 'moveTo')), [
    [100, 0],
    [200, 0],
  ]);
});

test('arrows of a flow field are far enough apart to be seen, and point where the cell in their middle points', () => {
  assert.deepEqual([arrowStride(4, 1), arrowStride(8, 2), arrowStride(0.5, 1), arrowStride(40, 1)], [7, 7, 56, 1]);
  const board = { width: 14, height: 14 };
  const { context, calls } = createRecorder();
  const EAST = 4;
  const source = {
    cells: (/** @type {number} */ _x, /** @type {number} */ y, /** @type {number} */ columns) => {
      const numbers = new Float64Array(columns * CELL_STRIDE).fill(NaN);
      for (let column = 0; column < columns; column++) {
        // One row of two is closed, and leads to the right.
        numbers[column * CELL_STRIDE + CELL_FIELDS.status] = y < 7 ? STATUS.closed : STATUS.untouched;
        numbers[column * CELL_STRIDE + CELL_FIELDS.parent] = EAST;
      }
      return numbers;
    },
  };
  drawFlow(context, {
    view: { scale: 4, left: 0, top: 0, ratio: 1 },
    board,
    palette: LIGHT,
    range: { x: 0, y: 0, columns: 14, rows: 14 },
    source: /** @type {BoardSource} */ (/** @type {unknown} */ (source)),
  });
  const begun = numbersOf(callsOf(calls, 'moveTo'));
  const ended = numbersOf(callsOf(calls, 'lineTo'));
  // Shaft and barbs of two arrows, in the one closed row.
  assert.equal(begun.length, 4);
  assert.deepEqual(begun[0], [3.5 * 4 - 6.5, 3.5 * 4]);
  assert.deepEqual(ended[0], [3.5 * 4 + 6.5, 3.5 * 4]);
});

test('the hue of the front from the goal differs from closed and open cells for every kind of colour vision, and takes text', () => {
  for (const palette of [LIGHT, DARK, PROJECTOR]) {
    const back = rgb(backColour(palette));
    for (const other of [palette.closed, palette.openTint, palette.free, palette.current, palette.wall]) {
      assert.ok(distance(back, rgb(other)) > 8, `${backColour(palette)} ${other}: ${distance(back, rgb(other))}`);
    }
    const ink = palette.closedText ?? palette.text;
    assert.ok(contrast(back, rgb(ink)) >= 4.5, `${ink} on it: ${contrast(back, rgb(ink))}`);
    assert.ok(contrast(back, rgb(palette.free)) >= 1.6, `on the ground: ${contrast(back, rgb(palette.free))}`);
  }
});
