// The race in a link: short, read strictly, and restored exactly.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DEFAULT_SETTINGS } from '../../../web/engine/options.js';
import { EMPTY_LINK, statePairs } from '../../../web/link/link.js';
import { formatLink, parseLink } from '../../../web/link/link-text.js';
import { LANE_KEYS, racePairs, readRace } from '../../../web/places/race/link.js';
import { NO_RACE, withLaneUpdate, withSetups } from '../../../web/places/race/state.js';

/** @import { SearchSettings } from 'astrolabe-module' */
/** @import { RaceState } from '../../../web/places/race/state.js' */

/** @param {readonly Partial<SearchSettings>[]} changes @param {Partial<RaceState>} [changed] */
const raceOf = (changes, changed = {}) => ({
  ...withSetups(
    NO_RACE,
    changes.map((change) => ({ ...DEFAULT_SETTINGS, ...change })),
  ),
  ...changed,
});

/** @param {string} text @param {Record<string, string>} [others] */
const read = (text, others = {}) => readRace(new Map(Object.entries({ race: text, ...others })));

/** @type {readonly Partial<SearchSettings>[]} */
const ALL = [
  { program: 'crowd', corrected: true },
  { algorithm: 'jps', corner: 'onewall', neighbourOrder: '76543210', allowsBlockedGoal: true, nearest: 'h' },
  {
    heuristic: 'manhattan',
    weightHundredths: 150,
    costs: 'exact',
    tie: 'g',
    stop: 'opened',
    update: 'never',
    reopens: false,
  },
  {
    openList: 'sorted',
    floods: true,
    neighbourOrder: 'clock',
    algorithm: 'local',
    localRadius: 5,
    localSteps: 7,
    localShifts: false,
    localSeed: 9,
    localTurns: 'random',
  },
  { algorithm: 'twotier', tiers: 'coarse', clusterSide: 24 },
];

test('a lane is written as its differences from the defaults', () => {
  assert.deepEqual(racePairs(raceOf([{}, { algorithm: 'jps' }])), [['race', 'a-astar,a-jps']]);
  assert.deepEqual(racePairs(raceOf([{ weightHundredths: 150 }])), [['race', 'w-1.5']]);
  assert.deepEqual(racePairs(NO_RACE), []);
});

test('every setting of a lane is restored, except the kind of cells, which is the board’s', () => {
  const race = raceOf(ALL);
  const [pair] = racePairs(race);
  const { race: found } = read(pair?.[1] ?? '');
  assert.deepEqual(
    found?.setups,
    race.lanes.map(({ settings }) => settings),
  );
  const onHexes = racePairs(raceOf([{ board: 'hex', heuristic: 'hex' }]));
  assert.deepEqual(onHexes, [['race', 'h-hex']]);
});

test('lanes know every key that a link has for settings, except the kind of cells', () => {
  // Each setting differs from its default in one of these, or a key would be untested.
  const names = /** @type {(keyof SearchSettings)[]} */ (Object.keys(DEFAULT_SETTINGS)).filter(
    (name) => name !== 'board',
  );
  assert.deepEqual(
    names.filter((name) => ALL.every((change) => (change[name] ?? DEFAULT_SETTINGS[name]) === DEFAULT_SETTINGS[name])),
    [],
  );
  const known = ALL.flatMap((change) => statePairs({ ...EMPTY_LINK, settings: { ...DEFAULT_SETTINGS, ...change } }));
  assert.deepEqual([...new Set(known.map(([key]) => key))].sort(), [...LANE_KEYS].sort());
});

test('the display is restored, and defaults are left out', () => {
  const looked = raceOf([{}, {}, {}], { metric: 'time', view: 'split', pair: [3, 1], split: 0.3 });
  const settled = withLaneUpdate(looked, 1, {
    phase: 'settled',
    result: {
      ...{
        outcome: 'found',
        ruling: 'optimal',
        cost: 1,
        optimum: 1,
        excess: 0,
        expanded: 9,
        generated: 9,
        reopened: 0,
        comparisons: null,
      },
      ...{
        milliseconds: { median: 1, low: 1, high: 1, runs: 1 },
        bytes: 0,
        steps: 9,
        series: null,
        path: new Uint32Array(0),
      },
      ...{ isTruncated: false, isJudged: true },
    },
  });
  const pairs = new Map(racePairs({ ...settled, position: 421.7 }));
  assert.deepEqual(
    [...pairs],
    [
      ['race', 'a-astar,a-astar,a-astar'],
      ['rm', 'time'],
      ['rv', 'split'],
      ['rp', '3.1'],
      ['rs', '30'],
      ['rt', '421'],
    ],
  );
  const { race } = readRace(pairs);
  assert.deepEqual(race?.display, { metric: 'time', view: 'split', pair: [3, 1], split: 0.3 });
  assert.equal(race?.position, 421);
  assert.equal(read('a-astar').race?.position, null);
});

test('a single remaining lane, paired with itself, makes no link that would be refused', () => {
  const pairs = new Map(racePairs(raceOf([{}], { view: 'difference', pair: [1, 1] })));
  assert.deepEqual([...pairs.keys()], ['race', 'rv']);
  assert.equal(readRace(pairs).odd, null);
});

test('anything not understood is refused by its key', () => {
  for (const text of [
    '',
    ',',
    'a-astar,',
    'a',
    'a-',
    'a-nonsense',
    'a_astar',
    'b-hex',
    'm-x',
    'x-1',
    'a-astar_a-jps',
    'w--1',
    'a-astar,a-astar,a-astar,a-astar,a-astar',
    `${'a-astar_'.repeat(9)}h-zero`,
  ]) {
    assert.equal(read(text).odd, 'race', text);
  }
  for (const [key, values] of Object.entries({
    rm: ['', 'steps'],
    rv: ['both'],
    rp: ['1', '1.1', '0.1', '1.5', '1.3', '12'],
    rs: ['101', '-1', '1.5', ''],
    rt: ['-1', '1e9', '', '1234567890123'],
  })) {
    for (const value of values) assert.equal(read('a-astar,a-jps', { [key]: value }).odd, key, `${key}=${value}`);
  }
});

test('a race is covered by the seal of its link, beside its board', () => {
  const text = formatLink(
    { ...EMPTY_LINK, settings: { ...DEFAULT_SETTINGS, algorithm: 'bfs' } },
    racePairs(raceOf([{}, { algorithm: 'jps' }])),
  );
  assert.match(text, /^v=1&z=\d+\.\w+&a=bfs&race=a-astar,a-jps$/);
  const { link, race } = parseLink(text);
  assert.equal(link?.settings.algorithm, 'bfs');
  assert.equal(race?.get('race'), 'a-astar,a-jps');
  assert.equal(parseLink('v=1&a=bfs').race, undefined);
  assert.equal(parseLink(text.replace('a-jps', 'a-jpt')).reason?.code, 'link.garbled');
  assert.equal(parseLink(text.slice(0, -1)).reason?.code, 'link.cut_off');
});
