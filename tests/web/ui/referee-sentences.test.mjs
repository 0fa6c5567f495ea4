// The sentences about a verdict in both languages.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { COUNTINGS } from '../../../web/model/counting.js';
import {
  branchingSentence,
  causeSentence,
  conditionLines,
  promiseSentence,
  rulingSentence,
} from '../../../web/ui/sentences/referee-sentences.js';
import { verdictWords } from '../../../web/ui/sentences/verdict-words.js';
import { translator } from '../../support/node/words.mjs';
import { isWithoutPath, percentText } from '../../../web/model/referee.js';
import * as change from '../../../web/model/state.js';
import { BELOW_OPTIMUM, LONGER, OPTIMAL, UNKNOWN, judged } from '../../support/fixtures/verdicts.mjs';

test('excess is given in percent with one decimal, or with as many as necessary', () => {
  assert.equal(percentText(4 / 26), '15.4');
  assert.equal(percentText(1), '100.0');
  assert.equal(percentText(0.0123), '1.2');
  assert.equal(percentText(0.0005), '0.1');
  assert.equal(percentText(0.00031), '0.03');
  assert.equal(percentText(0.0000042), '0.0004');
});

test('a result cheaper than the cheapest path is reported as a bug, not as a percentage', () => {
  const state = judged(BELOW_OPTIMUM);
  for (const language of /** @type {const} */ (['en', 'zh'])) {
    const t = translator(language);
    for (const words of [verdictWords(state, t), rulingSentence(state, t)]) {
      assert.match(
        words,
        language === 'en'
          ? /cheaper than the cheapest path.*bug in Astrolabe.*report this link/
          : /比最短路径还小.*Astrolabe 的程序错误.*反馈此链接/,
      );
      assert.doesNotMatch(words, /%/);
    }
    assert.match(rulingSentence(state, t), /53.*106/);
    assert.equal(promiseSentence(state, t), '');
    assert.equal(causeSentence(state, t), null);
  }
});

test('the verdict in sentences of both languages', () => {
  const en = translator('en');
  const zh = translator('zh');
  assert.equal(verdictWords(judged(OPTIMAL), en), 'optimal');
  assert.equal(verdictWords(judged(LONGER), en), '15.4% longer');
  assert.equal(verdictWords(judged(LONGER), zh), '长 15.4%');
  assert.equal(verdictWords(judged(UNKNOWN), en), 'judging…');
  assert.equal(verdictWords(change.initialState(), en), '');
});

test('without a path the verdict is on that to the nearest cell, and says so', () => {
  const conditions = { ...OPTIMAL.conditions, pathExists: /** @type {const} */ ('fails') };
  const state = judged({ ...OPTIMAL, conditions });
  assert.ok(isWithoutPath(state));
  assert.equal(verdictWords(state, translator('en')), 'no path (proved); nearest: optimal');
  assert.equal(isWithoutPath(judged(OPTIMAL)), false);
});

test('the ruling in numbers, the cause with its proof and its cells', () => {
  const en = translator('en');
  const state = judged(LONGER);
  const longer = { ...state, board: { ...state.board, width: 20, height: 20 } };
  assert.equal(rulingSentence(longer, en), '15.4% longer: 30 instead of 26.');
  assert.deepEqual(causeSentence(longer, en), {
    text: 'H overestimates at (12,7): 90 > 76, so the goal was selected before it.',
    cells: [152],
  });
  const slides = { ...longer, display: { ...longer.display, coordinates: COUNTINGS.from_one } };
  assert.match(causeSentence(slides, en)?.text ?? '', /at \(13,8\): 90 > 76/);
  assert.equal(causeSentence(judged(OPTIMAL), en), null);
  assert.equal(rulingSentence(judged(OPTIMAL), en), 'A shortest path: nothing costs less than 40.');
  assert.equal(rulingSentence(judged(UNKNOWN), en), 'Judging…');
  assert.equal(rulingSentence(change.initialState(), en), 'There is no search to judge.');
});

