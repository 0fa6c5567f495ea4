// The parts of charts: round ticks, thinning that loses no peak, lines, samples.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  Thinner,
  columnsOf,
  extentOf,
  linearAxis,
  logAxis,
  pathOf,
  fractionOn,
  samples,
  thin,
  tickText,
} from '../../../web/ui/chart.js';
import { createRandom } from '../../support/node/random.mjs';

test('ticks are round, evenly spaced, and enclose the values', () => {
  const { below } = createRandom(5);
  assert.deepEqual(linearAxis(0, 87, 5).ticks, [0, 20, 40, 60, 80, 100]);
  assert.deepEqual(linearAxis(0, 0.3, 3).ticks, [0, 0.1, 0.2, 0.3]);
  assert.deepEqual(linearAxis(-4, 7, 4).ticks, [-5, 0, 5, 10]);
  assert.deepEqual(linearAxis(0, 0, 4).ticks.length > 1, true);
  assert.deepEqual(linearAxis(NaN, NaN, 4).low, 0);
  for (let i = 0; i < 2000; i++) {
    const greatest = (1 + below(1e6)) / 10 ** below(7);
    const wanted = 2 + below(8);
    const { ticks, low, high } = linearAxis(0, greatest, wanted);
    assert.ok(low === 0 && high >= greatest && ticks.length <= wanted + 2, `${greatest}`);
    const step = /** @type {number} */ (ticks[1]);
    const mantissa = Number((step / 10 ** Math.floor(Math.log10(step) + 1e-9)).toPrecision(6));
    assert.ok([1, 2, 5].includes(mantissa), `a step of ${step}`);
    assert.ok(high - greatest < step * 1.000_001, 'an empty stretch at the top');
  }
});

test('powers enclose the values on a logarithmic scale', () => {
  assert.deepEqual(logAxis(3, 4200, 10).ticks, [1, 10, 100, 1000, 10_000]);
  assert.deepEqual(logAxis(16, 512, 2).ticks, [16, 32, 64, 128, 256, 512]);
  assert.deepEqual(logAxis(1000, 1000, 10).ticks, [1000, 10_000]);
  assert.equal(fractionOn(logAxis(1, 10_000, 10), 100), 0.5);
  assert.equal(fractionOn(linearAxis(0, 100, 5), 25), 0.25);
});

test('a long series keeps all its peaks, however narrow the chart', () => {
  const { below } = createRandom(9);
  for (const count of [1, 7, 4096, 4097, 50_000]) {
    const values = Array.from({ length: count }, () => below(1000));
    values[Math.floor(count / 3)] = 5000;
    values[Math.floor(count / 2)] = -70;
    const thinned = thin(values);
    assert.ok(thinned.low.length <= 4096);
    const extent = { least: Math.min(...values), greatest: Math.max(...values) };
    assert.deepEqual(extentOf([thinned]), extent);
    for (const pixels of [1, 300, 2000]) {
      const columns = columnsOf(thinned, count, pixels);
      assert.ok(columns.length <= pixels);
      assert.equal(Math.min(...columns.map(({ low }) => low)), extent.least);
      assert.equal(Math.max(...columns.map(({ high }) => high)), extent.greatest);
      // Each column holds the values of its pixel, and no others.
      for (const { x, low, high } of columns) {
        const pixel = Math.floor(x);
        const inside = values.filter((_, i) => {
          const bucket = Math.floor(i / thinned.width) * thinned.width;
          return Math.floor((bucket / count) * pixels) === pixel;
        });
        if (count > 5000) continue;
        assert.deepEqual([low, high], [Math.min(...inside), Math.max(...inside)]);
      }
    }
  }
});

test('steps without a value are left out, not drawn as zero', () => {
  const thinned = thin([NaN, 4, NaN, 6]);
  assert.deepEqual(
    columnsOf(thinned, 4, 40).map(({ x, low }) => [x, low]),
    [
      [10, 4],
      [30, 6],
    ],
  );
  assert.deepEqual(extentOf([thin([NaN])]), { least: NaN, greatest: NaN });
  const thinner = new Thinner(2);
  thinner.add(3);
  assert.deepEqual([thinner.result().count, ...thinner.result().low.slice(0, 1)], [1, 3]);
});

test('a line goes from column to column, and up each of them', () => {
  const axis = linearAxis(0, 10, 5);
  const columns = [
    { x: 0, low: 0, high: 0 },
    { x: 10, low: 2, high: 8 },
  ];
  assert.equal(pathOf(columns, axis, 100), 'M0.0 100.0L10.0 80.0L10.0 20.0');
  assert.equal(pathOf([], axis, 100), '');
});

test('ticks are short, samples evenly spaced with both ends', () => {
  assert.deepEqual([0, 0.5, 950, 2000, 10_000, 250_000, 1e6, 2.5e6].map(tickText), [
    '0',
    '0.5',
    '950',
    '2000',
    '10k',
    '250k',
    '1M',
    '2.5M',
  ]);
  assert.deepEqual(samples(3, 5), [0, 1, 2]);
  assert.deepEqual(samples(101, 5), [0, 25, 50, 75, 100]);
});
