// The path traced back from the goal: when that begins, and what is seen of it meanwhile.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { arrives, cellsWalked, walkedPart } from '../../../web/canvas/walk-back.js';
import { withPlaying, withPosition } from '../../../web/model/playback.js';
import { initialState, withSearchSettled } from '../../../web/model/state.js';

const RESULT = { ...initialState().search.result, outcome: /** @type {const} */ ('found'), steps: 10 };
const settled = withSearchSettled(initialState(), RESULT, { step: 10, open: 0, closed: 10, current: 3 });
/** @param {number} step @param {boolean} [isPlaying] */
const at = (step, isPlaying = false) =>
  withPlaying(withPosition(settled, { step, open: 0, closed: step, current: 1 }), isPlaying);

test('it begins when the visitor steps or plays to the end, and at no other time', () => {
  assert.ok(arrives(at(9), at(10)));
  assert.ok(arrives(at(2, true), at(10, true)), 'at a great speed');
  assert.ok(!arrives(at(2), at(10)), 'a jump');
  assert.ok(!arrives(at(8), at(9)));
  assert.ok(!arrives(at(10), at(10)), 'nothing new');
  assert.ok(!arrives(at(10), at(9)));
  assert.ok(!arrives(undefined, at(10)), 'as it opens');
  // Another search, which arrives with its answer.
  assert.ok(
    !arrives(at(9, true), withSearchSettled(at(9, true), RESULT, { step: 10, open: 0, closed: 10, current: 3 })),
  );
});

test('it goes cell by cell from the goal, and takes less than a second however long the path is', () => {
  assert.deepEqual(
    [0, 59, 60, 125, 10_000].map((time) => cellsWalked(time, 7)),
    [1, 1, 2, 3, 7],
  );
  assert.equal(cellsWalked(900, 4000), 4000);
  assert.ok(cellsWalked(450, 4000) > 1900 && cellsWalked(450, 4000) < 2100);
  assert.equal(cellsWalked(Infinity, 7), 7, 'for who does not wait');
  assert.equal(cellsWalked(-5, 7), 1);
  assert.equal(cellsWalked(0, 0), 0);
  const path = Uint32Array.of(4, 5, 6, 7);
  assert.deepEqual([...walkedPart(path, 1)], [7]);
  assert.deepEqual([...walkedPart(path, 3)], [5, 6, 7]);
  assert.deepEqual([...walkedPart(path, undefined)], [4, 5, 6, 7]);
  assert.deepEqual([...walkedPart(path, 9)], [4, 5, 6, 7]);
});
