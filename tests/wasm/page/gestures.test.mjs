// Gestures that something else interrupts: undo, another board, keys while an end is carried.
// In every case each change can be undone, and nothing reaches a board it was not meant for.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Session } from '../../../web/session/session.js';
import { Engine } from '../../../web/engine/engine.js';
import { initialState } from '../../../web/model/state.js';
import { Store } from '../../../web/model/store.js';
import { loadModule } from '../../support/node/module.mjs';

const module = await loadModule();

/** A board of 5 × 3 cells. @param {string[]} rows */
function setUp(...rows) {
  const engine = new Engine(new module.Laboratory());
  const store = new Store(initialState());
  const session = new Session(engine, store, { now: () => 0, defer: (task) => task() });
  session.openText('first.map', rows.join('\n'));
  const read = () => {
    const { width, height, start, goal } = store.state.board;
    const cells = [...engine.factors()].map((factor, cell) =>
      cell === start ? 'S' : cell === goal ? 'G' : factor === 0 ? '#' : '.',
    );
    return Array.from({ length: height }, (_, y) => cells.slice(y * width, (y + 1) * width).join(''));
  };
  return { store, session, read };
}

const EMPTY = ['S....', '.....', '....G'];

test('undo reverts the current stroke and ends it', () => {
  const { store, session, read } = setUp(...EMPTY);
  session.beginDrawing({ x: 0, y: 1 }, false);
  session.drawTo({ x: 2, y: 1 });
  session.undo();
  assert.deepEqual(read(), EMPTY);
  assert.equal(session.isDrawing, false);
  session.drawTo({ x: 4, y: 1 });
  session.finishDrawing();
  assert.deepEqual(read(), EMPTY);
  assert.equal(store.state.history.past.length, 0);
  session.redo();
  assert.deepEqual(read(), ['S....', '###..', '....G']);
});

test('a stroke does not continue on another board', () => {
  const { store, session, read } = setUp(...EMPTY);
  session.beginDrawing({ x: 0, y: 1 }, false);
  session.drawTo({ x: 2, y: 1 });
  session.openText('second.map', 'S....\n....G\n');
  session.drawTo({ x: 4, y: 1 });
  session.drawTo({ x: 0, y: 1 });
  session.finishDrawing();
  assert.deepEqual(read(), ['S....', '....G']);
  assert.equal(store.state.history.past.length, 2);
  session.undo();
  assert.deepEqual(read(), ['S....', '###..', '....G']);
  session.undo();
  assert.deepEqual(read(), EMPTY);
});

test('both ends and cells that change in one gesture are all undone', () => {
  const { session, read } = setUp(...EMPTY);
  session.beginGesture();
  session.moveEnd('goal', 12);
  session.moveEnd('goal', 11);
  session.moveEnd('start', 1);
  session.paint([6, 7], 0);
  session.moveEnd('goal', 10);
  session.endGesture();
  assert.deepEqual(read(), ['.S...', '.##..', 'G....']);
  session.undo();
  assert.deepEqual(read(), ['.S...', '.##..', '.G...']);
  for (let i = 0; i < 3; i++) session.undo();
  assert.deepEqual(read(), EMPTY);
});

test('a stroke by keys stays when a pointer begins another', () => {
  const { session, read } = setUp(...EMPTY);
  session.beginStroke({ x: 1, y: 0 });
  session.drawTo({ x: 3, y: 0 });
  session.beginDrawing({ x: 0, y: 2 }, true);
  session.finishDrawing();
  assert.deepEqual(read(), ['S###.', '.....', '#...G']);
  session.undo();
  assert.deepEqual(read(), ['S###.', '.....', '....G']);
  session.undo();
  assert.deepEqual(read(), EMPTY);
});
