// Gestures that something else breaks into: undo, another board, keys while an end is carried.
// Whatever it is, each change can be taken back, and nothing reaches a board it was not meant for.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Conductor } from '../../web/session/conductor.js';
import { Drawing } from '../../web/session/drawing.js';
import { Editor } from '../../web/session/editor.js';
import { Engine } from '../../web/engine/engine.js';
import { initialState } from '../../web/model/state.js';
import { Store } from '../../web/model/store.js';
import { loadModule } from '../support/module.mjs';

const module = await loadModule();

/** A board of 5 × 3 cells. @param {string[]} rows */
function setUp(...rows) {
  const engine = new Engine(new module.Laboratory());
  const store = new Store(initialState());
  const conductor = new Conductor(engine, store, { now: () => 0, defer: (task) => task() });
  const editor = new Editor(engine, store, conductor);
  const drawing = new Drawing(store, conductor, editor);
  conductor.openText('first.map', rows.join('\n'));
  const read = () => {
    const { width, height, start, goal } = store.state.board;
    const cells = [...engine.factors()].map((factor, cell) =>
      cell === start ? 'S' : cell === goal ? 'G' : factor === 0 ? '#' : '.',
    );
    return Array.from({ length: height }, (_, y) =>
      cells.slice(y * width, (y + 1) * width).join(''),
    );
  };
  return { store, conductor, editor, drawing, read };
}

const EMPTY = ['S....', '.....', '....G'];

test('undo takes back the stroke in hand, which is over then', () => {
  const { store, editor, drawing, read } = setUp(...EMPTY);
  drawing.begin({ x: 0, y: 1 }, false);
  drawing.moveTo({ x: 2, y: 1 });
  editor.undo();
  assert.deepEqual(read(), EMPTY);
  assert.equal(drawing.isActive, false);
  drawing.moveTo({ x: 4, y: 1 });
  drawing.finish();
  assert.deepEqual(read(), EMPTY);
  assert.equal(store.state.history.past.length, 0);
  editor.redo();
  assert.deepEqual(read(), ['S....', '###..', '....G']);
});

test('a stroke does not go on over another board', () => {
  const { store, conductor, editor, drawing, read } = setUp(...EMPTY);
  drawing.begin({ x: 0, y: 1 }, false);
  drawing.moveTo({ x: 2, y: 1 });
  conductor.openText('second.map', 'S....\n....G\n');
  drawing.moveTo({ x: 4, y: 1 });
  drawing.moveTo({ x: 0, y: 1 });
  drawing.finish();
  assert.deepEqual(read(), ['S....', '....G']);
  assert.equal(store.state.history.past.length, 2);
  editor.undo();
  assert.deepEqual(read(), ['S....', '###..', '....G']);
  editor.undo();
  assert.deepEqual(read(), EMPTY);
});

test('both ends and cells that change in one gesture are all taken back', () => {
  const { conductor, editor, read } = setUp(...EMPTY);
  editor.beginGesture();
  conductor.moveEnd('goal', 12);
  conductor.moveEnd('goal', 11);
  conductor.moveEnd('start', 1);
  conductor.paint([6, 7], 0);
  conductor.moveEnd('goal', 10);
  editor.endGesture();
  assert.deepEqual(read(), ['.S...', '.##..', 'G....']);
  editor.undo();
  assert.deepEqual(read(), ['.S...', '.##..', '.G...']);
  for (let i = 0; i < 3; i++) editor.undo();
  assert.deepEqual(read(), EMPTY);
});

test('a stroke by keys stays when a pointer begins another', () => {
  const { editor, drawing, read } = setUp(...EMPTY);
  drawing.beginStroke({ x: 1, y: 0 });
  drawing.moveTo({ x: 3, y: 0 });
  drawing.begin({ x: 0, y: 2 }, true);
  drawing.finish();
  assert.deepEqual(read(), ['S###.', '.....', '#...G']);
  editor.undo();
  assert.deepEqual(read(), ['S###.', '.....', '....G']);
  editor.undo();
  assert.deepEqual(read(), EMPTY);
});
