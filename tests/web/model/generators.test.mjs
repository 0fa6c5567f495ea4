// What the generators are asked: sizes to begin with, numbers as they are typed.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MAX_SEED, parseWhole, proposedSize, seedFrom } from '../../../web/model/maps/generators.js';

test('a small board is no measure for a map to be made, a large one is', () => {
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

test('a seed by chance has four digits', () => {
  assert.equal(seedFrom(0), 1000);
  assert.equal(seedFrom(1 - Number.EPSILON), 9999);
});
