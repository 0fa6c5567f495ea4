// What the referee says about a search on a graph, in both languages.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DEFAULT_SETTINGS } from '../../../web/engine/options.js';
import { exampleGraph } from '../../../web/places/graph/graph-example.js';
import { verdictSentence } from '../../../web/places/graph/graph-words.js';
import { translator } from '../../support/node/words.mjs';
import { BELOW_OPTIMUM, OPTIMAL } from '../../support/fixtures/verdicts.mjs';

/** @import { Translate } from '../../../web/i18n/translate.js' */
/** @import { SearchSettings, Verdict } from 'astrolabe-module' */

const EXAMPLE = exampleGraph(['Harbour', 'Mill', 'Bridge', 'Abbey']);

/** @param {Partial<Verdict>} verdict @param {Translate} t @param {Partial<SearchSettings>} settings */
const said = (verdict, t, settings = {}) =>
  verdictSentence(
    { ...OPTIMAL, optimum: 106, ...verdict },
    EXAMPLE,
    { settings: { ...DEFAULT_SETTINGS, ...settings }, isTruncated: false },
    t,
  );

test('a path of a graph is optimal, longer by a percentage, or too cheap to be true', () => {
  const en = translator('en');
  assert.match(said({}, en), /^Optimal: 106/);
  assert.match(said({ ruling: 'longer', excess: 0.5 }, en), /^50% longer/);
  const { ruling, excess } = BELOW_OPTIMUM;
  const below = { ruling, excess };
  assert.match(said(below, en), /cheaper than the cheapest path, 106.*bug in Astrolabe.*report this link/);
  assert.match(said(below, translator('zh')), /106.*Astrolabe 的程序错误.*反馈此链接/);
  for (const language of /** @type {const} */ (['en', 'zh'])) {
    assert.doesNotMatch(said(below, translator(language)), /%/);
  }
});

test('a longer path of a graph has a cause, with the node that proves it', () => {
  const { cause } = OPTIMAL;
  const weight = {
    ruling: /** @type {const} */ ('longer'),
    excess: 0.5,
    cause: { ...cause, kind: /** @type {const} */ ('weight'), cell: 3, h: 40, weightedH: 80, trueCost: 50 },
  };
  assert.match(
    said(weight, translator('en')),
    /At Node Abbey H alone is not too large, 40 ≤ 50, but weighted H is: 80 > 50\. So the goal/,
  );
  assert.match(said(weight, translator('zh')), /节点.*40 ≤ 50.*80 > 50.*终点/);
  const greedy = {
    ...weight,
    cause: { ...cause, kind: /** @type {const} */ ('greedy'), cell: 3, bestG: 10, hadG: 12 },
  };
  assert.match(said(greedy, translator('en')), /Greedy search selects by H alone.*Node Abbey at G 12 instead of 10/);
  const unable = {
    ...greedy,
    conditions: { ...OPTIMAL.conditions, pathExists: /** @type {const} */ ('fails') },
    cause: { ...weight.cause },
  };
  assert.match(said(unable, translator('en')), /no path to the goal.*So the nearest node was selected/);
  const relative = {
    ...weight,
    conditions: { ...OPTIMAL.conditions, consistent: /** @type {const} */ ('fails') },
    cause: { ...cause, kind: /** @type {const} */ ('algorithm') },
  };
  assert.match(
    said(relative, translator('en'), { algorithm: 'lpastar' }),
    /not consistent, and this search relies on that/,
  );
});
