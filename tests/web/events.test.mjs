// The events of a trace: finding the next one, where ticks stand, and the lines of the log.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EventSteps } from '../../web/controls/event-steps.js';
import { lastBefore, nextAfter, tickPlaces } from '../../web/state/events.js';
import { initialState, withSearchRunning, withSearchSettled } from '../../web/state/state.js';
import { LOGGED_STEPS, logLines, loggedRange } from '../../web/state/step-log.js';
import { Store } from '../../web/state/store.js';

test('the next and the last event, from anywhere', () => {
  const steps = Uint32Array.of(2, 5, 6, 40);
  for (let step = 0; step <= 41; step++) {
    assert.equal(nextAfter(steps, step), [...steps].find((one) => one > step) ?? null);
    assert.equal(lastBefore(steps, step), [...steps].reverse().find((one) => one < step) ?? null);
  }
  assert.equal(nextAfter([], 3), null);
  assert.equal(lastBefore([], 3), null);
});

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

test('the engine is asked once a search, and never while one runs', () => {
  let asked = 0;
  const store = new Store(initialState());
  const engine = { stepsWith: () => Uint32Array.of(3, ++asked) };
  const events = new EventSteps(engine, store);
  assert.equal(events.of('improved').length, 0);
  const { result } = store.state.search;
  const { position } = store.state.playback;
  store.update((state) => withSearchSettled(state, result, position));
  assert.deepEqual([...events.of('improved')], [3, 1]);
  assert.deepEqual([...events.of('improved')], [3, 1]);
  assert.deepEqual([...events.ofAll()], [1, 2, 3]);
  store.update(withSearchRunning);
  assert.equal(events.ofAll().length, 0);
  store.update((state) => withSearchSettled(state, result, position));
  assert.deepEqual([...events.of('improved')], [3, 3]);
});
