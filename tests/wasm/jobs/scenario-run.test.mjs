// A scenario run by the real module: outcomes, sums, slices, refusals; and what the façade says about texts.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Engine } from '../../../web/engine/engine.js';
import { EngineError } from '../../../web/engine/engine-error.js';
import { DEFAULT_SETTINGS } from '../../../web/engine/options.js';
import { ScenarioRun } from '../../../web/engine/jobs/scenario-run.js';
import { loadModule } from '../../support/node/module.mjs';

const module = await loadModule();
const createEngine = () => new Engine(new module.Laboratory());
const EXACT = { ...DEFAULT_SETTINGS, costs: /** @type {const} */ ('exact') };
const ROWS = ['0 0 5 0 5', '0 0 5 3 7.41421356', '0 0 5 3 8.00', '0 0 2 1 3', '0 0 5 3 7.41', '4 4 5 5 9'];

/** @param {readonly string[]} rows */
function scenario(rows) {
  const lines = rows.map((row) => `0 maps/small.map ${row.startsWith('4 4') ? '9 9' : '6 4'} ${row}\n`);
  const { map, rows: view } = createEngine().readScenario(`version 1\n${lines.join('')}`);
  return { map, rows: view.slice() };
}

function board() {
  const engine = createEngine();
  engine.load('ascii', '......\n..##..\n..##..\n......\n');
  return { width: 6, height: 4, factors: engine.factors().slice() };
}

/** A run whose slices end after each piece of work. */
function setUp() {
  /** @type {(() => void)[]} */
  const tasks = [];
  let time = 0;
  let reported = 0;
  const clock = { now: () => (time += 10), defer: (/** @type {() => void} */ task) => void tasks.push(task) };
  const run = new ScenarioRun(createEngine, clock, () => (reported += 1));
  const finish = () => {
    while (tasks.length > 0) tasks.shift()?.();
  };
  return { run, tasks, finish, reported: () => reported };
}

test('every row is answered and compared with its length', () => {
  const { run, finish, reported } = setUp();
  const { map, rows } = scenario(ROWS);
  assert.equal(map, 'maps/small.map');
  run.begin(rows, EXACT, board());
  assert.equal(run.phase, 'running');
  finish();
  assert.equal(run.phase, 'done');
  assert.ok(reported() >= ROWS.length);
  const outcomes = ROWS.map((_, index) => run.answers.row(index).outcome);
  // Written with two decimals a length is rounded: 7.41 is 7.414.
  assert.deepEqual(outcomes, ['equal', 'equal', 'differs', 'no-path', 'equal', 'other-size']);
  assert.deepEqual([run.done, run.answers.equal, run.answers.missed], [6, 3, [2, 3, 5]]);
  const { start, goal, published, found, expanded } = run.answers.row(2);
  assert.deepEqual([start, goal, published], [0, 23, 8]);
  assert.ok(Math.abs(found - 6 - Math.SQRT2) < 1e-6);
  assert.ok(expanded > 0 && run.answers.expanded >= 3 * expanded);
});

test('where no path is published, finding none is right, and any other answer is not', () => {
  const { run, finish } = setUp();
  // Of the first two rows the goal is a wall; the last one begins at its goal.
  const { rows } = scenario(['0 0 2 1 0', '0 0 2 1 3', '0 0 5 3 0', '0 0 0 0 0']);
  run.begin(rows, EXACT, board());
  finish();
  const outcomes = [0, 1, 2, 3].map((index) => run.answers.row(index).outcome);
  assert.deepEqual(outcomes, ['no-path-published', 'no-path', 'differs', 'equal']);
  assert.deepEqual([run.answers.equal, run.answers.missed], [2, [1, 2]]);
  assert.equal(run.answers.row(0).published, Infinity);
});

test('each row expands as many cells as the same search on the board', () => {
  // LPA* could repair the answer of a row with the same start.
  for (const algorithm of /** @type {const} */ (['dijkstra', 'lpastar'])) {
    const { run, finish } = setUp();
    run.begin(scenario(ROWS.slice(0, 2)).rows, { ...EXACT, algorithm }, board());
    finish();
    const engine = createEngine();
    engine.load('ascii', '......\n..##..\n..##..\n......\n');
    engine.begin({ ...EXACT, algorithm }, 0, 23);
    engine.advance(1000);
    assert.equal(run.answers.row(1).expanded, engine.result().expanded);
    assert.ok(engine.result().expanded > 0);
  }
});

test('a run that is stopped keeps what is done; the next starts over', () => {
  const { run, tasks, finish } = setUp();
  const { rows } = scenario(ROWS);
  run.begin(rows, EXACT, board());
  while (run.done === 0) tasks.shift()?.();
  run.cancel();
  const { done } = run;
  assert.ok(done > 0 && done < ROWS.length);
  finish();
  assert.deepEqual([run.phase, run.done], ['cancelled', done]);
  run.begin(rows, EXACT, board());
  finish();
  assert.deepEqual([run.phase, run.done], ['done', ROWS.length]);
  run.dispose();
  assert.deepEqual([run.phase, run.answers.row(1).outcome], ['done', 'equal']);
});

test('settings that are refused end the run with the reason', () => {
  const { run, finish } = setUp();
  const varied = board();
  varied.factors[0] = 5;
  run.begin(scenario(ROWS).rows, { ...EXACT, algorithm: 'jps' }, varied);
  finish();
  assert.deepEqual([run.phase, run.reason?.code, run.done], ['refused', 'search.uniform_terrain', 0]);
});

test('a text that is not a scenario is refused with its line, and the board stays', () => {
  const engine = createEngine();
  engine.load('ascii', 'S.G');
  assert.throws(
    () => engine.readScenario('version 1\n0 a 6 4 0 0 9 9 1\n'),
    (error) => error instanceof EngineError && error.reason.code === 'scen.cell' && error.reason.line === 2,
  );
  assert.deepEqual([engine.width, engine.height], [3, 1]);
});

test('the façade says how it read a text', () => {
  const engine = createEngine();
  assert.equal(engine.loadedFormat(), '');
  for (const [text, kind, factors] of /** @type {const} */ ([
    ['S2G', 'ascii', [1, 2, 1]],
    ['010', 'walls', [1, 0, 1]],
    ['0,1,2', 'costs', [0, 1, 2]],
    ['[[1,0]]', 'walls', [0, 1]],
    ['type octile\nheight 1\nwidth 2\nmap\n.@\n', 'moving-ai', [1, 0]],
  ])) {
    engine.load('auto', text);
    assert.equal(engine.loadedFormat(), kind);
    assert.deepEqual([...engine.factors()], [...factors]);
  }
  assert.throws(() => engine.load('auto', '0 1\n0'), EngineError);
  assert.equal(engine.loadedFormat(), 'moving-ai');
  engine.load('costs', '010');
  assert.deepEqual([...engine.factors()], [0, 1, 0]);
  assert.throws(() => engine.load(/** @type {'auto'} */ ('csv'), '0 1'), EngineError);
});
