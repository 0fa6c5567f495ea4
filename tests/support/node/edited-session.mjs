// A session on Lester's figure over the real module, and the resulting board.
import assert from 'node:assert/strict';
import { Session } from '../../../web/session/session.js';
import { Engine } from '../../../web/engine/engine.js';
import { LESTERS_FIGURE } from '../../../web/model/maps/first-figure.js';
import { initialState } from '../../../web/model/state.js';
import { Store } from '../../../web/model/store.js';
import { loadModule } from './module.mjs';

const module = await loadModule();

export function setUp() {
  const laboratory = new module.Laboratory();
  const engine = new Engine(laboratory);
  const store = new Store(initialState());
  /** @type {(() => void)[]} */
  const tasks = [];
  const clock = { now: () => 0, defer: (/** @type {() => void} */ task) => tasks.push(task) };
  const session = new Session(engine, store, clock);
  session.openPreset(LESTERS_FIGURE);
  // Every subscriber sees a state that fits the engine.
  store.subscribe(({ board }) => {
    assert.equal(board.width, engine.width);
    assert.equal(board.height, engine.height);
    assert.ok(Math.max(board.start, board.goal) < board.width * board.height);
  }, new AbortController().signal);
  return { engine, store, session };
}

/** @param {ReturnType<typeof setUp>} lab */
export function snapshot({ engine, store }) {
  const { name, title, width, height, start, goal } = store.state.board;
  return { name, title, width, height, start, goal, grounds: [...engine.grounds()] };
}

/** The first part of the notice. @param {ReturnType<typeof setUp>} lab */
export function keyOf({ store }) {
  const [part] = store.state.notice.parts;
  return part === undefined ? '' : 'reason' in part ? part.reason.code : part.key;
}
