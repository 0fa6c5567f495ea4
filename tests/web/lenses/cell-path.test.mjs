// The path of a search to a cell: along the path found, or from parent to parent.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pathTo } from '../../../web/lenses/cell/actions/cell-path.js';

/** @import { Why } from 'astrolabe-module' */

/** Parents by cell; others were not reached. @type {Readonly<Record<number, number>>} */
const PARENTS = { 7: -1, 8: 7, 9: 8, 3: 8, 5: 8 };
const why = (/** @type {number} */ cell) => {
  const parent = PARENTS[cell];
  return /** @type {Why} */ (
    /** @type {unknown} */ ({ sum: parent === undefined ? null : { parent }, isFromGoal: cell === 5 })
  );
};

test('a cell beside the path is reached by its parents, from the start', () => {
  assert.deepEqual(pathTo(3, { path: [7, 8, 9], why, most: 100 }), [7, 8, 3]);
  assert.deepEqual(pathTo(7, { path: [], why, most: 100 }), [7]);
});

test('a cell of the path has the part of it that leads there, and no parent is requested', () => {
  const asked = () => assert.fail('asked');
  assert.deepEqual(pathTo(9, { path: Uint32Array.of(7, 9, 10), why: asked, most: 100 }), [7, 9]);
});

test('a cell reached from the goal has no path from the start', () => {
  assert.deepEqual(pathTo(5, { path: [], why, most: 100 }), []);
});

test('to a cell that was not reached there is none, and a cycle terminates', () => {
  assert.deepEqual(pathTo(4, { path: [], why, most: 100 }), []);
  assert.deepEqual(pathTo(4, { path: [], why: () => null, most: 100 }), []);
  const circle = (/** @type {number} */ cell) =>
    /** @type {Why} */ (/** @type {unknown} */ ({ sum: { parent: 1 - cell } }));
  assert.deepEqual(pathTo(0, { path: [], why: circle, most: 100 }), []);
});
