// Numbers on a path of cells too narrow for G and H side by side: where each of them is, through a recording
// context.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawNumbers, layoutNumbers } from '../../../web/canvas/layers/draw-numbers.js';
import { LIGHT } from '../../../web/canvas/palette.js';
import { DEFAULT_DISPLAY } from '../../../web/model/display.js';
import { callsOf, createRecorder } from '../../support/fixtures/recorder.mjs';

/** @import { Display } from '../../../web/model/display.js' */

const SCALE = 30;
/** From S at the left to G at the right: status, G, H, F, slot of the parent, push. */
const CELLS = [
  [2, 0, 150, 150, -1, 0],
  [2, 100, 50, 150, 3, 1],
  [2, 150, 0, 150, 3, 2],
];

/** @param {Partial<Display>} display */
function draw(display) {
  const { context, calls } = createRecorder();
  const scene = {
    view: { scale: SCALE, left: 0, top: 0, ratio: 1 },
    board: { width: 3, height: 1 },
    palette: LIGHT,
    range: { x: 0, y: 0, columns: 3, rows: 1 },
    statuses: Uint8Array.of(2, 2, 2),
    factors: Uint8Array.of(1, 1, 1),
    current: -1,
    order: null,
    numbers: Float64Array.from(CELLS.flat()),
    path: Uint32Array.of(0, 1, 2),
    shortest: new Uint32Array(0),
    start: 0,
    goal: 2,
    display: { ...DEFAULT_DISPLAY, ...display },
  };
  const layout = layoutNumbers(scene);
  drawNumbers(context, scene, layout);
  const written = callsOf(calls, 'fillText').map(({ parameters: [text, x, y] }) => ({
    text: String(text),
    x: Number(x),
    y: Number(y),
  }));
  return { layout, written };
}

test('between the ends F, G and H have a line each, within the cell', () => {
  const { layout, written } = draw({ numbers: 'path' });
  assert.deepEqual([layout.fit?.isShort, layout.fit?.isStacked], [false, true]);
  const [f, g, h] = written.slice(3, 6);
  assert.deepEqual([f?.text, g?.text, h?.text], ['150', '100', '50']);
  const lines = [f, g, h].map((one) => one?.y ?? NaN);
  const size = layout.fit?.size ?? NaN;
  for (let line = 1; line < 3; line++) assert.ok((lines[line] ?? NaN) - (lines[line - 1] ?? NaN) > 0.76 * size);
  assert.ok((lines[0] ?? NaN) - 0.76 * size > 0 && (lines[2] ?? NaN) < SCALE);
});

test('in the ends, whose letters are in the middle, G and H share the line below', () => {
  const { written } = draw({ numbers: 'path' });
  for (const [f, g, h] of [written.slice(0, 3), written.slice(6, 9)]) {
    assert.ok(f !== undefined && g !== undefined && h !== undefined);
    assert.equal(g.y, h.y);
    assert.ok(f.y < SCALE / 3 && g.y > (2 * SCALE) / 3);
    // Digits are 0.62 of their height wide: they do not overlap.
    assert.ok(g.x + g.text.length * 5.6 < h.x - h.text.length * 5.6);
  }
});

test('the path leaves a gap for each of them, no larger than they are', () => {
  const { layout } = draw({ numbers: 'path' });
  assert.equal(layout.gaps.length, 9);
  for (const { x, y, width, height } of layout.gaps) {
    assert.ok(width < 0.75 * SCALE && height < 0.4 * SCALE);
    assert.ok(y >= 0 && y + height <= SCALE && x >= 0);
  }
});

test('where every cell has numbers, none are that small', () => {
  assert.equal(draw({ numbers: 'all' }).layout.fit?.isStacked, undefined);
});
