// Which cell is expanded next? The accepted answers on the real core, compared with the open list that is
// rebuilt from the log alone.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { Engine } from '../../../web/engine/engine.js';
import {
  ALGORITHMS,
  CORNER_RULES,
  COST_MODELS,
  DEFAULT_SETTINGS,
  HEURISTICS,
  OPEN_LISTS,
  STOPS,
  TIES,
  UPDATES,
} from '../../../web/engine/options.js';
import { LOG_FIELDS, LOG_KINDS, LOG_STRIDE } from '../../../web/engine/layouts.js';
import { expandsLeastF, leastF, openNodes, ruled } from '../../../web/model/quiz.js';
import { loadModule } from '../../support/node/module.mjs';
import { createRandom } from '../../support/node/random.mjs';

/** @import { SearchSettings } from 'astrolabe-module' */

const RUNS = 1000;
const module = await loadModule();
const asked = ALGORITHMS.filter((algorithm) => expandsLeastF({ ...DEFAULT_SETTINGS, algorithm }));

/** @param {ReturnType<typeof createRandom>} random @returns {SearchSettings} */
function randomSettings({ pick, chance, below }) {
  const algorithm = pick(asked);
  const heuristic = pick(HEURISTICS);
  const weightHundredths = pick([0, 50, 100, 100, 150, 1000]);
  const corner = pick(CORNER_RULES);
  const costs = pick(COST_MODELS);
  const tie = pick(TIES);
  const openList = pick(OPEN_LISTS);
  const update = pick(UPDATES);
  const stop = pick(STOPS);
  const reopens = chance();
  const floods = chance();
  const board = pick(/** @type {const} */ (['squares', 'squares', 'hex']));
  const isHex = board === 'hex' && algorithm !== 'canonical' && algorithm !== 'greedy' && below(2) === 0;
  return {
    ...DEFAULT_SETTINGS,
    ...{ algorithm, heuristic, weightHundredths, corner, costs, tie, openList, update, stop, reopens, floods },
    board: isHex ? 'hex' : 'squares',
  };
}

/** @param {Engine} engine @param {ReturnType<typeof createRandom>} random @param {SearchSettings} settings */
function randomBoard(engine, { below, chance }, settings) {
  const width = 2 + below(11);
  const height = 2 + below(9);
  const percent = 10 + below(30);
  const isEven = settings.algorithm === 'canonical' || chance();
  engine.generate('random', { width, height, percent, seed: below(1e9) });
  if (isEven) return;
  const factors = engine.factors().map((factor) => (factor === 0 ? 0 : 1 + below(5)));
  engine.restore(width, height, factors);
}

/** The open list at every step, from the log: the cells of the least F, and the one expanded next. @param {Engine} engine @param {number} start */
function* remade(engine, start) {
  const { steps } = engine.result();
  /** @type {Map<number, number>} */
  const open = new Map();
  for (let step = 1; step <= steps; step++) {
    const log = engine.log(step, step).slice();
    const expanded = log[LOG_FIELDS.cell] ?? -1;
    if (step === 1) open.set(start, log[LOG_FIELDS.f] ?? NaN);
    const least = Math.min(...open.values());
    yield { step: step - 1, expanded, least: [...open].filter(([, f]) => f === least).map(([cell]) => cell) };
    for (let at = 0; at < log.length; at += LOG_STRIDE) {
      const cell = log[at + LOG_FIELDS.cell] ?? -1;
      if (log[at + LOG_FIELDS.kind] === LOG_KINDS.expanded) open.delete(cell);
      else open.set(cell, log[at + LOG_FIELDS.f] ?? NaN);
    }
  }
}

test(`the accepted cells are those of the least F, and the one expanded is among them, in ${RUNS} runs`, () => {
  const engine = new Engine(new module.Laboratory());
  let questions = 0;
  for (let seed = 0; seed < RUNS; seed++) {
    const random = createRandom(seed);
    const settings = randomSettings(random);
    randomBoard(engine, random, settings);
    const { start, goal } = engine.suggestedEnds();
    if (start === goal || start < 0 || goal < 0) continue;
    engine.begin(settings, start, goal);
    while (engine.advance(1000) === 'running');
    for (const { step, expanded, least } of remade(engine, start)) {
      engine.seek(step);
      const { cells } = leastF(openNodes(engine.cells(0, 0, engine.width, engine.height)));
      assert.deepEqual(
        [...cells].sort((a, b) => a - b),
        least.sort((a, b) => a - b),
        `${seed} at ${step} ${JSON.stringify(settings)}`,
      );
      questions += 1;
      assert.ok(cells.includes(expanded), `${seed} at ${step} ${JSON.stringify(settings)}`);
    }
  }
  assert.ok(questions > 10_000, `${questions} questions`);
  engine.dispose();
});

test('every one of equals is a right answer, and is shown with its numbers', () => {
  const nodes = [
    { cell: 3, f: 60 },
    { cell: 7, f: 54 },
    { cell: 9, f: 54 },
  ];
  assert.deepEqual(ruled(nodes, 9), { isRight: true, f: 54, leastF: 54, least: [7, 9] });
  assert.deepEqual(ruled(nodes, 3), { isRight: false, f: 60, leastF: 54, least: [7, 9] });
  const closed = ruled(nodes, 4);
  assert.equal(closed.isRight, false);
  assert.ok(Number.isNaN(closed.f));
  assert.deepEqual(leastF([]), { cells: [], f: Infinity });
});

test('no question is asked about searches with another order', () => {
  for (const algorithm of /** @type {const} */ ([
    'bfs',
    'dfs',
    'jps',
    'bidirectional',
    'idastar',
    'lazytheta',
    'flow',
  ])) {
    assert.equal(expandsLeastF({ ...DEFAULT_SETTINGS, algorithm }), false, algorithm);
  }
  assert.equal(expandsLeastF({ ...DEFAULT_SETTINGS, program: 'unity' }), false);
});
