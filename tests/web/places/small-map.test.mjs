// The minimap's pixels: in the proportions of the board, terrain in its colours, no thin wall lost.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LIGHT, groundOf } from '../../../web/canvas/palette.js';
import { sizeOf, smallMap } from '../../../web/places/lab/minimap/small-map.js';

const WALL = [...groundOf(LIGHT, 0), 255];
const FREE = [...groundOf(LIGHT, 1), 255];

test('as large as the space allows, in the proportions of the board', () => {
  assert.deepEqual(sizeOf({ width: 512, height: 512 }, 1), { width: 168, height: 168 });
  assert.deepEqual(sizeOf({ width: 1000, height: 100 }, 2), { width: 568, height: 57 });
  assert.deepEqual(sizeOf({ width: 100_000, height: 1 }, 1), { width: 284, height: 1 });
});

test('one pixel per cell where there are as many pixels as cells', () => {
  const pixels = smallMap({ width: 3, height: 2 }, { width: 3, height: 2 }, Uint8Array.of(1, 0, 1, 1, 1, 5), LIGHT);
  const at = (/** @type {number} */ cell) => [...pixels.subarray(4 * cell, 4 * cell + 4)];
  assert.deepEqual([0, 1, 2, 3, 4].map(at), [FREE, WALL, FREE, FREE, FREE]);
  assert.deepEqual(at(5), [...groundOf(LIGHT, 5), 255]);
});

test('a wall of one cell across the map is visible in a picture of half its size', () => {
  for (const column of [4, 5]) {
    const factors = new Uint8Array(100).fill(1);
    for (let y = 0; y < 10; y++) factors[y * 10 + column] = 0;
    const pixels = smallMap({ width: 5, height: 5 }, { width: 10, height: 10 }, factors, LIGHT);
    const row = [0, 1, 2, 3, 4].map((x) => pixels[4 * (2 * 5 + x)]);
    assert.deepEqual(
      row.map((red) => red === WALL[0]),
      [false, false, true, false, false],
    );
  }
});
