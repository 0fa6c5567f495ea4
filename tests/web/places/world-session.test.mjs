// The session of a world: seeking ticks, gestures during a seek, refusals.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { WorldSession } from '../../../web/places/world/session.js';
import { EngineError } from '../../../web/engine/engine-error.js';
import { Store } from '../../../web/model/store.js';
import { NO_WORLD } from '../../../web/places/world/state/world-state.js';
import { unitsOf } from '../../support/node/units.mjs';

/** @import { WorldEngine } from '../../../web/engine/world-engine.js' */
/** @import { WorldState } from '../../../web/places/world/state/world-state.js' */

/** A world of units that never move: only ticks and gestures matter here. */
class FakeEngine {
  now = 0;
  last = 0;
  width = 4;
  height = 3;
  corner = 'nowall';
  canRedo = false;
  /** @type {{ tick: number, script: string }[]} */
  done = [];
  /** Calls of seek(). */
  calls = 0;

  get canUndo() {
    return this.done.length > 0;
  }
  begin() {
    this.now = this.last = 0;
    this.done = [];
  }
  beginPreset(/** @type {string} */ name) {
    if (name !== 'fog') throw new EngineError({ code: 'world.preset', found: name });
    this.begin();
  }
  act(/** @type {string} */ script) {
    if (script === 'r9') throw new EngineError({ code: 'world.no_unit', found: script });
    this.done = [...this.done.filter(({ tick }) => tick <= this.now), { tick: this.now, script }];
    this.last = this.now;
  }
  whenDead() {}

  undo() {
    const last = this.done.pop();
    // Like the real one, it is then at an earlier tick.
    if (last !== undefined) this.now = Math.min(this.now, last.tick);
    return last !== undefined;
  }
  seek(/** @type {number} */ tick, /** @type {number} */ most) {
    this.calls += 1;
    if (tick < this.now) this.now = 32 * Math.floor(tick / 32);
    this.now = Math.min(tick, this.now + most);
    this.last = Math.max(this.last, this.now);
    return this.now === tick;
  }
  units() {
    const units = this.done.filter(({ tick, script }) => tick <= this.now && script === 'a');
    return unitsOf(units.map((_, index) => ({ number: index + 1, cell: index })));
  }
}

/** A session on a clock that advances a millisecond at each read, and tasks that run on request. */
function deskOf() {
  const engine = new FakeEngine();
  const store = new Store(/** @type {WorldState} */ (NO_WORLD));
  let time = 0;
  /** @type {(() => void)[]} */
  const tasks = [];
  const clock = { now: () => (time += 1), defer: (/** @type {() => void} */ task) => void tasks.push(task) };
  const typed = /** @type {WorldEngine} */ (/** @type {unknown} */ (engine));
  const session = new WorldSession(store, typed, clock, () => true);
  const run = () => {
    for (let task = tasks.shift(); task !== undefined; task = tasks.shift()) task();
  };
  session.begin({ width: 4, height: 3, factors: new Uint8Array(12).fill(1), corner: 'nowall' }, 1);
  return { engine, store, session, run };
}

test('a far tick is reached in slices, and requests made meanwhile wait for it', () => {
  const { store, session, engine, run } = deskOf();
  session.seek(500);
  assert.equal(store.state.sought, 500);
  assert.ok(engine.now < 500);
  assert.equal(store.state.tick, 0);
  assert.equal(session.act('a'), true);
  assert.equal(engine.done.length, 0);
  run();
  assert.deepEqual(engine.done, [{ tick: 500, script: 'a' }]);
  const { tick, sought, count, last } = store.state;
  assert.deepEqual({ tick, sought, count, last }, { tick: 500, sought: null, count: 1, last: 500 });
});

test('subscribers are notified of every tick, by steps and during a seek', () => {
  const { session, engine, run } = deskOf();
  /** @type {number[]} */
  const ticks = [];
  session.whenTicking(() => ticks.push(engine.now));
  session.step(1);
  session.step(1);
  session.seek(60);
  run();
  assert.deepEqual(
    ticks,
    Array.from({ length: 60 }, (_, index) => index + 1),
  );
  session.seek(40);
  run();
  assert.deepEqual(ticks.slice(60).at(-1), 40);
});

test('another world is at its beginning as soon as it can be seen', () => {
  const { store, session, run } = deskOf();
  session.seek(500);
  run();
  /** @type {number[]} */
  const ticks = [];
  store.subscribe(({ world, tick }) => world === 2 && ticks.push(tick), new AbortController().signal);
  session.beginPreset('fog');
  assert.deepEqual(new Set(ticks), new Set([0]));
});

