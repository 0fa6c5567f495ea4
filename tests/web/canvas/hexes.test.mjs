// Hexes on the canvas: their positions, which one contains a point, lines and fills without gaps or leaks.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endAt, extent, fitView, gridPointAt, middleOf, visibleRange } from '../../../web/canvas/geometry.js';
import { HEXES, hexLine } from '../../../web/canvas/hexes.js';
import { SQUARES } from '../../../web/canvas/lattice.js';
import { SLOT_OFFSETS } from '../../../web/engine/layouts.js';
import { floodFill } from '../../../web/model/drawing/flood-fill.js';
import { shapeCells } from '../../../web/model/drawing/shapes.js';
import { createRandom } from '../../support/node/random.mjs';

/** @import { GridPoint } from '../../../web/model/coordinates.js' */

const view = Object.freeze({ scale: 20, left: 7, top: -30, ratio: 1, lattice: HEXES });

/** Steps from hex to hex, by three axes that sum to 0. @param {GridPoint} a @param {GridPoint} b */
function hexesBetween(a, b) {
  const axes = [a, b].map(({ x, y }) => [x - Math.floor(y / 2), y]);
  const q = (axes[0]?.[0] ?? 0) - (axes[1]?.[0] ?? 0);
  const r = (axes[0]?.[1] ?? 0) - (axes[1]?.[1] ?? 0);
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

test('neighbours are a width apart, and nothing else is as near', () => {
  for (const here of [
    { x: 5, y: 4 },
    { x: 5, y: 5 },
  ]) {
    const from = middleOf(view, here);
    for (let y = 1; y < 9; y++) {
      for (let x = 1; x < 10; x++) {
        const to = middleOf(view, { x, y });
        const away = Math.hypot(to.x - from.x, to.y - from.y) / view.scale;
        const steps = hexesBetween(here, { x, y });
        if (steps === 1) assert.ok(Math.abs(away - 1) < 1e-9);
        else if (steps > 1) assert.ok(away > 1.7);
      }
    }
  }
});

test('a point is in the hex whose middle is nearest, off the board too', () => {
  const { below } = createRandom(3);
  for (let round = 0; round < 3000; round++) {
    const point = { x: below(4000) / 10 - 100, y: below(4000) / 10 - 150 };
    const found = gridPointAt(view, point.x, point.y);
    const distance = (/** @type {GridPoint} */ gridPoint) => {
      const middle = middleOf(view, gridPoint);
      return Math.hypot(middle.x - point.x, middle.y - point.y);
    };
    for (let y = found.y - 2; y <= found.y + 2; y++) {
      for (let x = found.x - 2; x <= found.x + 2; x++) {
        assert.ok(distance({ x, y }) >= distance(found) - 1e-9);
      }
    }
  }
});

test('a board fits its room and is visible as a whole', () => {
  const board = { width: 9, height: 8 };
  const room = { width: 1000, height: 400 };
  const fitted = fitView(board, room, 1, HEXES);
  const { width, height } = extent(board, fitted);
  assert.ok(width <= room.width && height <= room.height && height > 0.9 * room.height);
  assert.deepEqual(visibleRange(fitted, board, { width, height }), { x: 0, y: 0, columns: 9, rows: 8 });
  assert.equal(gridPointAt(fitted, width / 2, height - 0.3 * fitted.scale).y, 7);
});

test('every hex with a visible corner is in the range', () => {
  const board = { width: 60, height: 60 };
  const moved = { ...view, left: -311, top: -207 };
  const canvas = { width: 160, height: 120 };
  const { x, y, columns, rows } = visibleRange(moved, board, canvas);
  for (let px = 0; px < canvas.width; px += 3) {
    for (let py = 0; py < canvas.height; py += 3) {
      const gridPoint = gridPointAt(moved, px, py);
      assert.ok(gridPoint.x >= x && gridPoint.x < x + columns && gridPoint.y >= y && gridPoint.y < y + rows);
    }
  }
});

test('an end is grabbed in its hex', () => {
  const board = { width: 9, height: 9, start: 9 * 3 + 4, goal: 80 };
  const middle = middleOf(view, { x: 4, y: 3 });
  assert.equal(endAt(view, middle, board, 0), 'start');
  assert.equal(endAt(view, { x: middle.x + 20, y: middle.y }, board, 0), null);
});

test('a line goes from hex to adjacent hex, and is as short as possible', () => {
  const { below } = createRandom(5);
  for (let round = 0; round < 2000; round++) {
    const [from, to] = [0, 1].map(() => ({ x: below(40) - 10, y: below(40) - 10 }));
    assert.ok(from && to);
    const line = hexLine(from, to);
    assert.deepEqual([line[0], line.at(-1)], [from, to]);
    assert.equal(line.length, hexesBetween(from, to) + 1);
    line.slice(1).forEach((gridPoint, i) => assert.equal(hexesBetween(line[i] ?? from, gridPoint), 1));
  }
});

test('a wall drawn across a board from side to side divides it', () => {
  const board = { width: 12, height: 10 };
  for (let at = 0; at < board.height; at++) {
    const factors = new Uint8Array(120).fill(1);
    const line = { kind: /** @type {const} */ ('line'), from: { x: 0, y: at }, to: { x: 11, y: 9 - at }, brush: 1 };
    for (const cell of shapeCells(line, board, HEXES.line)) factors[cell] = 0;
    const seed = factors.indexOf(1);
    const rest = factors.filter((factor) => factor === 1).length;
    const filled = floodFill(factors, board.width, seed, HEXES.reach).length;
    if (at > 0 && at < 9) assert.ok(filled < rest, `row ${at}`);
  }
});

test('a fill is the area connected by six neighbours', () => {
  const { below, chance } = createRandom(9);
  for (let round = 0; round < 300; round++) {
    const [width, height] = [1 + below(12), 1 + below(12)];
    const factors = Uint8Array.from({ length: width * height }, () => (chance() ? 0 : 1 + below(2)));
    const seed = below(width * height);
    const found = new Set([seed]);
    for (const cell of found) {
      const here = { x: cell % width, y: Math.floor(cell / width) };
      factors.forEach((factor, other) => {
        const there = { x: other % width, y: Math.floor(other / width) };
        if (factor === factors[seed] && hexesBetween(here, there) === 1) found.add(other);
      });
    }
    assert.deepEqual(
      [...floodFill(factors, width, seed, HEXES.reach)],
      [...found].sort((a, b) => a - b),
    );
  }
});

test('a slot is named like the square in the direction where it is seen', () => {
  for (const y of [4, 5]) {
    let count = 0;
    SLOT_OFFSETS.forEach(({ dx, dy }, slot) => {
      const there = { x: 4 + dx, y: y + dy };
      if (hexesBetween({ x: 4, y }, there) !== 1) return;
      count += 1;
      const [from, to] = [middleOf(view, { x: 4, y }), middleOf(view, there)];
      const seen = SLOT_OFFSETS[HEXES.seen(slot, y)];
      assert.deepEqual(
        [seen?.dx, seen?.dy],
        [Math.sign(to.x - from.x), Math.sign(to.y - from.y)].map((sign) => sign + 0),
      );
    });
    assert.equal(count, 6);
  }
  assert.equal(HEXES.seen(-1, 3), -1);
  assert.equal(SQUARES.seen(6, 3), 6);
});
