// Ground that adds to a step: the brush that paints it, how it is shown and what it is called.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LIGHT, blend, dangerShare, groundOf, rgb } from '../../../web/canvas/palette.js';
import { paintedRows } from '../../../web/canvas/pixels.js';
import { commonFactor } from '../../../web/model/uniform-terrain.js';
import { addedBy, addedOf, addingBrush, kindOf, laidOn } from '../../../web/engine/grounds.js';
import { pathCost } from '../../../web/engine/path-cost.js';
import { groundOf as groundCounts } from '../../../web/export/ground.js';
import { drawLegend, layoutLegend, legendEntries } from '../../../web/export/legend.js';
import { cellLabel } from '../../../web/ui/sentences/sentences.js';
import { DEFAULT_DISPLAY } from '../../../web/model/display.js';
import { initialState } from '../../../web/model/state.js';
import { brushFor } from '../../../web/model/drawing/stroke.js';
import { FIRST_TOOLS, parseDanger, withGround } from '../../../web/model/drawing/tools.js';
import { variantsOf } from '../../../web/places/race/trade-off/trade-off.js';
import { translator } from '../../support/node/words.mjs';
import { drawn, sourceOf } from '../../support/fixtures/drawn-board.mjs';
import { callsOf, createRecorder } from '../../support/fixtures/recorder.mjs';

/** Plain ground, danger + 30, a hill with danger + 255, water. */
const source = sourceOf({
  width: 4,
  height: 1,
  factors: () => Uint8Array.of(1, 1, 3, 0),
  extras: () => Uint8Array.of(0, 30, 255, 1),
});

test('the brush of danger changes what the ground adds, and nothing else; over the same danger it removes it', () => {
  const brush = addingBrush(30);
  assert.equal(addedBy(brush), 30);
  assert.equal(addedBy(65535), null);
  assert.deepEqual(
    [1, 5, 1 + 256 * 7].map((ground) => laidOn(brush, ground)),
    [1 + 256 * 30, 5 + 256 * 30, 1 + 256 * 30],
  );
  assert.deepEqual(
    [0, 256, 768].map((wall) => laidOn(brush, wall)),
    [0, 256, 768],
  );
  assert.equal(laidOn(2, 1 + 256 * 30), 2);
  assert.equal(brushFor(1, brush), brush);
  assert.equal(brushFor(5 + 256 * 30, brush), addingBrush(0));
  assert.equal(brushFor(5 + 256 * 29, brush), brush);
  assert.equal(laidOn(addingBrush(0), 5 + 256 * 30), 5);
  assert.deepEqual([addedOf(1 + 256 * 30), addedOf(256), addedOf(7)], [30, 0, 0]);
  assert.deepEqual([256, 1 + 256 * 30].map(kindOf), ['water', null]);
});

test('tools accept danger, and ground with danger on it, and nothing else', () => {
  for (const ground of [addingBrush(1), addingBrush(255), 3 + 256 * 30, 256])
    assert.equal(withGround(FIRST_TOOLS, ground).ground, ground);
  for (const ground of [addingBrush(256), 1024, -1, 1.5, NaN, 2 ** 32])
    assert.equal(withGround(FIRST_TOOLS, ground), FIRST_TOOLS);
  assert.deepEqual(['30', '255', '1'].map(parseDanger), [30, 255, 1].map(addingBrush));
  assert.deepEqual(['', '0', '256', '2.5', 'x'].map(parseDanger), [null, null, null, null, null]);
});

test('danger covers the ground as a veil, with its number where there is room and a plus where there is less', () => {
  for (const scale of [100, 16]) {
    const view = { scale, left: 0, top: 0, ratio: 1 };
    const board = { width: 4, height: 1, start: 0, goal: 0 };
    const { calls } = drawn(source, { view, board, showsPath: false });
    const veils = callsOf(calls, 'fillRect', { fillStyle: LIGHT.danger });
    assert.deepEqual(
      veils.map(({ parameters }) => Math.floor(Number(parameters[0]) / scale)),
      [1, 2],
    );
    const texts = callsOf(calls, 'fillText', {}).map(({ parameters }) => parameters[0]);
    assert.deepEqual(texts, scale === 100 ? ['+30', '×3+255'] : []);
    assert.equal(callsOf(calls, 'stroke', { strokeStyle: LIGHT.text }).length, scale === 100 ? 0 : 1);
  }
});