/** @param {WorldState} state */
const keysOf = ({ notice }) => notice.parts.map((part) => ('reason' in part ? part.reason.code : part.key));

test('a refused world does not interrupt the seek of the current one', () => {
  const { store, session, run } = deskOf();
  session.seek(500);
  session.act('a');
  assert.equal(session.beginPreset('head-on'), false);
  assert.deepEqual(keysOf(store.state), ['world.preset']);
  assert.equal(store.state.sought, 500);
  run();
  const { tick, sought, count } = store.state;
  assert.deepEqual({ tick, sought, count }, { tick: 500, sought: null, count: 1 });
});

test('a seek reports its progress, and stops on request', () => {
  const { store, session, engine, run } = deskOf();
  /** @type {number[]} */
  const reached = [];
  store.subscribe((state) => state.sought !== null && reached.push(state.reached), new AbortController().signal);
  session.seek(5000);
  run();
  assert.ok(reached.length > 3 && reached.every((tick, index) => index === 0 || tick > (reached[index - 1] ?? 0)));
  session.seek(20_000);
  const { now } = engine;
  session.togglePlay();
  const { tick, sought, isPlaying } = store.state;
  assert.deepEqual({ tick, sought, isPlaying }, { tick: now, sought: null, isPlaying: false });
  run();
  assert.equal(engine.now, now);
});

test('a gesture is done at the tick for which it was requested, or not at all, with a message', () => {
  const { store, session, engine, run } = deskOf();
  session.seek(500);
  session.act('a');
  assert.deepEqual(keysOf(store.state), ['world.later']);
  session.seek(90);
  assert.deepEqual(keysOf(store.state), ['world.dropped']);
  run();
  assert.deepEqual(engine.done, []);
  session.seek(500);
  session.act('a');
  session.stop();
  assert.deepEqual(keysOf(store.state), ['world.dropped']);
  run();
  assert.deepEqual(engine.done, []);
  assert.ok(store.state.tick < 500);
});

test('a request after an undo waits until the tick is restored', () => {
  const { session, engine, run } = deskOf();
  session.act('r1');
  session.seek(500);
  session.undo();
  session.act('a');
  run();
  assert.deepEqual(engine.done, [{ tick: 500, script: 'a' }]);
});

test('a unit that is added later is selected when its tick is reached', () => {
  const { store, session, run } = deskOf();
  session.seek(500);
  session.act('a');
  session.selectLater(1);
  assert.equal(store.state.selected, 0);
  run();
  session.step(0);
  run();
  assert.equal(store.state.selected, 1);
});

test('of two seeks the later one counts', () => {
  const { store, session, run } = deskOf();
  session.seek(500);
  session.seek(90);
  run();
  assert.equal(store.state.tick, 90);
  session.step(-1);
  run();
  assert.equal(store.state.tick, 89);
  session.seek(-5);
  run();
  assert.equal(store.state.tick, 0);
});

test('a refused action is reported, and changes nothing', () => {
  const { store, session, engine } = deskOf();
  session.act('a');
  const { revision } = store.state;
  assert.equal(session.act('r9'), false);
  assert.equal(store.state.notice.isError, true);
  assert.deepEqual(
    store.state.notice.parts.map((part) => ('reason' in part ? part.reason.code : part.key)),
    ['world.no_unit'],
  );
  assert.equal(store.state.revision, revision);
  assert.equal(engine.done.length, 1);
  session.act('a');
  assert.equal(store.state.notice.isError, false);
  assert.equal(session.beginPreset('head-on'), false);
  assert.equal(store.state.count, 2);
});

test('undoing an early gesture returns to the current tick', () => {
  const { store, session, run } = deskOf();
  session.seek(10);
  run();
  session.act('a');
  session.seek(400);
  run();
  assert.equal(store.state.count, 1);
  session.undo();
  run();
  const { tick, count, canUndo } = store.state;
  assert.deepEqual({ tick, count, canUndo }, { tick: 400, count: 0, canUndo: false });
});

test('a removed unit is no longer selected', () => {
  const { store, session, run } = deskOf();
  session.act('a');
  session.select(1);
  session.step(1);
  run();
  assert.equal(store.state.selected, 1);
  session.undo();
  run();
  assert.equal(store.state.selected, 0);
});

test('without a world nothing is done', () => {
  const { store, session, engine } = deskOf();
  session.end();
  assert.equal(session.act('a'), false);
  session.seek(5);
  session.play();
  assert.equal(store.state.isPlaying, false);
  assert.equal(engine.calls, 0);
});
