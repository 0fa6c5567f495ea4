// The events of a trace: where ticks stand, and the lines of the log.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tickPlaces } from '../../web/state/events.js';
import { LOGGED_STEPS, logLines, loggedRange } from '../../web/state/step-log.js';

test('ticks stand where their steps are, one a pixel', () => {
  assert.deepEqual(tickPlaces([0, 50, 100], 100, 200), [0, 100, 200]);
  const crowded = Array.from({ length: 10_000 }, (_, step) => step);
  assert.equal(tickPlaces(crowded, 10_000, 300).length, 301);
  assert.deepEqual(tickPlaces([], 0, 300), []);
});

test('the log shows the step in hand and a few before it', () => {
  assert.equal(loggedRange(0), null);
  assert.deepEqual(loggedRange(1), { first: 1, last: 1 });
  assert.deepEqual(loggedRange(100), { first: 101 - LOGGED_STEPS, last: 100 });
});

test("lines are in the tutorials' notation", () => {
  const log = Float64Array.of(23, 0, 14, 40, 54, 29, 1, 28, 60, 88.5, 30, 2, 24, NaN, NaN);
  assert.deepEqual(logLines(log, 7, String), [
    { isCurrent: true, text: 'C:(2,3) f=54', kind: null },
    { isCurrent: false, text: 'N:(1,4) f=88.5', kind: 'opened' },
    { isCurrent: false, text: 'N:(2,4)', kind: 'improved' },
  ]);
});
