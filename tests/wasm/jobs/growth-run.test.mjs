// The effort on growing maps over the real core: the same maps every time, each setup as if alone, cancelled
// between slices.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Engine } from '../../../web/engine/engine.js';
import { GrowthRun, SIDES } from '../../../web/engine/jobs/growth-run.js';
import { DEFAULT_SETTINGS } from '../../../web/engine/options.js';
import { loadModule } from '../../support/node/module.mjs';

/** @import { SearchSettings } from 'astrolabe-module' */

const module = await loadModule();
const createEngine = () => new Engine(new module.Laboratory());

/** Slices end after each piece of work. */
function setUp() {
  let time = 0;
  let reported = 0;
  /** @type {(() => void)[]} */
  const tasks = [];
  const clock = { now: () => (time += 10), defer: (/** @type {() => void} */ task) => void tasks.push(task) };
  const growth = new GrowthRun(createEngine, clock, () => (reported += 1));
  const finish = () => {
    while (tasks.length > 0) tasks.shift()?.();
  };
  return { growth, tasks, finish, reported: () => reported };
}

/** @type {SearchSettings[]} */
const SETUPS = [DEFAULT_SETTINGS, { ...DEFAULT_SETTINGS, algorithm: 'dijkstra' }];

test('every setup expands on every map what it expands there alone', () => {
  const { growth, finish, reported } = setUp();
  growth.begin(SETUPS, { kind: 'random', percent: 30, seed: 3 });
  finish();
  assert.equal(growth.phase, 'done');
  assert.deepEqual(
    growth.rows.map(({ side }) => side),
    [...SIDES],
  );
  assert.equal(growth.done, growth.count);
  assert.ok(reported() > growth.count);
  const engine = createEngine();
  for (const { side, seed, expanded } of growth.rows) {
    engine.generate('random', { width: side, height: side, percent: 30, seed });
    const { start, goal } = engine.suggestedEnds();
    SETUPS.forEach((settings, index) => {
      engine.begin(settings, start, goal);
      while (engine.advance(10_000) === 'running');
      assert.equal(engine.result().outcome, 'found');
      assert.equal(expanded[index], engine.result().expanded);
    });
  }
  assert.ok(growth.rows.every(({ seed }) => seed === 3));
  const before = growth.rows;
  growth.begin(SETUPS, { kind: 'random', percent: 30, seed: 3 });
  finish();
  assert.deepEqual(growth.rows, before);
  growth.dispose();
});

test('a search that would repair its answer starts over for each setup', () => {
  const { growth, finish } = setUp();
  const lifelong = { ...DEFAULT_SETTINGS, algorithm: /** @type {const} */ ('lpastar') };
  growth.begin([lifelong, lifelong], { kind: 'random', percent: 20, seed: 3 });
  finish();
  assert.equal(growth.rows.length, SIDES.length);
  for (const {
    expanded: [first, second],
  } of growth.rows) {
    assert.ok(first !== null && first !== undefined && first > 0);
    assert.equal(second, first);
  }
  growth.dispose();
});

test('a setup that a map refuses has no number, nor has a map without a path', () => {
  const { growth, finish } = setUp();
  growth.begin([{ ...DEFAULT_SETTINGS, algorithm: 'jps' }, DEFAULT_SETTINGS], {
    kind: 'terrain',
    percent: 20,
    seed: 1,
  });
  finish();
  assert.ok(growth.rows.some(({ expanded: [jps, astar] }) => jps === null && astar !== null));
  growth.begin(SETUPS, { kind: 'random', percent: 100, seed: 1 });
  finish();
  assert.ok(growth.rows.every(({ expanded }) => expanded.every((one) => one === null)));
  growth.dispose();
});

test('it is cancelled between slices, and started again', () => {
  const { growth, tasks, finish } = setUp();
  growth.begin(SETUPS, { kind: 'maze', percent: 0, seed: 1 });
  for (let i = 0; i < 40 && growth.done < 3; i++) tasks.shift()?.();
  growth.cancel();
  const { done } = growth;
  assert.ok(done >= 1 && done < growth.count);
  finish();
  assert.deepEqual([growth.phase, growth.done], ['cancelled', done]);
  growth.begin(SETUPS, { kind: 'maze', percent: 0, seed: 1 });
  growth.begin(SETUPS.slice(1), { kind: 'maze', percent: 0, seed: 2 });
  finish();
  assert.deepEqual([growth.phase, growth.done, growth.count], ['done', 6, 6]);
  growth.dispose();
});
