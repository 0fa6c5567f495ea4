// Several methods for a good path over the real core: a row for each, in order, and what stops them.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { Engine } from '../../../web/engine/engine.js';
import { DEFAULT_SETTINGS } from '../../../web/engine/options.js';
import { METHODS, PathMethods } from '../../../web/engine/jobs/path-methods.js';
import { loadModule } from '../../support/node/module.mjs';

const module = await loadModule();

const WALL = `S..........\n${'.......#...\n'.repeat(3)}...........\n.......#...\n.......#..G\n`;

/** A clock that advances by a tenth of a millisecond per reading, and tasks that wait to be run. */
function setUp(createEngine = () => new Engine(new module.Laboratory())) {
  let time = 0;
  /** @type {(() => void)[]} */
  const tasks = [];
  const clock = { now: () => (time += 0.1), defer: (/** @type {() => void} */ task) => void tasks.push(task) };
  const methods = new PathMethods(createEngine, clock, () => undefined);
  const runOne = () => tasks.shift()?.();
  const runAll = () => {
    while (tasks.length > 0) runOne();
  };
  const rows = () => [...methods.rows.values()];
  return { methods, rows, runOne, runAll };
}

/** @param {string} map */
function boardOf(map) {
  const engine = new Engine(new module.Laboratory());
  engine.load('ascii', map);
  const { width, height } = engine;
  const board = { width, height, factors: engine.factors().slice() };
  const ends = engine.suggestedEnds();
  engine.dispose();
  return { board, question: { settings: DEFAULT_SETTINGS, ...ends, turnPenalty: 100 } };
}

test('each method has a row, with its path and a time', () => {
  const { methods, rows, runAll } = setUp();
  const { board, question } = boardOf(WALL);
  methods.begin(question, board);
  assert.equal(rows().length, 0);
  runAll();
  assert.deepEqual(
    rows().map(({ name }) => name),
    [...METHODS],
  );
  for (const { name, refusal, result, path, milliseconds } of rows()) {
    assert.equal(refusal, null);
    assert.ok(result.isFound, name);
    assert.ok(milliseconds > 0, name);
    assert.deepEqual([path[0], path.at(-1)], [question.start, question.goal]);
  }
  const [plain, penalised, swapped, pulled, theta] = rows().map(({ result }) => result);
  assert.equal(plain?.cost, 124);
  assert.equal(penalised?.turns, 2);
  assert.equal(swapped?.cost, 124);
  assert.ok(Number.isNaN(pulled?.cost) && Number.isNaN(theta?.cost));
  assert.ok((theta?.length ?? NaN) < (plain?.length ?? NaN));
  methods.dispose();
});

test('a method that does not suit a board says why, in its row', () => {
  const { methods, rows, runAll } = setUp();
  const { board, question } = boardOf('S..\n.9.\n..G\n');
  methods.begin(question, { ...board, factors: board.factors.map((factor, cell) => (cell === 4 ? 3 : factor)) });
  runAll();
  assert.deepEqual(
    rows().map(({ refusal }) => refusal?.code ?? ''),
    ['', '', '', '', 'method.varied_terrain', 'method.varied_terrain'],
  );
  methods.dispose();
});

test('another question or a stop ends the current one', () => {
  const { methods, rows, runOne, runAll } = setUp();
  const large = boardOf(`S${'.'.repeat(299)}\n${`${'.'.repeat(300)}\n`.repeat(298)}${'.'.repeat(299)}G\n`);
  const small = boardOf(WALL);
  const settings = { ...DEFAULT_SETTINGS, costs: /** @type {const} */ ('unit') };
  methods.begin({ ...large.question, settings }, large.board);
  runOne();
  assert.ok(rows().length < METHODS.length);
  methods.begin(small.question, small.board);
  runAll();
  assert.equal(rows().length, METHODS.length);
  assert.equal(rows()[0]?.result.cost, 124);
  methods.begin(small.question, small.board);
  methods.cancel();
  runAll();
  assert.deepEqual([methods.phase, rows()], ['cancelled', []]);
  methods.dispose();
});

test('a turn that costs nothing is taken as often as plain A* does, a costly one seldom; beyond the bounds it is refused', () => {
  /** @param {number} turnPenalty */
  const turnsAt = (turnPenalty) => {
    const { methods, rows, runAll } = setUp();
    const { board, question } = boardOf(WALL);
    methods.begin({ ...question, turnPenalty }, board);
    runAll();
    const row = rows().find(({ name }) => name === 'turn-penalty');
    return { turns: row?.result.turns ?? NaN, cost: row?.result.cost ?? NaN };
  };
  const [free, usual, costly] = [turnsAt(0), turnsAt(100), turnsAt(10_000)];
  assert.equal(free.cost, 124);
  assert.ok(costly.turns <= usual.turns && usual.turns <= free.turns);
  assert.ok(costly.cost >= free.cost);
  const { methods } = setUp();
  const { board, question } = boardOf(WALL);
  for (const odd of [-1, 0.5, 10_001, NaN]) {
    assert.throws(() => methods.begin({ ...question, turnPenalty: odd }, board), /search\.settings/);
  }
});
