// The same world run several times, over the real core: every number is that of the world run alone, with the same
// units at the same cells whatever the planner; in slices, cancelled between them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EngineError } from '../../../web/engine/engine-error.js';
import { Engine } from '../../../web/engine/engine.js';
import { NO_CELL, UNIT_FIELDS, UNIT_STRIDE, WorldEngine } from '../../../web/engine/world-engine.js';
import { WorldTrials } from '../../../web/engine/jobs/world-trials.js';
import { RULES, ruleGesture, rulesScript, valueOf } from '../../../web/places/world/state/world-rules.js';
import {
  COMPARISONS,
  TRIALS_CSV_HEADER,
  TRIAL_COLUMNS,
  findingsOf,
  sharedGoals,
  trialValue,
  trialsCsv,
  trialsOf,
} from '../../../web/places/world/state/world-trials.js';
import { WORLDS } from '../../../web/places/world/state/world-worlds.js';
import { additions } from '../../../web/places/world/state/world-unit-rows.js';
import { loadModules } from '../../support/node/module.mjs';

/** @import { Comparison } from '../../../web/places/world/state/world-trials.js' */
/** @import { Trial } from '../../../web/engine/jobs/world-trials.js' */

const module = await loadModules();
const createWorld = () => new WorldEngine(new module.WorldLaboratory());

/** A random map. @param {number} seed */
function groundOf(seed) {
  const engine = new Engine(new module.Laboratory());
  engine.generate('random', { width: 30, height: 20, percent: 20, seed });
  const ground = {
    width: 30,
    height: 20,
    factors: engine.factors().slice(),
    corner: /** @type {const} */ ('nowall'),
    seed,
  };
  engine.dispose();
  return ground;
}

/** Slices end after each tick. @param {() => WorldEngine} [createEngine] */
function setUp(createEngine = createWorld) {
  let time = 0;
  let reported = 0;
  /** @type {(() => void)[]} */
  const tasks = [];
  const clock = { now: () => (time += 10), defer: (/** @type {() => void} */ task) => void tasks.push(task) };
  const trials = new WorldTrials(createEngine, clock, () => (reported += 1));
  const finish = () => {
    while (tasks.length > 0) tasks.shift()?.();
  };
  return { trials, tasks, finish, reported: () => reported };
}

/** @param {WorldEngine} world @param {Trial} trial */
function begin(world, { world: of, script }) {
  if (typeof of === 'string') world.beginPreset(of, script);
  else world.begin(of, of.corner, of.seed, script);
}

const ground = groundOf(7);
const plain = (() => {
  const world = createWorld();
  world.begin(ground, ground.corner, ground.seed, '');
  const seen = { options: world.options(), islands: world.islands().slice() };
  world.dispose();
  return seen;
})();

/** @param {Comparison} comparison @param {Partial<Parameters<typeof trialsOf>[0]>} [how] */
const asked = (comparison, how = {}) =>
  trialsOf({ comparison, ground, hasHexes: false, options: plain.options, units: 20, ticks: 150, goals: [], ...how });

test('each run has the numbers of its world run alone', () => {
  for (const comparison of COMPARISONS) {
    const { trials, finish, reported } = setUp();
    const list = asked(comparison);
    trials.begin(list);
    finish();
    assert.equal(trials.phase, 'done');
    assert.equal(trials.done, trials.count);
    assert.ok(reported() > trials.count);
    assert.deepEqual(
      trials.results.map(({ name }) => name),
      list.map(({ name }) => name),
    );
    list.forEach((trial, index) => {
      const world = createWorld();
      begin(world, trial);
      while (!world.seek(trial.from, 50));
      const before = world.counts();
      while (!world.seek(trial.from + trial.ticks, 7));
      const { arrivals, steps, waits, expanded, cutOffs, deadlocks } = world.counts();
      const result = trials.results[index];
      assert.deepEqual(
        [
          result?.arrivals,
          result?.steps,
          result?.waits,
          result?.expansions,
          result?.cutOffs,
          result?.deadlocks,
          result?.digest,
        ],
        [
          arrivals - before.arrivals,
          steps - before.steps,
          waits - before.waits,
          expanded - before.expanded,
          cutOffs - before.cutOffs,
          deadlocks - before.deadlocks,
          world.digest(),
        ],
      );
      world.dispose();
    });
    trials.dispose();
  }
});

test('units and their goals are the same whatever the planner or the rule for other units', () => {
  for (const goals of [[], sharedGoals(plain.islands, ground.width)]) {
    for (const comparison of /** @type {const} */ (['planners', 'otherUnits'])) {
      const set = asked(comparison, { goals }).map((trial) => {
        const world = createWorld();
        begin(world, trial);
        const units = world.units();
        assert.equal(units.length, 20 * UNIT_STRIDE);
        assert.equal(world.options().goals, 'fro');
        const ends = [];
        for (let at = 0; at < units.length; at += UNIT_STRIDE)
          ends.push([units[at + UNIT_FIELDS.cell], units[at + UNIT_FIELDS.goal]]);
        const planners = new Set(
          Array.from({ length: 20 }, (_, index) => units[index * UNIT_STRIDE + UNIT_FIELDS.planner]),
        );
        assert.equal(planners.size, 1);
        assert.ok(ends.every(([, goal]) => goal !== NO_CELL));
        world.dispose();
        return ends;
      });
      assert.ok(set.every((ends) => JSON.stringify(ends) === JSON.stringify(set[0])));
      if (goals.length > 0) assert.equal(new Set(set[0]?.map(([, goal]) => goal)).size, 4);
    }
  }
});

