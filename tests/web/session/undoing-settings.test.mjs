// Settings in the history: each change one step, in one order with the drawing.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { noticeSentence } from '../../../web/ui/sentences/sentences.js';
import { translator } from '../../support/node/words.mjs';
import { FIGURE, FINE, createLaboratory, setUp } from '../../support/fixtures/laboratory.mjs';

/** @param {ReturnType<typeof setUp>['store']} store */
const said = ({ state }) => noticeSentence(state.notice, translator('en'));

test('every setting is undone and redone as one step, and the status says which', () => {
  const { store, session } = setUp();
  const first = store.state.settings;
  session.changeSettings({ algorithm: 'dijkstra' });
  session.changeSettings({ corner: 'four' });
  const last = store.state.settings;
  session.undo();
  assert.deepEqual(store.state.settings, { ...first, algorithm: 'dijkstra' });
  assert.match(said(store), /^Undone: diagonals\. Path found/);
  session.undo();
  assert.equal(store.state.settings, first);
  assert.match(said(store), /^Undone: algorithm\./);
  session.redo();
  session.redo();
  assert.equal(store.state.settings, last);
  assert.match(said(store), /^Redone: diagonals\./);
});

test('settings and drawing are one history', () => {
  const { store, session } = setUp();
  session.paintAt(1, [1]);
  session.changeSettings({ algorithm: 'dijkstra' });
  session.moveEnd('goal', 8);
  session.undo();
  assert.match(said(store), /^Undone: goal moved\./);
  session.undo();
  assert.equal(store.state.settings.algorithm, 'astar');
  assert.equal(session.groundAt(1), 0);
  session.undo();
  assert.match(said(store), /^Undone: drawing\./);
  assert.equal(session.groundAt(1), 1);
});

test('setting the same value again is no step', () => {
  const { store, session } = setUp();
  session.changeSettings({ algorithm: 'astar' });
  assert.equal(store.state.history.past.length, 0);
});

test('dragging a weight is one step, and none if it comes back', () => {
  const { store, session } = setUp();
  const drag = (/** @type {readonly number[]} */ weights) => {
    weights.forEach((weightHundredths, at) => session.changeSettings({ weightHundredths }, { isContinued: at > 0 }));
  };
  drag([110, 120, 130]);
  assert.equal(store.state.history.past.length, 1);
  drag([140, 130]);
  assert.equal(store.state.history.past.length, 1);
  drag([140, 130, 150]);
  assert.equal(store.state.history.past.length, 2);
  session.undo();
  assert.equal(store.state.settings.weightHundredths, 130);
  session.undo();
  assert.equal(store.state.settings.weightHundredths, 100);
  session.redo();
  session.redo();
  assert.equal(store.state.settings.weightHundredths, 150);
});

test('a preset and its settings are one step', () => {
  const { store, session } = setUp();
  session.changeSettings({ algorithm: 'dijkstra' });
  const before = store.state.history.past.length;
  session.openPreset(FIGURE);
  assert.equal(store.state.settings.algorithm, 'astar');
  assert.equal(store.state.history.past.length, before + 1);
  session.undo();
  assert.equal(store.state.settings.algorithm, 'dijkstra');
  assert.match(said(store), /^Undone: another map\./);
});

test('refused settings leave the history as it is, including redo', () => {
  const laboratory = createLaboratory();
  const { store, session } = setUp({
    ...laboratory,
    begin: (settings, start, goal) =>
      settings.tie === 'near'
        ? { ...FINE, ok: false, code: 'search.settings' }
        : laboratory.begin(settings, start, goal),
  });
  session.paintAt(1, [1]);
  session.undo();
  const { history } = store.state;
  session.changeSettings({ tie: 'near' });
  assert.equal(store.state.settings.tie, 'lifo');
  assert.equal(store.state.notice.isError, true);
  assert.deepEqual(store.state.history, history);
  session.redo();
  assert.equal(session.groundAt(1), 0);
});
