// How cells are named where they are visible: as tutorials count, read back, and in links.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  TOP_LEFT,
  cellText,
  formatCoordinates,
  namingOf,
  parseCoordinates,
  gridPointText,
} from '../../../web/model/coordinates.js';
import {
  COUNTINGS,
  COUNTING_NAMES,
  columnNumber,
  cornersOf,
  countingOf,
  gridPointOfNumbers,
  readGridPoint,
  rowNumber,
  withOriginAt,
  withYUp,
} from '../../../web/model/counting.js';
import { initialState } from '../../../web/model/state.js';
import { createRandom } from '../../support/node/random.mjs';

/** @import { Coordinates } from '../../../web/model/coordinates.js' */

/** @param {Partial<Coordinates>} coordinates @param {number} [width] @param {number} [height] */
const naming = (coordinates, width = 7, height = 6) => ({
  width,
  height,
  coordinates: { ...TOP_LEFT, ...coordinates },
});

test('by default a cell is named as in links and files: column and row from the top left, from 0', () => {
  assert.equal(gridPointText({ x: 3, y: 5 }, naming({})), '(3,5)');
  assert.equal(cellText(7 * 2 + 1, naming({})), '(1,2)');
  assert.deepEqual(namingOf(initialState()), { width: 1, height: 1, coordinates: TOP_LEFT });
});

test('the coordinate systems of the tutorials', () => {
  // The slides count from (1,1), the column first: their goal is the fifth row's fourth cell.
  assert.equal(gridPointText({ x: 3, y: 4 }, naming({ first: 1 }, 6, 9)), '(4,5)');
  // The 4 x 4 example counts upward from the bottom row: its start is in the third line from the top.
  assert.equal(gridPointText({ x: 0, y: 2 }, naming({ isYUp: true }, 4, 4)), '(0,1)');
  assert.equal(gridPointText({ x: 0, y: 3 }, naming({ isYUp: true }, 4, 4)), '(0,0)');
  // The second deck has its origin in the middle of 13 x 13 cells, y upward.
  const deck = naming({ originX: 6, originY: 6, isYUp: true }, 13, 13);
  assert.equal(gridPointText({ x: 6, y: 6 }, deck), '(0,0)');
  assert.equal(gridPointText({ x: 4, y: 9 }, deck), '(-2,-3)');
  assert.equal(gridPointText({ x: 0, y: 0 }, deck), '(-6,6)');
  // A program that writes map[row][column].
  assert.equal(gridPointText({ x: 3, y: 5 }, naming({ isRowFirst: true })), '(5,3)');
  assert.equal(gridPointText({ x: 3, y: 5 }, naming({ isRowFirst: true, isYUp: true, first: 1 })), '(1,4)');
});

test('the numbers of columns and rows are those of the cells', () => {
  const own = naming({ originX: 2, originY: 1, first: 1, isYUp: true, isRowFirst: true });
  assert.deepEqual(
    [0, 1, 6].map((x) => columnNumber(x, own)),
    [-1, 0, 5],
  );
  assert.deepEqual(
    [0, 4, 5].map((y) => rowNumber(y, own)),
    [5, 1, 0],
  );
  assert.equal(gridPointText({ x: 6, y: 4 }, own), '(1,5)');
  assert.deepEqual(cornersOf(own), [
    { x: 0, y: 5 },
    { x: 6, y: 0 },
  ]);
});

test('a corner stays the corner on a board of another size', () => {
  for (const height of [1, 4, 4096]) {
    assert.equal(gridPointText({ x: 0, y: height - 1 }, naming({ isYUp: true }, 5, height)), '(0,0)');
    assert.equal(gridPointText({ x: 0, y: 0 }, naming({}, 5, height)), '(0,0)');
  }
});

