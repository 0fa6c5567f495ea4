// When a part of the page is drawn again: at once, or after a large board.
import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { initialState } from '../../../web/model/state.js';
import { Store } from '../../../web/model/store.js';
import { renderAfterBoard } from '../../../web/ui/render.js';

/** @import { Appearance } from '../../../web/model/appearance.js' */

/** @type {Map<number, FrameRequestCallback>} */
const frames = new Map();
let requests = 0;

beforeEach(() => {
  globalThis.requestAnimationFrame = (task) => {
    requests += 1;
    frames.set(requests, task);
    return requests;
  };
  globalThis.cancelAnimationFrame = (handle) => frames.delete(handle);
  mock.timers.enable({ apis: ['setTimeout'] });
});

afterEach(() => {
  mock.timers.reset();
  frames.clear();
  Reflect.deleteProperty(globalThis, 'requestAnimationFrame');
  Reflect.deleteProperty(globalThis, 'cancelAnimationFrame');
});

function drawFrame() {
  const tasks = [...frames.values()];
  frames.clear();
  for (const task of tasks) task(0);
}

function begin() {
  const store = new Store(initialState());
  const appearance = new Store(/** @type {Appearance} */ ({ language: 'en', hasCommonWords: true }));
  const abort = new AbortController();
  /** @type {string[]} */
  const rendered = [];
  const { signal } = abort;
  renderAfterBoard({ store, appearance, signal }, ({ board }) => rendered.push(`${board.width}×${board.height}`));
  const resize = (/** @type {number} */ width, /** @type {number} */ height) =>
    store.update((state) => ({ ...state, board: { ...state.board, width, height } }));
  rendered.length = 0;
  return { rendered, resize, abort };
}

test('what reads a search is rendered at once beside a small board', () => {
  const { rendered, resize } = begin();
  resize(255, 256);
  assert.deepEqual(rendered, ['255×256']);
});

test('beside a large board it is rendered once, after the frame that draws the board', () => {
  const { rendered, resize } = begin();
  resize(256, 256);
  resize(256, 257);
  assert.deepEqual(rendered, []);
  drawFrame();
  assert.deepEqual(rendered, []);
  mock.timers.tick(1);
  assert.deepEqual(rendered, ['256×257']);
  mock.timers.tick(100);
  drawFrame();
  assert.equal(rendered.length, 1);
});

test('two frames before it is rendered are one rendering', () => {
  const { rendered, resize } = begin();
  resize(256, 256);
  drawFrame();
  resize(256, 258);
  drawFrame();
  mock.timers.tick(100);
  assert.deepEqual(rendered, ['256×258']);
});

test('a small board that comes after a large one is not rendered twice', () => {
  const { rendered, resize } = begin();
  resize(256, 256);
  drawFrame();
  resize(256, 259);
  resize(10, 10);
  drawFrame();
  mock.timers.tick(100);
  assert.deepEqual(rendered, ['10×10']);
});

test('nothing is rendered after the part has gone, whether the frame was drawn or not', () => {
  for (const isDrawn of [false, true]) {
    const { rendered, resize, abort } = begin();
    resize(256, 256);
    if (isDrawn) drawFrame();
    abort.abort();
    drawFrame();
    mock.timers.tick(100);
    assert.deepEqual(rendered, []);
  }
});
