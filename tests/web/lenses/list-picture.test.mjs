// What is shown of an open list: entries, visible positions, a heap's tree, queues.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  FIRST,
  TREE_ROWS,
  bucketsOf,
  entriesOf,
  inSight,
  parentIndex,
  treeOf,
} from '../../../web/lenses/lists/open-list/list-picture.js';

/** @param {number} count @param {Readonly<Record<number, number>>} [marks] by index */
function listOf(count, marks = {}) {
  const rows = Array.from({ length: count }, (_, index) => [index + 100, index, index, marks[index] ?? 0, 0]);
  return entriesOf(Float64Array.from(rows.flat())).lists[0] ?? [];
}
/** @param {ReturnType<typeof inSight>} shown */
const indexesIn = (shown) => shown.map((entry) => entry?.index ?? '…');

test('rows become entries, the one taken is separate from them, and each of two lists has its own positions', () => {
  const { taken, lists } = entriesOf(
    Float64Array.from([7, 40, 0, 8, 0, 1, 50, 1, 1, 0, 2, 60, 2, 2, 0, 3, 70, 3, 4, 1]),
  );
  assert.deepEqual([taken?.cell, taken?.key, taken?.index], [7, 40, -1]);
  assert.deepEqual(
    lists.map((list) => list.map(({ cell, index, change, isNext }) => [cell, index, change, isNext])),
    [
      [
        [1, 0, 'put', false],
        [2, 1, 'improved', false],
      ],
      [[3, 0, null, true]],
    ],
  );
  assert.deepEqual(entriesOf(new Float64Array(0)), { taken: null, lists: [[]] });
});

test('a short list is shown whole, of a long one the first entries and what changed', () => {
  assert.deepEqual(indexesIn(inSight(listOf(3))), [0, 1, 2]);
  const shown = indexesIn(inSight(listOf(5000, { 4000: 1, 4999: 4 })));
  assert.deepEqual(shown.slice(0, FIRST), [...Array(FIRST).keys()]);
  assert.deepEqual(shown.slice(FIRST), ['…', 3999, 4000, 4001, '…', 4998, 4999]);
  assert.deepEqual(indexesIn(inSight(listOf(100), true)).slice(0, 2), ['…', 100 - FIRST]);
});

test('a tree shows its first rows, and the paths down to what changed; a parent is above its children', () => {
  const nodes = treeOf(listOf(3000, { 2999: 2 }));
  const drawn = new Map(nodes.map((node) => [node.entry.index, node]));
  for (let index = 0; index < 2 ** TREE_ROWS - 1; index++) assert.ok(drawn.has(index));
  for (let index = 2999; index > 0; index = parentIndex(index)) {
    const [node, parent] = [drawn.get(index), drawn.get(parentIndex(index))];
    assert.ok(node !== undefined && parent !== undefined);
    assert.equal(parent.row, node.row - 1);
    assert.ok(Math.abs(node.x - parent.x) <= 0.5 ** (node.row + 1) + 1e-9);
  }
  const crowded = treeOf(listOf(200, { 190: 1, 191: 1, 192: 1, 199: 1 })).filter(({ row }) => row === 7);
  assert.equal(crowded.length, 4);
  crowded.reduce((left, right) => (assert.ok(right.x - left.x > 0.09 && right.x <= 1), right));
  assert.equal(nodes.length, 2 ** TREE_ROWS - 1 + 8);
});

test('queues hold entries with the same key', () => {
  const [a, b, c] = listOf(3);
  assert.ok(a && b && c);
  const buckets = bucketsOf([a, { ...b, key: a.key }, c]);
  assert.deepEqual(
    buckets.map(({ key, entries }) => [key, entries.length]),
    [
      [0, 2],
      [2, 1],
    ],
  );
});
