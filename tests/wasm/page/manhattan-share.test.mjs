// How often A* with Manhattan and diagonals, the default of other pages, misses the shortest path: on a
// committed set of 1,000 maps, by the referee and by a script that shares nothing with the core.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { loadModule, search } from '../../support/node/module.mjs';
import { costByAStar, leastCosts, randomBoard, splitMix64 } from '../../support/node/plain-search.mjs';

/** @import { Board } from '../../support/node/plain-search.mjs' */

const WIDTH = 64;
const HEIGHT = 36;
const WALL_PERCENT = 30;
/** The seeds define the set: each is a map, and with 1,000 added the ends on it. */
const SEEDS = Array.from({ length: 1000 }, (_, index) => index + 1);

/** Two free cells, one of which can be reached from the other. @param {Board} board @param {number} seed */
function questionOn(board, seed) {
  const below = splitMix64(seed + SEEDS.length);
  for (;;) {
    const start = below(WIDTH * HEIGHT);
    const goal = below(WIDTH * HEIGHT);
    if (!board.free[start] || !board.free[goal] || start === goal) continue;
    const optimum = leastCosts(board, start)[goal] ?? Infinity;
    if (optimum < Infinity) return { start, goal, optimum };
  }
}

test('1,000 random maps: Manhattan with diagonals is called longer where the script finds it, octile never', async () => {
  const module = await loadModule();
  const lab = new module.Laboratory();
  /** @param {'manhattan' | 'octile'} heuristic @param {number} start @param {number} goal */
  const judged = (heuristic, start, goal) => {
    search(lab, { heuristic }, start, goal);
    while (lab.judge(10_000) === 'judging');
    return { cost: lab.result().cost, ...lab.verdict() };
  };
  let byReferee = 0;
  let byScript = 0;
  for (const seed of SEEDS) {
    const board = randomBoard(splitMix64(seed), WIDTH, HEIGHT, WALL_PERCENT);
    assert.equal(lab.generate('random', WIDTH, HEIGHT, WALL_PERCENT, seed).ok, true);
    assert.deepEqual([...lab.factors()].map(Boolean), board.free, `map ${seed}`);
    const { start, goal, optimum } = questionOn(board, seed);

    const manhattan = judged('manhattan', start, goal);
    const cost = costByAStar(board, start, goal, 'manhattan');
    assert.equal(manhattan.optimum, optimum, `map ${seed}`);
    assert.equal(manhattan.cost, cost, `map ${seed}`);
    byReferee += manhattan.ruling === 'longer' ? 1 : 0;
    byScript += cost > optimum ? 1 : 0;
    assert.equal(manhattan.cause.kind, cost > optimum ? 'overestimate' : '', `map ${seed}`);

    const octile = judged('octile', start, goal);
    assert.equal(octile.ruling, 'optimal', `map ${seed}`);
    assert.equal(octile.guaranteed, 'holds', `map ${seed}`);
    assert.equal(octile.overestimates, 0, `map ${seed}`);
    assert.equal(costByAStar(board, start, goal, 'octile'), optimum, `map ${seed}`);
  }
  assert.equal(byReferee, byScript);
  // One in five with ends anywhere; the same on every machine.
  assert.equal(byReferee, 196);
  lab.delete();
});
