// Several setups on every row of a scenario, over the real core: each as by itself, sums, refusals, slices.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BatchRun } from '../../../web/engine/jobs/batch-run.js';
import { NO_ROWS, addRow, excessOf } from '../../../web/engine/jobs/batch-sums.js';
import { Engine } from '../../../web/engine/engine.js';
import { EngineError } from '../../../web/engine/engine-error.js';
import { DEFAULT_SETTINGS } from '../../../web/engine/options.js';
import { csvLine, meansOf } from '../../../web/places/race/batch/batch.js';
import { loadModule } from '../../support/node/module.mjs';

/** @import { SearchSettings } from 'astrolabe-module' */
/** @import { Row } from '../../../web/engine/jobs/scenario-answers.js' */

const module = await loadModule();
const createEngine = () => new Engine(new module.Laboratory());
const ROWS = ['0 0 5 0 5', '0 0 5 3 7.41421356', '0 0 5 3 8.00', '0 0 2 1 3', '0 0 0 0 0', '0 3 5 0 7.41421356'];
const TEXT = `version 1\n${ROWS.map((row) => `0 maps/small.map 6 4 ${row}\n`).join('')}`;

/** @param {Partial<SearchSettings>} [changes] @returns {{ name: string, settings: SearchSettings }} */
const setupOf = (changes = {}) => ({
  name: changes.algorithm ?? 'astar',
  settings: { ...DEFAULT_SETTINGS, costs: 'exact', ...changes },
});

function board() {
  const engine = createEngine();
  engine.load('ascii', '......\n..##..\n..##..\n......\n');
  return { width: 6, height: 4, factors: engine.factors().slice() };
}

/** A run whose slices end after each piece of work. */
function setUp(create = createEngine) {
  /** @type {(() => void)[]} */
  const tasks = [];
  let time = 0;
  let reported = 0;
  const clock = { now: () => (time += 10), defer: (/** @type {() => void} */ task) => void tasks.push(task) };
  const batch = new BatchRun(create, clock, () => (reported += 1));
  const finish = () => {
    while (tasks.length > 0) tasks.shift()?.();
  };
  return { batch, tasks, finish, reported: () => reported };
}

test('every setup answers every row as if it were alone', async () => {
  const { batch, finish, reported } = setUp();
  const { rows, map, width, height, all } = await readBy(batch);
  assert.deepEqual([map, width, height, all], ['maps/small.map', 6, 4, ROWS.length]);
  const setups = [
    setupOf(),
    setupOf({ algorithm: 'dijkstra' }),
    setupOf({ algorithm: 'greedy' }),
    setupOf({ algorithm: 'jps' }),
  ];
  batch.begin(rows, setups, board());
  assert.equal(batch.phase, 'running');
  finish();
  assert.equal(batch.phase, 'done');
  assert.deepEqual([batch.done, batch.count], [24, 24]);
  assert.ok(reported() >= 24);
  const engine = createEngine();
  for (const {
    setup: { settings },
    answers,
    summary,
  } of batch.lanes) {
    const sums = { expanded: 0, cost: 0, solved: 0 };
    for (let index = 0; index < answers.count; index++) {
      const row = answers.row(index);
      engine.restore(6, 4, board().factors);
      engine.begin(settings, row.start, row.goal);
      while (engine.advance(100) === 'running');
      const { outcome, cost, expanded } = engine.result();
      assert.equal(row.expanded, expanded);
      sums.expanded += expanded;
      if (outcome !== 'found') continue;
      assert.equal(row.found, cost);
      sums.cost += cost;
      sums.solved += 1;
    }
    const { expanded, cost, solved } = summary;
    assert.deepEqual({ expanded, cost, solved }, sums);
    assert.ok(summary.milliseconds > 0);
  }
  assert.equal(batch.lanes[0]?.summary.solved, 5);
});

test('a refused setup is skipped with its reason, the others run', async () => {
  const { batch, finish } = setUp();
  const { rows } = await readBy(batch);
  const varied = board();
  varied.factors[0] = 5;
  batch.begin(rows, [setupOf({ algorithm: 'jps' }), setupOf()], varied);
  finish();
  assert.equal(batch.phase, 'done');
  const [jps, astar] = batch.lanes;
  assert.deepEqual([jps?.reason?.code, jps?.summary.rows], ['search.uniform_terrain', 0]);
  assert.deepEqual([astar?.reason, astar?.summary.rows], [null, 6]);
  assert.equal(batch.done, batch.count);
});

