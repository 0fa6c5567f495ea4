// The session of a race over the real core: lanes that are changed or removed while their laboratories are in use.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RaceSession } from '../../../web/places/race/session.js';
import { Engine } from '../../../web/engine/engine.js';
import { DEFAULT_SETTINGS } from '../../../web/engine/options.js';
import { warning } from '../../../web/model/notice.js';
import { lengthOf, stepAt } from '../../../web/places/race/scale.js';
import { NO_RACE } from '../../../web/places/race/state.js';
import { Store } from '../../../web/model/store.js';
import { loadModule } from '../../support/node/module.mjs';

/** @import { TestContext } from 'node:test' */
/** @import { RaceState } from '../../../web/places/race/state.js' */

const module = await loadModule();
const SETUPS = [DEFAULT_SETTINGS, { ...DEFAULT_SETTINGS, algorithm: /** @type {const} */ ('dijkstra') }];

/**
 * A race of two on an empty board, whose slices end after each piece of work.
 * @param {Partial<Parameters<RaceSession['begin']>[3]>} [how]
 */
function setUp(how = {}) {
  let time = 0;
  /** @type {(() => void)[]} */
  const tasks = [];
  const clock = { now: () => (time += 10), defer: (/** @type {() => void} */ task) => void tasks.push(task) };
  const store = new Store(/** @type {RaceState} */ (NO_RACE));
  const session = new RaceSession(store, () => new Engine(new module.Laboratory()), clock);
  session.begin({ width: 30, height: 20, start: 0, goal: 599, revision: 1 }, new Uint8Array(600).fill(1), SETUPS, {
    kind: 'squares',
    ...how,
  });
  /** One task, and then settled promises. */
  const runOne = async () => {
    tasks.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  const finish = async () => {
    while (tasks.length > 0) await runOne();
  };
  /** Until one lane has its answer and the other has not. */
  const middle = async () => {
    while (store.state.lanes.filter(({ phase }) => phase === 'settled').length !== 1) await runOne();
  };
  return { session, store, runOne, finish, middle };
}

/** Frames that come when they are asked for, each a sixtieth of a second after the last. @param {TestContext} t */
function playInFrames(t) {
  /** @type {Map<number, (time: number) => void>} */
  const frames = new Map();
  let last = 0;
  let time = performance.now();
  Object.assign(globalThis, {
    requestAnimationFrame: (/** @type {(time: number) => void} */ task) => (frames.set(++last, task), last),
    cancelAnimationFrame: (/** @type {number} */ handle) => void frames.delete(handle),
  });
  t.after(() => {
    for (const name of ['requestAnimationFrame', 'cancelAnimationFrame']) Reflect.deleteProperty(globalThis, name);
  });
  const next = () => {
    const due = [...frames.values()];
    frames.clear();
    time += 1000 / 60;
    for (const task of due) task(time);
  };
  return { frames, next };
}

/** @param {Store<RaceState>} store */
const reported = (store) => store.state.lanes.map(({ phase, result }) => [phase, result?.expanded]);

test('a lane that is changed at any moment runs again, and the others continue', async () => {
  const wanted = async (/** @type {number} */ moment) => {
    const { session, store, runOne, finish } = setUp();
    for (let i = 0; i < moment; i++) await runOne();
    session.change(1, { heuristic: 'zero' });
    await finish();
    const answers = reported(store);
    session.stop();
    return answers;
  };
  const plain = await wanted(0);
  assert.deepEqual(
    plain.map(([phase]) => phase),
    ['settled', 'settled'],
  );
  for (let moment = 1; moment < 60; moment += 3) assert.deepEqual(await wanted(moment), plain, `after ${moment} tasks`);
});

test('a lane that is removed at any moment is gone, and the other continues', async () => {
  for (let moment = 0; moment < 60; moment += 3) {
    const { session, store, runOne, finish } = setUp();
    for (let i = 0; i < moment; i++) await runOne();
    session.remove(1);
    await finish();
    assert.deepEqual(
      reported(store).map(([phase]) => phase),
      ['settled'],
      `after ${moment} tasks`,
    );
    session.stop();
  }
});

test('a lane is at the position of the race as soon as it is shown', async () => {
  const { session, store, finish } = setUp({ opening: 20 });
  let looks = 0;
  store.subscribe((race) => {
    for (const { id, result } of race.lanes) {
      const engine = session.engineOf(id);
      if (result === null || engine === null) continue;
      looks += 1;
      assert.equal(engine.laboratory.position().step, stepAt(race, result));
    }
  }, new AbortController().signal);
  await finish();
  assert.equal(store.state.position, 20);
  for (const act of [
    () => session.setMetric('time'),
    () => session.change(1, { heuristic: 'zero' }),
    () => session.setMetric('comparisons'),
    () => session.remove(2),
  ]) {
    act();
    await finish();
  }
  assert.ok(looks > 20);
  session.stop();
});

test('a race that is moved while lanes are at work stays where it was moved', async () => {
  for (const opening of /** @type {const} */ (['play', 'end', 50])) {
    const { session, store, middle, finish } = setUp({ opening });
    await middle();
    session.jump(7);
    session.stepOn();
    await finish();
    assert.deepEqual([store.state.position, store.state.isPlaying], [8, false], `opened at ${opening}`);
    session.stop();
  }
});

test('a race that is played while lanes are at work plays on, in a single loop', async (t) => {
  const { frames, next } = playInFrames(t);
  const { session, store, middle, finish } = setUp({ opening: 'end' });
  await middle();
  session.jump(0);
  session.togglePlay();
  while (store.state.position < 3) next();
  const { position } = store.state;
  await finish();
  assert.deepEqual([store.state.position, store.state.isPlaying, frames.size], [position, true, 1]);
  session.play();
  assert.equal(frames.size, 1);
  session.add(DEFAULT_SETTINGS);
  while (store.state.position < 9) next();
  const later = store.state.position;
  await finish();
  assert.deepEqual([store.state.position, store.state.isPlaying], [later, true]);
  session.stop();
  assert.equal(frames.size, 0);
});

test('a race stays at its position when its longest lane is changed', async () => {
  const { session, store, finish } = setUp();
  await finish();
  const longest = store.state.lanes.findIndex(({ result }) => result?.steps === lengthOf(store.state)) + 1;
  const others = store.state.lanes.flatMap(({ id, result }) => (id === longest ? [] : (result?.steps ?? [])));
  const position = Math.max(...others) + 5;
  assert.ok(position < lengthOf(store.state));
  session.jump(position);
  session.change(longest, { tie: 'g' });
  await finish();
  assert.equal(store.state.position, position);
  session.stop();
});

test('a message is gone after the next action', async () => {
  const { session, store, finish } = setUp();
  await finish();
  for (const act of [
    () => session.jump(3),
    () => session.setMetric('time'),
    () => session.change(1, { tie: 'g' }),
    () => session.add(DEFAULT_SETTINGS),
    () => session.remove(1),
  ]) {
    session.say(warning({ key: 'search.weight_range' }));
    act();
    assert.equal(store.state.notice.parts.length, 0);
    await finish();
  }
  session.stop();
});

test('the pair of a link consists of lanes that fit the board', () => {
  const { session, store } = setUp();
  const board = { width: 1500, height: 1000, start: 0, goal: 9, revision: 2 };
  session.begin(board, new Uint8Array(1_500_000).fill(1), [...SETUPS, ...SETUPS], {
    kind: 'squares',
    display: { pair: [4, 1] },
  });
  assert.deepEqual([store.state.lanes.length, store.state.pair], [2, [1, 2]]);
  session.stop();
});

test('a race that is over keeps its setups, and none of its results', async () => {
  const { session, store, finish } = setUp();
  await finish();
  const before = store.state.lanes.map(({ id, settings }) => [id, settings]);
  session.stop();
  assert.deepEqual(
    store.state.lanes.map(({ id, settings }) => [id, settings]),
    before,
  );
  assert.ok(store.state.lanes.every(({ result }) => result === null));
});
