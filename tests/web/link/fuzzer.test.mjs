// The runner of the fuzz targets of the page itself: it finds a planted fault.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseLink } from '../../../web/link/link-text.js';
import { Broken, grow } from '../../fuzz/runner/grow.mjs';
import { mutated } from '../../fuzz/runner/mutations.mjs';
import { createRandom } from '../../support/node/random.mjs';

const WORDS = ['v=1', '&a=', 'bfs', '&world=1', '&do=a3,4'];
const SEEDS = ['v=1&a=astar', 'a=bfs&t=3'];

test('it finds an input that breaks a promise, and reports it', async () => {
  const check = (/** @type {string} */ text) => {
    const { world, link } = parseLink(text);
    if (world !== undefined && link?.settings.algorithm === 'bfs') throw new Error('planted');
  };
  const found = await grow({ check, words: WORDS }, SEEDS, { seed: 1, isEnough: (done) => done >= 20_000 }).catch(
    (error) => error,
  );
  assert.ok(found instanceof Broken, JSON.stringify(found));
  assert.ok(found.cause instanceof Error && found.cause.message === 'planted');
  assert.throws(() => check(found.input), /planted/);
});

test('it keeps inputs that reach further, and ends on request', async () => {
  /** @type {string[]} */
  const finds = [];
  const check = (/** @type {string} */ text) => void parseLink(text);
  const { done, kept, blocks } = await grow({ check, words: WORDS }, SEEDS, {
    ...{ seed: 2, isEnough: (/** @type {number} */ runs) => runs >= 2000 },
    onFind: (input) => void finds.push(input),
  });
  assert.ok(done >= 2000 && blocks > 20 && finds.length > 0, `${done} ${blocks} ${finds.length}`);
  assert.deepEqual(kept, ['', ...SEEDS, ...finds]);
});

test('mutations stay within the length, and differ', () => {
  const random = createRandom(3);
  const texts = new Set(Array.from({ length: 500 }, () => mutated('v=1&a=astar', SEEDS, WORDS, 40, random)));
  assert.ok(texts.size > 250);
  assert.ok([...texts].every((text) => text.length <= 40));
});
