// Where the trace stands after an edit: at the step that the visitor was at, as far as there is one.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FIGURE, createLaboratory, keysOf, setUp } from './laboratory.mjs';

test('an edit keeps the step that is shown, or the nearest that there is', () => {
  const { store, conductor, editor } = setUp();
  const step = () => store.state.playback.position.step;
  conductor.jump(7);
  editor.paintAt(1, [1]);
  assert.equal(step(), 7);
  assert.deepEqual(keysOf(store), ['status.wall_drawn', 'status.step_f']);
  conductor.moveEnd('goal', 8);
  assert.equal(step(), 7);
  conductor.changeSettings({ algorithm: 'dijkstra' });
  assert.equal(step(), 7);
  editor.beginGesture();
  conductor.paint([2, 3, 4], 0);
  assert.equal(step(), 2);
  assert.deepEqual(keysOf(store), ['status.found']);
  conductor.paint([2, 3, 4], 1);
  editor.endGesture();
  assert.equal(step(), 7);
  editor.undo();
  editor.undo();
  assert.equal(step(), 7);
});

test('an edit at the end of the trace shows the end of the next', () => {
  const { store, conductor, editor } = setUp();
  conductor.jump(3);
  conductor.jump(10);
  editor.paintAt(1, [1]);
  assert.equal(store.state.playback.position.step, 8);
  editor.undo();
  assert.equal(store.state.playback.position.step, 10);
});

test('a board that is opened is shown at its end, whatever step the one before was at', () => {
  const { store, conductor } = setUp();
  conductor.jump(3);
  conductor.openText('fine.map', 'fine');
  assert.equal(store.state.playback.position.step, 10);
  conductor.jump(3);
  conductor.openPreset(FIGURE);
  assert.equal(store.state.playback.position.step, 10);
});

test('an edit while a search is at work keeps the step as well', () => {
  const laboratory = createLaboratory();
  /** @type {(() => void)[]} */
  const tasks = [];
  let time = 0;
  let calls = 0;
  const { store, conductor } = setUp(
    { ...laboratory, advance: (expansions) => (++calls % 3 === 0 ? laboratory.advance(expansions) : 'running') },
    { now: () => (time += 10), defer: (task) => tasks.push(task) },
  );
  const settle = () => {
    while (store.state.search.phase !== 'settled') tasks.shift()?.();
  };
  settle();
  conductor.jump(4);
  conductor.changeSettings({ algorithm: 'dijkstra' });
  conductor.paint([1], 0);
  assert.equal(store.state.search.phase, 'running');
  settle();
  assert.equal(store.state.playback.position.step, 4);
});
