// The cells that tools cover: strokes, stamps, lines, rectangles, fills. Each against a plain definition of it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gridPointOf } from '../../../web/model/coordinates.js';
import { floodFill } from '../../../web/model/drawing/flood-fill.js';
import { shapeCells, shapeRectangles } from '../../../web/model/drawing/shapes.js';
import { addingBrush } from '../../../web/engine/grounds.js';
import { brushFor, lineOf, paintable } from '../../../web/model/drawing/stroke.js';
import {
  BRUSHES,
  FIRST_TOOLS,
  GROUNDS,
  groundName,
  parseFactor,
  withBrush,
  withGround,
  withTool,
} from '../../../web/model/drawing/tools.js';
import { createRandom } from '../../support/node/random.mjs';

/** @import { Shape } from '../../../web/model/drawing/shapes.js' */

test('a stroke has no gaps, begins and ends where the pointer was', () => {
  const { below: next } = createRandom(7);
  for (let round = 0; round < 500; round++) {
    const from = { x: next(60), y: next(40) };
    const to = { x: next(60), y: next(40) };
    const points = lineOf(from, to);
    assert.deepEqual(points[0], from);
    assert.deepEqual(points.at(-1), to);
    points.slice(1).forEach((point, index) => {
      const before = points[index] ?? point;
      assert.equal(Math.max(Math.abs(point.x - before.x), Math.abs(point.y - before.y)), 1);
    });
  }
});

/** @param {Partial<Shape>} shape @param {{ width: number, height: number }} board */
function covered(shape, board) {
  const point = { x: 0, y: 0 };
  /** @type {Shape} */
  const whole = { kind: 'line', from: point, to: point, brush: 1, ...shape };
  const cells = [...shapeCells(whole, board)];
  assert.equal(new Set(cells).size, cells.length, 'a cell comes twice');
  for (const cell of cells) assert.ok(cell >= 0 && cell < board.width * board.height);
  // The preview and the change are the same cells.
  const drawn = new Set();
  for (const { x, y, columns, rows } of shapeRectangles(whole, board)) {
    for (let cell = 0; cell < columns * rows; cell++) {
      drawn.add((y + Math.floor(cell / columns)) * board.width + x + (cell % columns));
    }
  }
  assert.deepEqual([...drawn].sort(), [...cells].sort());
  return cells.sort((a, b) => a - b);
}

test('a stroke that leaves the board is limited to the cells on it', () => {
  const board = { width: 5, height: 5 };
  assert.deepEqual(covered({ from: { x: 3, y: 2 }, to: { x: 9, y: 2 } }, board), [13, 14]);
  assert.deepEqual(covered({ from: { x: -9, y: -9 }, to: { x: -1, y: 7 } }, board), []);
});

test('a brush stamps a square whose middle is the cell', () => {
  const board = { width: 7, height: 7 };
  const point = { x: 3, y: 3 };
  const rows = BRUSHES.map((brush) => covered({ from: point, to: point, brush }, board));
  assert.deepEqual(
    rows.map((cells) => cells.length),
    [1, 4, 9, 25],
  );
  assert.deepEqual(
    rows.map((cells) => cells[0]),
    [24, 24, 16, 8],
  );
  const corner = covered({ from: { x: 0, y: 0 }, brush: 5 }, board);
  assert.deepEqual(corner, [0, 1, 2, 7, 8, 9, 14, 15, 16]);
});

test('a rectangle is filled whichever corner it is drawn from, and has no brush', () => {
  const board = { width: 6, height: 5 };
  const shape = { kind: /** @type {const} */ ('rectangle'), brush: 3 };
  const ways = [
    { from: { x: 1, y: 1 }, to: { x: 3, y: 2 } },
    { from: { x: 3, y: 2 }, to: { x: 1, y: 1 } },
    { from: { x: 1, y: 2 }, to: { x: 3, y: 1 } },
  ];
  for (const way of ways) assert.deepEqual(covered({ ...shape, ...way }, board), [7, 8, 9, 13, 14, 15]);
});

test('an outline leaves its inside alone, as thick as the brush', () => {
  const board = { width: 9, height: 9 };
  const shape = { kind: /** @type {const} */ ('outline'), from: { x: 1, y: 1 }, to: { x: 4, y: 3 } };
  const thin = covered(shape, board);
  assert.deepEqual(thin, [10, 11, 12, 13, 19, 22, 28, 29, 30, 31]);
  const thick = covered({ ...shape, to: { x: 7, y: 7 }, brush: 3 }, board);
  const inside = [3, 4, 5].flatMap((y) => [3, 4, 5].map((x) => y * 9 + x));
  assert.deepEqual(
    thick,
    [...Array(81).keys()].filter((cell) => !inside.includes(cell)),
  );
});

