// The sentences of the Step lens, from lines of a log, without a search.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { translator } from '../../support/node/words.mjs';
import { LOG_KINDS } from '../../../web/engine/layouts.js';
import { markOf, narrate, eventsOf } from '../../../web/lenses/step/narration/narration.js';
import { MOST_BARS, barsOf, openByF } from '../../../web/lenses/step/narration/open-by-f.js';
import { DEFAULT_SETTINGS } from '../../../web/engine/options.js';

/** @import { Why, WhyNeighbour } from 'astrolabe-module' */
/** @import { StepReport } from '../../../web/lenses/step/narration/narration.js' */

const en = translator('en');
const zh = translator('zh');

/** Rows of the log: cell, kind, G, H, F, parent, layer. @param {number[][]} rows */
const logOf = (...rows) => Float64Array.from(rows.flat());

/** @param {string[]} outcomes @returns {Why} of which only the outcomes of the neighbours count here */
const whyOf = (...outcomes) => {
  const neighbours = outcomes.map(
    (outcome) => /** @type {WhyNeighbour} */ (/** @type {unknown} */ ({ outcome, known: 28, offered: 24 })),
  );
  return /** @type {Why} */ (/** @type {unknown} */ ({ isExplained: true, neighbours }));
};

/** @type {StepReport} */
const reported = {
  cell: 9,
  f: 54,
  isRaised: false,
  isBackward: false,
  counts: { opened: 2, improved: 1, reopened: 0 },
  changed: new Set([8, 7, 6]),
};
const given = {
  settings: DEFAULT_SETTINGS,
  open: 10,
  why: whyOf('opened', 'opened', 'improved', 'not-better', 'wall', 'corner', 'closed'),
  byF: /** @type {ReadonlyMap<number, number[]> | null} */ (null),
  end: /** @type {'goal' | 'nearest' | null} */ (null),
  cost: NaN,
  name: (/** @type {number} */ cell) => `<${cell}>`,
  t: en,
};

test('a step is described from its lines of the log', () => {
  const { expanded, opened, improved, reopened, raised } = LOG_KINDS;
  const log = logOf(
    [9, expanded, 14, 40, 54, 15, 0],
    [8, opened, 24, 50, 74, 9, 0],
    [7, opened, 28, 60, 88, 9, 0],
    [6, improved, 24, 40, 64, 9, 0],
    [5, reopened, 24, 40, 64, 9, 0],
  );
  const counts = { opened: 2, improved: 1, reopened: 1 };
  assert.deepEqual(eventsOf(log), { ...reported, counts, changed: new Set([8, 7, 6, 5]) });
  assert.equal(eventsOf(logOf([9, expanded, 14, 40, 54, 15, 1])).isBackward, true);
  assert.equal(eventsOf(logOf([9, raised, 14, 40, 54, 15, 0])).isRaised, true);
  assert.equal(eventsOf(new Float64Array(0)).cell, -1);
});

test('the sentences say what was expanded, why, and the outcome of each neighbour', () => {
  assert.deepEqual(narrate(reported, given), [
    'Expands <9>: F 54 is the smallest of 9 open cells.',
    'Opened 2.',
    'Found a cheaper path to 1 that was open.',
    'Left 2 as they were.',
  ]);
  assert.deepEqual(narrate(reported, { ...given, t: zh })[0], '扩展 <9>：它的 F = 54，是 9 个开放格子中最小的。');
  const none = { ...reported, counts: { opened: 0, improved: 0, reopened: 0 } };
  assert.deepEqual(narrate(none, { ...given, open: 0, why: null }), [
    'Expands <9>, the only open cell: F 54.',
    'Opened none.',
  ]);
  assert.deepEqual(narrate({ ...reported, cell: -1 }, given), []);
});

test('a path of the same cost is not called cheaper, and its cell is tied as before', () => {
  const same = /** @type {WhyNeighbour} */ (
    /** @type {unknown} */ ({ cell: 6, outcome: 'improved', known: 24, offered: 24 })
  );
  const why = /** @type {Why} */ (/** @type {unknown} */ ({ isExplained: true, neighbours: [same] }));
  assert.deepEqual(narrate(reported, { ...given, why, byF: new Map([[54, [6]]]) }).slice(1), [
    'Same F: <6>. Last in, first out decides.',
    'Opened 2.',
    'Found another path of the same cost to 1.',
  ]);
  const byG = { ...given, settings: { ...given.settings, tie: /** @type {const} */ ('g') }, byF: new Map([[54, [3]]]) };
  assert.equal(narrate(reported, byG)[1], 'Same F: <3>. The larger G decides, then last in, first out.');
});

