// The algorithms: groups, what they require of a board, and whether its terrain is uniform.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { UniformTerrain, commonFactor } from '../../../web/model/uniform-terrain.js';
import { ALGORITHMS, DEFAULT_SETTINGS, descriptorOf } from '../../../web/engine/options.js';
import { unmetNeed } from '../../../web/model/algorithm-needs.js';
import { TABLES } from '../../support/node/words.mjs';
import { ALGORITHM_GROUPS, isTextbookRun, parentsOf, searchedWith } from '../../../web/model/algorithms.js';

/** @import { BoardFacts } from '../../../web/model/algorithm-needs.js' */

/** @type {Readonly<BoardFacts>} */
const OPEN = Object.freeze({ board: 'squares', corner: 'nowall', isEven: true, cells: 42 });

test('the groups hold every algorithm once', () => {
  const grouped = Object.values(ALGORITHM_GROUPS).flat();
  assert.deepEqual([...grouped].sort(), [...ALGORITHMS].sort());
});

test('every algorithm has a card in both languages, and all but the local walk a source', () => {
  for (const algorithm of ALGORITHMS) {
    for (const key of [
      `algorithm.${algorithm}`,
      ...['guarantee', 'use', 'price'].map((line) => `about.${algorithm}_${line}`),
    ]) {
      for (const words of [TABLES.en, TABLES.zh]) assert.ok(words[key], key);
    }
    const { source } = descriptorOf(algorithm);
    if (algorithm === 'local') assert.equal(source, '');
    else assert.match(source, /, “.+”, (?:19|20)\d\d$/, algorithm);
  }
});

test('every algorithm is available on plain squares', () => {
  for (const algorithm of ALGORITHMS) assert.equal(unmetNeed(algorithm, OPEN), null);
});

test('unmet requirements of board or rule are reported, the board first', () => {
  /** @param {Partial<typeof OPEN>} facts */
  const unmet = (facts) => ALGORITHMS.filter((one) => unmetNeed(one, { ...OPEN, ...facts }) !== null);
  assert.deepEqual(unmet({ isEven: false }), ['canonical', 'jps', 'theta', 'lazytheta']);
  assert.deepEqual(unmet({ corner: 'four' }), ['theta', 'lazytheta']);
  assert.deepEqual(unmet({ board: 'hex' }), ['canonical', 'jps', 'theta', 'lazytheta', 'local']);
  const small = ['astar', 'dijkstra', 'bfs', 'dfs', 'greedy', 'canonical', 'jps'];
  assert.deepEqual(unmet({ cells: 2 ** 22 }), []);
  assert.deepEqual(
    unmet({ cells: 2 ** 22 + 1 }),
    ALGORITHMS.filter((one) => !small.includes(one)),
  );
  assert.equal(unmetNeed('theta', { ...OPEN, board: 'hex', corner: 'four', isEven: false }), 'squares');
  assert.equal(unmetNeed('theta', { ...OPEN, corner: 'four' }), 'diagonals');
});

test('a program as written is a textbook search, whatever algorithm was chosen before', () => {
  const settings = { ...DEFAULT_SETTINGS, algorithm: /** @type {const} */ ('theta') };
  assert.deepEqual([parentsOf(settings), isTextbookRun(settings)], ['lines', false]);
  const program = { ...settings, program: /** @type {const} */ ('unity') };
  assert.deepEqual([searchedWith(program), parentsOf(program), isTextbookRun(program)], ['astar', 'beside', true]);
});

test('terrain is uniform where all free cells cost the same', () => {
  const common = (/** @type {number[]} */ ...factors) => commonFactor({ factors: () => Uint8Array.from(factors) });
  assert.equal(common(0, 3, 3, 0), 3);
  assert.equal(common(1, 0, 2), 0);
  assert.ok(Number.isNaN(common(0, 0)));
});

test('the factor of all free cells is found wherever the one that differs is, and wherever their memory begins', () => {
  for (let length = 1; length < 14; length++)
    for (let offset = 0; offset < 4; offset++)
      for (const plain of [0, 1, 4, 255])
        for (let odd = 0; odd < length; odd++)
          for (const other of [0, 1, 2, 3, 254]) {
            const factors = new Uint8Array(new ArrayBuffer(32), offset, length).fill(plain);
            factors[odd] = other;
            const free = new Set([...factors].filter((factor) => factor !== 0));
            const [only = NaN] = free;
            assert.equal(commonFactor({ factors: () => factors }), free.size > 1 ? 0 : only);
          }
});

test('edits are followed without checking every cell again where they cannot matter', () => {
  const factors = Uint8Array.of(1, 1, 1, 1);
  let looks = 0;
  const ground = new UniformTerrain({
    factors: () => {
      looks += 1;
      return factors;
    },
  });
  let revision = 1;
  /** @param {number} cell @param {number} factor */
  const edit = (cell, factor) => {
    factors[cell] = factor;
    revision += 1;
    return ground.isUnder({ revision, edit: { cells: [cell], ground: factor } });
  };
  assert.equal(ground.isUnder({ revision, edit: null }), true);
  assert.equal(ground.isUnder({ revision, edit: null }), true);
  assert.equal(edit(0, 0), true);
  assert.equal(edit(0, 1), true);
  assert.equal(looks, 1);
  assert.equal(edit(2, 5), false);
  assert.equal(edit(2, 0), true);
  // The boards in between were not seen.
  factors.fill(2);
  revision += 5;
  assert.equal(ground.isUnder({ revision, edit: { cells: [1], ground: 0 } }), true);
  assert.equal(edit(1, 1), false);
});
