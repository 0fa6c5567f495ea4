// The search tree read from a board: here a table of parents, one digit a cell.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CELL_STRIDE, SLOT_OFFSETS, STATUS } from '../../../web/engine/layouts.js';
import { cellsAbove, childrenOf, nodeAt, parentOf, treeOf } from '../../../web/lenses/lists/search-tree/search-tree.js';
import { createRandom } from '../../support/node/random.mjs';

/** @import { Branch } from '../../../web/lenses/lists/search-tree/search-tree.js' */

const WIDTH = 4;
const HEIGHT = 3;

/**
 * Parents by cell; -1 for the root, null where nothing was reached. Pushed in the order of `pushes`.
 * @param {readonly (number | null)[]} parents
 * @param {readonly number[]} pushes
 * @param {{ width: number, height: number }} [size]
 */
function boardOf(
  parents,
  pushes = parents.map((_, cell) => cell),
  { width, height } = { width: WIDTH, height: HEIGHT },
) {
  let asked = 0;
  /** @param {number} cell */
  const numbersOf = (cell) => {
    const parent = parents[cell] ?? null;
    if (parent === null) return [STATUS.untouched, NaN, NaN, NaN, -1, NaN];
    const dx = (parent % width) - (cell % width);
    const dy = Math.floor(parent / width) - Math.floor(cell / width);
    const slot = parent < 0 ? -1 : SLOT_OFFSETS.findIndex((offset) => offset.dx === dx && offset.dy === dy);
    const isParent = parents.includes(cell);
    return [isParent ? STATUS.closed : STATUS.open, 10 * cell, 1, 10 * cell + 1, slot, pushes[cell] ?? NaN];
  };
  return {
    width,
    height,
    /** @param {number} x @param {number} y @param {number} columns @param {number} rows */
    cells: (x, y, columns, rows) => {
      asked += 1;
      assert.ok(x >= 0 && y >= 0 && x + columns <= width && y + rows <= height && columns > 0 && rows > 0);
      const cells = Array.from(
        { length: columns * rows },
        (_, at) => (y + Math.floor(at / columns)) * width + x + (at % columns),
      );
      const numbers = Float64Array.from(cells.flatMap(numbersOf));
      assert.equal(numbers.length, CELL_STRIDE * cells.length);
      return numbers;
    },
    asked: () => asked,
  };
}

/** 5 is the root; 0, 1, 6 are its children; 11 is a child of 6, and 7 of 11. */
const TREE = [5, 5, null, null, null, -1, 5, 11, null, null, null, 6];

/** @param {Branch | null} branch @returns {unknown} */
const cellsOf = (branch) =>
  branch === null ? null : branch.children.length === 0 ? branch.cell : [branch.cell, branch.children.map(cellsOf)];

test('a node has its numbers, and a cell that was not reached is none', () => {
  const board = boardOf(TREE);
  assert.deepEqual(nodeAt(board, 6), { cell: 6, isOpen: false, g: 60, f: 61, push: 6 });
  assert.equal(nodeAt(board, 7)?.isOpen, true);
  assert.equal(nodeAt(board, 2), null);
});

test('children are in the order in which they were opened, at every edge of the board', () => {
  const board = boardOf(TREE, [9, 3, 0, 0, 0, 0, 4, 7, 0, 0, 0, 5]);
  assert.deepEqual(
    childrenOf(board, 5).map(({ cell }) => cell),
    [1, 6, 0],
  );
  assert.deepEqual(
    childrenOf(board, 11).map(({ cell }) => cell),
    [7],
  );
  assert.deepEqual(childrenOf(board, 0), []);
  assert.deepEqual(
    [0, 11, 7, 5].map((cell) => parentOf(board, cell)),
    [5, 6, 11, -1],
  );
  assert.deepEqual(cellsAbove(board, 7, 9), [11, 6, 5]);
  assert.deepEqual(cellsAbove(board, 7, 2), [11, 6]);
  assert.deepEqual(cellsAbove(board, 5, 9), []);
  const line = boardOf([-1, 0, 1], undefined, { width: 3, height: 1 });
  assert.deepEqual(
    childrenOf(line, 1).map(({ cell }) => cell),
    [2],
  );
});

test('the tree is shown as far as it is unfolded', () => {
  const board = boardOf(TREE);
  assert.deepEqual(cellsOf(treeOf(board, 5, () => true, 99).root), [5, [0, 1, [6, [[11, [7]]]]]]);
  const upper = treeOf(board, 5, (_, depth) => depth < 1, 99);
  assert.deepEqual([cellsOf(upper.root), upper.count, upper.isCut], [[5, [0, 1, 6]], 4, false]);
  assert.deepEqual(
    upper.root?.children.map(({ hasChildren }) => hasChildren),
    [false, false, true],
  );
  assert.deepEqual(cellsOf(treeOf(board, 6, (cell) => cell !== 11, 99).root), [6, [11]]);
  assert.deepEqual(
    treeOf(board, 2, () => true, 99),
    { root: null, count: 0, isCut: false },
  );
});

test('a tree that is too large is cut off, and the nodes nearest to the root are shown', () => {
  const board = boardOf(TREE);
  const tree = treeOf(board, 5, () => true, 5);
  assert.deepEqual([cellsOf(tree.root), tree.count, tree.isCut], [[5, [0, 1, [6, [11]]]], 5, true]);
  const alone = treeOf(board, 5, () => true, 3);
  assert.deepEqual([cellsOf(alone.root), alone.count, alone.isCut], [5, 1, true]);
  assert.equal(alone.root?.hasChildren, true);
});

test('random trees hold every cell once, and cost one lookup per node', () => {
  for (let seed = 0; seed < 50; seed++) {
    const { below, pick } = createRandom(seed);
    const size = { width: 1 + below(9), height: 1 + below(9) };
    const total = size.width * size.height;
    /** @type {(number | null)[]} */
    const parents = Array.from({ length: total }, () => null);
    const root = below(total);
    parents[root] = -1;
    const reached = [root];
    for (let tries = 0; tries < 3 * total; tries++) {
      const parent = pick(reached);
      const { dx, dy } = pick(SLOT_OFFSETS);
      const [x, y] = [(parent % size.width) + dx, Math.floor(parent / size.width) + dy];
      if (x < 0 || y < 0 || x >= size.width || y >= size.height) continue;
      const cell = y * size.width + x;
      if (parents[cell] !== null) continue;
      parents[cell] = parent;
      reached.push(cell);
    }
    const board = boardOf(parents, undefined, size);
    const tree = treeOf(board, root, () => true, total);
    assert.deepEqual([tree.count, tree.isCut], [reached.length, false]);
    assert.equal(board.asked(), reached.length + 1);
    /** @param {Branch} branch @returns {number[]} */
    const all = (branch) => [branch.cell, ...branch.children.flatMap(all)];
    assert.ok(tree.root);
    assert.deepEqual(
      all(tree.root).sort((a, b) => a - b),
      reached.sort((a, b) => a - b),
    );
  }
});
