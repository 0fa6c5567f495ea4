// The report on a map from outside.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { censusOf, endsParts, islandsParts, percentOf, sizeParts } from '../../../web/dialogs/import/report/report.js';

/** @param {ArrayLike<number>} grounds @param {ArrayLike<number> | null} labels */
function count(grounds, labels) {
  const counting = censusOf(grounds, labels);
  for (;;) {
    const { done, value } = counting.next();
    if (done === true) return value;
  }
}

/** @param {readonly { key: string, values?: object }[]} parts */
const reported = (parts) => parts.map(({ key, values = {} }) => [key, values]);

// . . # 5     1 1 0 2
// . # . .     1 0 2 2     and a cell of its own below
// # . # #     0 3 0 0
const GROUNDS = [1, 1, 0, 5, 1, 0, 1, 1, 0, 1, 0, 0];
const LABELS = [1, 1, 0, 2, 1, 0, 2, 2, 0, 3, 0, 0];
const BOARD = { width: 4, height: 3 };

test('size, share of walls, kinds of ground', () => {
  const census = count(GROUNDS, LABELS);
  assert.deepEqual(reported(sizeParts(census, BOARD)), [
    ['report.cells', { width: 4, height: 3, share: 42 }],
    ['report.terrain', { kinds: 2, most: 5 }],
  ]);
  const plain = count([1, 0, 1 + 256 * 7], null);
  assert.deepEqual(reported(sizeParts(plain, { width: 3, height: 1 })), [
    ['report.cells', { width: 3, height: 1, share: 33 }],
    ['report.danger', {}],
  ]);
  const walls = count([0, 0], [0, 0]);
  assert.deepEqual(reported(sizeParts(walls, { width: 2, height: 1 })), [
    ['report.cells', { width: 2, height: 1, share: 100 }],
  ]);
});

test('islands: none, one, several and those of a single cell, or not counted', () => {
  assert.deepEqual(reported(islandsParts(count([0], [0]))), [['report.no_ground', {}]]);
  assert.deepEqual(reported(islandsParts(count([1, 1], [1, 1]))), [['report.one', {}]]);
  assert.deepEqual(reported(islandsParts(count(GROUNDS, LABELS))), [
    ['report.many', { count: 3, share: 43 }],
    ['report.single', { count: 1 }],
  ]);
  assert.deepEqual(reported(islandsParts(count([1, 0, 1], null))), [['report.uncounted', {}]]);
});

test('where start and goal are', () => {
  const census = count(GROUNDS, LABELS);
  /** @param {number} start @param {number} goal */
  const ends = (start, goal) => endsParts(census, { width: 4, start, goal })[0];
  assert.equal(ends(2, 0)?.key, 'report.start_wall');
  assert.equal(ends(0, 2)?.key, 'report.goal_wall');
  assert.equal(ends(0, 4)?.key, 'report.together_largest');
  assert.deepEqual(ends(3, 7), {
    key: 'report.together',
    values: { island: 2 },
    points: { start: { x: 3, y: 0 }, goal: { x: 3, y: 1 } },
  });
  assert.deepEqual(ends(0, 9)?.values, { from: 1, to: 3 });
  assert.equal(endsParts(count([1, 1], null), { width: 2, start: 0, goal: 1 })[0]?.key, 'report.ends');
});

test('a part is never reported as all or nothing', () => {
  assert.equal(percentOf(1, 1000), 1);
  assert.equal(percentOf(999, 1000), 99);
  assert.equal(percentOf(0, 1000), 0);
  assert.equal(percentOf(1000, 1000), 100);
  assert.equal(percentOf(0, 0), 0);
});
