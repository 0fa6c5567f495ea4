// What speaks against a proof before one is tried.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { objectionToProof } from '../../../web/export/proof-file.js';
import { reasonSentence } from '../../../web/ui/sentences/sentences.js';
import { translator } from '../../support/node/words.mjs';

/** @typedef {Parameters<typeof objectionToProof>[0]} Asked */

/** @param {{ phase?: string, ruling?: string, pathExists?: string, width?: number }} [given] @returns {Asked} */
function state({ phase = 'settled', ruling = 'optimal', pathExists = 'holds', width = 512 } = {}) {
  const verdict = { state: 'done', ruling, conditions: { pathExists } };
  return /** @type {Asked} */ (
    /** @type {unknown} */ ({ board: { width, height: 512 }, search: { phase }, referee: { verdict } })
  );
}

test('a proof is tried where the verdict is optimal, not known yet, or that there is no path', () => {
  assert.equal(objectionToProof(state()), null);
  assert.equal(objectionToProof(state({ ruling: 'unknown' })), null);
  // Of a path to the nearest cell, which need not be the shortest.
  assert.equal(objectionToProof(state({ ruling: 'longer', pathExists: 'fails' })), null);
});

test('what cannot be proved is refused with a sentence of its own, in both languages', () => {
  const cases = [
    [state({ phase: 'running' }), 'search.running'],
    [state({ phase: 'refused' }), 'search.none'],
    [state({ width: 513 }), 'proof.board'],
    [state({ ruling: 'longer' }), 'proof.path'],
    [state({ ruling: 'any-angle' }), 'proof.any_angle'],
  ];
  for (const [asked, code] of /** @type {[Asked, string][]} */ (cases)) {
    const reason = objectionToProof(asked);
    assert.equal(reason?.code, code);
    for (const language of /** @type {const} */ (['en', 'zh'])) {
      const sentence = reason === null ? '' : reasonSentence(reason, translator(language));
      assert.doesNotMatch(sentence, /^$|report|报告|[{}]/);
      if (code === 'proof.board') assert.match(sentence, /262,144.*262,656/);
    }
  }
});
