// A scenario made of pairs: which pairs are usable, random ones, and the file, which our own reader and run confirm.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  endsOf,
  faultOf,
  indexOfPair,
  lengthOf,
  mapFileName,
  pairOf,
  questionsOf,
  randomPairs,
  scenarioOf,
} from '../../../web/dialogs/import/scenario/pairs-list.js';
import { Engine } from '../../../web/engine/engine.js';
import { ScenarioReader } from '../../../web/engine/jobs/scenario-reader.js';
import { ScenarioRun } from '../../../web/engine/jobs/scenario-run.js';
import { DEFAULT_SETTINGS } from '../../../web/engine/options.js';
import { pathCost } from '../../../web/engine/path-cost.js';
import { randomFrom } from '../../../web/model/random.js';
import { loadModule } from '../../support/node/module.mjs';

/** @import { Pair, Size } from '../../../web/dialogs/import/scenario/pairs-list.js' */

const module = await loadModule();
const SETTINGS = { ...DEFAULT_SETTINGS, costs: /** @type {const} */ ('exact') };

/** A map drawn in characters. @param {...string} rows */
function drawn(...rows) {
  const factors = Uint8Array.from(rows.join(''), (character) => (character === '@' ? 0 : 1));
  return { width: rows[0]?.length ?? 0, height: rows.length, factors };
}

/** The right column is cut off. */
const MAP = drawn('......@.', '..@@..@.', '..@@..@.', '......@.');

/** @param {Size} size @param {number} start @param {number} goal */
const pair = ({ width, height }, start, goal) => pairOf({ start, goal, width, height });

/** Answers to rows, at once. @param {Float64Array} rows @param {typeof MAP} board */
function answersTo(rows, board) {
  /** @type {(() => void)[]} */
  const tasks = [];
  const clock = { now: () => 0, defer: (/** @type {() => void} */ task) => void tasks.push(task) };
  const run = new ScenarioRun(
    () => new Engine(new module.Laboratory()),
    clock,
    () => undefined,
  );
  run.begin(rows, SETTINGS, board);
  for (let task = tasks.shift(); task !== undefined; task = tasks.shift()) task();
  assert.equal(run.phase, 'done');
  run.dispose();
  return run.answers;
}

/** Saves pairs, reads the file, and runs it. @param {readonly Pair[]} pairs @param {typeof MAP} board */
function savedAndRun(pairs, board) {
  const { text, withoutPath } = scenarioOf('small.map', board, answersTo(questionsOf(pairs, board), board));
  const reader = new ScenarioReader(new Engine(new module.Laboratory()), text);
  while (!reader.advance());
  const { map, rows } = reader.result();
  return { text, withoutPath, map, answers: answersTo(rows, board) };
}

test('every row of a saved file is as published, also one without a path, and one that goes nowhere', () => {
  const pairs = [pair(MAP, 0, 5), pair(MAP, 0, 29), pair(MAP, 9, 12), pair(MAP, 0, 7), pair(MAP, 8, 8)];
  const { text, withoutPath, map, answers } = savedAndRun(pairs, MAP);
  assert.deepEqual(text.split('\n'), [
    'version 1',
    '1\tsmall.map\t8\t4\t0\t0\t5\t0\t5.00000000',
    '1\tsmall.map\t8\t4\t0\t0\t5\t3\t7.41421356',
    '1\tsmall.map\t8\t4\t1\t1\t4\t1\t5.00000000',
    '0\tsmall.map\t8\t4\t0\t0\t7\t0\t0.00000000',
    '0\tsmall.map\t8\t4\t0\t1\t0\t1\t0.00000000',
    '',
  ]);
  assert.equal(withoutPath, 1);
  assert.equal(map, 'small.map');
  assert.deepEqual([answers.count, answers.equal, answers.missed], [5, 5, []]);
  assert.equal(answers.row(3).outcome, 'no-path-published');
});

