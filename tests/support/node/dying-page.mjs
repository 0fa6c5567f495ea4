// The code behind the page, on a module that dies when a test says so.
import assert from 'node:assert/strict';
import { Session } from '../../../web/session/session.js';
import { Engine } from '../../../web/engine/engine.js';
import { EngineError } from '../../../web/engine/engine-error.js';
import { LESTERS_FIGURE } from '../../../web/model/maps/first-figure.js';
import { initialState } from '../../../web/model/state.js';
import { Store } from '../../../web/model/store.js';
import { startDyingModule } from './dying-module.mjs';

/** @import { State } from '../../../web/model/state.js' */

/** @typedef {Awaited<ReturnType<typeof setUp>>} Lab */

/** Lets promises settle. @param {(() => void)[]} tasks */
async function later(tasks) {
  await new Promise((resolve) => setImmediate(resolve));
  return tasks.shift();
}

export async function setUp() {
  const { module, outcome } = await startDyingModule();
  const engine = new Engine(new module.Laboratory());
  const store = new Store(initialState());
  /** @type {(() => void)[]} */
  const tasks = [];
  let now = 0;
  const clock = { now: () => (now += 0.2), defer: (/** @type {() => void} */ task) => void tasks.push(task) };
  const session = new Session(engine, store, clock);
  /** Until nothing is left to be done. */
  const settle = async () => {
    for (let i = 0; i < 10_000; i++) {
      await Promise.resolve();
      const task = tasks.shift() ?? (await later(tasks));
      if (task === undefined) return;
      task();
    }
    assert.fail('never comes to rest');
  };
  session.openPreset(LESTERS_FIGURE);
  // A drawing reads all of it with each change.
  const read = (/** @type {State} */ { board, search }) => {
    assert.deepEqual([engine.width, engine.height], [board.width, board.height]);
    engine.setColours(new Uint32Array(3 * 256), new Uint32Array(64 * 256));
    engine.paint(search.phase === 'settled' ? 'status' : 'none', 0, 0, board.width, board.height);
    engine.cells(0, 0, board.width, Math.min(board.height, 20));
    engine.path();
    engine.why(board.start);
    if (board.width < 100) engine.mapToLink();
  };
  store.subscribe((state) => {
    try {
      read(state);
    } catch (error) {
      // Then nothing can be drawn.
      if (!(error instanceof EngineError) || error.reason.code !== 'module.not_restarted') throw error;
    }
  }, new AbortController().signal);
  await settle();
  return { module, engine, store, session, settle, outcome, clock };
}

/** @param {Lab} lab */
export function seen({ engine, store, outcome }) {
  outcome.isPaused = true;
  const grounds = Buffer.from(Uint16Array.from(engine.grounds()).buffer).toString('base64');
  outcome.isPaused = false;
  const { width, height, start, goal } = store.state.board;
  return { width, height, start, goal, grounds, settings: store.state.settings };
}

/** @param {Lab} lab */
export const codesOf = ({ store }) =>
  store.state.notice.parts.map((part) => ('reason' in part ? part.reason.code : part.key));
