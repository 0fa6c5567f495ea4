// Precomputed data, over the real core: a table of all-pairs paths, dead ends and islands, each in slices.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { DeadEnds } from '../../../web/engine/jobs/dead-ends.js';
import { Engine } from '../../../web/engine/engine.js';
import { Islands } from '../../../web/engine/jobs/islands.js';
import { DEFAULT_SETTINGS } from '../../../web/engine/options.js';
import { PairsTable } from '../../../web/engine/jobs/pairs-table.js';
import { createClock } from '../../support/fixtures/clock.mjs';
import { loadModule, search } from '../../support/node/module.mjs';

/** @import { Found } from '../../../web/engine/jobs/dead-ends.js' */

const module = await loadModule();

const ROOMS = 'S...#...\n....#.#.\n......#.\n##.##.#.\n....#.#G\n';
const FOUR = { ...DEFAULT_SETTINGS, corner: /** @type {const} */ ('four') };

const createEngine = () => new Engine(new module.Laboratory());
/** @param {string} map */
function boardOf(map) {
  const laboratory = new module.Laboratory();
  laboratory.load('auto', map);
  const board = { width: laboratory.width(), height: laboratory.height(), factors: laboratory.factors().slice() };
  const ends = { start: laboratory.suggestedStart('squares'), goal: laboratory.suggestedGoal('squares') };
  return { board, ends, laboratory };
}

test('a table is planned, built with a progress bar, and answers as a search does', () => {
  for (const method of /** @type {const} */ (['floyd-warshall', 'search-per-cell'])) {
    const clock = createClock(0.1);
    const table = new PairsTable(createEngine, clock, () => undefined);
    const { board, laboratory } = boardOf(ROOMS);
    const plan = table.take(DEFAULT_SETTINGS, board);
    assert.equal(plan.reason.ok, true);
    assert.deepEqual([plan.cells, plan.bytes, plan.floydProbes], [29, 5 * 29 * 29, 29 ** 3]);
    assert.equal(table.ask(0, 39), null);
    table.begin(method, DEFAULT_SETTINGS);
    assert.equal(table.ask(0, 39), null);
    clock.runAll();
    assert.deepEqual([table.phase, table.progress], ['done', 1]);
    assert.ok(table.milliseconds > 0);
    for (const [start, goal] of /** @type {const} */ ([
      [0, 39],
      [39, 0],
      [32, 7],
      [5, 5],
    ])) {
      const result = search(laboratory, {}, start, goal);
      const route = table.ask(start, goal);
      assert.equal(route?.cost, result.cost);
      assert.deepEqual([route?.path[0], route?.path.at(-1)], [start, goal]);
      assert.equal(route?.next, start === goal ? -1 : route?.path[1]);
    }
    // The cell (4,0) is a wall.
    assert.deepEqual(table.ask(0, 4), { cost: NaN, next: -1, path: new Uint32Array(0) });
    table.take(DEFAULT_SETTINGS, board);
    assert.equal(table.ask(0, 39), null);
    table.dispose();
  }
});

test('a large table reports its progress, and nothing more once it is cancelled; it can be started again', () => {
  const clock = createClock(0.1);
  const engine = createEngine();
  /** @type {[string, number][]} */
  const reported = [];
  const table = new PairsTable(
    () => engine,
    clock,
    () => reported.push([table.phase, table.progress]),
  );
  const { board } = boardOf(`S${'.'.repeat(39)}\n${`${'.'.repeat(40)}\n`.repeat(38)}${'.'.repeat(39)}G\n`);
  table.take(DEFAULT_SETTINGS, board);
  table.begin('floyd-warshall', DEFAULT_SETTINGS);
  for (let slice = 0; slice < 4; slice++) clock.runOne();
  const shares = reported.map(([, share]) => share);
  assert.ok(shares.length >= 3);
  assert.deepEqual(
    shares,
    [...new Set(shares)].sort((a, b) => a - b),
  );
  assert.ok((shares.at(-1) ?? 1) < 1);
  table.cancel();
  assert.equal(reported.at(-1)?.[0], 'cancelled');
  const count = reported.length;
  clock.runAll();
  assert.equal(reported.length, count);
  assert.equal(engine.laboratory.advanceJob(1), 'idle');
  table.begin('search-per-cell', DEFAULT_SETTINGS);
  clock.runAll();
  assert.equal(table.phase, 'done');
  table.dispose();
});

test('a board too large for a table is refused', () => {
  const table = new PairsTable(createEngine, createClock(0.1), () => undefined);
  const { reason } = table.take(DEFAULT_SETTINGS, { width: 65, height: 64, factors: new Uint8Array(65 * 64).fill(1) });
  assert.deepEqual([reason.code, reason.found], ['pairs.too_many_cells', '4160']);
  table.dispose();
});

