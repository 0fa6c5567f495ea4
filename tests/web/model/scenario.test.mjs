// The display of a scenario: doubts, pages, CSV.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DEFAULT_SETTINGS } from '../../../web/engine/options.js';
import { CSV_HEADER, baseName, csvLine, doubts, pageOfRows } from '../../../web/model/scenario.js';

/** @param {Partial<typeof DEFAULT_SETTINGS>} change */
const doubted = (change, isEven = true) =>
  doubts({ ...DEFAULT_SETTINGS, costs: 'exact', ...change }, isEven).map((key) => key.replace(/.*_/, ''));

test('settings that give the published lengths raise no doubt', () => {
  for (const change of /** @type {const} */ ([
    {},
    { algorithm: 'dijkstra', heuristic: 'manhattan', weightHundredths: 300 },
    { algorithm: 'jps', stop: 'opened', update: 'never' },
    { heuristic: 'zero' },
    { weightHundredths: 50 },
  ])) {
    assert.deepEqual(doubted(change), [], JSON.stringify(change));
  }
});

test('settings that cannot give them are named', () => {
  assert.deepEqual(doubted({ costs: 'tutorial' }), ['costs']);
  assert.deepEqual(doubted({ corner: 'always' }), ['corner']);
  assert.deepEqual(doubted({}, false), ['ground']);
  assert.deepEqual(doubted({ program: 'unity' }), ['program']);
  for (const change of /** @type {const} */ ([
    { algorithm: 'greedy' },
    { heuristic: 'manhattan' },
    { weightHundredths: 101 },
    { stop: 'opened' },
    { update: 'never' },
  ])) {
    assert.deepEqual(doubted(change), ['longer'], JSON.stringify(change));
  }
});

test('pages begin and end where there are rows', () => {
  assert.deepEqual(pageOfRows(0, 0), { first: 0, end: 0, page: 0, pages: 1 });
  assert.deepEqual(pageOfRows(1, 41), { first: 20, end: 40, page: 1, pages: 3 });
  assert.deepEqual(pageOfRows(9, 41), { first: 40, end: 41, page: 2, pages: 3 });
  assert.deepEqual(pageOfRows(-1, 40), { first: 0, end: 20, page: 0, pages: 2 });
});

test('a row as CSV has as many columns as the header', () => {
  const row = {
    outcome: /** @type {const} */ ('differs'),
    start: 7,
    goal: 3,
    published: 5,
    found: 6.414213551646054,
    expanded: 9,
    milliseconds: 1,
  };
  assert.equal(csvLine(row, 0, 4), '1,3,1,3,0,5,6.41421355,1.41421355,9,differs\n');
  assert.equal(csvLine({ ...row, outcome: 'no-path' }, 1, 4), '2,3,1,3,0,5,,,9,no-path\n');
  assert.equal(csvLine({ ...row, published: Infinity }, 2, 4), '3,3,1,3,0,,6.41421355,,9,differs\n');
  assert.equal(
    csvLine({ ...row, published: Infinity, outcome: 'no-path-published' }, 3, 4),
    '4,3,1,3,0,,,,9,no-path-published\n',
  );
  assert.equal(csvLine(row, 0, 4).split(',').length, CSV_HEADER.split(',').length);
});

test('a map is named after its file', () => {
  assert.equal(baseName('maps/dao/arena.map'), 'arena.map');
  assert.equal(baseName('maps\\arena.map'), 'arena.map');
  assert.equal(baseName('arena.map'), 'arena.map');
  assert.equal(baseName('a\u2028b/c\\arena.map'), 'arena.map');
});