test('on hexagons two planners are compared', () => {
  const { trials, finish } = setUp();
  trials.begin(asked('planners', { ground: { ...ground, corner: 'hex' }, hasHexes: true }));
  finish();
  assert.deepEqual(
    [trials.phase, trials.reason, trials.results.map(({ name }) => name)],
    ['done', null, ['astar', 'flow']],
  );
  assert.ok(trials.results.every(({ arrivals, units }) => arrivals > 0 && units === 20));
  trials.dispose();
});

test('a crowd spreads over two corridors where influence counts, as the findings report', () => {
  const { trials, finish } = setUp();
  trials.begin(asked('influence', { ticks: 500 }));
  finish();
  const { arrivals, hasArrivals } = findingsOf(trials.results);
  assert.ok(hasArrivals);
  assert.deepEqual([arrivals?.first.name, arrivals?.last.name], ['with', 'without']);
  assert.ok((arrivals?.times ?? 0) >= 1.5);
  trials.dispose();
});

test('the table is exported as CSV, and empty runs have no quotients', () => {
  const none = {
    name: 'astar',
    units: 3,
    ticks: 200,
    arrivals: 0,
    steps: 5,
    waits: 6,
    expansions: 70,
    cutOffs: 8,
    deadlocks: 9,
    digest: '',
  };
  const some = { ...none, name: 'local', arrivals: 7 };
  assert.deepEqual(
    TRIAL_COLUMNS.map((column) => trialValue(some, column)),
    [7, 3.5, 5, 6, 70, 10, 8, 9],
  );
  assert.equal(
    trialsCsv([none, some]),
    `${TRIALS_CSV_HEADER}\nastar,3,200,0,0,5,6,70,,8,9\nlocal,3,200,7,3.5,5,6,70,10,8,9\n`,
  );
  const { arrivals, effort, cutOffs } = findingsOf([none, some]);
  assert.deepEqual([arrivals?.first.name, arrivals?.times, effort, cutOffs], ['local', null, null, 16]);
  assert.deepEqual(findingsOf([none, none]), { arrivals: null, effort: null, hasArrivals: false, cutOffs: 16 });
});

test('it is cancelled between slices, started again, and reports refusals', () => {
  const { trials, tasks, finish } = setUp();
  trials.begin(asked('planners'));
  for (let i = 0; i < 30; i++) tasks.shift()?.();
  trials.cancel();
  const { done } = trials;
  assert.ok(done > 10 && done < trials.count);
  finish();
  assert.deepEqual([trials.phase, trials.done, trials.results], ['cancelled', done, []]);
  trials.begin(asked('planners'));
  trials.begin(asked('otherUnits'));
  finish();
  assert.deepEqual([trials.phase, trials.results.length], ['done', 2]);
  trials.begin([{ name: 'odd', world: ground, script: 'a90,90', from: 0, ticks: 5 }]);
  finish();
  assert.deepEqual([trials.phase, trials.reason?.code], ['refused', 'world.cell']);
  trials.dispose();
  const unmet = setUp(() => {
    throw new EngineError({ code: 'module.not_restarted' });
  });
  unmet.trials.begin(asked('planners'));
  assert.deepEqual([unmet.trials.phase, unmet.trials.reason?.code], ['refused', 'module.not_restarted']);
});

test('every rule, and every world of the list, is accepted by the core', () => {
  const world = createWorld();
  for (const { preset, script } of WORLDS) {
    if (preset === null) world.begin(ground, 'four', 3, script);
    else world.beginPreset(preset, script);
    assert.ok(preset === 'two-corridors' || world.units().length > 0);
  }
  world.begin(ground, 'nowall', 3, '');
  for (const rule of RULES) {
    const { choices, isSwitch, low = 0, high = 0 } = rule;
    for (const value of choices !== undefined ? [1, choices.length - 1, 0] : isSwitch ? [1, 0] : [low, high]) {
      const gesture = ruleGesture(rule, String(value));
      assert.ok('script' in gesture);
      world.act(gesture.script);
      assert.equal(valueOf(rule, world.options()), value, rule.name);
    }
  }
  const options = world.options();
  world.begin(ground, 'nowall', 3, rulesScript(options));
  assert.deepEqual(world.options(), options);
  world.act(additions(100, { team: 2, planner: 1 }));
  assert.equal(world.units().length, 100 * UNIT_STRIDE);
  assert.deepEqual([world.units()[UNIT_FIELDS.team], world.units()[UNIT_FIELDS.planner]], [2, 1]);
  world.dispose();
});