test('it is visible on cells of a pixel, and more so the more it adds', () => {
  const engine = new Uint8Array(Uint32Array.of(0xffffffff, 0xffffffff, 0xffffffff, 0xff000000).buffer);
  const painted = paintedRows(
    { ...source, setColours: () => undefined, paint: () => engine },
    'none',
    { width: 4, top: 0, rows: 1 },
    LIGHT,
  );
  const pixel = (/** @type {number} */ cell) => [...painted.subarray(4 * cell, 4 * cell + 3)];
  assert.deepEqual(pixel(0), [255, 255, 255]);
  assert.deepEqual(pixel(1), [...blend([255, 255, 255], rgb(LIGHT.danger), dangerShare(30))]);
  assert.deepEqual(pixel(2), [...blend([255, 255, 255], rgb(LIGHT.danger), dangerShare(255))]);
  assert.ok(dangerShare(1) > 0.1 && dangerShare(255) < 0.6);
  assert.deepEqual(groundOf(LIGHT, 1 + 256 * 30), blend(groundOf(LIGHT, 1), rgb(LIGHT.danger), dangerShare(30)));
});

test('it has a word in labels and legends, and ground with it is not uniform', () => {
  const facts = {
    ...{
      row: 1,
      column: 2,
      isStart: false,
      isGoal: false,
      factor: 1,
      added: 30,
      wall: null,
      status: 0,
      g: NaN,
      h: NaN,
      f: NaN,
    },
    ...{ parent: -1, isParentFar: false, isCurrent: false, isOnPath: false, xray: null },
  };
  assert.equal(cellLabel(facts, translator('en')), 'row 1, column 2, not reached, danger + 30');
  assert.equal(cellLabel(facts, translator('zh')), '第 1 行，第 2 列，尚未到达，危险 + 30');
  const { costliest, mostAdded, kinds } = groundCounts(source);
  assert.deepEqual({ costliest, mostAdded, kinds }, { costliest: 3, mostAdded: 255, kinds: ['water'] });
  const seen = { display: DEFAULT_DISPLAY, hasWalls: false, hasTerrain: false, hasDanger: true, showsPath: false };
  const entries = legendEntries(initialState(), seen, (key) => key).filter(({ kind }) => kind === 'danger');
  assert.deepEqual(entries, [{ kind: 'danger', text: 'legend.danger' }]);
  const { context, calls } = createRecorder();
  drawLegend(context, layoutLegend(entries, 300).placed, { left: 0, top: 0, palette: LIGHT });
  assert.equal(callsOf(calls, 'fillRect', { fillStyle: LIGHT.danger }).length, 1);
  assert.equal(commonFactor({ factors: () => Uint8Array.of(1, 1), extras: () => Uint8Array.of(0, 30) }), 0);
  assert.equal(commonFactor({ factors: () => Uint8Array.of(1, 0), extras: () => Uint8Array.of(0, 1) }), 1);
});

test('a path costs what danger adds, in each cost model; lowered ground keeps its danger', () => {
  const grounds = Uint16Array.of(1, 3 + 256 * 25, 1);
  const path = [0, 1, 2];
  const cost = (/** @type {'tutorial' | 'unit' | 'exact'} */ costs) =>
    pathCost(path, 3, grounds, { board: 'squares', costs });
  assert.equal(cost('tutorial'), 30 + 25 + 10);
  assert.equal(cost('unit'), 3 + 2.5 + 1);
  assert.ok(Math.abs(cost('exact') - 6.5) < 0.001);
  const [, lowered] = variantsOf(initialState().settings, grounds, { from: 3, to: 2, scale: 150 });
  assert.deepEqual([...(lowered?.factors ?? [])], [1, 2 + 256 * 25, 1]);
});
