// Marks over the cells: the letters of start and goal, and the frame of the active cell.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawMarks, endRadius } from '../../../web/canvas/layers/draw-marks.js';
import { LIGHT } from '../../../web/canvas/palette.js';
import { BOARD, SCALE, texts } from '../../support/fixtures/drawn-board.mjs';
import { callsOf, createRecorder, numbersOf } from '../../support/fixtures/recorder.mjs';

test('start and goal have their letters, the goal above the start', () => {
  const { context, calls } = createRecorder();
  const view = { scale: SCALE, left: 0, top: 0, ratio: 1 };
  drawMarks(context, { view, board: BOARD, palette: LIGHT, active: -1, hasNumbers: true });
  assert.deepEqual(
    texts(calls).map(([letter, x]) => [letter, x]),
    [
      ['S', 50],
      ['G', 150],
    ],
  );
  assert.equal(callsOf(calls, 'strokeRect').length, 0);
});

test('the active cell is framed in two tones', () => {
  const { context, calls } = createRecorder();
  const view = { scale: SCALE, left: 0, top: 0, ratio: 1 };
  drawMarks(context, { view, board: BOARD, palette: LIGHT, active: 5, hasNumbers: false });
  assert.deepEqual(numbersOf(callsOf(calls, 'strokeRect')), [
    [200, 100, 100, 100],
    [200, 100, 100, 100],
  ]);
});

test('the neighbour that is checked has a dashed frame, in pixels of the screen', () => {
  const { context, calls } = createRecorder();
  const view = { scale: SCALE, left: 0, top: 0, ratio: 2 };
  drawMarks(context, { view, board: BOARD, palette: LIGHT, active: -1, checked: 5, hasNumbers: false });
  assert.deepEqual(
    callsOf(calls, 'setLineDash').map(({ parameters }) => parameters[0]),
    [[10, 6], []],
  );
  assert.equal(callsOf(calls, 'strokeRect').length, 2);
});

test('ends leave space for the numbers, and are never too small to be seen', () => {
  const view = { scale: SCALE, left: 0, top: 0, ratio: 1 };
  assert.ok(endRadius(view, true) < endRadius(view, false));
  assert.equal(endRadius({ ...view, scale: 1, ratio: 2 }, false), 16);
});
