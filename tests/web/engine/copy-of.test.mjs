// Copies of views stay what they were, whatever is copied later.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { copyOf } from '../../../web/engine/copy-of.js';

test('copies of every length keep their numbers when the view changes, and when others are made', () => {
  const lengths = Array.from({ length: 200 }, (_, index) => (index * 37) % 620);
  const copies = lengths.map((length, index) => {
    const view = new Uint32Array(length).fill(index + 1);
    const copy = copyOf(view);
    view.fill(0);
    return copy;
  });
  for (const [index, copy] of copies.entries()) {
    assert.equal(copy.length, lengths[index]);
    assert.ok(copy.every((number) => number === index + 1));
  }
});