/** @param {Uint8Array} marks */
const marked = (marks) => [...marks.keys()].filter((cell) => marks[cell] === 1);

/** With everything that it finds. @param {ReturnType<typeof createClock>} clock */
function createFinder(clock) {
  /** @type {Found[]} */
  const all = [];
  /** @type {Found | null} */
  let last = null;
  const finder = new DeadEnds(createEngine, clock, () => {
    if (finder.found === null || finder.found === last) return;
    last = finder.found;
    all.push(last);
  });
  return { finder, all };
}

test('dead ends: the marks first, then what skipping them saves', () => {
  const clock = createClock(10);
  const { finder, all } = createFinder(clock);
  const { board, ends, laboratory } = boardOf(ROOMS);
  const settings = { ...FOUR, algorithm: /** @type {const} */ ('dijkstra') };
  let copies = 0;
  const copy = () => {
    copies += 1;
    return board;
  };
  finder.begin({ settings, ...ends }, false, 'one', copy);
  clock.runAll();
  assert.equal(all.length, 2);
  const [first, second] = all;
  assert.deepEqual(marked(first?.marks ?? new Uint8Array()), [26, 29, 32, 33, 34, 35, 37]);
  assert.deepEqual([first?.count, first?.isConnected, first?.skipping, first?.refusal], [7, true, null, null]);
  const whole = search(laboratory, settings, ends.start, ends.goal);
  assert.deepEqual(second?.skipping, { isFound: true, cost: whole.cost, expanded: whole.expanded - 7 });
  // Other ends of the same board: the board is not transferred again.
  all.length = 0;
  finder.begin({ settings, start: 32, goal: 35 }, false, 'one', copy);
  clock.runAll();
  assert.equal(copies, 1);
  assert.equal(all[0]?.count, 25);
  all.length = 0;
  finder.begin({ settings, ...ends }, true, 'two', copy);
  clock.runAll();
  assert.equal(copies, 2);
  assert.equal(all[0]?.count, 17);
  finder.dispose();
});

test('dead ends: without a path, and with a search of another kind, skipping is refused', () => {
  const clock = createClock(10);
  const { finder, all } = createFinder(clock);
  const parted = boardOf('S.#.\n..#G\n');
  finder.begin({ settings: DEFAULT_SETTINGS, ...parted.ends }, false, 'parted', () => parted.board);
  clock.runAll();
  assert.deepEqual(
    all.map(({ isConnected, refusal }) => [isConnected, refusal?.code ?? '']),
    [
      [false, ''],
      [false, 'skipping.no_path'],
    ],
  );
  all.length = 0;
  const { board, ends } = boardOf(ROOMS);
  const settings = { ...DEFAULT_SETTINGS, algorithm: /** @type {const} */ ('jps') };
  finder.begin({ settings, ...ends }, false, 'jps', () => board);
  clock.runAll();
  assert.equal(all.at(-1)?.refusal?.code, 'skipping.textbook_only');
  all.length = 0;
  finder.begin({ settings: FOUR, ...ends }, false, 'four', () => board);
  finder.cancel();
  clock.runAll();
  assert.deepEqual(all, []);
  finder.dispose();
});

test('islands: numbered by size under the corner rule and on hexes', () => {
  const { board } = boardOf('S.#..\n##.##\n.#..G\n');
  /** @type {[Partial<typeof DEFAULT_SETTINGS>, number[]][]} */
  const expected = [
    [{}, [2, 2, 0, 3, 3, 0, 0, 1, 0, 0, 4, 0, 1, 1, 1]],
    [{ corner: 'always' }, [1, 1, 0, 1, 1, 0, 0, 1, 0, 0, 2, 0, 1, 1, 1]],
    [{ board: 'hex' }, [2, 2, 0, 1, 1, 0, 0, 1, 0, 0, 3, 0, 1, 1, 1]],
  ];
  const clock = createClock(0.1);
  const finder = new Islands(createEngine, clock, () => undefined);
  for (const [change, labels] of expected) {
    /** @type {number[][]} */
    const taken = [];
    finder.begin(
      { ...DEFAULT_SETTINGS, ...change },
      () => board,
      function* (found) {
        taken.push([...found]);
        yield;
      },
    );
    clock.runAll();
    assert.deepEqual(taken, [labels]);
  }
  /** @type {number[][]} */
  const late = [];
  finder.begin(
    DEFAULT_SETTINGS,
    () => board,
    function* (found) {
      late.push([...found]);
      yield;
    },
  );
  finder.cancel();
  clock.runAll();
  assert.deepEqual(late, []);
  finder.dispose();
});
