// A lane of a race over the real core: its answer and its trace are those of the same search alone.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Engine } from '../../../web/engine/engine.js';
import { DEFAULT_SETTINGS } from '../../../web/engine/options.js';
import { RaceLane } from '../../../web/places/race/lane.js';
import { loadModule } from '../../support/node/module.mjs';

/** @import { SearchSettings } from 'astrolabe-module' */
/** @import { LaneUpdate } from '../../../web/places/race/lane.js' */

const module = await loadModule();
const newEngine = () => new Engine(new module.Laboratory());

/** A clock that advances by a millisecond per reading. */
function ticking() {
  let time = 0;
  return () => (time += 1);
}

function randomBoard() {
  const engine = newEngine();
  engine.generate('random', { width: 48, height: 32, percent: 30, seed: 7 });
  const board = { width: 48, height: 32, factors: engine.factors().slice() };
  const ends = engine.suggestedEnds();
  engine.dispose();
  return { board, ends };
}

/** @param {Engine} engine every event of its search */
function eventsOf(engine) {
  const { steps } = engine.result();
  const events = [];
  for (let first = 1; first <= steps; first += 1000) events.push(...engine.log(first, Math.min(first + 999, steps)));
  return events;
}

/** @param {Partial<SearchSettings>} change */
function run(change) {
  const { board, ends } = randomBoard();
  const question = { settings: { ...DEFAULT_SETTINGS, ...change }, ...ends };
  const lane = new RaceLane(newEngine(), ticking());
  /** @type {LaneUpdate[]} */
  const updates = [];
  for (const one of lane.work(question, board)) if (one !== null) updates.push(one);
  return { board, question, lane, updates };
}

const SETUPS = /** @type {Partial<SearchSettings>[]} */ ([
  {},
  { algorithm: 'dijkstra', tie: 'fifo' },
  { weightHundredths: 250, reopens: false, openList: 'sorted' },
  { algorithm: 'jps' },
  { algorithm: 'bidirectional' },
  { algorithm: 'lpastar' },
  { algorithm: 'theta' },
  { algorithm: 'twotier' },
  { algorithm: 'idastar', corner: 'four', heuristic: 'manhattan' },
]);

for (const change of SETUPS) {
  test(`a lane finds what the search finds alone: ${JSON.stringify(change)}`, () => {
    const { board, question, lane, updates } = run(change);
    const alone = newEngine();
    alone.restore(board.width, board.height, board.factors);
    alone.begin(question.settings, question.start, question.goal);
    while (alone.advance(1000) === 'running');
    assert.deepEqual({ ...lane.engine.result() }, { ...alone.result() });
    assert.deepEqual(eventsOf(lane.engine), eventsOf(alone));
    const { result } = updates.at(-1) ?? {};
    assert.ok(result);
    const { outcome, expanded, generated, reopened, steps } = alone.result();
    assert.deepEqual(
      [result.outcome, result.expanded, result.generated, result.reopened, result.steps],
      [outcome, expanded, generated, reopened, steps],
    );
    assert.equal(outcome, change.algorithm === 'idastar' ? 'gave-up' : 'found');
    assert.equal(result.cost, outcome === 'found' ? alone.result().cost : null);
    assert.deepEqual([...result.path], [...alone.path()]);
    while (alone.judge(1000) === 'judging');
    const { excess, optimum } = alone.verdict();
    assert.deepEqual([result.excess, result.optimum], outcome === 'found' ? [excess, optimum] : [null, null]);
    assert.equal(result.isJudged, true);
    const { median, low, high, runs } = result.milliseconds;
    assert.ok(runs >= 1 && low > 0 && low <= median && median <= high);
    lane.dispose();
    alone.dispose();
  });
}

/** The same from the numbers of the façade's other members. @param {Engine} engine */
function bytesOf(engine) {
  const { steps } = engine.result();
  let most = 0;
  for (let step = 0; step <= steps; step++) {
    const { open, closed } = engine.seek(step);
    most = Math.max(most, 24 * (open + closed) + 32 * open);
  }
  return most;
}

