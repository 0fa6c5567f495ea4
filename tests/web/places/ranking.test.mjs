// The ranking of a race: orders, shared ranks, unknown numbers, CSV.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  BEST_FIRST,
  COLUMNS,
  CSV_HEADER,
  compareValues,
  pressed,
  quoted,
  ranked,
  rankingCsv,
  rowOf,
} from '../../../web/model/ranking.js';
import { textOf } from '../../../web/places/race/ranking/ranking-panel.js';
import { translator } from '../../support/node/words.mjs';
import { SORTS, sortLog } from '../../../web/places/race/ranking/sorting.js';
import { createRandom } from '../../support/node/random.mjs';

/** @import { Measured, Ranked } from '../../../web/model/ranking.js' */

const TIMES = Object.freeze({ median: 1.25, low: 1.1, high: 2, runs: 5 });
const RESULT = Object.freeze({
  ...{ outcome: 'found', ruling: 'optimal', cost: 68, excess: 0, expanded: 12, generated: 30, reopened: 0 },
  ...{ comparisons: 140, milliseconds: TIMES, bytes: 4096 },
});

/** @param {Partial<Measured>} changes @param {number} index */
const row = (changes, index) =>
  rowOf({ id: 10 + index, name: `S${index}`, phase: 'settled', result: { ...RESULT, ...changes } }, index);

/** @param {number[]} costs */
const rowsWith = (costs) => costs.map((cost, index) => row({ cost }, index));

/** @param {readonly Ranked[]} list */
const reported = (list) => list.map(({ row: { values }, rank }) => [values.lane, rank]);

test('equal values share a rank, and the next rank counts them all', () => {
  const rows = rowsWith([30, 20, 10, 20]);
  assert.deepEqual(reported(ranked(rows, { column: 'cost', direction: 'ascending' })), [
    [3, 1],
    [2, 2],
    [4, 2],
    [1, 4],
  ]);
  // In reverse order, tied rows keep their order.
  assert.deepEqual(reported(ranked(rows, { column: 'cost', direction: 'descending' })), [
    [1, 1],
    [2, 2],
    [4, 2],
    [3, 4],
  ]);
  assert.deepEqual(reported(ranked(rowsWith([5, 5, 5]), { column: 'cost', direction: 'descending' })), [
    [1, 1],
    [2, 1],
    [3, 1],
  ]);
});

test('at first the cheapest path leads, and among equal costs the fewest expansions', () => {
  const rows = [
    row({ cost: 68, expanded: 36 }, 0),
    row({ outcome: 'no-path', expanded: 3 }, 1),
    row({ cost: 68, expanded: 12 }, 2),
    row({ cost: 54, expanded: 90 }, 3),
    row({ cost: 68, expanded: 12 }, 4),
  ];
  assert.deepEqual(reported(ranked(rows, BEST_FIRST)), [
    [4, 1],
    [3, 2],
    [5, 2],
    [1, 4],
    [2, null],
  ]);
});

test('unknown values go last, in both directions, and have no rank', () => {
  const rows = [row({ comparisons: null }, 0), row({ comparisons: 9 }, 1), row({ comparisons: 4 }, 2)];
  assert.deepEqual(reported(ranked(rows, { column: 'comparisons', direction: 'ascending' })), [
    [3, 1],
    [2, 2],
    [1, null],
  ]);
  assert.deepEqual(reported(ranked(rows, { column: 'comparisons', direction: 'descending' })), [
    [2, 1],
    [3, 2],
    [1, null],
  ]);
});

test('without a path there is neither cost nor excess, and the effort still counts', () => {
  const { values, state } = row({ outcome: 'no-path', cost: null, excess: null }, 0);
  assert.deepEqual([values.cost, values.excess, values.expanded, state], [null, null, 12, 'no-path']);
  assert.equal(row({ bytes: 0 }, 0).values.memory, null);
  const waiting = rowOf({ id: 1, name: 'A*', phase: 'running', result: null }, 2);
  assert.deepEqual([waiting.values.lane, waiting.values.expanded, waiting.state], [3, null, 'running']);
});

