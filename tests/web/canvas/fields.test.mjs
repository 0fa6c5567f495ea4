// Fields over the closed cells: shades by a number, and contour lines between neighbours on different sides of a round
// value.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LIGHT, SHADES, cssOf, shadesOf } from '../../../web/canvas/palette.js';
import { contourInterval, levelOf, shadeAt } from '../../../web/places/lab/fields/contours.js';
import { drawField } from '../../../web/places/lab/fields/draw-field.js';
import { CELL_FIELDS, CELL_STRIDE, STATUS } from '../../../web/engine/layouts.js';
import { callsOf, createRecorder, numbersOf } from '../../support/fixtures/recorder.mjs';

/** @import { BoardSource } from '../../../web/engine/layouts.js' */

test('about ten lines, at round values; none where there is nothing to tell apart', () => {
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
  // 0.3 is three times 0.1, whatever the machine's fractions say.
  assert.equal(levelOf(0.1 + 0.2, 0.1), 3);
});

test('the shades run from the least to the greatest; what lies beyond has the last', () => {
  const scale = { low: 40, high: 60 };
  assert.deepEqual(
    [40, 50, 60, 90, 10].map((value) => shadeAt(value, scale, 5)),
    [0, 2, 4, 4, 0],
  );
  assert.equal(shadeAt(NaN, scale, 5), -1);
  assert.equal(shadeAt(7, { low: 7, high: 7 }, 5), 0);
});

test('closed cells alone, and the current one keeps its colour; lines where values part', () => {
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