test('a thousand random pairs on a noisy map are as published, and in the bucket of their length', () => {
  const below = randomFrom(3);
  const [width, height] = [90, 60];
  const factors = Uint8Array.from({ length: width * height }, () => (below(100) < 35 ? 0 : 1));
  const board = { width, height, factors };
  const pairs = randomPairs(factors, board, 1000, [], below);
  assert.equal(pairs.length, 1000);
  const { text, withoutPath, answers } = savedAndRun(pairs, board);
  assert.deepEqual([withoutPath, answers.equal, answers.missed], [0, 1000, []]);
  for (const [index, line] of text.trim().split('\n').slice(1).entries()) {
    const [bucket, , , , ...numbers] = line.split('\t').map(Number);
    assert.equal(bucket, Math.floor((numbers[4] ?? 0) / 4));
    assert.ok(Math.abs((numbers[4] ?? 0) - answers.row(index).found) < 1e-5, line);
  }
});

test('a length has the true root of two, unlike the cost of a search', () => {
  const width = 2;
  for (const [straight, diagonals] of /** @type {const} */ ([
    [0, 0],
    [7, 0],
    [0, 1],
    [3000, 900],
    [1, 4000],
    [11, 5740],
  ])) {
    // To and fro between two cells that touch at a corner.
    const path = Array.from({ length: diagonals + 1 }, (_, step) => (step % 2 === 0 ? 0 : width + 1));
    const cost = pathCost(path, width, new Uint8Array(2 * width).fill(1), SETTINGS);
    const length = lengthOf(cost + straight);
    assert.ok(Math.abs(length - (straight + diagonals * Math.SQRT2)) < 1e-8, `${straight} + ${diagonals} √2`);
  }
});

test('random pairs are the same for the same seed, connected, different, and none that is known', () => {
  const pairs = randomPairs(MAP.factors, MAP, 10, [], randomFrom(1));
  assert.equal(pairs.length, 10);
  assert.deepEqual(randomPairs(MAP.factors, MAP, 10, [], randomFrom(1)), pairs);
  const more = randomPairs(MAP.factors, MAP, 10, pairs, randomFrom(1));
  const all = [...pairs, ...more];
  for (const [index, one] of all.entries()) {
    assert.equal(indexOfPair(all, one), index);
    assert.equal(faultOf(one, MAP, MAP.factors), '');
    assert.equal(one.start.x < 6, one.goal.x < 6);
    assert.notDeepEqual(one.start, one.goal);
  }
});

test('where there are few pairs, all of them are found, and none where there is none', () => {
  const two = drawn('.@.', '.@@');
  const found = randomPairs(two.factors, two, 10, [], randomFrom(1));
  assert.deepEqual(found.map((one) => Object.values(endsOf(one, 3)).join()).sort(), ['0,3', '3,0']);
  for (const board of [drawn('@'), drawn('.'), drawn('.@', '@.')]) {
    assert.deepEqual(randomPairs(board.factors, board, 10, [], randomFrom(1)), []);
  }
});

test('a pair stays at its columns and rows when the map is another', () => {
  const one = pair(MAP, 3, 29);
  assert.deepEqual(one, { start: { x: 3, y: 0 }, goal: { x: 5, y: 3 }, size: { width: 8, height: 4 } });
  assert.equal(faultOf(one, MAP, MAP.factors), '');
  const wider = drawn('.........', '.........', '.........', '.........');
  assert.equal(faultOf(one, wider, wider.factors), '');
  assert.deepEqual(endsOf(one, wider.width), { start: 3, goal: 32 });
  const walled = MAP.factors.slice();
  walled[29] = 0;
  assert.equal(faultOf(one, MAP, walled), 'wall');
  const lower = drawn('........', '........', '........');
  assert.equal(faultOf(one, lower, lower.factors), 'outside');
  const narrower = drawn('.....', '.....', '.....', '.....');
  assert.equal(faultOf(one, narrower, narrower.factors), 'outside');
});

test('the name of a map has no spaces, and is that of its file', () => {
  assert.equal(mapFileName(''), 'astrolabe.map');
  assert.equal(mapFileName('brc_202d.map'), 'brc_202d.map');
  assert.equal(mapFileName('my map.map'), 'my-map.map');
  assert.equal(mapFileName('my\tmap'), 'my-map.map');
  assert.equal(mapFileName('a/b.map'), 'a-b.map');
  assert.equal(mapFileName('地图 1'), '地图-1.map');
  assert.equal(mapFileName('drawing.txt'), 'drawing.map');
});
