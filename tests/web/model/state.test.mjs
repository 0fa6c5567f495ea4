// The state and its changes: nothing is changed in place, the answer comes first.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DEFAULT_SETTINGS } from '../../../web/engine/options.js';
import { isDark, isTheme, nextTheme } from '../../../web/model/appearance.js';
import { answerParts } from '../../../web/model/notice.js';
import { translator } from '../../support/node/words.mjs';
import {
  SPEEDS,
  clampStep,
  comfortableSpeed,
  isAtEnd,
  nextSpeed,
  stepsDue,
  withOwnSpeed,
  withPlaying,
  withPosition,
  withSuitableSpeed,
} from '../../../web/model/playback.js';
import * as change from '../../../web/model/state.js';

/** @import { State } from '../../../web/model/state.js' */

const found = Object.freeze({
  ...change.initialState().search.result,
  outcome: /** @type {const} */ ('found'),
  cost: 68,
  expanded: 12,
  steps: 12,
  target: 19,
});
const atEnd = Object.freeze({ step: 12, open: 13, closed: 12, current: 19 });
const inMiddle = Object.freeze({ step: 5, open: 9, closed: 5, current: 3 });

/** A state that throws when it is changed in place. @template {object} T @param {T} value @returns {T} */
function frozen(value) {
  for (const part of Object.values(value)) {
    if (typeof part === 'object' && part !== null) frozen(part);
  }
  return Object.freeze(value);
}

/** @returns {State} */
function settled() {
  const board = { name: '', title: null, width: 7, height: 6, start: 15, goal: 19 };
  return frozen(change.withSearchSettled(change.withBoard(change.initialState(), board), found, atEnd));
}

test('a new board has a new revision, no edit, and the cursor on its start', () => {
  const before = frozen(change.withCellsEdited(settled(), { cells: [1], ground: 0 }));
  const after = change.withBoard(before, { ...before.board, name: 'a.map', width: 2, height: 2, start: 1, goal: 2 });
  assert.ok(after.board.revision > before.board.revision);
  assert.equal(after.board.edit, null);
  assert.equal(after.cursor.cell, 1);
});

test('an edit increments the revision and is reported', () => {
  const before = settled();
  const { board } = change.withCellsEdited(before, { cells: [1, 2], ground: 0 });
  assert.equal(board.revision, before.board.revision + 1);
  assert.deepEqual(board.edit, { cells: [1, 2], ground: 0 });
});

test('after a search the trace is at its end and does not play', () => {
  const playing = frozen(withPlaying(withPosition(settled(), inMiddle), true));
  const after = change.withSearchSettled(playing, found, atEnd);
  assert.equal(after.playback.position.step, 12);
  assert.equal(after.playback.isPlaying, false);
  assert.notEqual(after.search.serial, playing.search.serial);
});

test('a running search keeps the previous result and stops playing', () => {
  const playing = frozen(withPlaying(settled(), true));
  const running = change.withSearchRunning(playing);
  assert.equal(running.search.phase, 'running');
  assert.equal(running.search.result.cost, 68);
  assert.equal(running.playback.isPlaying, false);
});

test('a refused search has no result', () => {
  const refused = change.withSearchRefused(settled());
  assert.equal(refused.search.result.outcome, 'idle');
  assert.equal(refused.playback.position.step, 0);
});

test('the path is shown at the end of the trace only', () => {
  assert.equal(change.showsPath(settled()), true);
  assert.equal(change.showsPath(withPosition(settled(), inMiddle)), false);
  assert.equal(change.showsPath(change.withSearchRunning(settled())), false);
});

test('a change without effect gives the very same state', () => {
  const state = settled();
  assert.equal(change.withEnd(state, 'goal', 19), state);
  assert.equal(change.withCursor(state, 15, false), state);
  assert.equal(withPlaying(state, false), state);
});

test('settings change one by one', () => {
  const { settings } = change.withSettings(settled(), { corner: 'four' });
  assert.deepEqual(settings, { ...DEFAULT_SETTINGS, corner: 'four' });
});

test('steps stay between the first and the last', () => {
  assert.equal(clampStep(settled(), -3), 0);
  assert.equal(clampStep(settled(), 99), 12);
  assert.equal(clampStep(settled(), 7), 7);
  assert.equal(isAtEnd(settled()), true);
  assert.equal(isAtEnd(withPosition(settled(), inMiddle)), false);
});

test('speeds increase at most twofold, ten a second among them, and stay on the list', () => {
  /** @param {number} speed */
  const take = (speed) => withOwnSpeed(settled(), speed).playback.speed;
  assert.equal(take(8), 8);
  assert.equal(take(0.5), 1);
  assert.equal(take(1e9), SPEEDS.at(-1));
  assert.deepEqual([take(9), take(10), take(11), take(12), take(13)], [10, 10, 10, 10, 16]);
  assert.deepEqual([nextSpeed(8, 1), nextSpeed(10, 1), nextSpeed(16, -1), nextSpeed(10, -1)], [10, 16, 10, 8]);
  assert.deepEqual([nextSpeed(1, -1), nextSpeed(65536, 1)], [1, 65536]);
  SPEEDS.slice(1).forEach((speed, index) => {
    const before = SPEEDS[index] ?? NaN;
    assert.ok(speed > before && speed <= 2 * before, `${speed}`);
  });
});