test('a stopped run keeps what is done; the next starts over', async () => {
  const { batch, tasks, finish } = setUp();
  const { rows } = await readBy(batch);
  const setups = [setupOf(), setupOf({ algorithm: 'bfs' })];
  batch.begin(rows, setups, board());
  while (batch.done <= 6) tasks.shift()?.();
  batch.cancel();
  const { done } = batch;
  assert.ok(done > 6 && done < 12, `${done}`);
  finish();
  assert.deepEqual([batch.phase, batch.done], ['cancelled', done]);
  batch.begin(rows, setups, board());
  finish();
  assert.deepEqual([batch.phase, batch.done], ['done', 12]);
  // Another run starts in the middle of one: the later one counts.
  batch.begin(rows, setups, board());
  batch.begin(rows, setups.slice(1), board());
  finish();
  assert.deepEqual([batch.phase, batch.count, batch.lanes[0]?.summary.rows], ['done', 6, 6]);
  batch.dispose();
  assert.deepEqual([batch.phase, batch.done, batch.lanes[0]?.answers.row(1).outcome], ['done', 6, 'equal']);
  batch.begin(rows, setups, board());
  finish();
  assert.equal(batch.done, 12);
});

/** @param {BatchRun} batch */
async function readBy(batch) {
  const scenario = await batch.read(TEXT);
  assert.ok(scenario);
  return scenario;
}

test('a text that is not a scenario is refused with its line', async () => {
  const { batch } = setUp();
  await assert.rejects(
    batch.read('version 1\n0 a 6 4 0 0 9 9 1\n'),
    (error) => error instanceof EngineError && error.reason.code === 'scen.cell' && error.reason.line === 2,
  );
});

/** @param {Partial<Row>} changes @returns {Row} */
const row = (changes) => ({
  ...{ outcome: 'differs', start: 0, goal: 23, published: 10, found: 11, expanded: 20, milliseconds: 0.5 },
  ...changes,
});

test('sums, means and the worst row', () => {
  const summary = { ...NO_ROWS };
  const rows = [
    row({}),
    row({ found: 12 }),
    row({ outcome: 'equal', found: 10.000_001 }),
    row({ outcome: 'no-path', found: 0 }),
  ];
  rows.forEach((one, index) => addRow(summary, one, index));
  assert.deepEqual([summary.rows, summary.solved, summary.expanded, summary.milliseconds], [4, 3, 80, 2]);
  assert.ok(Math.abs(summary.excess - 0.3) < 1e-12 && Math.abs(summary.worst - 0.2) < 1e-12);
  assert.equal(summary.worstRow, 1);
  const means = meansOf(summary);
  assert.ok(Math.abs(means.excess - 0.1) < 1e-12);
  assert.deepEqual([means.expanded, means.milliseconds], [20, 0.5]);
  assert.equal(NO_ROWS.rows, 0);
});

test('within its tolerance a length is the published one', () => {
  assert.equal(excessOf(row({ outcome: 'equal', found: 10.000_001 })), 0);
  assert.equal(excessOf(row({ published: 0, found: 0, outcome: 'equal' })), 0);
  assert.ok(Math.abs(excessOf(row({ found: 9 })) + 0.1) < 1e-12);
});

test('a path where none is published is solved, and compared with nothing', () => {
  const summary = { ...NO_ROWS };
  [row({}), row({ published: Infinity })].forEach((one, index) => addRow(summary, one, index));
  assert.deepEqual([summary.solved, summary.held, summary.worstRow], [2, 1, 0]);
  assert.ok(Math.abs(meansOf(summary).excess - 0.1) < 1e-12);
  assert.ok(Number.isNaN(excessOf(row({ published: Infinity }))));
  assert.equal(csvLine(row({ published: Infinity }), 0, 6, 'A*'), '1,0,0,5,3,,A*,found,11,,20,0.5\n');
});

test('a line of CSV for each row and setup', () => {
  assert.equal(csvLine(row({}), 0, 6, 'A*, w = 2'), '1,0,0,5,3,10,"A*, w = 2",found,11,10,20,0.5\n');
  assert.equal(csvLine(row({ outcome: 'no-path' }), 4, 6, 'A*'), '5,0,0,5,3,10,A*,no-path,,,20,0.5\n');
});