test('in every coordinate system no two cells share a name, and each is read back', () => {
  const { below, chance } = createRandom(5);
  for (let round = 0; round < 200; round++) {
    const own = naming(
      {
        ...{ originX: below(9), originY: below(9), first: chance() ? 1 : 0 },
        ...{ isYUp: chance(), isRowFirst: chance() },
      },
      1 + below(6),
      1 + below(6),
    );
    const names = Array.from({ length: own.width * own.height }, (_, cell) => cellText(cell, own));
    assert.equal(new Set(names).size, names.length, JSON.stringify(own));
    names.forEach((name, cell) => {
      assert.deepEqual(
        readGridPoint(name, own),
        { x: cell % own.width, y: Math.floor(cell / own.width) },
        JSON.stringify(own),
      );
    });
  }
});

test('a position is read as people type it, and only where there is a cell', () => {
  const own = naming({ first: 1 });
  for (const text of ['(2,3)', '2,3', ' 2 , 3 ', '2 3', '( 2, 3 )', '（2，3）', '2;3']) {
    assert.deepEqual(readGridPoint(text, own), { x: 1, y: 2 }, text);
  }
  for (const text of ['', '2', '2,', '(,3)', '2,3,4', '2.5,3', 'a,b', '0,1', '8,1', '1,7', '1e1,1', '9'.repeat(9999)]) {
    assert.equal(readGridPoint(text, own), null, text.slice(0, 20));
  }
  const deck = naming({ originX: 6, originY: 6, isYUp: true }, 13, 13);
  assert.deepEqual(readGridPoint('(-2,-3)', deck), { x: 4, y: 9 });
  assert.deepEqual(readGridPoint('(−2,−3)', deck), { x: 4, y: 9 });
  assert.equal(gridPointOfNumbers([0.5, 0], deck), null);
  assert.equal(gridPointOfNumbers([NaN, 0], deck), null);
});

test('any cell may be the origin, and stays it when y is reversed', () => {
  const up = { ...naming({ isYUp: true }), coordinates: withOriginAt({ x: 2, y: 1 }, naming({ isYUp: true })) };
  assert.equal(gridPointText({ x: 2, y: 1 }, up), '(0,0)');
  assert.equal(gridPointText({ x: 2, y: 0 }, up), '(0,1)');
  const down = { ...up, coordinates: withYUp(false, up) };
  assert.equal(gridPointText({ x: 2, y: 1 }, down), '(0,0)');
  assert.equal(gridPointText({ x: 2, y: 0 }, down), '(0,-1)');
  // A corner becomes the other corner of its side: that is what "y upward" asks for.
  assert.deepEqual(withYUp(true, naming({})), COUNTINGS.y_up);
  assert.equal(withYUp(true, up), up.coordinates);
});

test('a link holds it in one short value, and reads nothing else', () => {
  /** @type {readonly (readonly [string, Partial<Coordinates>])[]} */
  const values = [
    ['1', { first: 1 }],
    ['up', { isYUp: true }],
    ['row', { isRowFirst: true }],
    ['6,6.up', { originX: 6, originY: 6, isYUp: true }],
    ['1.up.row', { first: 1, isYUp: true, isRowFirst: true }],
    ['12,0.1.row', { originX: 12, first: 1, isRowFirst: true }],
    ['9999,4095', { originX: 9999, originY: 4095 }],
  ];
  for (const [text, part] of values) {
    const coordinates = { ...TOP_LEFT, ...part };
    assert.equal(formatCoordinates(coordinates), text);
    assert.deepEqual(parseCoordinates(text), coordinates, text);
  }
  assert.equal(formatCoordinates(TOP_LEFT), '');
  assert.deepEqual(parseCoordinates(''), TOP_LEFT);
  for (const text of [
    '.',
    '0',
    '0,0',
    '06,6',
    '6,6..up',
    '2',
    '-1,0',
    '6,6up',
    '6,6.',
    '.up',
    'up.1',
    'row.up',
    'up.up',
    '10000,0',
    '0,99999',
    '1.6,6',
    '11',
    'UP',
    '1,2,3',
    'up '.repeat(5000),
  ]) {
    assert.equal(parseCoordinates(text), undefined, text.slice(0, 20));
  }
});

test('the coordinate systems offered by name are recognized', () => {
  for (const name of COUNTING_NAMES) assert.equal(countingOf({ ...COUNTINGS[name] }), name);
  assert.equal(countingOf({ ...TOP_LEFT, originX: 2 }), null);
});
