// Searches in slices: at once if short, cancelled by the next, never starved by a drag.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EngineError } from '../../../web/engine/engine-error.js';
import { DEFAULT_SETTINGS } from '../../../web/engine/options.js';
import { SearchRunner } from '../../../web/engine/jobs/search-runner.js';
import { initialState } from '../../../web/model/state.js';
import { FINE } from '../../support/fixtures/laboratory.mjs';
import { OPTIMAL } from '../../support/fixtures/verdicts.mjs';

/** @import { Answer, SearchResult } from 'astrolabe-module' */

/** @param {SearchResult} result @returns {Answer} */
const answerOf = (result) => ({
  reason: FINE,
  isEdited: false,
  result,
  position: initialState().playback.position,
  verdict: OPTIMAL,
  path: new Uint32Array(0),
});

/**
 * A runner over an engine whose searches need a number of advance() calls, each of some milliseconds.
 * @param {{ calls: number, milliseconds: number }} work
 */
function setUp(work) {
  let time = 0;
  let left = 0;
  let question = -1;
  /** @type {(() => void)[]} */
  const tasks = [];
  /** @type {string[]} */
  const reported = [];
  /** @returns {'running' | 'found'} */
  const advance = () => {
    time += work.milliseconds;
    left -= 1;
    return left > 0 ? 'running' : 'found';
  };
  const result = () => ({ ...initialState().search.result, cost: question });
  const runner = new SearchRunner({
    engine: {
      ask: ({ start, goal }) => {
        if (goal < 0) throw new EngineError({ code: 'search.end_outside' });
        question = start;
        left = work.calls;
        return answerOf({ ...result(), outcome: advance() });
      },
      advance,
      result,
    },
    now: () => time,
    defer: (task) => tasks.push(task),
    onRunning: () => reported.push('running'),
    onSettled: ({ cost }) => reported.push(`settled ${cost}`),
    onRefused: ({ reason }) => reported.push(reason.code),
  });
  return {
    runner,
    reported,
    /** Asks a question identified by its start. @param {number} start */
    ask: (start) => runner.ask({ settings: DEFAULT_SETTINGS, start, goal: 0 }),
    /** @param {number} count */
    runTasks: (count) => tasks.splice(0, count).forEach((task) => task()),
    pending: () => tasks.length,
  };
}

test('a short search is answered at once', () => {
  const { ask, reported, pending } = setUp({ calls: 3, milliseconds: 1 });
  ask(1);
  assert.deepEqual(reported, ['settled 1']);
  assert.equal(pending(), 0);
});

test('a long search says so, and goes on in slices of some milliseconds', () => {
  const { ask, reported, pending, runTasks } = setUp({ calls: 20, milliseconds: 2 });
  ask(1);
  assert.deepEqual(reported, ['running']);
  let slices = 1;
  while (pending() > 0) {
    runTasks(1);
    slices += 1;
  }
  assert.deepEqual(reported, ['running', 'settled 1']);
  assert.equal(slices, 5);
});

test('a question asked meanwhile waits for the current answer, only the last one', () => {
  const { ask, reported, pending, runTasks } = setUp({ calls: 20, milliseconds: 2 });
  ask(1);
  ask(2);
  ask(3);
  while (pending() > 0) runTasks(1);
  assert.deepEqual(reported, ['running', 'settled 1', 'running', 'settled 3']);
});

test('a search that takes too long gives up for the next question', () => {
  const { ask, reported, pending, runTasks } = setUp({ calls: 100, milliseconds: 10 });
  ask(1);
  for (let slice = 0; slice < 30; slice++) runTasks(1);
  ask(2);
  while (pending() > 0) runTasks(1);
  assert.deepEqual(reported, ['running', 'running', 'settled 2']);
});

test('between two checks of the clock there is about a millisecond of work, fast or slow', () => {
  for (const [nanoseconds, low, high] of /** @type {const} */ ([
    [50, 5_000, 100_000],
    [200_000, 1, 20],
  ])) {
    let time = 0;
    let calls = 0;
    let last = 0;
    const runner = new SearchRunner({
      engine: {
        ask: () => answerOf({ ...initialState().search.result, outcome: 'running' }),
        advance: (expansions) => {
          last = expansions;
          time += (expansions * nanoseconds) / 1e6;
          return ++calls < 40 ? 'running' : 'found';
        },
        result: () => initialState().search.result,
      },
      now: () => time,
      defer: (task) => task(),
      onRunning: () => undefined,
      onSettled: () => undefined,
      onRefused: () => undefined,
    });
    runner.ask({ settings: DEFAULT_SETTINGS, start: 0, goal: 1 });
    assert.ok(last >= low && last <= high, `${last} expansions of ${nanoseconds} ns`);
  }
});

test('a cancelled search never reports again', () => {
  const { ask, reported, runner, pending, runTasks } = setUp({ calls: 20, milliseconds: 2 });
  ask(1);
  runner.cancel();
  assert.equal(runner.isRunning, false);
  while (pending() > 0) runTasks(1);
  assert.deepEqual(reported, ['running']);
});

test('a question that the engine refuses is reported with its reason', () => {
  const { runner, reported } = setUp({ calls: 1, milliseconds: 1 });
  runner.ask({ settings: DEFAULT_SETTINGS, start: 0, goal: -1 });
  assert.deepEqual(reported, ['search.end_outside']);
  assert.equal(runner.isRunning, false);
});