const KINDS = /** @type {const} */ ([
  'overestimate',
  'weight',
  'stop',
  'update',
  'reopening',
  'greedy',
  'bfs',
  'dfs',
  'program',
  'cut-off',
]);

test('every cause has its sentence in both languages, without unfilled placeholders', () => {
  for (const language of /** @type {const} */ (['en', 'zh'])) {
    const t = translator(language);
    const texts = KINDS.flatMap((kind) => {
      const hasCell = kind !== 'program' && kind !== 'cut-off';
      const step = { from: 42, to: 21, cost: 14, weightedHFrom: 60, weightedHTo: 40 };
      const cause = { ...LONGER.cause, kind, cell: hasCell ? 7 : -1, step };
      const late = { ...cause, hadG: cause.bestG + 4 };
      const cut = judged({ ...LONGER, cause: { ...cause, cell: -1, hadG: 0, goalG: 0 } });
      const result = { ...cut.search.result, isTruncated: true };
      const short = causeSentence({ ...cut, search: { ...cut.search, result } }, t)?.text;
      assert.doesNotMatch(short ?? '', /\(-1/);
      return [...[cause, late].map((one) => causeSentence(judged({ ...LONGER, cause: one }), t)?.text), short];
    });
    for (const text of texts) assert.doesNotMatch(text ?? '{', /[{}]|cause\.|undefined|NaN/);
    assert.ok(new Set(texts).size >= KINDS.length);
  }
});

test('without a path it is the nearest cell that was selected too soon', () => {
  const conditions = { ...LONGER.conditions, pathExists: /** @type {const} */ ('fails') };
  const sentence = causeSentence(judged({ ...LONGER, conditions }), translator('en'));
  assert.match(sentence?.text ?? '', /so the nearest cell was selected before it\.$/);
});

test('a shortest path is guaranteed, or luck; a longer one has no guarantee', () => {
  const en = translator('en');
  assert.match(promiseSentence(judged(OPTIMAL), en), /^Guaranteed/);
  assert.match(promiseSentence(judged({ ...OPTIMAL, guaranteed: 'fails' }), en), /^Optimal this time/);
  assert.equal(promiseSentence(judged({ ...OPTIMAL, guaranteed: 'unknown' }), en), '');
  assert.equal(promiseSentence(judged(LONGER), en), '');
  const state = judged(OPTIMAL);
  const settings = { ...state.settings, algorithm: /** @type {const} */ ('bfs') };
  assert.match(promiseSentence({ ...state, settings }, en), /All steps cost the same/);
  // The guarantee of a program is its own, whatever was chosen before.
  const ofProgram = { ...settings, program: /** @type {const} */ ('csharp') };
  assert.doesNotMatch(promiseSentence({ ...state, settings: ofProgram }, en), /All steps/);
});

test('the conditions are listed with their counter-examples', () => {
  const en = translator('en');
  const state = judged(LONGER);
  const lines = conditionLines({ ...state, board: { ...state.board, width: 20 } }, en);
  assert.deepEqual(
    lines.filter(({ tick }) => tick === 'fails').map(({ name, example }) => [name, example]),
    [
      ['admissible', { text: 'Not at (12,7): 90 > 76. Too large at 9 cells.', cells: [152] }],
      ['consistent', { text: 'Not from (2,2) to (1,1): 60 > 14 + 40. Violated on 13 steps.', cells: [42, 21] }],
    ],
  );
  assert.ok(conditionLines(judged(OPTIMAL), en).every(({ tick, example }) => tick === 'holds' && !example));
  assert.ok(conditionLines(change.initialState(), en).every(({ tick }) => tick === 'unknown'));
});

test('the effective branching factor is shown where there is one', () => {
  const en = translator('en');
  assert.match(branchingSentence(judged(OPTIMAL), en), /^The path has 4 steps .* with 1\.5 children/);
  assert.equal(branchingSentence(judged({ ...OPTIMAL, depth: 0, branchingFactor: NaN }), en), '');
});
