// An engine of its own: what comes late is dropped and given back, what failed is tried again, work stops at once.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { OwnEngine } from '../../web/engine/own-engine.js';

/** Engines that open when they are told to, and tasks that run when they are told to. */
function bench() {
  /** @typedef {import('../../web/engine/living-module.js').Death} Death */
  /** @type {{ name: number, isDisposed: boolean, dispose: () => void, die: (death: Death) => void, whenDead: (listener: (death: Death) => void) => void }[]} */
  const engines = [];
  /** @type {{ resolve: () => void, reject: (error: Error) => void }[]} */
  const doors = [];
  /** @type {(() => void)[]} */
  const tasks = [];
  const open = () => {
    const engine = {
      name: engines.length,
      isDisposed: false,
      dispose: () => void (engine.isDisposed = true),
      die: /** @type {(death: Death) => void} */ (() => assert.fail('nobody listens')),
      whenDead: (/** @type {(death: Death) => void} */ listener) => void (engine.die = listener),
    };
    engines.push(engine);
    return new Promise((resolve, reject) => doors.push({ resolve: () => resolve(engine), reject }));
  };
  let now = 0;
  const clock = { now: () => (now += 3), defer: (/** @type {() => void} */ task) => void tasks.push(task) };
  /** @type {[string, boolean][]} */
  const losses = [];
  const own = new OwnEngine(/** @type {() => Promise<typeof engines[0]>} */ (open), clock, ({ code }, isAtWork) => losses.push([code, isAtWork]));
  return { own, engines, doors, losses, runTask: () => tasks.shift()?.() };
}

/** @param {number} pieces @param {number[]} done @returns {Generator<undefined, void>} */
function* pieceWork(pieces, done) {
  for (let piece = 0; piece < pieces; piece++) {
    done.push(piece);
    yield;
  }
}

test('one engine is opened for all, and whoever was overtaken gets none', async () => {
  const { own, engines, doors } = bench();
  const first = own.opened();
  const second = own.opened();
  doors[0]?.resolve();
  assert.equal(await first, null);
  assert.equal(await second, engines[0]);
  assert.equal(await own.opened(), engines[0]);
  assert.equal(engines.length, 1);
});

test('given back while it opens, it is disposed of when it comes; the next is another', async () => {
  const { own, engines, doors } = bench();
  const late = own.opened();
  own.dispose();
  doors[0]?.resolve();
  assert.equal(await late, null);
  await Promise.resolve();
  assert.equal(engines[0]?.isDisposed, true);
  assert.equal(own.engine, null);
  const next = own.opened();
  doors[1]?.resolve();
  assert.equal(await next, engines[1]);
  own.dispose();
  await Promise.resolve();
  assert.equal(engines[1]?.isDisposed, true);
});

test('what could not be opened is tried again; whoever was overtaken does not hear of it', async () => {
  const { own, engines, doors } = bench();
  const overtaken = own.opened();
  const asked = own.opened();
  doors[0]?.reject(new Error('nothing came'));
  assert.equal(await overtaken, null);
  await assert.rejects(asked, /nothing came/);
  const again = own.opened();
  doors[1]?.resolve();
  assert.equal(await again, engines[1]);
});

test('work goes on in slices, tells of each and the last, and stops when something else is wanted', () => {
  const { own, runTask } = bench();
  /** @type {number[]} */
  const done = [];
  let told = 0;
  own.work(pieceWork(5, done), () => (told += 1));
  assert.deepEqual(done, []);
  runTask();
  const ofFirst = done.length;
  assert.ok(ofFirst > 0 && ofFirst < 5);
  assert.equal(told, 1);
  for (let i = 0; i < 5; i++) runTask();
  assert.deepEqual(done, [0, 1, 2, 3, 4]);
  assert.equal(told, 3);

  own.work(pieceWork(5, done), () => (told += 1));
  runTask();
  own.stop();
  const sofar = done.length;
  for (let i = 0; i < 5; i++) runTask();
  assert.equal(done.length, sofar);
  assert.equal(told, 4);
});

test('its owner hears of a death, and whether that was in the middle of the work; nobody else does', async () => {
  const { own, engines, doors, losses, runTask } = bench();
  const opened = own.opened();
  doors[0]?.resolve();
  const engine = await opened;
  const death = { reason: { ok: false, code: 'module.trapped', line: 0, found: '', expected: '' }, cause: null };
  /** @type {number[]} */
  const done = [];
  own.work(pieceWork(5, done));
  runTask();
  engine?.die(death);
  assert.deepEqual(losses, [['module.trapped', true]]);
  const soFar = done.length;
  for (let i = 0; i < 5; i++) runTask();
  assert.equal(done.length, soFar, 'it goes no further');
  own.work(pieceWork(1, done));
  runTask();
  engine?.die(death);
  assert.deepEqual(losses.at(-1), ['module.trapped', false]);
  own.dispose();
  engines[0]?.die(death);
  assert.equal(losses.length, 2, 'of what was given back there is nothing to be told');
});
