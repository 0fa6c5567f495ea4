// Paths as programs print them, and which cells of the board they mean.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leads, readingOf } from '../../../web/dialogs/import/path/path-reading.js';
import { readPath } from '../../../web/dialogs/import/path/path-text.js';
import { TOP_LEFT } from '../../../web/model/coordinates.js';

const PAIRS = [
  [3, 5],
  [4, 5],
  [5, 6],
];

for (const text of [
  '(3,5) (4,5) (5,6)',
  '(3, 5) -> (4, 5) -> (5, 6)',
  '[(3, 5), (4, 5), (5, 6)]',
  'path = [[3, 5], [4, 5], [5, 6]];',
  `${'\n'.repeat(300)}[\n    [3, 5], [4, 5], [5, 6]\n]`,
  '{{3,5},{4,5},{5,6}}',
  'Path: (3.0, 5.0), (4.0, 5.0), (5.0, 6.0)',
  '3,5\n4,5\n5,6\n',
  '3 5\r\n4 5\r\n5 6',
  '\uFEFF3;5\n4;5\n5;6',
  '3,5 4,5 5,6',
  '3,5 -> 4,5 → 5,6',
]) {
  test(`as written: ${JSON.stringify(text)}`, () => {
    assert.deepEqual(readPath(text), { pairs: PAIRS, order: 'as written' });
  });
}

for (const [text, order] of [
  ['[{"x": 3, "y": 5}, {"x": 4, "y": 5}, {"x": 5, "y": 6}]', 'x first'],
  ['{X:3 Y:5} {X:4 Y:5} {X:5 Y:6}', 'x first'],
  ['[Point(x=3, y=5), Point(x=4, y=5), Point(x=5, y=6)]', 'x first'],
  ['new Cell { row = 3, col = 5 }, new Cell { row = 4, col = 5 }, new Cell { row = 5, col = 6 }', 'y first'],
  ['x,y\n3,5\n4,5\n5,6', 'x first'],
  ['row\tcol\n3\t5\n4\t5\n5\t6', 'y first'],
]) {
  test(`with names: ${JSON.stringify(text)}`, () => {
    assert.deepEqual(readPath(String(text)), { pairs: PAIRS, order });
  });
}

for (const text of [
  '0 1\n1 0',
  '[[0,1],[1,0]]',
  '0,1\n1,1',
  '3,5\n40,2\n7,7', // costs in two columns
  'type octile\nheight 1\nwidth 2\nmap\n..\n',
  'S..\n.#G',
  '{"nodes":[{"id":"a","x":3,"y":5},{"id":"b","x":4,"y":5}]}',
  '{"layers":[{"data":[1,1],"x":0,"y":0},{"data":[0,1],"x":0,"y":0}]}',
  '3,5',
  '(3,5)',
  '1 2 3\n4 5 6',
  '',
  '(3,5) is where it goes to (4,5)',
]) {
  test(`no path: ${JSON.stringify(text)}`, () => assert.equal(readPath(text), null));
}

test('a long text of any content is read in negligible time', () => {
  for (const piece of [' ', '(', '1', '(1', '1 ', 'x=', '"x":1,', '-', '\n1', '1,1 ', '(1,1', 'a(']) {
    readPath(`(1${piece.repeat(200_000)}x`);
  }
});

const BOARD = { width: 4, height: 3, start: 0, goal: 11 };
const NAMING = { ...BOARD, coordinates: TOP_LEFT };

/** @param {string} text @param {Partial<typeof TOP_LEFT>} [coordinates] */
function read(text, coordinates = {}) {
  const path = readPath(text);
  assert(path !== null);
  return readingOf(path, BOARD, { ...NAMING, coordinates: { ...TOP_LEFT, ...coordinates } });
}

test('as the page counts cells, or with the coordinates swapped where only that fits', () => {
  const plain = { isSwapped: false, isReversed: false, hasStartAdded: false };
  assert.deepEqual(read('(0,0) (1,1) (2,2) (3,2)'), { cells: [0, 5, 10, 11], ...plain });
  assert.deepEqual(read('(0,0) (1,1) (2,2) (2,3)'), { cells: [0, 5, 10, 11], ...plain, isSwapped: true });
  assert.deepEqual(read('(0,0) (1,1) (2,2) (2,3)', { isRowFirst: true }), { cells: [0, 5, 10, 11], ...plain });
  assert.deepEqual(read('(1,1) (2,2) (3,3) (4,3)', { first: 1 }), { cells: [0, 5, 10, 11], ...plain });
  // Names leave no choice.
  assert.deepEqual(read('{x:0,y:0} {x:1,y:1} {x:2,y:2} {x:2,y:3}'), { index: 3, pair: [2, 3] });
});

test('from the goal, and without the start', () => {
  const cells = [0, 5, 10, 11];
  assert.deepEqual(read('(3,2) (2,2) (1,1) (0,0)'), {
    cells,
    isSwapped: false,
    isReversed: true,
    hasStartAdded: false,
  });
  assert.deepEqual(read('(1,1) (2,2) (3,2)'), { cells, isSwapped: false, isReversed: false, hasStartAdded: true });
  assert.deepEqual(read('(3,2) (2,2) (1,1)'), { cells, isSwapped: false, isReversed: true, hasStartAdded: true });
  const elsewhere = read('(1,0) (2,0) (3,0)');
  assert('cells' in elsewhere && !leads(elsewhere.cells, BOARD));
  assert.deepEqual(elsewhere.cells, [1, 2, 3]);
});

test('a cell that is off the board in every reading is reported as it was written', () => {
  assert.deepEqual(read('(0,0) (1,1) (9,9)'), { index: 2, pair: [9, 9] });
  assert.deepEqual(read('(0,0) (-1,0)'), { index: 1, pair: [-1, 0] });
});
