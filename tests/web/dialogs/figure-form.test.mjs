// The input in the fields for a figure of the Share dialog.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cellsFrom, cellsText, loopFrom } from '../../../web/dialogs/share/figure/figure-form.js';
import { MOST_CELLS, readCells, readLoop, writeCells, writeLoop } from '../../../web/link/figure-link.js';

test('a loop is within the steps, the first before the last', () => {
  assert.deepEqual(loopFrom('', ' ', 12), { loop: null, fault: null });
  assert.deepEqual(loopFrom('0', '12', 12), { loop: { first: 0, last: 12 }, fault: null });
  const fault = { key: 'share.loop_wrong', values: { steps: 12 } };
  for (const [first, last] of [
    ['3', ''],
    ['', '5'],
    ['3', '13'],
    ['5', '5'],
    ['7', '3'],
    ['-1', '4'],
    ['1.5', '4'],
    ['?', '4'],
  ]) {
    assert.deepEqual(loopFrom(first ?? '', last ?? '', 12), { loop: null, fault }, `${first} ${last}`);
  }
  assert.equal(loopFrom('0', '1', 0).loop, null);
});

test('cells are read with any separator, each once, only those on the map', () => {
  const board = { width: 7, height: 6 };
  const both = [
    { x: 3, y: 4 },
    { x: 5, y: 0 },
  ];
  for (const text of ['3,4 5,0', '(3,4) (5,0)', '3,4.5,0', '（3，4）、（5，0）', ' (3, 4), (5 ,0) ; 3,4']) {
    assert.deepEqual(cellsFrom(text, board), { cells: both, fault: null }, text);
  }
  assert.deepEqual(cellsFrom(' ', board), { cells: null, fault: null });
  assert.deepEqual(cellsFrom('7,0', board).fault, { key: 'share.cells_outside', values: { x: 7, y: 0, ...board } });
  assert.equal(cellsFrom('3,6', board).cells, null);
  for (const text of ['3', '3,4 x', '-3,4', '3;4', '(3,4', '3.5,4'].filter((text) => text !== '(3,4')) {
    assert.deepEqual(cellsFrom(text, board), { cells: null, fault: { key: 'share.cells_wrong' } }, text);
  }
  const many = Array.from({ length: MOST_CELLS + 1 }, (_, x) => ({ x, y: 0 }));
  assert.equal(cellsFrom(cellsText(many), { width: 1000, height: 1 }).fault?.key, 'share.cells_many');
});

test('the form accepts what a link accepts', () => {
  const { cells } = cellsFrom('(0,0) (6,5)', { width: 7, height: 6 });
  assert.deepEqual(readCells(writeCells(cells ?? [])), cells);
  const { loop } = loopFrom('3', '12', 12);
  assert.ok(loop !== null);
  assert.deepEqual(readLoop(writeLoop(loop)), loop);
});
