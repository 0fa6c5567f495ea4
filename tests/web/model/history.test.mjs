// Undo and redo over a board in plain JavaScript: after any sequence of edits the
// map is the same at every point as it was there before.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  BUDGET,
  LONGEST,
  NO_HISTORY,
  redone,
  subjectOf,
  undone,
  weightOf,
  withEntry,
  withoutDetour,
} from '../../../web/model/history.js';
import { DEFAULT_SETTINGS } from '../../../web/engine/options.js';
import { en } from '../../../web/session/en.js';
import { zh } from '../../../web/session/zh.js';
import { createRandom } from '../../support/node/random.mjs';

/** @import { Change, History, Snapshot } from '../../../web/model/history.js' */

const NO_CHOICES = Object.freeze({ settings: null, display: null, breakpoints: null });

/** @param {number} width @param {number} height @returns {Snapshot} */
function emptyBoard(width, height) {
  const grounds = new Uint8Array(width * height).fill(1);
  const goal = grounds.length - 1;
  return { name: '', title: null, width, height, start: 0, goal, grounds, ...NO_CHOICES };
}

/** A board and settings to which entries are applied. */
class Model {
  board = emptyBoard(4, 3);
  settings = DEFAULT_SETTINGS;
  /** @type {History} */
  history = NO_HISTORY;

  /** The entry that leads back to the current board. @param {Change} like @returns {Change} */
  capture(like) {
    const { board } = this;
    if (like.kind === 'settings') return { ...like, settings: this.settings };
    if (like.kind === 'end') return { ...like, cell: board[like.end] };
    if (like.kind === 'board') {
      return { kind: 'board', board: { ...board, grounds: board.grounds.slice() } };
    }
    const grounds = Uint8Array.from(like.cells, (cell) => board.grounds[cell] ?? 0);
    return { kind: 'cells', cells: like.cells, grounds };
  }

  /** @param {Change} entry @returns {Change} */
  put(entry) {
    const inverse = this.capture(entry);
    if (entry.kind === 'end') this.board = { ...this.board, [entry.end]: entry.cell };
    else if (entry.kind === 'settings') this.settings = entry.settings;
    else if (entry.kind === 'board') {
      this.board = { ...entry.board, grounds: entry.board.grounds.slice() };
    } else entry.cells.forEach((cell, i) => (this.board.grounds[cell] = entry.grounds[i] ?? 0));
    return inverse;
  }

  /** @param {Change} entry */
  edit(entry) {
    this.history = withEntry(this.history, this.put(entry));
  }

  undo() {
    this.history = undone(this.history, (entry) => this.put(entry));
  }

  redo() {
    this.history = redone(this.history, (entry) => this.put(entry));
  }

  snapshot() {
    return { ...this.board, grounds: [...this.board.grounds], settings: this.settings };
  }
}

/** @param {Model} model @param {ReturnType<typeof createRandom>} chance @returns {Change} */
function anyEntry({ board }, { below, pick }) {
  const count = board.width * board.height;
  switch (below(5)) {
    case 0:
      return { kind: 'end', end: pick(['start', 'goal']), cell: below(count) };
    case 1: {
      const next = emptyBoard(1 + below(6), 1 + below(6));
      return { kind: 'board', board: { ...next, name: `board ${below(100)}` } };
    }
    case 2:
      return { kind: 'settings', settings: { ...DEFAULT_SETTINGS, localSeed: below(100) } };
    default: {
      const cells = new Set(Array.from({ length: 1 + below(6) }, () => below(count)));
      const grounds = Uint8Array.from(cells, () => below(256));
      return { kind: 'cells', cells: Uint32Array.from(cells), grounds };
    }
  }
}

