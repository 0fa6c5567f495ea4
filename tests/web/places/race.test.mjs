// The race's state: setups, scales, positions, arrivals; and how many lanes a board allows.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DEFAULT_SETTINGS } from '../../../web/engine/options.js';
import {
  TIME_SCALE,
  arrivalOf,
  atPosition,
  hasArrived,
  isAtFinish,
  isMetricKnown,
  lengthOf,
  nextPosition,
  previousPosition,
  stepAt,
  winnersOf,
  withMetric,
} from '../../../web/places/race/scale.js';
import {
  NO_RACE,
  firstSetups,
  nextSetup,
  rulingOfLane,
  withLane,
  withLaneUpdate,
  withLaneSettings,
  withPaired,
  withRaceBoard,
  withSetups,
  withoutLane,
} from '../../../web/places/race/state.js';
import { verdictOfLane } from '../../../web/places/race/race-words.js';
import { translator } from '../../support/node/words.mjs';
import { MOST_CELLS_OF_FOUR, MOST_CELLS_OF_TWO, mostLanes } from '../../../web/places/race/bounds.js';

/** @import { SearchSettings } from 'astrolabe-module' */
/** @import { LaneResult } from '../../../web/places/race/state.js' */

/** @param {Partial<LaneResult>} [special] @returns {LaneResult} */
const resultOf = (special = {}) => ({
  outcome: 'found',
  ruling: 'optimal',
  cost: 68,
  optimum: 68,
  excess: 0,
  expanded: 4,
  generated: 9,
  reopened: 0,
  comparisons: null,
  milliseconds: { median: 1, low: 1, high: 1, runs: 5 },
  bytes: 0,
  steps: 4,
  series: null,
  path: new Uint32Array(0),
  isTruncated: false,
  isJudged: true,
  ...special,
});

/** A race of settled lanes. @param {...Partial<LaneResult>} results */
function raceOf(...results) {
  const started = withSetups(
    NO_RACE,
    results.map(() => DEFAULT_SETTINGS),
  );
  return results.reduce(
    (race, special, at) => withLaneUpdate(race, at + 1, { phase: 'settled', result: resultOf(special) }),
    started,
  );
}
/** @param {ReturnType<typeof raceOf>} race @param {number} position */
const stepsAt = (race, position) => race.lanes.map(({ result }) => result && stepAt(race, result, position));

test('the page’s own settings run against Dijkstra, Dijkstra against A*, a program against its corrected run', () => {
  const names = (/** @type {Partial<SearchSettings>} */ change) =>
    firstSetups({ ...DEFAULT_SETTINGS, ...change }).map(({ algorithm, corrected }) => [algorithm, corrected]);
  assert.deepEqual(names({}), [
    ['astar', false],
    ['dijkstra', false],
  ]);
  assert.deepEqual(names({ algorithm: 'jps' }), [
    ['jps', false],
    ['astar', false],
  ]);
  assert.deepEqual(names({ program: 'crowd' }), [
    ['astar', false],
    ['astar', true],
  ]);
  assert.equal(firstSetups({ ...DEFAULT_SETTINGS, corner: 'four' })[1]?.corner, 'four');
});

test('an added lane is new to the race and allowed on the board', () => {
  let race = withSetups(NO_RACE, firstSetups(DEFAULT_SETTINGS));
  const added = [];
  for (let i = 0; i < 2; i++) {
    const settings = nextSetup(race.lanes, ({ algorithm }) => algorithm !== 'greedy');
    added.push([settings.algorithm, settings.weightHundredths]);
    race = withLane(race, settings);
  }
  assert.deepEqual(added, [
    ['astar', 150],
    ['bidirectional', 100],
  ]);
  assert.equal(
    nextSetup(race.lanes, () => false),
    race.lanes.at(-1)?.settings,
  );
});

