// The world on the page: its state, the scripts of gestures, its units read, its clock, its desk.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { WorldDesk } from '../../web/places/world/session.js';
import { EngineError } from '../../web/engine/engine-error.js';
import { UNIT_FIELDS, UNIT_STRIDE } from '../../web/engine/world-engine.js';
import { Store } from '../../web/model/store.js';
import { addition, additionAt, kindBetween, painting, removal, sending } from '../../web/places/world/state/world-script.js';
import { NO_WORLD, PACES, brushOf, knownPace, paceBeside, withStanding, withWorld } from '../../web/places/world/state/world-state.js';
import { askingNext, factsOf, inWorkOf, numbersOf, placeOfUnit, statusesOf, unitAt } from '../../web/places/world/state/world-units.js';

/** @typedef {import('../../web/places/world/state/world-state.js').WorldState} WorldState */

/** @param {readonly Partial<Record<keyof typeof UNIT_FIELDS, number>>[]} facts */
function unitsOf(facts) {
  const units = new Uint32Array(facts.length * UNIT_STRIDE);
  facts.forEach((fact, place) => {
    for (const [name, at] of Object.entries(UNIT_FIELDS)) {
      units[place * UNIT_STRIDE + at] = fact[/** @type {keyof typeof UNIT_FIELDS} */ (name)] ?? 0;
    }
  });
  return units;
}

test('a gesture is written as the core reads it', () => {
  const ground = { width: 10 };
  const plain = { team: 0, brain: 0 };
  assert.equal(addition(plain), 'a');
  assert.equal(addition({ team: 1, brain: 2 }), 'a,,,,1,2');
  assert.equal(additionAt(43, ground, plain), 'a3,4');
  assert.equal(additionAt(43, ground, { team: 0, brain: 1 }), 'a3,4,,,0,1');
  assert.equal(sending(5, 99, ground), 'g5,9,9');
  assert.equal(removal(12), 'r12');
});

test('two scripts tell what the gesture between them was about', () => {
  assert.equal(kindBetween('a', 'a_2'), 'a');
  assert.equal(kindBetween('a_9', 'a_8'), 'a');
  assert.equal(kindBetween('a.t12.w3,4', 'a'), 'w');
  assert.equal(kindBetween('', 'og0s1'), 'o');
  assert.equal(kindBetween('a.g1,2,2', 'a.g1,2,2'), '');
});

test('who is neither in the line nor in work asks with the next tick', () => {
  const [moving, queued] = [1, 3];
  const units = unitsOf([
    { number: 1, status: moving },
    { number: 2, status: queued, place: 4 },
    { number: 3, status: queued },
    { number: 4, status: queued, brain: 2 },
    { number: 5, status: queued },
  ]);
  assert.equal(askingNext(units, inWorkOf([])), 3);
  assert.equal(askingNext(units, inWorkOf([3, 20, 1, 2, 0, 0])), 2);
  // A flow field answers for all that wait for one.
  assert.equal(askingNext(units, inWorkOf([3, 20, 1, 0, 7, 1])), 1);
});

test('cells of a stroke are runs along the rows, however they were drawn', () => {
  const ground = { width: 10 };
  assert.equal(painting('w', [43], 0, ground), 'w3,4');
  assert.equal(painting('w', [43], 1, ground), 'w3,4,1');
  assert.equal(painting('w', new Set([45, 43, 44]), 0, ground), 'w3,4,0,3');
  assert.equal(painting('d', [8, 9, 10, 20], 200, ground), 'd8,0,200,2.d0,1,200.d0,2,200');
  assert.equal(painting('w', [], 0, ground), '');
});

