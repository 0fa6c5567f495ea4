// The four experiments on boards of their own: what each of them accepts, its bounds, and the conclusions.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RaceSession } from '../../../web/places/race/session.js';
import { Engine } from '../../../web/engine/engine.js';
import { DEFAULT_SETTINGS } from '../../../web/engine/options.js';
import { experimentSentences } from '../../../web/places/race/experiment-sentences.js';
import { racePairs, readRace } from '../../../web/places/race/link.js';
import { EXPERIMENTS, conclusionOf, experimentLanes, measuresOf } from '../../../web/places/race/experiments.js';
import { PRESETS } from '../../../web/model/maps/presets.js';
import { lengthOf } from '../../../web/places/race/scale.js';
import { NO_RACE, boardOf, hasCourses } from '../../../web/places/race/state.js';
import { Store } from '../../../web/model/store.js';
import { loadModule, search } from '../../support/node/module.mjs';
import { translator } from '../../support/node/words.mjs';

/** @import { ExperimentRow } from '../../../web/places/race/experiments.js' */
/** @import { RaceState } from '../../../web/places/race/state.js' */

const module = await loadModule();

/** A session whose slices end after each piece of work. */
function setUp() {
  let time = 0;
  /** @type {(() => void)[]} */
  const tasks = [];
  const clock = { now: () => (time += 10), defer: (/** @type {() => void} */ task) => void tasks.push(task) };
  const store = new Store(/** @type {RaceState} */ (NO_RACE));
  const session = new RaceSession(store, () => new Engine(new module.Laboratory()), clock);
  const finish = async () => {
    while (tasks.length > 0) {
      tasks.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { session, store, finish };
}

/** @param {RaceState} race @returns {ExperimentRow[]} */
const rowsOf = (race) =>
  race.lanes.map(({ course, result }) => {
    assert.ok(course && result);
    return { id: course.id, ...measuresOf(course), result };
  });

test('each experiment runs on its own board, and gives the result of its preset', async () => {
  const { session, store, finish } = setUp();
  session.beginCourses(experimentLanes(), { opening: 'end' });
  await finish();
  const race = store.state;
  assert.equal(race.lanes.length, 4);
  assert.ok(hasCourses(race));
  for (const [index, lane] of race.lanes.entries()) {
    const preset = EXPERIMENTS[index];
    const lab = new module.Laboratory();
    assert.ok(preset && lab.load('ascii', preset.map).ok);
    const board = boardOf(race, lane);
    assert.deepEqual(
      [board.start, board.goal],
      [lab.suggestedStart('squares'), lab.suggestedGoal('squares')],
      preset.id,
    );
    const { expanded, cost, outcome } = search(lab, preset.settings, board.start, board.goal);
    assert.deepEqual(
      [lane.result?.expanded, lane.result?.cost],
      [expanded, outcome === 'found' ? cost : null],
      preset.id,
    );
    assert.deepEqual([...(session.engineOf(lane.id)?.factors() ?? [])], [...lab.factors()], preset.id);
    lab.delete();
  }
  assert.equal(lengthOf(race), 375);
  session.stop();
  assert.ok(hasCourses(store.state) && store.state.lanes.every(({ result }) => result === null));
});

test('the table and the conclusion are built from the numbers', async () => {
  const { session, store, finish } = setUp();
  session.beginCourses(experimentLanes(), { opening: 'end' });
  await finish();
  const rows = rowsOf(store.state);
  assert.deepEqual(
    rows.map(({ id, line, free, result }) => [id.replace('experiment_', ''), result.expanded, line, free, result.cost]),
    [
      ['line', 16, 16, 400, 150],
      ['wall', 94, 16, 388, 198],
      ['trap', 96, 12, 376, 214],
      ['walled', 375, 16, 384, null],
    ],
  );
  const sentences = experimentSentences(rows, translator('en'));
  assert.match(sentences[0] ?? '', /^In all 4, A\* expands no fewer cells/);
  assert.match(sentences[1] ?? '', /^Straight line: only the 16 cells/);
  assert.match(sentences[2] ?? '', /^From “Straight line” to “Out of a trap” the path costs 42\.7% more, but 6 times/);
  assert.match(sentences[3] ?? '', /^Goal walled in: no path, so 375 of 384 free cells are expanded, all but the 9/);
  assert.equal(sentences.length, 4);
  assert.equal(experimentSentences(rows, translator('zh')).length, 4);
  // Other numbers, other sentences.
  const other = rows.map((row, at) => (at === 1 ? { ...row, result: { ...row.result, expanded: 15 } } : row));
  assert.deepEqual(
    conclusionOf(other).outside.map(({ id }) => id),
    ['experiment_wall'],
  );
  assert.match(experimentSentences(other, translator('en'))[0] ?? '', /^Outside the bounds .*: Past a wall\.$/);
  session.stop();
});

test('a race on the board after the experiments runs as if they had not been', async () => {
  const { session, store, finish } = setUp();
  session.beginCourses(experimentLanes(), { opening: 'end' });
  await finish();
  const settings = [DEFAULT_SETTINGS, { ...DEFAULT_SETTINGS, algorithm: /** @type {const} */ ('dijkstra') }];
  session.begin({ width: 5, height: 1, start: 0, goal: 4, revision: 1 }, new Uint8Array(5).fill(1), settings, {
    kind: 'squares',
    opening: 'end',
  });
  await finish();
  assert.ok(!hasCourses(store.state));
  assert.deepEqual(
    store.state.lanes.map(({ result }) => result?.cost),
    [40, 40],
  );
  session.stop();
});

test('the experiments are in a link, with their position', async () => {
  const { session, store, finish } = setUp();
  session.beginCourses(experimentLanes(), { opening: 20, display: { metric: 'comparisons' } });
  await finish();
  const pairs = racePairs(store.state);
  assert.deepEqual(pairs, [
    ['race', 'experiments'],
    ['rm', 'comparisons'],
    ['rt', '20'],
  ]);
  const { race, odd } = readRace(new Map(pairs));
  assert.equal(odd, null);
  assert.deepEqual([race?.setups, race?.position, race?.display.metric], [[], 20, 'comparisons']);
  for (const text of ['experiments,a-jps', 'experiment', 'Experiments', 'experiments_w-2']) {
    assert.equal(readRace(new Map([['race', text]])).odd, 'race', text);
  }
  assert.equal(
    readRace(
      new Map([
        ['race', 'experiments'],
        ['rt', '-1'],
      ]),
    ).odd,
    'rt',
  );
  session.stop();
});

test('they are the presets that the menu has', () => {
  assert.deepEqual(
    EXPERIMENTS.map(({ id }) => id),
    ['experiment_line', 'experiment_wall', 'experiment_trap', 'experiment_walled'],
  );
  assert.ok(EXPERIMENTS.every((one) => PRESETS.includes(one)));
});
