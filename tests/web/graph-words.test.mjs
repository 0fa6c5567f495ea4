// What the referee says of a search on a graph, in both languages.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictSentence } from '../../web/controls/graph/graph-words.js';
import { translator } from '../support/words.mjs';
import { BELOW_OPTIMUM, OPTIMAL } from './verdicts.mjs';

/** @param {Partial<import('../../web/engine/types.js').GraphVerdict>} special @returns {import('../../web/engine/types.js').GraphVerdict} */
const verdict = (special) => ({
  ...{ ruling: 'optimal', optimum: 106, excess: 0, isGuaranteed: true, conditions: OPTIMAL.conditions },
  ...{ overestimates: 0, largestOverestimate: OPTIMAL.largestOverestimate },
  ...{ trueCosts: new Float64Array(0), shortestPath: new Uint32Array(0) },
  ...special,
});

test('a path of a graph is optimal, longer by so many per cent, or too cheap to be true', () => {
  const en = translator('en');
  assert.match(verdictSentence(verdict({}), en), /^Optimal: 106/);
  assert.match(verdictSentence(verdict({ ruling: 'longer', excess: 0.5 }), en), /^50 % longer/);
  const { excess } = BELOW_OPTIMUM;
  const below = verdict({ ruling: 'below-optimum', excess });
  assert.match(verdictSentence(below, en), /cheaper than the cheapest path, 106.*bug in Astrolabe.*report this link/);
  assert.match(verdictSentence(below, translator('zh')), /106.*Astrolabe 的程序错误.*反馈此链接/);
  for (const language of /** @type {const} */ (['en', 'zh'])) {
    assert.doesNotMatch(verdictSentence(below, translator(language)), /%/);
  }
});