test('shapes over the whole of the longest board', () => {
  const board = { width: 4096, height: 1 };
  const ends = { from: { x: 4095, y: 0 }, to: { x: 0, y: 0 } };
  for (const kind of /** @type {const} */ (['line', 'rectangle', 'outline'])) {
    assert.equal(covered({ kind, ...ends, brush: 5 }, board).length, 4096);
  }
  assert.deepEqual(covered({ kind: 'outline', brush: 5 }, { width: 1, height: 1 }), [0]);
});

/** The definition of a fill, cell by cell. @param {Uint8Array} factors @param {number} width @param {number} seed */
function slowFill(factors, width, seed) {
  const found = new Set([seed]);
  for (const cell of found) {
    const { x } = gridPointOf(cell, { width });
    const around = [cell - width, cell + width];
    if (x > 0) around.push(cell - 1);
    if (x < width - 1) around.push(cell + 1);
    for (const other of around) if (factors[other] === factors[seed]) found.add(other);
  }
  return [...found].sort((a, b) => a - b);
}

test('a fill reaches the cells of the same ground connected by edges', () => {
  const { below: next } = createRandom(11);
  for (let round = 0; round < 300; round++) {
    const width = 1 + next(12);
    const height = 1 + next(12);
    const factors = Uint8Array.from({ length: width * height }, () => next(3));
    const seed = next(width * height);
    const cells = [...floodFill(factors, width, seed)];
    assert.equal(new Set(cells).size, cells.length);
    assert.deepEqual(
      cells.sort((a, b) => a - b),
      slowFill(factors, width, seed),
    );
  }
});

test('a fill of a large board, and of none of it', () => {
  assert.equal(floodFill(new Uint8Array(1024 * 1024).fill(1), 1024, 700_000).length, 1024 * 1024);
  assert.equal(floodFill(Uint8Array.of(1, 1), 2, 2).length, 0);
});

test('the first cell decides: where the ground is there already, it is made plain', () => {
  assert.equal(brushFor(0), 1);
  assert.equal(brushFor(1), 0);
  assert.equal(brushFor(5), 0);
  assert.equal(brushFor(0, 5), 5);
  assert.equal(brushFor(5, 5), 1);
  assert.equal(brushFor(7, 1), 1);
  assert.equal(brushFor(1, 1), 1);
});

test('painting skips the ends and cells that have that ground already', () => {
  const factors = Uint8Array.of(1, 0, 1, 1, 3);
  const ends = { start: 0, goal: 3 };
  const painted = (/** @type {number[]} */ cells, /** @type {number} */ brush) => {
    const { cells: changed, grounds } = paintable(cells, brush, ends, { factors: () => factors });
    return { cells: [...changed], grounds: [...grounds] };
  };
  assert.deepEqual(painted([0, 1, 2, 3, 4], 0), { cells: [2, 4], grounds: [1, 3] });
  assert.deepEqual(painted([1, 2], 1), { cells: [1], grounds: [0] });
  // Danger exists on free ground only.
  assert.deepEqual(painted([0, 1, 2, 3, 4], addingBrush(30)), { cells: [2, 4], grounds: [1, 3] });
});

test('choosing the rectangle again switches to its outline, and the third time to filled', () => {
  const once = withTool(FIRST_TOOLS, 'rectangle');
  const twice = withTool(once, 'rectangle');
  assert.deepEqual(
    [once, twice, withTool(twice, 'rectangle')].map(({ isOutline }) => isOutline),
    [false, true, false],
  );
  assert.equal(withTool(withTool(twice, 'draw'), 'rectangle').isOutline, true);
});

test('only existing grounds and brushes are accepted', () => {
  assert.equal(withGround(FIRST_TOOLS, 255).ground, 255);
  assert.equal(withGround(FIRST_TOOLS, 768).ground, 768);
  for (const ground of [-1, 1024, 1.5, NaN]) assert.equal(withGround(FIRST_TOOLS, ground), FIRST_TOOLS);
  assert.equal(withBrush(FIRST_TOOLS, 4), FIRST_TOOLS);
  assert.deepEqual([0, 1, 2, 3, 4, 5].map(groundName), ['wall', 'road', 'forest', 'hill', null, 'swamp']);
  assert.equal(new Set(Object.values(GROUNDS)).size, 8);
  assert.equal(parseFactor(' 7 '), 7);
  for (const text of ['', ' ', '0', '256', '1.5', '-1', 'x']) assert.equal(parseFactor(text), null);
});