test('the first cell of a stroke decides whether it paints or takes away', () => {
  const tools = { ...NO_WORLD, factor: 5, danger: 50 };
  assert.deepEqual(brushOf({ ...tools, tool: 'wall' }, 1), { kind: 'ground', amount: 0 });
  assert.deepEqual(brushOf({ ...tools, tool: 'wall' }, 0), { kind: 'ground', amount: 1 });
  assert.deepEqual(brushOf({ ...tools, tool: 'ground' }, 0), { kind: 'ground', amount: 5 });
  assert.deepEqual(brushOf({ ...tools, tool: 'ground' }, 5), { kind: 'ground', amount: 1 });
  assert.deepEqual(brushOf({ ...tools, tool: 'danger' }, 0), { kind: 'danger', amount: 50 });
});

test('units are found by number and by cell', () => {
  const units = unitsOf([{ number: 2, cell: 7 }, { number: 3, cell: 9, status: 2, waitsFor: 8, isDeadlocked: 1 }, { number: 8, cell: 10, status: 4 }]);
  assert.deepEqual([1, 2, 3, 8, 9].map((number) => placeOfUnit(units, number)), [-1, 0, UNIT_STRIDE, 2 * UNIT_STRIDE, -1]);
  assert.equal(placeOfUnit(new Uint32Array(0), 1), -1);
  assert.equal(unitAt(units, 9), UNIT_STRIDE);
  assert.equal(unitAt(units, 8), -1);
  assert.deepEqual(numbersOf(units), [2, 3, 8]);
  assert.deepEqual(statusesOf(units), { counts: [1, 0, 1, 0, 1], deadlocked: 1 });
  const { status, waitsFor, isDeadlocked } = factsOf(units, UNIT_STRIDE);
  assert.deepEqual({ status, waitsFor, isDeadlocked }, { status: 'waiting', waitsFor: 8, isDeadlocked: true });
});

test('paces go on by no more than doubling, ten a second among them, up to as fast as possible', () => {
  assert.deepEqual([PACES[0], PACES[1], PACES.at(-1)], [1, 2, Infinity]);
  assert.deepEqual([paceBeside(8, 1), paceBeside(16, -1)], [10, 10]);
  assert.equal(knownPace(3), 4);
  assert.equal(knownPace(1e9), Infinity);
  assert.equal(paceBeside(4, 1), 8);
  assert.equal(knownPace(10), 10);
  assert.deepEqual([paceBeside(8, 1), paceBeside(10, 1)], [10, 16]);
  assert.equal(paceBeside(1, -1), 1);
  assert.equal(paceBeside(Infinity, 1), Infinity);
  assert.equal(paceBeside(Infinity, -1), PACES.at(-2));
});

test('another world keeps the tool and the pace, and nothing of the one before', () => {
  /** @type {WorldState} */
  const used = { ...NO_WORLD, tool: 'wall', pace: 16, selected: 4, hasCursor: true, reach: 3, isPlaying: true, world: 2 };
  const other = withWorld(used, { preset: 'fog', width: 5, height: 3, board: 'squares' });
  const { tool, pace, selected, hasCursor, reach, isPlaying, world, cursor, isThere } = other;
  assert.deepEqual({ tool, pace, selected, hasCursor, reach, isPlaying, world, cursor, isThere }, {
    ...{ tool: 'wall', pace: 16, selected: 0, hasCursor: false, reach: -1, isPlaying: false, world: 3, cursor: 7, isThere: true },
  });
  const standing = withStanding(other, { tick: 3, last: 9, count: 1, canTakeBack: true, canPutBack: false, selected: 0 });
  assert.equal(standing.revision, other.revision + 1);
  assert.equal(standing.sought, null);
});

test('in the tutorial’s world a press draws walls, until somebody takes another tool', () => {
  const ground = { width: 40, height: 30, board: /** @type {const} */ ('squares') };
  /** @param {WorldState} state @param {WorldState['preset']} preset */
  const into = (state, preset) => withWorld(state, { ...ground, preset });
  const tutorial = into(NO_WORLD, 'crowd');
  assert.equal(tutorial.tool, 'wall');
  assert.equal(into(tutorial, 'fog').tool, 'walk');
  assert.equal(into({ ...tutorial, tool: 'walk' }, 'crowd').tool, 'walk', 'once more the same world');
  assert.equal(into({ ...tutorial, tool: 'danger' }, '').tool, 'danger');
});

