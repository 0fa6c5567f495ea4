// The step shown after an edit: the one that the visitor was at, as far as it exists.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FIGURE, createLaboratory, keysOf, setUp } from '../../support/fixtures/laboratory.mjs';

test('an edit keeps the displayed step, or the nearest that exists', () => {
  const { store, session } = setUp();
  const step = () => store.state.playback.position.step;
  session.jump(7);
  session.paintAt(1, [1]);
  assert.equal(step(), 7);
  assert.deepEqual(keysOf(store), ['status.wall_drawn', 'status.step_f']);
  session.moveEnd('goal', 8);
  assert.equal(step(), 7);
  session.changeSettings({ algorithm: 'dijkstra' });
  assert.equal(step(), 7);
  session.beginGesture();
  session.paint([2, 3, 4], 0);
  assert.equal(step(), 2);
  assert.deepEqual(keysOf(store), ['status.found']);
  session.paint([2, 3, 4], 1);
  session.endGesture();
  assert.equal(step(), 7);
  session.undo();
  session.undo();
  assert.equal(step(), 7);
});

test('an edit at the end of the trace shows the end of the next', () => {
  const { store, session } = setUp();
  session.jump(3);
  session.jump(10);
  session.paintAt(1, [1]);
  assert.equal(store.state.playback.position.step, 8);
  session.undo();
  assert.equal(store.state.playback.position.step, 10);
});

test('a board that is opened is shown at its end, whatever the previous step was', () => {
  const { store, session } = setUp();
  session.jump(3);
  session.openText('fine.map', 'fine');
  assert.equal(store.state.playback.position.step, 10);
  session.jump(3);
  session.openPreset(FIGURE);
  assert.equal(store.state.playback.position.step, 10);
});

test('an edit during a running search keeps the step as well', () => {
  const laboratory = createLaboratory();
  /** @type {(() => void)[]} */
  const tasks = [];
  let time = 0;
  let calls = 0;
  const { store, session } = setUp(
    { ...laboratory, advance: (expansions) => (++calls % 5 === 0 ? laboratory.advance(expansions) : 'running') },
    { now: () => (time += 10), defer: (task) => tasks.push(task) },
  );
  const settle = () => {
    while (store.state.search.phase !== 'settled') tasks.shift()?.();
  };
  settle();
  session.jump(4);
  session.changeSettings({ algorithm: 'dijkstra' });
  session.paint([1], 0);
  assert.equal(store.state.search.phase, 'running');
  settle();
  assert.equal(store.state.playback.position.step, 4);
});