test('up to four lanes can be added, and the last one stays', () => {
  let race = withSetups(NO_RACE, [DEFAULT_SETTINGS, DEFAULT_SETTINGS]);
  for (let i = 0; i < 4; i++) race = withLane(race, DEFAULT_SETTINGS);
  assert.deepEqual(
    race.lanes.map(({ id }) => id),
    [1, 2, 3, 4],
  );
  race = withoutLane(race, 2);
  assert.deepEqual(
    withLane(race, DEFAULT_SETTINGS).lanes.map(({ id }) => id),
    [1, 3, 4, 2],
  );
  assert.equal(withLane(race, DEFAULT_SETTINGS, 3), race);
  for (const id of [1, 3, 4]) race = withoutLane(race, id);
  assert.equal(race.lanes.length, 1);
});

test('a lane whose settings change, and all lanes on another board, start anew', () => {
  const race = raceOf({}, {});
  const changed = withLaneSettings(race, 2, { weightHundredths: 150 });
  assert.deepEqual(
    changed.lanes.map(({ phase, result }) => [phase, result === null]),
    [
      ['settled', false],
      ['waiting', true],
    ],
  );
  assert.equal(changed.lanes[1]?.settings.weightHundredths, 150);
  const moved = withRaceBoard(race, { ...race.board, start: 3 });
  assert.ok(moved.lanes.every(({ phase, result }) => phase === 'waiting' && result === null));
});

test('the pair consists of two existing lanes', () => {
  const race = raceOf({}, {}, {});
  assert.deepEqual(withPaired(race, 0, 3).pair, [3, 2]);
  assert.deepEqual(withPaired(race, 0, 2).pair, [2, 1]);
  assert.deepEqual(withPaired(race, 1, 1).pair, [2, 1]);
  assert.deepEqual(withoutLane(withPaired(race, 1, 3), 3).pair, [1, 2]);
  assert.deepEqual(withoutLane(race, 1).pair, [2, 3]);
  // A single lane has no partner.
  assert.deepEqual(withoutLane(withoutLane(race, 2), 3).pair, [1, 2]);
  assert.deepEqual(withoutLane(withoutLane(race, 1), 2).pair, [3, 1]);
});

test('by expansions each lane is at the same step, until it has arrived', () => {
  const race = raceOf({ steps: 4 }, { steps: 7 }, { steps: 4 });
  assert.equal(lengthOf(race), 7);
  assert.deepEqual(stepsAt(race, 0), [0, 0, 0]);
  assert.deepEqual(stepsAt(race, 3), [3, 3, 3]);
  assert.deepEqual(stepsAt(race, 5), [4, 5, 4]);
  assert.deepEqual(
    race.lanes.map(({ result }) => result && arrivalOf(race, result)),
    [1, 3, 1],
  );
  const there = atPosition(race, 5);
  assert.deepEqual(
    there.lanes.map(({ result }) => result && hasArrived(there, result)),
    [true, false, true],
  );
  assert.equal(isAtFinish(atPosition(race, Infinity)), true);
});

test('by comparisons a lane makes its next step when it has made as many comparisons', () => {
  const race = withMetric(
    raceOf({ steps: 2, series: [0, 10, 11] }, { steps: 3, series: [0, 0, 4, 30] }),
    'comparisons',
  );
  assert.equal(lengthOf(race), 30);
  assert.deepEqual(stepsAt(race, 0), [0, 1]);
  assert.deepEqual(stepsAt(race, 9), [0, 2]);
  assert.deepEqual(stepsAt(race, 10), [1, 2]);
  assert.deepEqual(stepsAt(race, 29), [2, 2]);
  assert.deepEqual(
    race.lanes.map(({ result }) => result && arrivalOf(race, result)),
    [1, 2],
  );
  assert.equal(isMetricKnown(race, 'comparisons'), true);
  assert.equal(isMetricKnown(raceOf({ series: [0, 1] }, {}), 'comparisons'), false);
});

test('by time the slowest takes the whole scale, the others their share of it', () => {
  const race = withMetric(
    raceOf(
      { steps: 10, milliseconds: { median: 2, low: 2, high: 3, runs: 5 } },
      { steps: 5, milliseconds: { median: 8, low: 7, high: 9, runs: 5 } },
    ),
    'time',
  );
  assert.equal(lengthOf(race), TIME_SCALE);
  assert.deepEqual(stepsAt(race, TIME_SCALE / 8), [5, 0]);
  assert.deepEqual(stepsAt(race, TIME_SCALE / 4), [10, 1]);
  assert.deepEqual(stepsAt(race, TIME_SCALE), [10, 5]);
});

