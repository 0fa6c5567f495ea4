// The numbers of columns and rows beside the board: which are written, and where.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawRuler, rulerLabels } from '../../../web/canvas/layers/draw-rulers.js';
import { fitView, visibleRange } from '../../../web/canvas/geometry.js';
import { HEXES } from '../../../web/canvas/hexes.js';
import { LIGHT } from '../../../web/canvas/palette.js';
import { TOP_LEFT } from '../../../web/model/coordinates.js';
import { COUNTINGS } from '../../../web/model/counting.js';
import { callsOf, createRecorder } from '../../support/fixtures/recorder.mjs';

/** @import { Label } from '../../../web/canvas/layers/draw-rulers.js' */

const LESTER = { width: 7, height: 6, coordinates: TOP_LEFT };
/** A board at (40, 20) on the stage. @param {number} scale */
const at = (scale, ratio = 1) => ({ scale, left: 40, top: 20, ratio });
const FAR = { from: 0, to: 10_000, active: -1 };

/** @param {Label[]} labels */
const texts = (labels) => labels.map(({ text }) => text);

test('every column and row of a small board has its number, in the middle', () => {
  const columns = rulerLabels({ axis: 'columns', view: at(100), naming: LESTER, ...FAR });
  assert.deepEqual(texts(columns), ['0', '1', '2', '3', '4', '5', '6']);
  assert.deepEqual(
    columns.slice(0, 2).map((label) => label.at),
    [90, 190],
  );
  const rows = rulerLabels({ axis: 'rows', view: at(100), naming: LESTER, ...FAR });
  assert.deepEqual(texts(rows), ['0', '1', '2', '3', '4', '5']);
  assert.deepEqual(rows.at(-1), { index: 5, text: '5', at: 570 });
});

test('they are the numbers by which cells are named', () => {
  const up = { ...LESTER, coordinates: COUNTINGS.y_up };
  assert.deepEqual(texts(rulerLabels({ axis: 'rows', view: at(100), naming: up, ...FAR })), [
    '5',
    '4',
    '3',
    '2',
    '1',
    '0',
  ]);
  const deck = { ...LESTER, coordinates: { ...COUNTINGS.row_first, originX: 2, first: /** @type {const} */ (1) } };
  assert.deepEqual(texts(rulerLabels({ axis: 'columns', view: at(100), naming: deck, ...FAR })), [
    '-1',
    '0',
    '1',
    '2',
    '3',
    '4',
    '5',
  ]);
});

test('dense rulers are thinned out to round numbers, and none touches another, at every zoom', () => {
  for (const coordinates of [TOP_LEFT, COUNTINGS.from_one, { ...COUNTINGS.y_up, originX: 2000, originY: 77 }]) {
    const naming = { width: 4096, height: 3000, coordinates };
    for (const scale of [0.19, 0.5, 1, 3, 8, 13, 40, 160]) {
      for (const axis of /** @type {const} */ (['columns', 'rows'])) {
        const labels = rulerLabels({ axis, view: at(scale, 2), naming, ...FAR, active: 700 });
        assert.ok(labels.length > 1, `${axis} at ${scale}`);
        labels.slice(1).forEach((label, index) => {
          const before = labels[index];
          assert.ok(before);
          // 12 pixels high, digits 0.62 of that wide, twice as many device pixels.
          const least = axis === 'rows' ? 24 : 24 * 0.62 * Math.max(label.text.length, before.text.length);
          assert.ok(label.at - before.at >= least, `${axis} at ${scale}: ${before.text} and ${label.text}`);
        });
      }
    }
  }
  const tens = rulerLabels({
    axis: 'columns',
    view: at(4),
    naming: { ...LESTER, width: 120, coordinates: COUNTINGS.from_one },
    ...FAR,
  });
  assert.deepEqual(texts(tens).slice(0, 3), ['10', '20', '30']);
});

test('of a part of a board only the visible part is numbered', () => {
  const naming = { ...LESTER, width: 1000 };
  const view = { scale: 50, left: -25_000, top: 0, ratio: 1 };
  const labels = rulerLabels({ axis: 'columns', view, naming, from: 34, to: 400, active: -1 });
  const { x, columns } = visibleRange(view, naming, { width: 400, height: 300 });
  assert.deepEqual(texts(labels), ['501', '502', '503', '504', '505', '506', '507']);
  assert.deepEqual([x, x + columns - 1], [500, 507]);
});

test('the active column is named even where it would be left out, and its neighbours are left out instead', () => {
  const naming = { ...LESTER, width: 100 };
  const labels = rulerLabels({ axis: 'columns', view: at(6), naming, ...FAR, active: 21 });
  assert.ok(texts(labels).includes('21'));
  assert.ok(!texts(labels).includes('20'));
  const { context, calls } = createRecorder();
  drawRuler(context, {
    axis: 'columns',
    view: at(6),
    naming,
    ...FAR,
    active: 21,
    base: 14,
    palette: LIGHT,
    band: null,
  });
  const bold = callsOf(calls, 'fillText').filter(({ style }) => String(style['font']).startsWith('700'));
  assert.deepEqual(
    bold.map(({ parameters }) => parameters[0]),
    ['21'],
  );
  assert.equal(callsOf(calls, 'fillRect').length, 0);
});

test('over a board that is partly visible they have a background of their own', () => {
  const { context, calls } = createRecorder();
  const band = { width: 34, height: 300 };
  drawRuler(context, {
    axis: 'rows',
    view: at(100),
    naming: LESTER,
    from: 20,
    to: 300,
    active: -1,
    base: 28,
    palette: LIGHT,
    band,
  });
  assert.deepEqual(
    callsOf(calls, 'fillRect', { fillStyle: LIGHT.free }).map(({ parameters }) => parameters),
    [[0, 0, 34, 300]],
  );
  assert.deepEqual(
    callsOf(calls, 'fillText').map(({ parameters }) => parameters),
    [
      ['0', 28, 70],
      ['1', 28, 170],
      ['2', 28, 270],
    ],
  );
});

test('rows of hexes are closer, and their columns are numbered between even and odd rows', () => {
  const view = fitView({ width: 7, height: 6 }, { width: 750, height: 750 }, 1, HEXES);
  const rows = rulerLabels({ axis: 'rows', view, naming: LESTER, ...FAR });
  assert.equal(rows.length, 6);
  rows.forEach(({ index, at: middle }) => assert.ok(Math.abs(middle - (HEXES.top(index) + 0.5) * view.scale) < 1e-6));
  const [first] = rulerLabels({ axis: 'columns', view, naming: LESTER, ...FAR });
  assert.ok(first && Math.abs(first.at - 0.75 * view.scale) < 1e-6);
});