test('after 200 random sequences of edits, undo and redo the map is what it was at each point', () => {
  for (let seed = 1; seed <= 200; seed++) {
    const chance = createRandom(seed);
    const model = new Model();
    /** The board before each edit, and the current position in that list. */
    const past = [model.snapshot()];
    let at = 0;
    for (let step = 0; step < 60; step++) {
      const action = chance.below(5);
      if (action < 2) {
        model.edit(anyEntry(model, chance));
        past.splice(at + 1);
        past.push(model.snapshot());
        at += 1;
      } else if (action < 4) {
        model.undo();
        at = Math.max(at - 1, 0);
      } else {
        model.redo();
        at = Math.min(at + 1, past.length - 1);
      }
      assert.deepEqual(model.snapshot(), past[at], `seed ${seed}, step ${step}`);
    }
    while (model.history.past.length > 0) model.undo();
    assert.deepEqual(model.snapshot(), past[0]);
    while (model.history.future.length > 0) model.redo();
    assert.deepEqual(model.snapshot(), past.at(-1));
  }
});

test('an edit after an undo leaves nothing to redo', () => {
  const model = new Model();
  const wall = { kind: /** @type {const} */ ('cells'), cells: Uint32Array.of(1), grounds: Uint8Array.of(0) };
  model.edit(wall);
  model.undo();
  model.edit({ ...wall, cells: Uint32Array.of(2) });
  assert.equal(model.history.future.length, 0);
  model.redo();
  assert.deepEqual(model.snapshot().grounds.slice(0, 3), [1, 1, 0]);
});

test('the changes of one gesture are one entry, which restores the state before it', () => {
  /** @param {number[]} cells @param {number[]} grounds @param {number} gesture @returns {Change} */
  const cells = (cells, grounds, gesture) => ({
    kind: 'cells',
    cells: Uint32Array.from(cells),
    grounds: Uint8Array.from(grounds),
    gesture,
  });
  const model = new Model();
  const first = model.snapshot();
  for (const [at, ground] of [
    [1, 0],
    [2, 0],
    [1, 5],
  ]) {
    const before = model.put(cells([at ?? 0], [ground ?? 0], 7));
    model.history = withEntry(model.history, { ...before, gesture: 7 });
  }
  const second = model.snapshot();
  model.history = withEntry(model.history, { ...model.put(cells([1], [0], 8)), gesture: 8 });
  assert.equal(model.history.past.length, 2);
  model.undo();
  assert.deepEqual(model.snapshot(), second);
  model.undo();
  assert.deepEqual(model.snapshot(), first);
  model.redo();
  assert.deepEqual(model.snapshot(), second);

  // An end that is dragged: only its first position.
  let history = withEntry(NO_HISTORY, { kind: 'end', end: 'goal', cell: 3, gesture: 1 });
  history = withEntry(history, { kind: 'end', end: 'goal', cell: 4, gesture: 1 });
  assert.deepEqual(history.past, [{ kind: 'end', end: 'goal', cell: 3, gesture: 1 }]);
});

test('with nothing to undo everything stays as it is', () => {
  const apply = () => assert.fail('nothing is to be put back');
  assert.deepEqual(undone(NO_HISTORY, apply), NO_HISTORY);
  assert.deepEqual(redone(NO_HISTORY, apply), NO_HISTORY);
});

/** @param {History} history */
function weight({ past, future }) {
  return [...past, ...future].reduce((sum, entry) => sum + weightOf(entry), 0);
}

test('the history is bounded: the oldest entry goes first, in bytes and in number', () => {
  const grounds = new Uint8Array(BUDGET / 5);
  /** @param {number} start @returns {Change} */
  const large = (start) => ({ kind: 'board', board: { ...emptyBoard(1, 1), grounds, start } });
  /** @type {History} */
  let history = NO_HISTORY;
  for (let count = 0; count < 9; count++) history = withEntry(history, large(count));
  const starts = history.past.map((entry) => entry.kind === 'board' && entry.board.start);
  assert.deepEqual(starts, [5, 6, 7, 8]);
  assert.ok(weight(history) <= BUDGET);

  let small = NO_HISTORY;
  for (let cell = 0; cell < LONGEST + 5; cell++) {
    small = withEntry(small, { kind: 'end', end: 'goal', cell });
  }
  assert.equal(small.past.length, LONGEST);
  assert.deepEqual(small.past[0], { kind: 'end', end: 'goal', cell: 5 });
});

