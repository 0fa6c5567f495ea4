// Settings in the history: each change one step, in one order with what is drawn.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { noticeSentence } from '../../web/ui/sentences/sentences.js';
import { translator } from '../support/words.mjs';
import { FIGURE, FINE, createLaboratory, setUp } from './laboratory.mjs';

/** @param {ReturnType<typeof setUp>['store']} store */
const said = ({ state }) => noticeSentence(state.notice, translator('en'));

test('every setting is undone and done again as one step, and the status says which', () => {
  const { store, conductor, editor } = setUp();
  const first = store.state.settings;
  conductor.changeSettings({ algorithm: 'dijkstra' });
  conductor.changeSettings({ corner: 'four' });
  const last = store.state.settings;
  editor.undo();
  assert.deepEqual(store.state.settings, { ...first, algorithm: 'dijkstra' });
  assert.match(said(store), /^Undone: rule for corners\. Path found/);
  editor.undo();
  assert.equal(store.state.settings, first);
  assert.match(said(store), /^Undone: algorithm\./);
  editor.redo();
  editor.redo();
  assert.equal(store.state.settings, last);
  assert.match(said(store), /^Done again: rule for corners\./);
});

test('settings and drawing are one history', () => {
  const { store, conductor, editor } = setUp();
  editor.paintAt(1, [1]);
  conductor.changeSettings({ algorithm: 'dijkstra' });
  conductor.moveEnd('goal', 8);
  editor.undo();
  assert.match(said(store), /^Undone: goal moved\./);
  editor.undo();
  assert.equal(store.state.settings.algorithm, 'astar');
  assert.equal(conductor.groundAt(1), 0);
  editor.undo();
  assert.match(said(store), /^Undone: drawing\./);
  assert.equal(conductor.groundAt(1), 1);
});

test('what is set to what it was already is no step', () => {
  const { store, conductor } = setUp();
  conductor.changeSettings({ algorithm: 'astar' });
  assert.equal(store.state.history.past.length, 0);
});

test('a weight that is dragged is one step, and none if it comes back', () => {
  const { store, conductor, editor } = setUp();
  const drag = (/** @type {readonly number[]} */ weights) => {
    weights.forEach((weightHundredths, at) => conductor.changeSettings({ weightHundredths }, { isContinued: at > 0 }));
  };
  drag([110, 120, 130]);
  assert.equal(store.state.history.past.length, 1);
  drag([140, 130]);
  assert.equal(store.state.history.past.length, 1);
  drag([140, 130, 150]);
  assert.equal(store.state.history.past.length, 2);
  editor.undo();
  assert.equal(store.state.settings.weightHundredths, 130);
  editor.undo();
  assert.equal(store.state.settings.weightHundredths, 100);
  editor.redo();
  editor.redo();
  assert.equal(store.state.settings.weightHundredths, 150);
});

test('a preset and its settings are one step', () => {
  const { store, conductor, editor } = setUp();
  conductor.changeSettings({ algorithm: 'dijkstra' });
  const before = store.state.history.past.length;
  conductor.openPreset(FIGURE);
  assert.equal(store.state.settings.algorithm, 'astar');
  assert.equal(store.state.history.past.length, before + 1);
  editor.undo();
  assert.equal(store.state.settings.algorithm, 'dijkstra');
  assert.match(said(store), /^Undone: another map\./);
});

test('settings that are refused leave the history as it is, what can be done again included', () => {
  const laboratory = createLaboratory();
  const { store, conductor, editor } = setUp({
    ...laboratory,
    begin: (settings, start, goal) =>
      settings.tie === 'near' ? { ...FINE, ok: false, code: 'search.settings' } : laboratory.begin(settings, start, goal),
  });
  editor.paintAt(1, [1]);
  editor.undo();
  const { history } = store.state;
  conductor.changeSettings({ tie: 'near' });
  assert.equal(store.state.settings.tie, 'lifo');
  assert.equal(store.state.notice.isRefusal, true);
  assert.deepEqual(store.state.history, history);
  editor.redo();
  assert.equal(conductor.groundAt(1), 0);
});
