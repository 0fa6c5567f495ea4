// Fitting, hit tests and keyboard moves: where things are.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  clampGridPoint,
  drawsCells,
  endAt,
  extent,
  fitView,
  middleOf,
  gridPointAt,
  visibleRange,
} from '../../../web/canvas/geometry.js';
import { gridPointOf } from '../../../web/model/coordinates.js';
import { moveCursor } from '../../../web/model/drawing/cursor.js';

test('the whole board fits, with whole pixels where cells are large', () => {
  for (const [width, height] of [
    [7, 6],
    [49, 49],
    [530, 481],
    [1024, 768],
    [4096, 1],
    [1, 4096],
  ]) {
    const board = { width: Number(width), height: Number(height) };
    for (const room of [
      { width: 1000, height: 700 },
      { width: 333, height: 555 },
    ]) {
      const view = fitView(board, room, 1);
      const size = extent(board, view);
      assert.ok(size.width <= room.width && size.height <= room.height, JSON.stringify({ board, room }));
      if (view.scale >= 6) assert.ok(Number.isInteger(view.scale));
    }
  }
});

test('a board of one cell does not fill the screen', () => {
  assert.equal(fitView({ width: 1, height: 1 }, { width: 1000, height: 1000 }, 1).scale, 128);
  assert.equal(fitView({ width: 1, height: 1 }, { width: 2000, height: 2000 }, 2).scale, 256);
});

test('small cells are painted as an image, at the same apparent size on high-resolution screens', () => {
  assert.equal(drawsCells({ scale: 8, left: 0, top: 0, ratio: 1 }), true);
  assert.equal(drawsCells({ scale: 8, left: 0, top: 0, ratio: 2 }), false);
});

test('the middle of a cell is in that cell', () => {
  const board = { width: 530, height: 481 };
  for (const scale of [0.37, 1.6, 13, 114]) {
    const view = { scale, left: 5, top: -3, ratio: 1 };
    for (const cell of [0, 529, 530, 100_000, 530 * 481 - 1]) {
      const { x, y } = middleOf(view, gridPointOf(cell, board));
      assert.deepEqual(gridPointAt(view, x, y), gridPointOf(cell, board));
    }
  }
});

test('positions off the board are moved to its edge', () => {
  const board = { width: 7, height: 6 };
  assert.deepEqual(clampGridPoint({ x: -3, y: 9 }, board), { x: 0, y: 5 });
});

test('only the visible part is drawn', () => {
  const view = { scale: 10, left: -25, top: 0, ratio: 1 };
  const range = visibleRange(view, { width: 100, height: 4 }, { width: 50, height: 100 });
  assert.deepEqual(range, { x: 2, y: 0, columns: 6, rows: 4 });
});

test('a press grabs an end in its cell, or near it where cells are tiny', () => {
  const board = { width: 10, height: 10, start: 0, goal: 99 };
  const large = { scale: 50, left: 0, top: 0, ratio: 1 };
  assert.equal(endAt(large, { x: 2, y: 48 }, board, 12), 'start');
  assert.equal(endAt(large, { x: 60, y: 10 }, board, 12), null);
  const tiny = { scale: 2, left: 0, top: 0, ratio: 1 };
  assert.equal(endAt(tiny, { x: 10, y: 1 }, board, 12), 'start');
  assert.equal(endAt(tiny, { x: 16, y: 16 }, board, 12), 'goal');
});

test('the goal is on top where both ends share a cell', () => {
  const board = { width: 10, height: 10, start: 5, goal: 5 };
  assert.equal(endAt({ scale: 50, left: 0, top: 0, ratio: 1 }, { x: 275, y: 25 }, board, 12), 'goal');
});

test('keys move the active cell and stop at the edge', () => {
  const board = { width: 7, height: 30 };
  /** @param {number} cell @param {string} key @param {boolean} [isWide] */
  const move = (cell, key, isWide = false) => moveCursor(cell, { key, isWide }, board);
  assert.equal(move(8, 'ArrowLeft'), 7);
  assert.equal(move(7, 'ArrowLeft'), 7);
  assert.equal(move(13, 'ArrowRight'), 13);
  assert.equal(move(3, 'ArrowUp'), 3);
  assert.equal(move(3, 'ArrowDown'), 10);
  assert.equal(move(10, 'Home'), 7);
  assert.equal(move(10, 'End'), 13);
  assert.equal(move(10, 'Home', true), 0);
  assert.equal(move(10, 'End', true), 209);
  assert.equal(move(3, 'PageDown'), 73);
  assert.equal(move(73, 'PageUp'), 3);
  assert.equal(move(10, 'PageUp'), 3);
  assert.equal(move(10, 'x'), null);
});