/** IDA* leaves more events here than are read. */
for (const change of SETUPS.filter(({ algorithm }) => algorithm !== 'idastar')) {
  test(`the bytes of a lane are those of its nodes, its open list and its log: ${JSON.stringify(change)}`, () => {
    const { lane, updates } = run(change);
    const { steps } = lane.engine.result();
    const { result } = updates.at(-1) ?? {};
    const log = (result?.bytes ?? 0) - bytesOf(lane.engine);
    // A mask per step, or the events that log() lists.
    const events = 16 * (eventsOf(lane.engine).length / 7);
    assert.ok(
      log === 4 * steps || (log >= events && log <= events + 16 * (steps + 2)),
      `${log} of ${steps} steps, ${events}`,
    );
    lane.dispose();
  });
}

test('comparisons are those of the open list that the search has, step by step', () => {
  const [heap, list] = /** @type {const} */ (['heap', 'list']).map((openList) => {
    const { lane, updates } = run({ openList });
    const { result } = updates.at(-1) ?? {};
    assert.ok(result?.series);
    assert.equal(result.series.length, result.steps + 1);
    assert.equal(result.series[0], 0);
    assert.equal(result.series[result.steps], result.comparisons);
    for (let step = 1; step <= result.steps; step++)
      assert.ok((result.series[step] ?? 0) >= (result.series[step - 1] ?? 0));
    lane.dispose();
    return result.comparisons ?? 0;
  });
  assert.ok(heap !== undefined && list !== undefined && heap > 0 && list > 2 * heap, `${heap} and ${list}`);
});

test('a search from both ends uses heaps, whatever list is chosen for others', () => {
  const [list, heap] = /** @type {const} */ (['list', 'heap']).map((openList) => {
    const { lane, updates } = run({ algorithm: 'bidirectional', openList });
    lane.dispose();
    return updates.at(-1)?.result?.comparisons;
  });
  assert.ok(heap !== null && heap !== undefined && heap > 0);
  assert.equal(list, heap);
});

test('without such an open list no comparisons are reported', () => {
  const { lane, updates } = run({ algorithm: 'lpastar' });
  assert.equal(updates.at(-1)?.result?.comparisons, null);
  assert.equal(updates.at(-1)?.result?.series, null);
  lane.dispose();
});

test('a search too short for the clock is timed many at a time', () => {
  const { board, ends } = randomBoard();
  const engine = newEngine();
  // Its time advances by the searches themselves, and is read in tenths of a millisecond.
  let searches = 0;
  const begin = engine.begin.bind(engine);
  engine.begin = (...question) => {
    searches += 1;
    begin(...question);
  };
  const lane = new RaceLane(engine, () => Math.floor(searches * 0.07) / 10);
  /** @type {LaneUpdate[]} */
  const updates = [];
  for (const one of lane.work({ settings: DEFAULT_SETTINGS, ...ends }, board)) if (one !== null) updates.push(one);
  const { median, low, high, runs } = updates.at(-1)?.result?.milliseconds ?? { median: 0, low: 0, high: 0, runs: 0 };
  assert.equal(runs, 5);
  for (const time of [low, median, high]) assert.ok(Math.abs(time - 0.007) < 0.0005, String(time));
  lane.dispose();
});

test('the answer comes before the verdict', () => {
  const { updates, lane } = run({});
  assert.deepEqual(
    updates.map(({ result }) => result?.isJudged),
    [false, true],
  );
  assert.deepEqual(
    updates.map(({ result }) => result?.excess),
    [null, 0],
  );
  lane.dispose();
});

test('a setup that the board does not allow is refused with the core’s reason', () => {
  const { updates, lane } = run({ algorithm: 'theta', corner: 'four' });
  assert.equal(updates.length, 1);
  assert.equal(updates[0]?.result, null);
  assert.ok(updates[0]?.reason?.code);
  lane.dispose();
});

test('where there is no path the lane says so, without a cost', () => {
  const lane = new RaceLane(newEngine(), ticking());
  const factors = Uint8Array.from([1, 0, 1, 1, 0, 1]);
  /** @type {LaneUpdate[]} */
  const updates = [];
  for (const one of lane.work({ settings: DEFAULT_SETTINGS, start: 0, goal: 2 }, { width: 3, height: 2, factors }))
    if (one) updates.push(one);
  const { result } = updates.at(-1) ?? {};
  assert.equal(result?.outcome, 'no-path');
  assert.equal(result?.cost, null);
  assert.equal(result?.excess, null);
  lane.dispose();
});
