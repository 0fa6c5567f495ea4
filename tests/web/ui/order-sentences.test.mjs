// What is said of an order of expansion that was checked: each bug has a sentence, and numbers are said to be what they are.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { numberParts, optionsSentence, orderParts } from '../../../web/ui/sentences/order-sentences.js';
import { noticeSentence } from '../../../web/ui/sentences/sentences.js';
import { TOP_LEFT } from '../../../web/model/coordinates.js';
import { initialState } from '../../../web/model/state.js';
import { TABLES, translator } from '../../support/node/words.mjs';

/** @import { CheckedOrder } from '../../../web/engine/jobs/order-check.js' */

const board = { width: 5, height: 4, coordinates: TOP_LEFT };
const NO_FAULT = Object.freeze({ row: -1, found: 0, expected: 0 });
/** @param {Partial<CheckedOrder['findings']>} [found] @param {Partial<CheckedOrder['findings']['numbers']>} [numbers] @returns {CheckedOrder} */
const checked = (found = {}, numbers = {}) => ({
  cells: Uint32Array.from([0, 1, 6, 12]),
  counting: { isRowFirst: false, first: 0, isYUp: false },
  findings: {
    ...{ setups: 1, bugs: [], options: [], settings: initialState().settings, agreed: 4, seen: -1, expected: -1 },
    ...{ isStartWall: false, isGoalWall: false, ...found },
    numbers: {
      ...{ heuristics: [], nearest: 'octile', weight: 1, fHasG: true, unitOfH: 0, unitOfG: 0, hasTwoUnits: false },
      ...{ sum: NO_FAULT, step: NO_FAULT, stepThrough: -1, estimate: NO_FAULT, fall: NO_FAULT, ...numbers },
    },
  },
});

/** @param {'en' | 'zh'} language @param {Parameters<typeof checked>} given */
const numbersSaid = (language, ...given) => {
  const t = translator(language);
  return noticeSentence({ parts: numberParts(checked(...given), board, t), isError: false }, t, board);
};
/** @param {Parameters<typeof checked>} given */
const orderSaid = (...given) =>
  noticeSentence({ parts: orderParts(checked(...given)), isError: false }, translator('en'), board);

test('each bug that is looked for has its sentence in both languages', () => {
  const source = readFileSync(new URL('../../../core/check/bug.h', import.meta.url), 'utf8');
  const [, list = ''] = /bug_names\{([^}]*)\}/.exec(source) ?? [];
  const names = [...list.matchAll(/"([\w-]+)"/g)].map(([, name]) => name).filter((name) => name !== 'none');
  assert.ok(names.length > 16 && names.includes('goal-blocked'));
  for (const name of names) {
    assert.match(TABLES.en[`order_check.bug_${name}`] ?? '', /\. .*\.$/, `${name}: what is wrong, and what to do`);
    assert.match(TABLES.zh[`order_check.bug_${name}`] ?? '', /[，。].*。$/u, name);
  }
  const [, picks = ''] = /pick_names\{([^}]*)\}/.exec(source) ?? [];
  for (const [, pick] of picks.matchAll(/"([\w-]+)"/g)) {
    if (pick !== 'by-rule') assert.ok(`order_check.tie_${pick}` in TABLES.en && `order_check.tie_${pick}` in TABLES.zh);
  }
});

test('an F without G is said to be one, and compared with H alone', () => {
  const sum = { row: 2, found: 9, expected: 6 };
  assert.equal(numbersSaid('en', {}, { sum }), 'In step 3, at (1,1), F is 9, but G and H add up to 6.');
  const alone = { sum, fHasG: false };
  assert.equal(
    numbersSaid('en', {}, alone),
    'F leaves G out, as in greedy search. In step 3, at (1,1), F is 9, but H alone is 6.',
  );
  assert.match(numbersSaid('en', {}, { ...alone, weight: 2 }), / F is 9, but 2 × H is 6\.$/);
  assert.match(numbersSaid('zh', {}, alone), /^F 没有算上 G，.*F 是 9，但 H 本身是 6。$/);
  assert.match(numbersSaid('zh', {}, { ...alone, weight: 2 }), /但 2 × H 是 6。$/);
  assert.equal(numbersSaid('en', {}, { fHasG: false }), 'F leaves G out, as in greedy search.');
});

test('a G that belongs to another parent: which of the two was kept', () => {
  const step = { row: 2, found: 24, expected: 28 };
  assert.equal(
    numbersSaid('en', {}, { step, stepThrough: 7 }),
    'In step 3, at (1,1), G is 24, but G of its parent and the step add up to 28. ' +
      'That is G of the path through (2,1): the parent was kept from an abandoned path. Change both together.',
  );
  assert.match(
    numbersSaid('en', {}, { step: { ...step, found: 34 }, stepThrough: 7 }),
    /still G of the abandoned path through \(2,1\): the parent was changed, but G was not\. Change both together\.$/,
  );
  assert.match(numbersSaid('zh', {}, { step, stepThrough: 7 }), /经过 \(2,1\) 的路径的 G，父节点却还是/);
  assert.doesNotMatch(numbersSaid('en', {}, { step }), /abandoned/);
});

test('diagonal steps of 1 are what √2 cut down to a whole number gives', () => {
  const said = /A diagonal step costs as much as a straight one: that is what √2, cut down to a whole number, gives\./;
  for (const [options, isSaid] of /** @type {const} */ ([
    [['a=astar', 'c=nowall', 'k=unit'], true],
    [['a=astar', 'c=nowall', 'k=exact|unit'], false],
    [['a=astar', 'c=four', 'k=unit'], false],
    [['a=astar', 'c=nowall', 'k=tutorial'], false],
  ])) {
    const sentence = optionsSentence(checked({ options: [...options] }), translator('en'));
    assert.equal(said.test(sentence), isSaid, sentence);
  }
  assert.match(optionsSentence(checked({ options: ['k=unit'] }), translator('zh')), /√2 截成整数/);
});

test('ends that are walls are said to be', () => {
  assert.doesNotMatch(orderSaid(), /wall/);
  assert.match(orderSaid({ isStartWall: true }), /\. The start is a wall\. Searches here leave it all the same; /);
  assert.match(orderSaid({ isGoalWall: true }), /\. The goal is a wall: no path leads to it, /);
  const settings = { ...initialState().settings, allowsBlockedGoal: true };
  assert.match(orderSaid({ isGoalWall: true, settings }), /\. The goal is a wall, and is entered all the same\. /);
  // What is said last, when the check ends, is its result.
  assert.equal(orderParts(checked({ isGoalWall: true })).at(-1)?.key, 'order_check.found');
});
