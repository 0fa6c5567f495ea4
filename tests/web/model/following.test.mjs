// When the view follows the cell of the step.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { followedCell, followsAfter, hasStepped } from '../../../web/places/lab/board/following.js';
import { withPlaying, withPosition } from '../../../web/model/playback.js';
import { initialState, withBoard, withSearchSettled } from '../../../web/model/state.js';

const start = initialState();
const board = { ...start.board, width: 7, height: 6, start: 15, goal: 19 };
const result = { ...start.search.result, steps: 12 };
const settled = withSearchSettled(withBoard(start, board), result, {
  step: 12,
  open: 1,
  closed: 12,
  current: 19,
});

/** @param {typeof settled} state @param {number} step */
const at = (state, step) => withPosition(state, { step, open: 1, closed: step, current: step === 0 ? -1 : step + 20 });

test('the view follows from playing or stepping on, even if it was moved by hand before', () => {
  const stepped = at(settled, 5);
  assert.equal(followsAfter(false, stepped, settled), true);
  assert.equal(followsAfter(false, withPlaying(stepped, true), stepped), true);
});

test('a tick of the clock is no wish to follow: a view moved by hand stays until the next action', () => {
  const playing = withPlaying(at(settled, 5), true);
  const next = at(playing, 6);
  assert.equal(followsAfter(false, next, playing), false);
  assert.equal(followsAfter(true, next, playing), true);
  const paused = withPlaying(next, false);
  assert.equal(followsAfter(false, paused, next), false);
  assert.equal(followsAfter(false, at(paused, 7), paused), true);
});

test('the answer of another search moves nothing: its map is being drawn', () => {
  const other = withSearchSettled(at(settled, 5), result, settled.playback.position);
  assert.equal(hasStepped(other, at(settled, 5)), false);
  assert.equal(followsAfter(false, other, at(settled, 5)), false);
  assert.equal(hasStepped(at(settled, 5), settled), true);
  assert.equal(hasStepped(settled, settled), false);
});

test('the cell of the step is followed, and before the first step the start', () => {
  assert.equal(followedCell(at(settled, 5)), 25);
  assert.equal(followedCell(at(settled, 0)), 15);
});
