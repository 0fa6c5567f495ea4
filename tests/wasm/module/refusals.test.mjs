// Refusals during a search, or after it was abandoned: they are reported, and the search
// is as it was.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Session } from '../../../web/session/session.js';
import { DEFAULT_SETTINGS } from '../../../web/engine/options.js';
import { Engine } from '../../../web/engine/engine.js';
import { EMPTY_LINK } from '../../../web/link/link.js';
import { initialState } from '../../../web/model/state.js';
import { Store } from '../../../web/model/store.js';
import { loadModule } from '../../support/node/module.mjs';

const module = await loadModule();
const FIELD = `${'.'.repeat(100)}\n`.repeat(100);
const OUTSIDE = { ...EMPTY_LINK, start: { x: 99, y: 99 } };

/** A field of 100 × 100 cells whose search is running; each turn of the clock ends a slice. */
function setUp() {
  const engine = new Engine(new module.Laboratory());
  const store = new Store(initialState());
  /** @type {(() => void)[]} */
  const tasks = [];
  let time = 0;
  const now = () => (time += 10);
  const session = new Session(engine, store, { now, defer: (task) => tasks.push(task) });
  session.changeSettings({ ...DEFAULT_SETTINGS, algorithm: 'dijkstra' });
  while (tasks.length > 0) tasks.shift()?.();
  session.openText('field.map', FIELD);
  const finish = () => {
    while (tasks.length > 0) tasks.shift()?.();
  };
  const said = () => store.state.notice.parts.map((part) => ('reason' in part ? part.reason.code : part.key));
  return { store, session, finish, said };
}

test('a link refused during a search is reported, and the search shows its end', () => {
  const { store, session, finish, said } = setUp();
  assert.equal(store.state.search.phase, 'running');
  assert.equal(session.openLink(OUTSIDE), false);
  assert.equal(store.state.search.phase, 'running');
  assert.deepEqual(said(), ['share.not_opened', 'link.end_outside']);
  finish();
  const reported = ['share.not_opened', 'link.end_outside', 'status.opened', 'status.found'];
  assert.deepEqual(said(), reported);
  assert.equal(store.state.playback.position.step, store.state.search.result.steps);
  assert.equal(store.state.search.result.steps > 9000, true);
});

test('a link refused after a search leaves its step, and is reported while it is searched again', () => {
  const { store, session, finish, said } = setUp();
  finish();
  session.jump(7);
  session.openLink(OUTSIDE);
  assert.deepEqual(said(), ['share.not_opened', 'link.end_outside']);
  finish();
  assert.deepEqual(said(), ['share.not_opened', 'link.end_outside']);
  assert.equal(store.state.playback.position.step, 7);
});

test('a refused link does not resume a search that was abandoned', () => {
  const { store, session, finish, said } = setUp();
  session.giveUp();
  assert.deepEqual(said(), ['status.given_up']);
  session.openLink(OUTSIDE);
  assert.equal(store.state.search.phase, 'refused');
  assert.deepEqual(said(), ['share.not_opened', 'link.end_outside']);
  finish();
  assert.equal(store.state.search.phase, 'refused');
  session.paint([5], 0);
  finish();
  assert.deepEqual(said(), ['status.found']);
});

test('the next action replaces a refusal, also during a search', () => {
  const { session, finish, said } = setUp();
  session.openText('bad.map', '?\n');
  assert.equal(said()[0], 'status.not_opened');
  session.paint([5], 0);
  assert.deepEqual(said(), []);
  finish();
  assert.deepEqual(said().at(-1), 'status.found');
  assert.equal(said().includes('status.not_opened'), false);
});
