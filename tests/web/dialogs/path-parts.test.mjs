// What is said about a path from outside.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bestPart, differenceParts, remarkableCell, yoursParts } from '../../../web/dialogs/import/path/path-parts.js';

const BOARD = { width: 4 };
const READING = { cells: [0, 1, 2, 3, 7], isSwapped: false, isReversed: false, hasStartAdded: false };
/** @type {import('astrolabe-module').PathCheck} */
const LONGER = { fault: '', cells: 5, cost: 40, optimum: 34, leavesAt: 3 };

test('a longer path: by how much, and from which cell on', () => {
  assert.deepEqual(yoursParts(READING, LONGER), [{ key: 'path_check.whole', values: { cost: 40, count: 5, all: 5 } }]);
  assert.equal(bestPart(READING, LONGER, BOARD).values?.['cost'], 34);
  assert.deepEqual(differenceParts(READING, LONGER, BOARD), [
    { key: 'path_check.longer', values: { more: 6, percent: 17.6 } },
    { key: 'path_check.leaves', values: { number: 4 }, points: { cell: { x: 3, y: 0 } } },
  ]);
  assert.equal(remarkableCell(READING, LONGER), 3);
});

test('a shortest one', () => {
  const checked = { ...LONGER, optimum: 40, leavesAt: 5 };
  assert.deepEqual(differenceParts(READING, checked, BOARD), [{ key: 'path_check.shortest' }]);
  assert.equal(remarkableCell(READING, checked), -1);
});

test('an illegal step comes first, and then where the path had gone wrong before', () => {
  const checked = { ...LONGER, fault: /** @type {const} */ ('jump'), cells: 3, leavesAt: 3 };
  const points = { from: { x: 2, y: 0 }, to: { x: 3, y: 0 } };
  assert.deepEqual(differenceParts(READING, checked, BOARD), [
    { key: 'path_check.fault_jump', values: { step: 3 }, points },
  ]);
  assert.equal(yoursParts(READING, checked)[0]?.key, 'path_check.so_far');
  assert.equal(yoursParts(READING, { ...checked, cells: 1 })[0]?.key, 'path_check.no_step');
  assert.equal(remarkableCell(READING, checked), 3);
  const before = { ...checked, leavesAt: 1 };
  assert.equal(differenceParts(READING, before, BOARD)[1]?.key, 'path_check.leaves');
  assert.equal(remarkableCell(READING, before), 1);
  const noPath = { ...before, optimum: Infinity };
  assert.equal(differenceParts(READING, noPath, BOARD).length, 1);
  assert.equal(bestPart(READING, noPath, BOARD).key, 'path_check.none');
  assert.equal(remarkableCell(READING, noPath), 3);
});

test('the reading that was chosen is named', () => {
  const reading = { ...READING, isSwapped: true, isReversed: true, hasStartAdded: true };
  const keys = yoursParts(reading, LONGER).map(({ key }) => key.replace('path_check.', ''));
  assert.deepEqual(keys, ['whole', 'swapped', 'reversed', 'start_added']);
});