test('a cost below the optimum has no excess in percent, in the table and as CSV', () => {
  const bug = row({ ruling: 'below-optimum', cost: 42, excess: -0.6 }, 0);
  assert.deepEqual([bug.values.cost, bug.values.excess, bug.state], [42, null, 'below-optimum']);
  const good = row({}, 1);
  assert.match(rankingCsv(ranked([bug, good], BEST_FIRST)), /\n1,A,S0,below-optimum,42,,12,.*\n2,B,S1,found,68,0,12,/);
  for (const [language, words] of /** @type {const} */ ([
    ['en', /bug/],
    ['zh', /程序错误/],
  ])) {
    assert.match(textOf(bug, 'excess', translator(language)), words);
    assert.equal(textOf(bug, 'cost', translator(language)), '42');
    assert.equal(
      textOf(row({ outcome: 'broken', ruling: 'unknown', cost: null, excess: null }, 0), 'cost', translator(language))
        .length > 0,
      true,
    );
  }
});

test('a click sorts by a column, the next one reverses the order', () => {
  assert.deepEqual(pressed(BEST_FIRST, 'cost'), { column: 'cost', direction: 'descending' });
  const once = pressed(pressed(BEST_FIRST, 'lane'), 'cost');
  assert.deepEqual(once, { column: 'cost', direction: 'ascending' });
  const twice = pressed(once, 'cost');
  assert.deepEqual(twice, { column: 'cost', direction: 'descending' });
  assert.deepEqual(pressed(twice, 'cost'), once);
  assert.deepEqual(pressed(twice, 'time'), { column: 'time', direction: 'ascending' });
});

test('both sorts give the ranking of the table, by every column and in both directions', () => {
  const { below, pick, chance } = createRandom(77);
  for (let table = 0; table < 1200; table++) {
    const count = below(12);
    const rows = Array.from({ length: count }, (_, index) => {
      const cost = below(4);
      const comparisons = pick([null, 0, 1, 2]);
      const outcome = pick(/** @type {const} */ (['found', 'found', 'no-path']));
      return row({ cost, comparisons, outcome }, index);
    });
    const column = pick(COLUMNS);
    const direction = chance() ? 'ascending' : 'descending';
    const wanted = ranked(rows, { column, direction });
    const numbers = wanted.map(({ row: { values } }) => values[column]);
    // A plain reference: how many have a better value, plus one.
    for (const {
      row: { values },
      rank,
    } of wanted) {
      const value = values[column];
      const sign = direction === 'ascending' ? 1 : -1;
      const better = numbers.filter((other) => other !== null && value !== null && (other - value) * sign < 0);
      assert.equal(rank, value === null ? null : better.length + 1);
    }
    /** @param {number} a @param {number} b */
    const compare = (a, b) => compareValues(rows[a]?.values[column], rows[b]?.values[column], direction);
    for (const name of SORTS) {
      const { order } = sortLog(name, count, compare);
      assert.deepEqual(
        order.map((index) => rows[index]),
        wanted.map(({ row: one }) => one),
      );
    }
  }
});

test('the CSV has a line for each row, in its order', () => {
  const rows = [row({ cost: 2.1, excess: 0.05 }, 0), row({ cost: 2, comparisons: null }, 1)];
  const text = rankingCsv(ranked(rows, { column: 'cost', direction: 'ascending' }));
  assert.equal(
    text,
    `${CSV_HEADER}\n1,B,S1,found,2,0,12,30,0,,1.25,1.1,2,5,4096\n2,A,S0,found,2.1,5,12,30,0,140,1.25,1.1,2,5,4096\n`,
  );
  const waiting = [rowOf({ id: 1, name: 'a "b", c', phase: 'running', result: null }, 0)];
  assert.equal(rankingCsv(ranked(waiting, BEST_FIRST)).split('\n')[1], ',A,"a ""b"", c",running,,,,,,,,,,,');
  assert.equal(quoted('=1+1'), "'=1+1");
});
