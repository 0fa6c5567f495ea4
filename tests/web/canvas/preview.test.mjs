// What is shown over the map during a stroke: the preview of the shape, the frame of the brush.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawMarks } from '../../../web/canvas/layers/draw-marks.js';
import { LIGHT, cssOf, groundOf } from '../../../web/canvas/palette.js';
import { createRecorder } from '../../support/fixtures/recorder.mjs';

const board = { width: 6, height: 4, start: 0, goal: 5 };
const view = { scale: 10, left: 16, top: 16, ratio: 1 };
const scene = { view, board, palette: LIGHT, active: -1, hasNumbers: false };

/** @param {Partial<Parameters<typeof drawMarks>[1]>} change */
function draw(change) {
  const { context, calls } = createRecorder();
  drawMarks(context, { ...scene, ...change });
  return calls;
}

test('a shape is shown in the colour of its ground, and the old picture through it', () => {
  const preview = {
    kind: /** @type {const} */ ('rectangle'),
    from: { x: 4, y: 1 },
    to: { x: 2, y: 2 },
    brush: 1,
    ground: 0,
  };
  const calls = draw({ preview });
  const shape = calls.filter(({ name }) => name === 'rect').map(({ parameters }) => parameters);
  assert.deepEqual(shape, [[36, 26, 30, 20]]);
  const [fill] = calls.filter(({ name }) => name === 'fill');
  assert.equal(fill?.style['fillStyle'], cssOf(groundOf(LIGHT, 0)));
  assert.ok(Number(fill?.style['globalAlpha']) < 1);
  // The ends, which are never painted over, are drawn over it and whole.
  const letters = calls.filter(({ name }) => name === 'fillText');
  assert.deepEqual(
    letters.map(({ style }) => style['globalAlpha']),
    [1, 1],
  );
});

test('a line is drawn in one go, however its stamps overlap', () => {
  const from = { x: 0, y: 0 };
  const line = { kind: /** @type {const} */ ('line'), from, to: { x: 5, y: 3 }, brush: 3 };
  const calls = draw({ preview: { ...line, ground: 3 } });
  assert.equal(calls.filter(({ name }) => name === 'rect').length, 6);
  // Its own, and two for each end.
  assert.equal(calls.filter(({ name }) => name === 'fill').length, 1 + 4);
});

test('a thick brush has a frame, clipped to the board; a thin one has none of its own', () => {
  /** @param {number} brush */
  const frames = (brush) =>
    draw({ active: 6, brush })
      .filter(({ name }) => name === 'strokeRect' || name === 'rect')
      .map(({ parameters }) => parameters);
  assert.equal(frames(1).length, 2);
  assert.deepEqual(frames(3)[0], [16, 16, 20, 30]);
  assert.equal(draw({ brush: 5 }).filter(({ name }) => name === 'strokeRect' || name === 'rect').length, 0);
});