/** A world of units without legs: what matters here is ticks and gestures. */
class FakeEngine {
  now = 0;
  last = 0;
  width = 4;
  height = 3;
  corner = 'nowall';
  canPutBack = false;
  /** @type {{ tick: number, script: string }[]} */
  done = [];
  /** Calls of seek(). */
  calls = 0;

  get canTakeBack() {
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

  takeBack() {
    const last = this.done.pop();
    // As the real one does: it stands at an earlier tick then.
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
    return unitsOf(units.map((_, place) => ({ number: place + 1, cell: place })));
  }
}

/** A desk on a clock that goes on by a millisecond at each look, and tasks that are done when asked for. */
function deskOf() {
  const engine = new FakeEngine();
  const store = new Store(/** @type {WorldState} */ (NO_WORLD));
  let time = 0;
  /** @type {(() => void)[]} */
  const tasks = [];
  const clock = { now: () => (time += 1), defer: (/** @type {() => void} */ task) => void tasks.push(task) };
  const typed = /** @type {import('../../web/engine/world-engine.js').WorldEngine} */ (/** @type {unknown} */ (engine));
  const desk = new WorldDesk(store, typed, clock, () => true);
  const run = () => {
    for (let task = tasks.shift(); task !== undefined; task = tasks.shift()) task();
  };
  desk.begin({ width: 4, height: 3, factors: new Uint8Array(12).fill(1), corner: 'nowall' }, 1);
  return { engine, store, desk, run };
}

test('a far tick is reached in slices, and what is asked for meanwhile waits for it', () => {
  const { store, desk, engine, run } = deskOf();
  desk.seek(500);
  assert.equal(store.state.sought, 500);
  assert.ok(engine.now < 500);
  assert.equal(store.state.tick, 0);
  assert.equal(desk.act('a'), true);
  assert.equal(engine.done.length, 0);
  run();
  assert.deepEqual(engine.done, [{ tick: 500, script: 'a' }]);
  const { tick, sought, count, last } = store.state;
  assert.deepEqual({ tick, sought, count, last }, { tick: 500, sought: null, count: 1, last: 500 });
});

test('whoever asks is told of every tick, by steps and on the way to one that is sought', () => {
  const { desk, engine, run } = deskOf();
  /** @type {number[]} */
  const ticks = [];
  desk.whenTicking(() => ticks.push(engine.now));
  desk.step(1);
  desk.step(1);
  desk.seek(60);
  run();
  assert.deepEqual(ticks, Array.from({ length: 60 }, (_, index) => index + 1));
  desk.seek(40);
  run();
  assert.deepEqual(ticks.slice(60).at(-1), 40);
});

test('another world stands at its beginning as soon as anybody can see it', () => {
  const { store, desk, run } = deskOf();
  desk.seek(500);
  run();
  /** @type {number[]} */
  const ticks = [];
  store.subscribe(({ world, tick }) => world === 2 && ticks.push(tick), new AbortController().signal);
  desk.beginPreset('fog');
  assert.deepEqual(new Set(ticks), new Set([0]));
});

/** @param {WorldState} state */
const keysOf = ({ notice }) => notice.parts.map((part) => ('reason' in part ? part.reason.code : part.key));

test('a world that is refused leaves the one in hand on its way', () => {
  const { store, desk, run } = deskOf();
  desk.seek(500);
  desk.act('a');
  assert.equal(desk.beginPreset('head-on'), false);
  assert.deepEqual(keysOf(store.state), ['world.preset']);
  assert.equal(store.state.sought, 500);
  run();
  const { tick, sought, count } = store.state;
  assert.deepEqual({ tick, sought, count }, { tick: 500, sought: null, count: 1 });
});

test('on its way it tells how far it is, and stops there when asked to', () => {
  const { store, desk, engine, run } = deskOf();
  /** @type {number[]} */
  const reached = [];
  store.subscribe((state) => state.sought !== null && reached.push(state.reached), new AbortController().signal);
  desk.seek(5000);
  run();
  assert.ok(reached.length > 3 && reached.every((tick, place) => place === 0 || tick > (reached[place - 1] ?? 0)));
  desk.seek(20_000);
  const { now } = engine;
  desk.togglePlay();
  const { tick, sought, isPlaying } = store.state;
  assert.deepEqual({ tick, sought, isPlaying }, { tick: now, sought: null, isPlaying: false });
  run();
  assert.equal(engine.now, now);
});

test('a gesture is done at the tick it was asked for, or not at all, and that is said', () => {
  const { store, desk, engine, run } = deskOf();
  desk.seek(500);
  desk.act('a');
  assert.deepEqual(keysOf(store.state), ['world.later']);
  desk.seek(90);
  assert.deepEqual(keysOf(store.state), ['world.dropped']);
  run();
  assert.deepEqual(engine.done, []);
  desk.seek(500);
  desk.act('a');
  desk.stop();
  assert.deepEqual(keysOf(store.state), ['world.dropped']);
  run();
  assert.deepEqual(engine.done, []);
  assert.ok(store.state.tick < 500);
});

test('what was asked for after an undo waits until it is back', () => {
  const { desk, engine, run } = deskOf();
  desk.act('r1');
  desk.seek(500);
  desk.takeBack();
  desk.act('a');
  run();
  assert.deepEqual(engine.done, [{ tick: 500, script: 'a' }]);
});

test('a unit that comes later is selected when its tick is there', () => {
  const { store, desk, run } = deskOf();
  desk.seek(500);
  desk.act('a');
  desk.selectLater(1);
  assert.equal(store.state.selected, 0);
  run();
  desk.step(0);
  run();
  assert.equal(store.state.selected, 1);
});

test('of two ticks that are sought the later one counts', () => {
  const { store, desk, run } = deskOf();
  desk.seek(500);
  desk.seek(90);
  run();
  assert.equal(store.state.tick, 90);
  desk.step(-1);
  run();
  assert.equal(store.state.tick, 89);
  desk.seek(-5);
  run();
  assert.equal(store.state.tick, 0);
});

test('what is refused is said, and changes nothing', () => {
  const { store, desk, engine } = deskOf();
  desk.act('a');
  const { revision } = store.state;
  assert.equal(desk.act('r9'), false);
  assert.equal(store.state.notice.isRefusal, true);
  assert.deepEqual(store.state.notice.parts.map((part) => ('reason' in part ? part.reason.code : part.key)), ['world.no_unit']);
  assert.equal(store.state.revision, revision);
  assert.equal(engine.done.length, 1);
  desk.act('a');
  assert.equal(store.state.notice.isRefusal, false);
  assert.equal(desk.beginPreset('head-on'), false);
  assert.equal(store.state.count, 2);
});

test('taking back an early gesture leads back to the tick in hand', () => {
  const { store, desk, run } = deskOf();
  desk.seek(10);
  run();
  desk.act('a');
  desk.seek(400);
  run();
  assert.equal(store.state.count, 1);
  desk.takeBack();
  run();
  const { tick, count, canTakeBack } = store.state;
  assert.deepEqual({ tick, count, canTakeBack }, { tick: 400, count: 0, canTakeBack: false });
});

test('a unit that is gone is selected no more', () => {
  const { store, desk, run } = deskOf();
  desk.act('a');
  desk.select(1);
  desk.step(1);
  run();
  assert.equal(store.state.selected, 1);
  desk.takeBack();
  run();
  assert.equal(store.state.selected, 0);
});

test('without a world nothing is done', () => {
  const { store, desk, engine } = deskOf();
  desk.end();
  assert.equal(desk.act('a'), false);
  desk.seek(5);
  desk.play();
  assert.equal(store.state.isPlaying, false);
  assert.equal(engine.calls, 0);
});
