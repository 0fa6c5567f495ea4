// Long work in slices: how much at a time, and what becomes of superseded work.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Slices } from '../../../web/engine/jobs/slices.js';
import { createClock } from '../../support/fixtures/clock.mjs';

test('short work is done at once, long work in slices of some milliseconds', () => {
  const clock = createClock();
  const slices = new Slices(clock);
  let left = 3;
  let reported = 0;
  const work = () => {
    clock.pass(1);
    left -= 1;
    return left === 0;
  };
  slices.begin(work, () => (reported += 1));
  assert.deepEqual([left, reported, clock.pending()], [0, 0, 0]);
  left = 12;
  slices.begin(work, () => (reported += 1));
  assert.deepEqual([left, reported, clock.pending()], [7, 0, 1]);
  clock.runOne();
  assert.deepEqual([left, reported, clock.pending()], [2, 1, 1]);
  clock.runOne();
  assert.deepEqual([left, reported, clock.pending()], [0, 2, 0]);
});

test('work that was cancelled, or superseded by other work, is not continued', () => {
  const clock = createClock();
  const slices = new Slices(clock);
  /** @type {string[]} */
  const done = [];
  const endless = (/** @type {string} */ name) => () => {
    clock.pass(9);
    done.push(name);
    return false;
  };
  slices.begin(endless('first'), () => done.push('reported'));
  slices.begin(endless('second'), () => undefined);
  clock.runOne();
  clock.runOne();
  assert.deepEqual(done, ['first', 'second', 'second']);
  slices.cancel();
  while (clock.pending() > 0) clock.runOne();
  assert.deepEqual(done, ['first', 'second', 'second']);
});
