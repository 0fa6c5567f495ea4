// The clock of playing: whole steps at a speed, and nothing after it was stopped.
import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { PlayClock } from '../../../web/session/play-clock.js';

/** @type {Map<number, (time: number) => void>} */
const frames = new Map();
let handle = 0;

beforeEach(() => {
  frames.clear();
  globalThis.requestAnimationFrame = (task) => {
    handle += 1;
    frames.set(handle, task);
    return handle;
  };
  globalThis.cancelAnimationFrame = (which) => void frames.delete(which);
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'requestAnimationFrame');
  Reflect.deleteProperty(globalThis, 'cancelAnimationFrame');
});

/** Runs the pending frames, so many milliseconds after the clock was started. @param {number} start @param {number} after */
function draw(start, after) {
  const waiting = [...frames.values()];
  frames.clear();
  for (const task of waiting) task(start + after);
}

/** Starts a clock. @param {(clock: PlayClock, steps: number) => boolean} advance @param {number} speed */
function started(advance, speed = 10) {
  /** @type {PlayClock} */
  const clock = new PlayClock(
    () => speed,
    (steps) => advance(clock, steps),
  );
  const { now } = performance;
  performance.now = () => 1000;
  clock.start();
  performance.now = now;
  return clock;
}

test('whole steps are made, and the fraction left over is carried to the next frame', () => {
  /** @type {number[]} */
  const made = [];
  started((_, steps) => made.push(steps) > 0);
  for (const after of [50, 150, 240, 250, 310]) draw(1000, after);
  assert.deepEqual(made, [0, 1, 1, 0, 1]);
});

test('it ends where no step is left, and when it is stopped, from within a step as well', () => {
  started(() => false);
  draw(1000, 100);
  assert.equal(frames.size, 0);
  const clock = started(() => true);
  clock.stop();
  assert.equal(frames.size, 0);
  started((own) => {
    own.stop();
    return true;
  });
  draw(1000, 100);
  assert.equal(frames.size, 0);
});

test('started twice it runs once', () => {
  let made = 0;
  const clock = started((_, steps) => (made += steps) >= 0);
  clock.start();
  assert.equal(frames.size, 1);
});
