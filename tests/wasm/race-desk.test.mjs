// The desk of a race over the real core: lanes that are changed or removed while their laboratories are in use.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RaceDesk } from '../../web/controls/race/race-desk.js';
import { Engine } from '../../web/engine/engine.js';
import { DEFAULT_SETTINGS } from '../../web/engine/options.js';
import { NO_RACE } from '../../web/state/race.js';
import { Store } from '../../web/state/store.js';
import { loadModule } from '../support/module.mjs';

/** @typedef {import('../../web/state/race.js').RaceState} RaceState */

const module = await loadModule();
const SET_UPS = [DEFAULT_SETTINGS, { ...DEFAULT_SETTINGS, algorithm: /** @type {const} */ ('dijkstra') }];

/** A race of two on an empty board, whose slices end after each piece of work. */
function setUp() {
  let time = 0;
  /** @type {(() => void)[]} */
  const tasks = [];
  const clock = { now: () => (time += 10), defer: (/** @type {() => void} */ task) => void tasks.push(task) };
  const store = new Store(/** @type {RaceState} */ (NO_RACE));
  const desk = new RaceDesk(store, () => new Engine(new module.Laboratory()), clock, () => true);
  desk.begin({ width: 30, height: 20, start: 0, goal: 599, revision: 1 }, new Uint8Array(600).fill(1), SET_UPS, { kind: 'squares' });
  /** One task, and what waits for promises. */
  const runOne = async () => {
    tasks.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  const finish = async () => {
    while (tasks.length > 0) await runOne();
  };
  return { desk, store, runOne, finish };
}

/** @param {Store<RaceState>} store */
const told = (store) => store.state.lanes.map(({ phase, result }) => [phase, result?.expanded]);

test('a lane that is changed at any moment runs anew, and the others run on', async () => {
  const wanted = async (/** @type {number} */ moment) => {
    const { desk, store, runOne, finish } = setUp();
    for (let i = 0; i < moment; i++) await runOne();
    desk.change(1, { heuristic: 'zero' });
    await finish();
    const answers = told(store);
    desk.stop();
    return answers;
  };
  const plain = await wanted(0);
  assert.deepEqual(plain.map(([phase]) => phase), ['settled', 'settled']);
  for (let moment = 1; moment < 60; moment += 3) assert.deepEqual(await wanted(moment), plain, `after ${moment} tasks`);
});

test('a lane that is removed at any moment is gone, and the other runs on', async () => {
  for (let moment = 0; moment < 60; moment += 3) {
    const { desk, store, runOne, finish } = setUp();
    for (let i = 0; i < moment; i++) await runOne();
    desk.remove(1);
    await finish();
    assert.deepEqual(told(store).map(([phase]) => phase), ['settled'], `after ${moment} tasks`);
    desk.stop();
  }
});
