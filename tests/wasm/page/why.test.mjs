// Explanations, breakpoints and the closed list from JavaScript.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { loadModule, search } from '../../support/node/module.mjs';

/** @import { Laboratory } from 'astrolabe-module' */

const LESTER = '.......\n...#...\n.S.#.G.\n...#...\n.......\n.......\n';
const module = await loadModule();

/** @param {(lab: Laboratory) => void} use */
function withLester(use) {
  const lab = new module.Laboratory();
  lab.load('auto', LESTER);
  search(lab, { heuristic: 'manhattan' }, lab.suggestedStart('squares'), lab.suggestedGoal('squares'));
  use(lab);
  lab.delete();
}

test("why: E1's second expansion, number for number", () => {
  withLester((lab) => {
    assert.equal(lab.why(9), null);
    lab.seek(2);
    const why = lab.why(16);
    assert.ok(why);
    assert.deepEqual(why.sum, {
      parent: 15,
      parentG: 0,
      parentGNow: 0,
      unit: 10,
      isDiagonal: false,
      factor: 1,
      added: 0,
      g: 10,
      heuristic: 'manhattan',
      straight: 10,
      diagonal: 14,
      dx: 3,
      dy: 0,
      cheapest: 1,
      squaredDistance: 0,
      rateCost: 0,
      rateSquaredLength: 1,
      h: 30,
      order: 'f',
      weight: 1,
      f: 40,
      addsUp: true,
      fShownAsOne: 1,
    });
    assert.equal(why.status, 'closed');
    assert.equal(why.rank, null);
    assert.equal(why.untouched, null);
    assert.deepEqual([why.cell, why.step, why.expandedAt, why.timesExpanded, why.expandedG], [16, 2, 2, 1, 10]);
    assert.deepEqual(
      why.neighbours.map(({ outcome }) => outcome),
      ['not-better', 'not-better', 'wall', 'closed', 'wall', 'not-better', 'not-better', 'wall'],
    );
    assert.deepEqual(why.neighbours[1], {
      cell: 9,
      step: 10,
      outcome: 'not-better',
      offered: 20,
      known: 14,
      closedAt: 0,
      corners: [],
    });
    assert.deepEqual(why.neighbours[3], {
      cell: 15,
      step: 10,
      outcome: 'closed',
      offered: 20,
      known: 0,
      closedAt: 1,
      corners: [],
    });
    assert.deepEqual(why.neighbours[2], {
      cell: 10,
      step: 0,
      outcome: 'wall',
      offered: NaN,
      known: NaN,
      closedAt: 0,
      corners: [],
    });
  });
});

test('why: ranks, ties, a blocked corner, and cells not reached', () => {
  withLester((lab) => {
    lab.seek(2);
    assert.deepEqual(lab.why(9)?.rank, {
      rank: 2,
      openCount: 7,
      tiedCount: 1,
      tied: [23],
      tie: 'lifo',
      isDecidedByStructure: false,
    });
    assert.deepEqual(lab.why(29)?.untouched, { absence: 'opened-later', step: 3, lastF: NaN });
    assert.equal(lab.why(10)?.untouched?.absence, 'wall');
    assert.equal(lab.why(42), null);
    lab.seek(3);
    const corner = lab.why(23)?.neighbours[7];
    assert.deepEqual(corner, {
      cell: 31,
      step: 0,
      outcome: 'corner',
      offered: NaN,
      known: NaN,
      closedAt: 0,
      corners: [24],
    });
    lab.seek(12);
    assert.deepEqual(lab.why(41)?.untouched, { absence: 'goal-found', step: 12, lastF: 68 });
    assert.equal(lab.why(0)?.neighbours[0]?.cell, -1);
    const improved = lab.why(22)?.neighbours[6];
    assert.deepEqual([improved?.outcome, improved?.known, improved?.offered], ['improved', 28, 20]);
  });
});

test('why: what breadth-first, depth-first and greedy search have no number for is NaN', () => {
  const lab = new module.Laboratory();
  lab.load('auto', LESTER);
  for (const [algorithm, order, has] of /** @type {const} */ ([
    ['bfs', 'depth', [false, true]],
    ['dfs', 'newest', [false, false]],
    ['greedy', 'h', [true, true]],
  ])) {
    search(lab, { algorithm }, 15, 19);
    lab.seek(1);
    const sum = lab.why(9)?.sum;
    assert.equal(sum?.order, order);
    assert.deepEqual(
      [sum?.h, sum?.f].map((number) => !Number.isNaN(number)),
      [...has],
    );
  }
  search(lab, { algorithm: 'bfs' }, 15, 19);
  lab.seek(1);
  assert.equal(lab.why(9)?.sum?.f, 1);
  assert.equal(lab.why(9)?.rank?.tie, 'fifo');
  lab.delete();
});

test('why: a search led to the nearest cell says so for the cells behind, and for the goal', () => {
  const lab = new module.Laboratory();
  lab.load('auto', 'S....\n.....\n#####\n.G...\n');
  search(lab, {}, 0, 16);
  lab.seek(lab.result().steps);
  assert.equal(lab.why(16)?.untouched?.absence, 'other-island');
  assert.equal(lab.why(4)?.untouched?.absence, 'goal-elsewhere');
  assert.equal(lab.why(12)?.untouched?.absence, 'wall');
  lab.delete();
});

test('breakpoints: of any cell and of one, forward and back, surveyed in slices', () => {
  withLester((lab) => {
    assert.equal(lab.survey(5), false);
    assert.equal(lab.nextStepWith('opened', 29, 0), 3);
    const [improved = 0] = lab.stepsOf(29, 'improved');
    assert.equal(lab.nextStepWith('parent-changes', 29, 0), improved);
    assert.equal(lab.previousStepWith('parent-changes', 29, improved), -1);
    assert.equal(lab.previousStepWith('opened', 29, improved), 3);
    assert.equal(lab.nextStepWith('f-rises', -1, 0), 3);
    assert.equal(lab.nextStepWith('reopened', -1, 0), -1);
    assert.equal(lab.nextStepWith('expanded', 19, 3), 12);
    assert.equal(lab.survey(100), true);
    assert.equal(lab.stepsWith('expanded').length, 12);
    assert.equal(lab.stepsOf(29, 'f-rises').length, 0);
    assert.equal(lab.nextStepWith(/** @type {never} */ ('dances'), -1, 0), -1);
  });
});

test('the closed list: one row a step, with the numbers of the log, wherever the trace stands', () => {
  withLester((lab) => {
    lab.seek(4);
    const rows = [...lab.printout(1, 12)];
    assert.equal(rows.length, 12 * 6);
    assert.deepEqual(rows.slice(0, 18), [1, 15, -1, 0, 40, 40, 2, 16, 15, 10, 30, 40, 3, 23, 15, 14, 40, 54]);
    for (let step = 1; step <= 12; step++) {
      const [cell, , g, h, f] = lab.log(step, step);
      const row = rows.slice((step - 1) * 6, step * 6);
      assert.deepEqual([row[0], row[1], ...row.slice(3)], [step, cell, g, h, f]);
    }
    assert.equal(lab.position().step, 4);
    assert.equal(lab.printout(0, 3).length, 0);
    assert.equal(lab.printout(3, 13).length, 0);
    assert.equal(lab.printout(4, 3).length, 0);
  });
});