test('a comfortable speed is never slow on a long trace', () => {
  assert.equal(comfortableSpeed(12), 4);
  for (const steps of [0, 100, 10_000, 400_000]) {
    const speed = comfortableSpeed(steps);
    assert.ok(SPEEDS.includes(speed));
    assert.ok(steps / speed <= 8);
  }
});

test('the speed suits every trace until one is chosen by hand', () => {
  /** @param {State} state @param {number} steps */
  const settle = (state, steps) =>
    withSuitableSpeed(change.withSearchSettled(state, { ...found, steps }, { ...atEnd, step: steps }));
  const long = settle(settled(), 10_000);
  assert.equal(long.playback.speed, comfortableSpeed(10_000));
  assert.equal(settle(long, 12).playback.speed, 4);
  const own = withOwnSpeed(long, 16);
  assert.equal(settle(own, 400_000).playback.speed, 16);
});

test('steps that are due add up, whatever the frame rate', () => {
  let carried = 0;
  let steps = 0;
  for (let frame = 0; frame < 100; frame++) {
    const due = stepsDue(8, carried, 31.25);
    carried = due.carried;
    steps += due.steps;
  }
  assert.equal(steps, 25);
});

test('a page that was hidden does not catch up on all the steps of that time', () => {
  assert.equal(stepsDue(8, 0, 3_600_000).steps, 2);
  assert.equal(stepsDue(8, 0, -5).steps, 0);
});

test('the answer names the cost, or the nearest cell reached instead', () => {
  const board = { width: 7 };
  assert.deepEqual(answerParts(found, board), [{ key: 'status.found', values: { cost: 68, expanded: 12 } }]);
  const lost = {
    ...found,
    outcome: /** @type {const} */ ('no-path'),
    target: 9,
    isTruncated: true,
  };
  assert.deepEqual(answerParts(lost, board), [
    { key: 'status.no_path', points: { cell: { x: 2, y: 1 } } },
    { key: 'status.truncated', values: { steps: 12 } },
  ]);
  assert.deepEqual(answerParts({ ...found, outcome: 'no-path', target: -1 }, board), [
    { key: 'status.program_no_path' },
  ]);
  assert.deepEqual(answerParts({ ...found, kernel: 'coarse board: no-path' }, board)[1], {
    key: 'tiers.fallback_no-path',
  });
  assert.equal(answerParts({ ...found, kernel: 'coarse board' }, board).length, 1);
});

test('after an edit LPA* says whether it repaired or searched anew, and why', () => {
  const board = { width: 7 };
  assert.deepEqual(answerParts({ ...found, expanded: 3, repairs: 40 }, board, 'lpastar')[1], {
    key: 'status.repaired',
    values: { expanded: 3, repairs: 40 },
  });
  assert.deepEqual(answerParts({ ...found, isRepairRefused: true }, board, 'lpastar')[1], {
    key: 'status.searched_anew',
  });
  assert.match(translator('en')('status.searched_anew', {}), /^Searched from scratch.*not consistent/);
  assert.match(translator('zh')('status.searched_anew', {}), /从头搜索.*不一致|不一致.*从头搜索/);
});

test('a search that failed is a bug, and neither a path nor the lack of one', () => {
  assert.deepEqual(answerParts({ ...found, outcome: 'broken', cost: 0, target: -1 }, { width: 7 }), [
    { key: 'status.broken' },
  ]);
  assert.match(translator('en')('status.broken', {}), /bug in Astrolabe.*report this link/);
  assert.match(translator('zh')('status.broken', {}), /Astrolabe 的程序错误.*反馈此链接/);
});

test('themes are cycled, and the system decides if nothing is chosen', () => {
  assert.deepEqual(
    ['system', 'light', 'dark'].map((theme) => isTheme(theme) && nextTheme({ theme, isSystemDark: true })),
    ['light', 'dark', 'system'],
  );
  assert.deepEqual(
    ['system', 'dark', 'light'].map((theme) => isTheme(theme) && nextTheme({ theme, isSystemDark: false })),
    ['dark', 'light', 'system'],
  );
  assert.equal(isTheme('blue'), false);
  const appearance = { language: /** @type {const} */ ('en'), hasCommonWords: true, isSystemDark: true };
  assert.equal(isDark({ ...appearance, theme: 'system' }), true);
  assert.equal(isDark({ ...appearance, theme: 'light' }), false);
  assert.equal(isDark({ ...appearance, theme: 'dark', isSystemDark: false }), true);
});
