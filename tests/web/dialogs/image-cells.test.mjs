// Pictures as boards: grey, means, thresholds, sizes.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  bestThreshold,
  factorsOf,
  guessColumns,
  histogramOf,
  rowsFor,
  wallCount,
  writeGrey,
  writeMeans,
} from '../../../web/dialogs/import/image-cells.js';

/** A picture of squares, each `side` pixels wide; # is dark. @param {number} side @param {string[]} rows */
function picture(side, ...rows) {
  const [width, height] = [(rows[0]?.length ?? 0) * side, rows.length * side];
  const at = (/** @type {number} */ i) =>
    rows[Math.floor(i / width / side)]?.[Math.floor((i % width) / side)] === '#' ? 20 : 240;
  return { width, height, grey: Uint8Array.from({ length: width * height }, (_, i) => at(i)) };
}

/** @param {ReturnType<typeof picture>} source @param {number} columns @param {number} rows */
function cellsOf(source, columns, rows) {
  const cells = { columns, rows, means: new Uint8Array(columns * rows) };
  // In two bands, like large pictures in the page.
  writeMeans(source, cells, 0, 1);
  writeMeans(source, cells, 1, rows);
  return cells;
}

test('grey is the perceived brightness, on white where the picture is transparent', () => {
  const grey = new Uint8Array(6);
  const rgba = [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 0, 0, 0, 0, 0, 0, 0, 51];
  writeGrey(rgba, grey, 1);
  assert.deepEqual([...grey], [0, 54, 182, 18, 255, 204]);
});

test('a cell is the mean of its pixels, and every pixel counts once', () => {
  const source = { width: 5, height: 2, grey: Uint8Array.from([0, 10, 20, 30, 40, 0, 10, 20, 30, 41]) };
  assert.deepEqual([...cellsOf(source, 2, 1).means], [5, 30]);
  assert.deepEqual([...cellsOf(source, 5, 2).means], [...source.grey]);
  let sum = 0;
  const { means } = cellsOf({ width: 97, height: 61, grey: new Uint8Array(97 * 61).fill(77) }, 13, 7);
  for (const mean of means) sum += mean;
  assert.equal(sum, 77 * 13 * 7);
});

test('the threshold is in the middle of the gap between dark and light', () => {
  const histogram = new Uint32Array(256);
  histogram[20] = 30;
  histogram[240] = 70;
  assert.equal(bestThreshold(histogram), 131);
  histogram[22] = 5;
  histogram[200] = 9;
  const threshold = bestThreshold(histogram);
  assert.ok(threshold > 22 && threshold <= 200, String(threshold));
  assert.equal(bestThreshold(new Uint32Array(256).fill(4)), 128);
  // A single grey cannot be divided into two kinds.
  const single = new Uint32Array(256);
  single[9] = 1;
  assert.equal(bestThreshold(single), 128);
});

test('cells below the threshold are walls, or those above', () => {
  const cells = cellsOf(picture(3, '.#.', '..#'), 3, 2);
  assert.deepEqual([...factorsOf(cells, 128, false)], [1, 0, 1, 1, 1, 0]);
  assert.deepEqual([...factorsOf(cells, 128, true)], [0, 1, 0, 0, 0, 1]);
  const histogram = histogramOf(cells.means);
  assert.equal(wallCount(histogram, 128, false), 2);
  assert.equal(wallCount(histogram, 128, true), 4);
  assert.equal(wallCount(histogram, 0, false), 0);
  assert.equal(wallCount(histogram, 256, false), 6);
});

test('squares are detected, small pictures are read pixel by pixel, others are scaled to fit', () => {
  assert.equal(guessColumns(picture(20, '..#.....', '.#..##..', '...#..#.')), 8);
  assert.equal(guessColumns(picture(7, '.#.#', '#.#.')), 4);
  assert.equal(guessColumns(picture(1, '.##.#', '#..#.')), 5);
  const noise = { width: 800, height: 400, grey: Uint8Array.from({ length: 320_000 }, (_, i) => (i * i * 7919) >> 5) };
  assert.equal(guessColumns(noise), 96);
  assert.equal(guessColumns({ ...noise, width: 400, height: 800 }), 48);
  // A single edge in the middle gives no square size.
  const half = {
    width: 400,
    height: 400,
    grey: Uint8Array.from({ length: 160_000 }, (_, i) => (i % 400 < 300 ? 0 : 255)),
  };
  assert.equal(guessColumns(half), 96);
});

test('cells are as square as they can be', () => {
  assert.equal(rowsFor(10, { width: 400, height: 200 }), 5);
  assert.equal(rowsFor(1, { width: 400, height: 2 }), 1);
  assert.equal(rowsFor(400, { width: 400, height: 7 }), 7);
});
