// The story of a cell, read from a log.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { storyOf } from '../../../web/model/cell-story.js';

/**
 * A log of two halves: cell 5 is opened at step 1 from the start's half, at step 3 from the goal's, improved
 * at 4, expanded at 6 after a correction, and taken up again at 9.
 * @type {Readonly<Record<number, number[][]>>}
 */
const LOG = {
  1: [
    [2, 0, 0, 0, 0, -1, 0],
    [5, 1, 14, 0, 0, 2, 0],
  ],
  3: [
    [8, 0, 0, 0, 0, -1, 1],
    [5, 1, 10, 0, 0, 8, 1],
  ],
  4: [
    [3, 0, 0, 0, 0, 2, 0],
    [5, 2, 12, 0, 0, 2, 0],
  ],
  6: [
    [5, 0, 13, 0, 0, 3, 0],
    [5, 8, 13, 0, 0, 3, 0],
    [7, 1, 20, 0, 0, 2, 0],
  ],
  9: [
    [4, 0, 0, 0, 0, 2, 0],
    [5, 3, 11, 0, 0, 4, 0],
  ],
};
/** @type {Readonly<Record<string, number[]>>} */
const STEPS = { opened: [1, 3], improved: [4], reopened: [9], expanded: [6], 'parent-changes': [6, 9] };

const source = {
  stepsWith: (/** @type {string} */ kind) => Uint32Array.from(STEPS[kind] ?? []),
  log: (/** @type {number} */ step) => Float64Array.from((LOG[step] ?? []).flat()),
};

test('a story ends at the current step', () => {
  assert.deepEqual(storyOf(source, 5, 0), {
    times: {
      opened: { step: 0, times: 0 },
      improved: { step: 0, times: 0 },
      reopened: { step: 0, times: 0 },
      expanded: { step: 0, times: 0 },
    },
    pushes: [],
  });
  const { times, pushes } = storyOf(source, 5, 4);
  assert.deepEqual(times.opened, { step: 3, times: 2 });
  assert.deepEqual(times.expanded, { step: 0, times: 0 });
  assert.deepEqual(pushes, [
    { step: 3, parent: 8, from: 8, isCorrected: false, g: 10, layer: 1 },
    { step: 4, parent: 2, from: 3, isCorrected: false, g: 12, layer: 0 },
  ]);
});

test('a correction gives a cell another parent, and a later path one more', () => {
  assert.deepEqual(storyOf(source, 5, 8).pushes[1], {
    ...{ step: 6, parent: 3, from: 5, isCorrected: true, g: 13, layer: 0 },
  });
  assert.equal(storyOf(source, 5, 9).pushes[1]?.parent, 4);
});
