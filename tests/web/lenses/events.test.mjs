// The events of a trace: where ticks are, and the lines of the log.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TOP_LEFT } from '../../../web/model/coordinates.js';
import { tickPositions } from '../../../web/model/events.js';
import { LOGGED_STEPS, logLines, loggedRange } from '../../../web/lenses/lists/log/step-log.js';

test('ticks are at their steps; where they are dense, one stands for several, in their middle', () => {
  const one = (/** @type {number} */ position) => ({ position, count: 1 });
  assert.deepEqual(tickPositions([0, 50, 100], 100, 200, 3), [one(0), one(100), one(200)]);
  assert.deepEqual(tickPositions([0, 1, 2, 50], 100, 100, 3), [{ position: 1, count: 3 }, one(50)]);
  const crowded = Array.from({ length: 10_000 }, (_, step) => step);
  const ticks = tickPositions(crowded, 10_000, 300, 3);
  assert.equal(ticks.length, 100);
  assert.ok(ticks.every(({ count }) => Math.abs(count - 100) <= 1));
  assert.equal(
    ticks.reduce((sum, { count }) => sum + count, 0),
    10_000,
  );
  assert.deepEqual(tickPositions([], 0, 300, 3), []);
});

test('the log shows the current step and a few before it', () => {
  assert.equal(loggedRange(0), null);
  assert.deepEqual(loggedRange(1), { first: 1, last: 1 });
  assert.deepEqual(loggedRange(100), { first: 101 - LOGGED_STEPS, last: 100 });
});

const NAMING = { width: 7, height: 6, coordinates: TOP_LEFT };

test("lines are in the tutorials' notation", () => {
  const rows = [
    [23, 0, 14, 40, 54, 15, 0],
    [29, 1, 28, 60, 88.5, 23, 0],
    [30, 2, 24, NaN, NaN, 23, 1],
    [31, 1, 24, 40, 64, 15, 0],
    [23, 8, 24, 40, 64, 16, 0],
    [30, 4, 24, 40, 64, -1, 0],
    [22, 7, 24, 40, 64, 15, 0],
  ];
  const log = Float64Array.from(rows.flat());
  assert.deepEqual(logLines(log, NAMING, String), [
    { isCurrent: true, text: 'C:(2,3) f=54', kind: null, isBackward: false },
    { isCurrent: false, text: 'N:(1,4) f=88.5', kind: 'opened', isBackward: false },
    { isCurrent: false, text: 'N:(2,4)', kind: 'improved', isBackward: true },
    { isCurrent: false, text: 'N:(3,4) f=64 <- (1,2)', kind: 'opened', isBackward: false },
    { isCurrent: false, text: 'N:(2,3) f=64 <- (2,2)', kind: 'corrected', isBackward: false },
    { isCurrent: false, text: 'N:(2,4)', kind: 'dropped', isBackward: false },
    { isCurrent: true, text: 'C:(1,3) f=64', kind: 'raised', isBackward: false },
  ]);
  const own = { ...TOP_LEFT, originX: 3, originY: 2, isYUp: true };
  assert.deepEqual(
    logLines(log, { ...NAMING, coordinates: own }, String)
      .map(({ text }) => text)
      .slice(0, 4),
    ['C:(-1,0) f=54', 'N:(-2,-1) f=88.5', 'N:(-1,-1)', 'N:(0,-1) f=64 <- (-2,1)'],
  );
});