test('a search that cannot reach the goal says where it ends', () => {
  assert.deepEqual(narrate(reported, { ...given, end: 'nearest' }).slice(1), [
    'The goal is unreachable: the search ends at this cell, the nearest to it.',
  ]);
});

test('in a search from both ends the half that expands is named', () => {
  const log = logOf(
    [9, LOG_KINDS.expanded, 0, 40, 40, -1, 0],
    [1, LOG_KINDS.opened, 0, 40, 40, -1, 1],
    [8, LOG_KINDS.opened, 10, 30, 40, 9, 0],
  );
  assert.deepEqual(eventsOf(log).counts, { opened: 1, improved: 0, reopened: 0 });
});

test('it names the nodes tied with it before the step, and what decided', () => {
  // 6 has this F only since this step.
  const byF = new Map([[54, [3, 6]]]);
  assert.equal(narrate(reported, { ...given, byF })[1], 'Same F: <3>. Last in, first out decides.');
  const many = new Map([[54, [1, 2, 3, 4, 5, 6]]]);
  assert.equal(
    narrate(reported, { ...given, byF: many })[1],
    'Same F: <1>, <2>, <3> and 2 more. Last in, first out decides.',
  );
  assert.equal(narrate(reported, { ...given, byF: new Map([[54, [6]]]) })[1], 'Opened 2.');
});

test('the open list is counted by F, the least first', () => {
  // Status, G, H, F, slot, push.
  const rows = [
    [1, 14, 60, 74, 0, 1],
    [2, 0, 40, 40, -1, 0],
    [1, 14, 40, 54, 0, 2],
    [0, NaN, NaN, NaN, -1, NaN],
    [1, 34, 40, 74, 0, 3],
  ];
  const byF = openByF(Float64Array.from(rows.flat()));
  assert.deepEqual(
    [...byF],
    [
      [54, [2]],
      [74, [0, 4]],
    ],
  );
  assert.deepEqual(barsOf(byF), {
    bars: [
      { f: '54', count: 1, share: 0.5 },
      { f: '74', count: 2, share: 1 },
    ],
    more: 0,
  });
  const nine = new Map(Array.from({ length: 9 }, (_, f) => [f, [f]]));
  const near = new Map([
    [1.00011, [1]],
    [1.00012, [2, 3]],
  ]);
  assert.deepEqual(barsOf(near).bars, [{ f: '1', count: 3, share: 1 }]);
  assert.equal(barsOf(nine).bars.length, MOST_BARS);
  assert.equal(barsOf(nine).more, 9 - MOST_BARS);
});

test('the goal ends the sentences, and a retracted cell is the only sentence', () => {
  assert.deepEqual(narrate(reported, { ...given, end: 'goal', cost: 34 }), [
    'Expands <9>: F 54 is the smallest of 9 open cells.',
    'It is the goal, so the search ends: the path costs 34.',
  ]);
  assert.deepEqual(narrate({ ...reported, isRaised: true }, given), ['Takes <9> back: its numbers no longer hold.']);
});

test('F is not called least where it does not choose', () => {
  const first = (/** @type {Partial<typeof given.settings>} */ settings, f = 54) =>
    narrate({ ...reported, f }, { ...given, settings: { ...given.settings, ...settings } })[0];
  assert.equal(first({ algorithm: 'dfs' }), 'Expands <9>, F 54.');
  assert.equal(first({ algorithm: 'dfs' }, NaN), 'Expands <9>.');
  assert.match(first({ algorithm: 'dijkstra' }) ?? '', /is the smallest of 9/);
  const [, side] = narrate({ ...reported, isBackward: true }, given);
  assert.equal(side, 'From the goal’s side.');
});

test('each outcome has a symbol; walls and cells that are no neighbours have none', () => {
  const outcomes = ['opened', 'improved', 'reopened', 'not-better', 'parent-kept', 'closed', 'kept-closed', 'corner'];
  assert.equal(outcomes.map(markOf).join(' '), '✓ < ↺ = = ● ● ✗');
  assert.equal(['wall', 'outside', 'apart'].map(markOf).join(''), '');
});