test('stepping goes from one step of any lane to the next, forward and back', () => {
  for (const metric of /** @type {const} */ (['expansions', 'comparisons', 'time'])) {
    let race = withMetric(
      raceOf(
        { steps: 3, series: [0, 10, 11, 40], milliseconds: { median: 3, low: 3, high: 3, runs: 1 } },
        { steps: 4, series: [0, 2, 4, 30, 31], milliseconds: { median: 7, low: 7, high: 7, runs: 1 } },
      ),
      metric,
    );
    race = atPosition(race, 0);
    const positions = [0];
    while (!isAtFinish(race)) {
      const before = stepsAt(race, race.position);
      race = atPosition(race, nextPosition(race));
      assert.notDeepEqual(stepsAt(race, race.position), before);
      positions.push(race.position);
    }
    assert.equal(race.position, lengthOf(race));
    for (const position of positions.reverse()) {
      assert.equal(race.position, position);
      race = atPosition(race, previousPosition(race));
    }
    assert.equal(race.position, 0);
  }
});

test('stepping back leaves a position shared by several steps', () => {
  let race = withMetric(
    raceOf({ steps: 6, series: [0, 5, 5, 5, 9, 9, 9] }, { steps: 3, series: [0, 0, 7, 7] }),
    'comparisons',
  );
  const positions = [];
  for (race = atPosition(race, Infinity); race.position > 0; race = atPosition(race, previousPosition(race)))
    positions.push(race.position);
  assert.deepEqual(positions, [9, 7, 5]);
});

test('changing the scale keeps the fraction completed', () => {
  const race = atPosition(raceOf({ steps: 4 }, { steps: 8 }), 4);
  assert.equal(withMetric(race, 'time').position, TIME_SCALE / 2);
  assert.equal(withMetric(withMetric(race, 'time'), 'expansions').position, 4);
});

test('the winner is the first lane with a path, not the first to give up', () => {
  assert.deepEqual(
    winnersOf(raceOf({ steps: 2, cost: null, outcome: 'no-path' }, { steps: 7 }, { steps: 9 }, { steps: 7 })),
    [1, 3],
  );
  assert.deepEqual(winnersOf(raceOf({ cost: null }, { cost: null })), []);
});

test('an answer is optimal, longer, shorter or none', () => {
  const ruling = (/** @type {Partial<LaneResult>} */ special) => rulingOfLane(resultOf(special));
  assert.equal(ruling({}), 'optimal');
  assert.equal(ruling({ excess: 0.05 }), 'longer');
  assert.equal(ruling({ excess: -0.05 }), 'shorter');
  assert.equal(ruling({ excess: null, isJudged: false }), 'judging');
  assert.equal(ruling({ cost: null, excess: null }), 'none');
});

test('a lane cheaper than the cheapest path, or without a legal one, is reported as a bug', () => {
  const cheaper = resultOf({ ruling: 'below-optimum', excess: -0.5 });
  assert.equal(rulingOfLane(cheaper), 'below-optimum');
  const broken = resultOf({ outcome: 'broken', ruling: 'unknown', cost: null, optimum: null, excess: null });
  for (const [language, bug] of /** @type {const} */ ([
    ['en', /bug in Astrolabe/],
    ['zh', /Astrolabe 的程序错误/],
  ])) {
    const t = translator(language);
    for (const result of [cheaper, broken]) {
      assert.match(verdictOfLane(result, t), bug);
      assert.doesNotMatch(verdictOfLane(result, t), /%/);
    }
  }
});

test('a large board has fewer lanes, a huge one none', () => {
  assert.deepEqual([1, MOST_CELLS_OF_FOUR].map(mostLanes), [4, 4]);
  assert.deepEqual([MOST_CELLS_OF_FOUR + 1, MOST_CELLS_OF_TWO].map(mostLanes), [2, 2]);
  assert.equal(mostLanes(MOST_CELLS_OF_TWO + 1), 0);
});
