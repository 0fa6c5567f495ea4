// Contents of the panels of the world: rows of units, rules as gestures, what the queue spent, islands in sentences.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { NO_CELL, UNIT_STATUSES, UNIT_STRIDE } from '../../../web/engine/world-engine.js';
import { TOP_LEFT } from '../../../web/model/coordinates.js';
import { COUNTINGS } from '../../../web/model/counting.js';
import { islandParts, islandSizes } from '../../../web/places/world/state/world-islands.js';
import { SPENT_TICKS, Spending, spentSummary } from '../../../web/places/world/state/world-requests.js';
import { RULES, RULE_GROUPS, ruleGesture, rulesScript, valueOf } from '../../../web/places/world/state/world-rules.js';
import {
  MOST_ROWS,
  additions,
  rowsOf,
  stateOf,
  unitCellText,
} from '../../../web/places/world/state/world-unit-rows.js';
import { WORLDS } from '../../../web/places/world/state/world-worlds.js';
import { TABLES, translator } from '../../support/node/words.mjs';
import { createRandom } from '../../support/node/random.mjs';

/** @import { WorldOptions } from '../../../wasm/types/world.d.ts' */
/** @import { Part } from '../../../web/model/notice.js' */

const en = translator('en');

/** @param {number[][]} units the first numbers of each */
const viewOf = (units) =>
  Uint32Array.from(units.flatMap((unit) => [...unit, ...Array(UNIT_STRIDE - unit.length).fill(0)]));
/** @param {Part} part */
const said = ({ key, values }) => en(key, values);

test('the table shows the first units, and the selected one after them', () => {
  const units = viewOf(Array.from({ length: 200 }, (_, index) => [3 * index + 1]));
  assert.deepEqual(
    rowsOf(units, 0).map(({ number }) => number),
    Array.from({ length: MOST_ROWS }, (_, index) => 3 * index + 1),
  );
  assert.equal(rowsOf(units, 4).length, MOST_ROWS);
  assert.deepEqual([rowsOf(units, 598).length, rowsOf(units, 598).at(-1)?.number], [MOST_ROWS + 1, 598]);
  assert.equal(rowsOf(units, 5).length, MOST_ROWS);
  assert.deepEqual(rowsOf(viewOf([]), 1), []);
});

test('a unit says what it is doing', () => {
  /** @param {number[]} fields status, goal, waitsFor, queuePosition, isDeadlocked */
  const stateIn = ([status = 0, goal = 0, waitsFor = 0, queuePosition = 0, isDeadlocked = 0], isInWork = false) => {
    const [unit] = rowsOf(viewOf([[1, 0, 0, status, 5, 5, goal, waitsFor, queuePosition, 0, 0, isDeadlocked]]), 0);
    assert.ok(unit);
    return said(stateOf(unit, new Set(isInWork ? [1] : [])));
  };
  assert.equal(stateIn([0, 5]), 'at its goal');
  assert.equal(stateIn([0, NO_CELL]), 'without a goal');
  assert.equal(stateIn([1, 9]), 'moving');
  assert.equal(stateIn([2, 9, 7]), 'waiting for unit 7');
  assert.equal(stateIn([2, 9, 0]), 'waiting');
  assert.equal(stateIn([2, 9, 7, 0, 1]), 'in a deadlock: waiting for unit 7');
  assert.equal(stateIn([3, 9, 0, 12]), 'waiting for a path (no. 12)');
  assert.equal(stateIn([3, 9, 0, 0], true), 'path search running');
  assert.equal(stateIn([3, 9, 0, 0]), 'requests a path in the next tick');
  assert.equal(stateIn([4, 9]), 'cut off: goes to the nearest cell it can reach');
  for (const status of UNIT_STATUSES) {
    for (const table of Object.values(TABLES)) assert.ok(`units.state_${status}` in table, status);
  }
});

test('a cell is named as on the page, and newcomers are one gesture', () => {
  const naming = { width: 20, height: 10, coordinates: TOP_LEFT };
  assert.equal(unitCellText(47, naming), '(7,2)');
  assert.equal(unitCellText(47, { ...naming, coordinates: COUNTINGS.y_up }), '(7,7)');
  assert.equal(unitCellText(NO_CELL, naming), '–');
  assert.equal(additions(1, { team: 0, planner: 0 }), 'a');
  assert.equal(additions(100, { team: 0, planner: 0 }), 'a_100');
  assert.equal(additions(10, { team: 2, planner: 1 }), 'a,,,,2,1_10');
});

