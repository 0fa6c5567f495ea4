// The referee from JavaScript: its verdict crosses complete, its views are views.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { loadModule, search } from '../../support/node/module.mjs';

const module = await loadModule();

test('a verdict crosses complete: a longer path, its cause and the counter-examples', () => {
  const lab = new module.Laboratory();
  // At weight 5 the swamp straight ahead seems better than the dry path below it.
  lab.load('auto', 'S...G\n.....\n');
  lab.edit([1, 2, 3], [3]);
  search(lab, { heuristic: 'manhattan', corner: 'four', weightHundredths: 500 }, 0, 4);
  assert.equal(lab.verdict().state, 'idle');
  while (lab.judge(5) === 'judging') assert.equal(lab.verdict().state, 'judging');
  assert.equal(lab.result().cost, 100);
  assert.deepEqual(lab.verdict(), {
    state: 'judged',
    ruling: 'longer',
    optimum: 60,
    excess: 40 / 60,
    guaranteed: 'fails',
    conditions: {
      pathExists: 'holds',
      finiteGraph: 'holds',
      positiveCosts: 'holds',
      admissible: 'fails',
      selectsByF: 'holds',
      stopsWhenSelected: 'holds',
      takesCheaperPaths: 'holds',
      consistent: 'fails',
    },
    overestimates: 9,
    largestOverestimate: { cell: 5, weightedH: 250, trueCost: 50 },
    inconsistentSteps: 13,
    steepestStep: { from: 3, to: 4, cost: 10, weightedHFrom: 50, weightedHTo: 0 },
    cause: {
      kind: 'weight',
      cell: 5,
      bestG: 10,
      hadG: 10,
      trueCost: 50,
      h: 50,
      weightedH: 250,
      goalG: 100,
      step: { from: -1, to: -1, cost: 0, weightedHFrom: 0, weightedHTo: 0 },
    },
    branchingFactor: lab.verdict().branchingFactor,
    depth: 4,
  });
  assert.deepEqual([...lab.shortestPath()], [0, 5, 6, 7, 8, 9, 4]);
  assert.equal(lab.xray(0, 0, 5, 2).length, 40);
  assert.deepEqual([...lab.xray(0, 1, 1, 1)].slice(0, 3), [50, 250, 200]);
  lab.delete();
});

test('a large board is judged in slices, and memory that grows does not hurt', () => {
  const lab = new module.Laboratory();
  lab.generate('caves', 1024, 1024, 45, 7);
  search(lab, { heuristic: 'manhattan' }, lab.suggestedStart('squares'), lab.suggestedGoal('squares'));
  let slices = 1;
  while (lab.judge(100_000) === 'judging') slices += 1;
  assert.ok(slices > 10);
  const { cost } = lab.result();
  const verdict = lab.verdict();
  search(lab, { algorithm: 'dijkstra' }, lab.suggestedStart('squares'), lab.suggestedGoal('squares'));
  assert.equal(lab.result().cost, verdict.optimum);
  assert.equal(verdict.ruling, cost > verdict.optimum ? 'longer' : 'optimal');
  lab.delete();
});
