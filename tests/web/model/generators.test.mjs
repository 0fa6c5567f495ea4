// Input of the generators: default sizes, typed numbers.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MAX_SEED, parseWhole, proposedSize, seedFrom } from '../../../web/model/maps/generators.js';

test('a small board does not set the size of a generated map, a large one does', () => {
  assert.deepEqual(proposedSize({ width: 7, height: 6 }), { width: 41, height: 25 });
  assert.deepEqual(proposedSize({ width: 41, height: 25 }), { width: 41, height: 25 });
  assert.deepEqual(proposedSize({ width: 20, height: 60 }), { width: 41, height: 60 });
  assert.deepEqual(proposedSize({ width: 512, height: 512 }), { width: 512, height: 512 });
});

test('a number is whole and within its bounds, or none', () => {
  assert.equal(parseWhole('4096', 1, 4096), 4096);
  assert.equal(parseWhole(' 7 ', 1, 4096), 7);
  assert.equal(parseWhole(String(MAX_SEED), 0, MAX_SEED), MAX_SEED);
  for (const wrong of ['', ' ', '0', '4097', '1.5', '-3', 'x', 'Infinity']) {
    assert.equal(parseWhole(wrong, 1, 4096), null, wrong);
  }
});

test('a random seed has four digits', () => {
  assert.equal(seedFrom(0), 1000);
  assert.equal(seedFrom(1 - Number.EPSILON), 9999);
});
