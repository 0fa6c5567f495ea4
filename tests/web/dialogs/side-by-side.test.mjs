// Two searches of one board side by side: where each of them is at a step, and why the search here takes another cell.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TwoRuns } from '../../../web/dialogs/import/own-search/side-by-side/two-runs.js';
import { whyOther } from '../../../web/dialogs/import/own-search/side-by-side/why-other.js';
import { Engine } from '../../../web/engine/engine.js';
import { STATUS } from '../../../web/engine/layouts.js';
import { DEFAULT_SETTINGS } from '../../../web/engine/options.js';
import { loadModule } from '../../support/node/module.mjs';

/** @import { ComparedBoard } from '../../../web/dialogs/import/own-search/side-by-side/two-runs.js' */

const module = await loadModule();
const FOUR = Object.freeze({ ...DEFAULT_SETTINGS, corner: 'four', costs: 'unit', heuristic: 'manhattan' });

/** @param {readonly string[]} rows with S, G and # @returns {ComparedBoard} */
function boardOf(rows) {
  const text = rows.join('');
  const factors = Uint8Array.from(text, (sign) => (sign === '#' ? 0 : 1));
  const [width, height] = [rows[0]?.length ?? 0, rows.length];
  return { width, height, start: text.indexOf('S'), goal: text.indexOf('G'), grounds: factors, factors };
}

/** @param {ComparedBoard} board @param {readonly number[]} order @param {Partial<typeof DEFAULT_SETTINGS>} [more] */
const runsOf = (board, order, more) =>
  new TwoRuns(new Engine(new module.Laboratory()), board, { ...FOUR, ...more }, Uint32Array.from(order));

test('one step moves both; the one that has ended stays at its end', () => {
  const board = boardOf(['S..G']);
  const runs = runsOf(board, [0, 1]);
  assert.deepEqual([runs.steps, runs.theirs.steps], [4, 2]);
  runs.seek(3);
  assert.deepEqual(runs.cellsAt(3), { theirs: -1, here: 2 });
  assert.deepEqual([...runs.theirs.statuses()], [STATUS.closed, STATUS.closed, STATUS.untouched, STATUS.untouched]);
  assert.deepEqual(runs.numbersOf(3), { status: STATUS.open, g: 3, h: 0, f: 3 });
  assert.deepEqual(runs.cellsAt(0), { theirs: -1, here: -1 });
  runs.dispose();
});

test('why the search here takes another cell, for each case', () => {
  /** @param {readonly string[]} rows @param {number} agreed @param {number} seen @param {Partial<typeof DEFAULT_SETTINGS>} [more] */
  const why = (rows, agreed, seen, more) => {
    const board = boardOf(rows);
    const runs = runsOf(board, [], more);
    const { here: expected } = runs.cellsAt(agreed + 1);
    const settings = { ...FOUR, ...more };
    const parts = whyOther(runs, { agreed, seen, expected, settings }, board, (key) => key);
    runs.dispose();
    return parts.map(({ key, values }) => [key, values]);
  };
  const plain = ['S..', '.#.', '..G'];
  assert.deepEqual(why(plain, 1, 4), [['side.why_wall', {}]]);
  assert.deepEqual(why(plain, 1, 8), [['side.why_unreached', {}]]);
  assert.deepEqual(why(plain, 2, 0), [['side.why_closed', {}]]);
  // Both neighbours of the start have F 4.
  const [first = -1, second = -1] = [1, 3].sort((a) => (a === runsOf(boardOf(plain), []).cellsAt(2).here ? -1 : 1));
  assert.notEqual(first, second);
  assert.deepEqual(why(plain, 1, second, { tie: 'lifo' }), [['side.why_tie', { f: 4, rule: 'tie.lifo' }]]);
  // Away from the goal is larger.
  assert.deepEqual(why(['.SG'], 1, 0), [['side.why_larger', { other: 3, taken: 1 }]]);
  assert.deepEqual(why(['.SG'], 2, 0), [['side.why_found', {}]]);
  assert.deepEqual(why(['.S#G'], 2, 0, { floods: true }), [['side.why_exhausted', {}]]);
  assert.deepEqual(why(['.SG'], 1, -1), []);
});

test('greedy search compares H, Dijkstra’s algorithm G', () => {
  const board = boardOf(['.SG']);
  for (const [algorithm, numbers] of /** @type {const} */ ([
    ['greedy', { other: 2, taken: 0 }],
    ['dijkstra', { f: 1, rule: 'tie.lifo' }],
  ])) {
    const settings = { ...FOUR, algorithm, tie: /** @type {const} */ ('lifo') };
    const runs = runsOf(board, [], settings);
    const { here: expected } = runs.cellsAt(2);
    const seen = expected === 2 ? 0 : 2;
    const [part] = whyOther(runs, { agreed: 1, seen, expected, settings }, board, (key) => key);
    assert.deepEqual(part?.values, numbers, algorithm);
    runs.dispose();
  }
});
