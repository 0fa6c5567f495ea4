// Boards of hexes in the module, against breadth-first search in plain JavaScript whose neighbours come from
// three axes that sum to 0.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadModule, search } from '../../support/node/module.mjs';
import { createRandom } from '../../support/node/random.mjs';

const module = await loadModule();

/** @param {number} cell @param {number} width */
function axesOf(cell, width) {
  const y = Math.floor(cell / width);
  return { q: (cell % width) - Math.floor(y / 2), r: y };
}

/** @param {number} width @param {readonly number[]} factors 0 or 1 @param {number} start @returns {number[]} steps */
function stepsFrom(width, factors, start) {
  const steps = factors.map(() => Infinity);
  const cells = new Map(factors.map((_, cell) => [`${Object.values(axesOf(cell, width))}`, cell]));
  steps[start] = 0;
  const queue = [start];
  for (const cell of queue) {
    const { q, r } = axesOf(cell, width);
    for (const [dq, dr] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
      [1, -1],
      [-1, 1],
    ]) {
      const other = cells.get(`${q + (dq ?? 0)},${r + (dr ?? 0)}`);
      if (other === undefined || factors[other] === 0 || (steps[other] ?? 0) < Infinity) continue;
      steps[other] = (steps[cell] ?? 0) + 1;
      queue.push(other);
    }
  }
  return steps;
}

test('the module finds shortest paths on hexes, by every heuristic there, and proves them', () => {
  const { below } = createRandom(21);
  const lab = new module.Laboratory();
  let found = 0;
  for (let round = 0; round < 200; round++) {
    const [width, height] = [1 + below(14), 1 + below(14)];
    const factors = Array.from({ length: width * height }, () => (below(100) < 30 ? 0 : 1));
    const [start, goal] = [below(factors.length), below(factors.length)];
    factors[start] = factors[goal] = 1;
    assert.ok(lab.restore(width, height, factors).ok);
    const steps = stepsFrom(width, factors, start)[goal] ?? 0;
    for (const heuristic of /** @type {const} */ (['hex', 'euclidean', 'zero'])) {
      const result = search(lab, { board: 'hex', heuristic }, start, goal);
      assert.equal(result.outcome, steps < Infinity ? 'found' : 'no-path');
      if (steps === Infinity) continue;
      found += 1;
      assert.equal(result.cost, 10 * steps);
      assert.equal(lab.path().length, steps + 1);
      while (lab.judge(10_000) === 'judging');
      assert.equal(lab.verdict().ruling, 'optimal');
    }
  }
  assert.ok(found > 200);
});

test('edits one by one give the same as a new board', () => {
  const { below } = createRandom(4);
  const [lab, anew] = [new module.Laboratory(), new module.Laboratory()];
  assert.ok(lab.clear(40, 30).ok);
  const factors = new Uint8Array(1200).fill(1);
  for (let edit = 0; edit < 300; edit++) {
    const cell = 1 + below(1198);
    factors[cell] = below(2);
    assert.ok(lab.edit([cell], [factors[cell] ?? 0]).ok);
    const found = search(lab, { board: 'hex', heuristic: 'hex' }, 0, 1199);
    if (edit % 20 !== 0) continue;
    assert.ok(anew.restore(40, 30, factors).ok);
    assert.deepEqual(found, search(anew, { board: 'hex', heuristic: 'hex' }, 0, 1199));
    assert.deepEqual([...lab.path()], [...anew.path()]);
  }
});

test('the module puts the ends of hexes on the largest island of hexes', () => {
  const { below } = createRandom(22);
  const lab = new module.Laboratory();
  let differing = 0;
  for (let round = 0; round < 100; round++) {
    const [width, height] = [2 + below(12), 2 + below(12)];
    const factors = Array.from({ length: width * height }, () => (below(100) < 55 ? 0 : 1));
    lab.restore(width, height, factors);
    /** @type {number[]} */
    let largest = [];
    factors.forEach((factor, cell) => {
      if (factor === 0) return;
      const steps = stepsFrom(width, factors, cell);
      const island = [...factors.keys()].filter((other) => (steps[other] ?? Infinity) < Infinity);
      if (island.length > largest.length) largest = island;
    });
    assert.equal(lab.suggestedStart('hex'), largest[0] ?? 0);
    assert.equal(lab.suggestedGoal('hex'), largest.at(-1) ?? factors.length - 1);
    if (lab.suggestedStart('squares') !== lab.suggestedStart('hex')) differing += 1;
  }
  assert.ok(differing > 10);
  lab.delete();
});