test('small boards replaced by large ones stay within the bounds, too', () => {
  const small = emptyBoard(1, 1);
  /** @type {Change} */
  const large = { kind: 'board', board: { ...small, grounds: new Uint8Array(BUDGET / 3) } };
  /** @type {History} */
  let history = NO_HISTORY;
  for (let count = 0; count < 8; count++) history = withEntry(history, { kind: 'board', board: small });
  for (let count = 0; count < 8; count++) {
    history = undone(history, () => large);
    assert.ok(weight(history) <= BUDGET);
  }
  assert.equal(history.future.length, 2);
  for (let count = 0; count < 8; count++) {
    history = redone(history, () => large);
    assert.ok(weight(history) <= BUDGET);
  }
});

/** @param {Partial<typeof DEFAULT_SETTINGS>} [change] @returns {Change & { kind: 'settings' }} */
const settingsEntry = (change) => ({ kind: 'settings', settings: { ...DEFAULT_SETTINGS, ...change } });

test('an entry is named after its subject, also when very many cells were drawn', () => {
  const board = { ...emptyBoard(4, 3), revision: 1, edit: null };
  const state = { board, settings: DEFAULT_SETTINGS };
  assert.equal(
    subjectOf({ kind: 'cells', cells: Uint32Array.of(1), grounds: Uint8Array.of(0) }, state),
    'undo.drawing',
  );
  assert.equal(subjectOf({ kind: 'end', end: 'goal', cell: 1 }, state), 'undo.goal');
  assert.equal(subjectOf({ kind: 'board', board: emptyBoard(4, 3) }, state), 'undo.drawing');
  assert.equal(subjectOf({ kind: 'board', board: emptyBoard(3, 4) }, state), 'undo.board');
  assert.equal(subjectOf({ kind: 'board', board: { ...emptyBoard(4, 3), name: 'other.map' } }, state), 'undo.board');
});

test('an entry of settings is named after the one that changed, or the one for which others were replaced', () => {
  const board = { ...emptyBoard(4, 3), revision: 1, edit: null };
  const subject = (/** @type {Partial<typeof DEFAULT_SETTINGS>} */ change) =>
    subjectOf(settingsEntry(change), { board, settings: DEFAULT_SETTINGS });
  assert.equal(subject({ algorithm: 'jps' }), 'undo.set_algorithm');
  assert.equal(subject({ corner: 'four' }), 'undo.set_corner');
  assert.equal(subject({ weightHundredths: 150 }), 'undo.set_weightHundredths');
  assert.equal(subject({ program: 'cpp', corrected: true }), 'undo.set_program');
  assert.equal(subject({ board: 'hex', heuristic: 'hex' }), 'undo.set_board');
  assert.equal(subject({ algorithm: 'jps', costs: 'exact' }), 'undo.set_several');
});

test('each setting has a label for it in both languages', () => {
  for (const words of [en, zh]) {
    for (const name of [...Object.keys(DEFAULT_SETTINGS), 'several']) assert.ok(words[`undo.set_${name}`], name);
  }
});

test('settings that were changed back leave no entry', () => {
  const wall = { kind: /** @type {const} */ ('cells'), cells: Uint32Array.of(1), grounds: Uint8Array.of(0) };
  const past = [settingsEntry(), wall, settingsEntry(), settingsEntry({ algorithm: 'jps' })];
  const straight = withoutDetour({ past, future: [] }, { ...DEFAULT_SETTINGS });
  assert.deepEqual(straight.past, past.slice(0, 2));
  assert.equal(withoutDetour({ past, future: [] }, { ...DEFAULT_SETTINGS, algorithm: 'bfs' }).past, past);
});
