// Views between two views, and how a glide slows down.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { moved, pointOnStage } from '../../../web/canvas/camera.js';
import { between, eased, slowed, speedOf } from '../../../web/places/lab/motion/easing.js';

const stage = {
  board: { width: 60, height: 40 },
  size: { width: 900, height: 700 },
  room: { left: 0, top: 0, width: 900, height: 700 },
  ratio: 1,
};

test('a zoom starts at one view, ends at the other, and keeps its centre point in place', () => {
  const from = { side: 24, x: 30, y: 20 };
  const at = pointOnStage(from, stage, { x: 22, y: 25 });
  const to = moved(from, stage, { from: at, to: at, factor: 2 });
  assert.ok(to);
  assert.deepEqual(between(from, to, 0), from);
  for (const share of [0.25, 0.5, 0.75, 1]) {
    const aim = between(from, to, share);
    assert.ok(Math.abs(aim.side - 24 * 2 ** share) < 1e-9);
    const seen = pointOnStage(aim, stage, { x: 22, y: 25 });
    // The view itself is on whole pixels.
    assert.ok(Math.abs(seen.x - at.x) <= aim.side, `${share}: ${seen.x} for ${at.x}`);
    const exact = (22.5 - aim.x) * aim.side + 450;
    assert.ok(Math.abs(exact - at.x) < 0.5, `${share}: ${exact} for ${at.x}`);
  }
});

test('between two views of one size the motion is even', () => {
  const aim = between({ side: 24, x: 10, y: 20 }, { side: 24, x: 20, y: 10 }, 0.3);
  assert.deepEqual(aim, { side: 24, x: 13, y: 17 });
});

test('easing is fast at first, never goes back and ends where it should', () => {
  const values = Array.from({ length: 21 }, (_, i) => eased(i / 20));
  assert.equal(values[0], 0);
  assert.equal(values[20], 1);
  assert.equal(eased(3), 1);
  for (let i = 2; i < values.length; i++) {
    assert.ok((values[i] ?? NaN) - (values[i - 1] ?? NaN) <= (values[i - 1] ?? NaN) - (values[i - 2] ?? NaN));
  }
});

test('the speed is that of the last moment: releasing after a rest leaves the view in place', () => {
  const trail = [0, 10, 20, 30].map((time) => ({ time, x: 8, y: -4 }));
  assert.deepEqual(speedOf(trail, 40, 80), { x: 32 / 80, y: -16 / 80 });
  assert.deepEqual(speedOf(trail, 200, 80), { x: 0, y: 0 });
  const { x, y } = slowed({ x: 1, y: -1 }, 180);
  assert.ok(Math.abs(x - Math.exp(-1)) < 1e-12 && x === -y);
});