test('each rule has its letter, and is changed by a gesture within its bounds', () => {
  const header = readFileSync(new URL('../../../core/world/script/script.h', import.meta.url), 'utf8');
  const listed = /Letters of the options[^:]*: ([^]*?)\. An enum/.exec(header)?.[1] ?? '';
  const letters = new Map(
    listed
      .replace(/\n\/\/ /g, ' ')
      .split(', ')
      .map((entry) => /** @type {[string, string]} */ (entry.trim().split(' ').reverse())),
  );
  assert.equal(letters.size, RULES.length);
  for (const { name, letter } of RULES) {
    const snake = name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
    assert.equal(letters.get(snake), letter, name);
  }
  for (const rule of RULES) {
    const { name, letter, choices, isSwitch, low = 0, high = 0, group } = rule;
    assert.ok(RULE_GROUPS.includes(group));
    const most = choices !== undefined ? choices.length - 1 : isSwitch ? 1 : high;
    assert.deepEqual(ruleGesture(rule, String(low)), { script: `o${letter}${low}` });
    assert.deepEqual(ruleGesture(rule, String(most)), { script: `o${letter}${most}` });
    for (const text of [String(low - 1), String(most + 1), '', 'x', '1.5']) {
      assert.deepEqual(ruleGesture(rule, text), { refusal: { key: 'rules.range', values: { low, high: most } } });
    }
    const keys = [`rules.${name}`, `rules.${name}_hint`, ...(choices ?? []).map((choice) => `rules.${name}_${choice}`)];
    for (const table of Object.values(TABLES))
      assert.deepEqual(
        keys.filter((key) => !(key in table)),
        [],
      );
  }
});

test('all rules go into one token', () => {
  const numbers = Object.fromEntries(RULES.map(({ name }, index) => [name, index + 1]));
  const options = /** @type {WorldOptions} */ (
    /** @type {unknown} */ ({ ...numbers, otherUnits: 'alone', goals: 'fro', sight: 'radius', usesInfluence: 1 })
  );
  const text = rulesScript(options);
  assert.match(text, /^o([a-z]\d+)+$/);
  const read = new Map(
    [...text.slice(1).matchAll(/([a-z])(\d+)/g)].map(([, letter, value]) => [letter, Number(value)]),
  );
  assert.equal(read.size, RULES.length);
  for (const rule of RULES) assert.equal(read.get(rule.letter), valueOf(rule, options));
  assert.deepEqual([read.get('d'), read.get('g'), read.get('s')], [1, 2, 2]);
});

test('spending is recorded tick by tick, in whatever order ticks were reached', () => {
  const spending = new Spending();
  assert.deepEqual(spentSummary(spending.until(0)), { ticks: 0, mean: 0, most: 0 });
  [10, 20, 0, 50].forEach((expanded, index) => spending.add(index + 1, expanded));
  const spent = spending.until(4);
  assert.deepEqual([spent.first, spent.values], [1, [10, 20, 0, 50]]);
  assert.deepEqual(spentSummary(spent), { ticks: 4, mean: 20, most: 50 });
  // Back, and forward again: values of later ticks are still known.
  spending.add(2, 20);
  assert.deepEqual(spending.until(2).values, [10, 20]);
  assert.deepEqual(spending.until(4).values, [10, 20, 0, 50]);
  // An action at tick 2 changes the later ones.
  spending.forgetAfter(2);
  assert.deepEqual(spending.until(4).values, [10, 20, NaN, NaN]);
  spending.add(3, 7);
  assert.deepEqual(spending.until(3).values, [10, 20, 7]);
  spending.forgetAfter(-1);
  assert.equal(spentSummary(spending.until(4)).ticks, 0);
});

test('the last ticks are shown, and earlier ones are still known after going back', () => {
  const { below } = createRandom(11);
  const costs = Array.from({ length: 1000 }, () => below(50));
  const spending = new Spending();
  costs.forEach((cost, index) => spending.add(index + 1, cost));
  const { first, values } = spending.until(1000);
  assert.equal(first, 1000 - SPENT_TICKS + 1);
  assert.deepEqual(values, costs.slice(-SPENT_TICKS));
  assert.deepEqual(spending.until(3).values, costs.slice(0, 3));
});

test('islands are counted and described', () => {
  // Two islands: . . # .
  const islands = Uint32Array.from([1, 1, 0, 2, 1, 0, 0, 2]);
  const sizes = islandSizes(islands);
  assert.deepEqual(sizes, [3, 3, 2]);
  const units = viewOf([
    [1, 0, 0, 0, 0],
    [2, 0, 0, 0, 3],
    [4, 0, 0, 0, 4],
  ]);
  /** @param {number} cell @param {{ number: number, cell: number } | null} selected */
  const reported = (cell, selected) =>
    islandParts({ islands, sizes, naming: { width: 4, height: 2, coordinates: TOP_LEFT }, cell, units, selected })
      .map(said)
      .join(' ');
  assert.equal(
    reported(7, { number: 4, cell: 4 }),
    'Cell (3,1) is on island 2 of 2 with 2 cells. Unit 4 is on island 1: it cannot get there.',
  );
  assert.equal(
    reported(1, { number: 4, cell: 4 }),
    'Cell (1,0) is on island 1 of 2 with 3 cells. Unit 4 is on it, too: it can get there.',
  );
  assert.equal(reported(0, null), 'Cell (0,0) is on island 1 of 2 with 3 cells. 2 of 3 units can get there.');
  assert.deepEqual(islandSizes(new Uint32Array(4)), [4]);
});

test('every world has its texts in both languages', () => {
  for (const { id } of WORLDS) {
    for (const table of Object.values(TABLES)) assert.ok(`worlds.${id}` in table && `worlds.${id}_watch` in table, id);
  }
});
