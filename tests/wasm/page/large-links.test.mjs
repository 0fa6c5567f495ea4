// Maps of links that are read in slices: what is on the board meanwhile, which of several is opened, and what becomes of
// one when the module dies.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Engine } from '../../../web/engine/engine.js';
import { MapReading } from '../../../web/engine/jobs/map-reading.js';
import { EMPTY_LINK } from '../../../web/link/link.js';
import { GENERATORS, mapMadeBy } from '../../../web/model/maps/generators.js';
import { LESTERS_FIGURE } from '../../../web/model/maps/first-figure.js';
import { initialState } from '../../../web/model/state.js';
import { Store } from '../../../web/model/store.js';
import { Permalink } from '../../../web/session/permalink.js';
import { Session } from '../../../web/session/session.js';
import { createClock } from '../../support/fixtures/clock.mjs';
import { setUp as setUpDying } from '../../support/node/dying-page.mjs';
import { loadModule } from '../../support/node/module.mjs';

/** @import { Appearance } from '../../../web/model/appearance.js' */

const module = await loadModule();

/** The code of a map that no generator makes, with extras on some cells. @param {number} width @param {number} height @param {number[]} [extras] */
function codeOf(width, height, extras = []) {
  const lab = new module.Laboratory();
  assert.ok(lab.generate('random', width, height, 30, width).ok);
  assert.ok(lab.edit([0, ...extras], [7, ...extras.map(() => 256 * 3 + 1)]).ok);
  const code = lab.mapToLink();
  assert.equal(code[0], extras.length > 0 ? 'e' : 'a');
  lab.delete();
  return code;
}

/** Whether a promise is settled, and to what. @template T @param {Promise<T>} promise */
function watched(promise) {
  const seen = { value: /** @type {T | undefined} */ (undefined) };
  promise.then((value) => (seen.value = value));
  return seen;
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

/** A permalink over Lester's figure. @param {number} [step] milliseconds that each look at the clock takes */
function setUp(step = 1) {
  const engine = new Engine(new module.Laboratory());
  const store = new Store(initialState());
  const clock = createClock(step);
  const session = new Session(engine, store, clock);
  const appearance = new Store(/** @type {Appearance} */ ({ theme: 'system', language: 'en' }));
  const permalink = new Permalink({ engine, store, appearance, session, clock, signal: new AbortController().signal });
  session.openPreset(LESTERS_FIGURE);
  clock.runAll();
  const open = (/** @type {string} */ map) => permalink.open({ link: { ...EMPTY_LINK, map }, reason: null });
  const size = () => [store.state.board.width, store.state.board.height, engine.width, engine.height];
  return { engine, store, session, permalink, clock, open, size };
}

test('the board stays until the whole map is read, and then has just its cells', async () => {
  for (const extras of [[], [5, 999, 40_000]]) {
    const { engine, permalink, clock, open, size } = setUp();
    const code = codeOf(300, 400, extras);
    const reading = watched(permalink.read(code));
    const before = engine.grounds().slice();
    let slices = 0;
    for (; permalink.isReading; slices++) {
      await settle();
      assert.equal(reading.value, undefined);
      assert.deepEqual(size(), [7, 6, 7, 6]);
      assert.deepEqual(engine.grounds(), before);
      clock.runOne();
    }
    assert.ok(slices > 5, `${slices}`);
    await settle();
    assert.equal(reading.value, true);
    assert.ok(open(code));
    assert.deepEqual(size(), [300, 400, 300, 400]);
    assert.equal(engine.mapToLink(), code);
  }
});

test('a map that a generator makes is made in slices of its rows, and is the one that is made at once', async () => {
  const spec = { width: 300, height: 400, percent: 40, seed: 5 };
  // How often each passes over all rows: to make them, and for the digest of the board.
  const passes = { random: 2, maze: 2, rooms: 1, caves: 11, terrain: 3 };
  for (const kind of GENERATORS) {
    const { engine, permalink, session, clock, size } = setUp();
    let slices = 0;
    const advance = engine.advanceMap.bind(engine);
    engine.advanceMap = (rows) => {
      slices += rows;
      return advance(rows);
    };
    const reading = watched(permalink.read(mapMadeBy(kind, spec)));
    clock.runAll();
    await settle();
    assert.equal(reading.value, true);
    assert.ok(slices >= passes[kind] * 400, `${kind}: ${slices}`);
    assert.deepEqual(size(), [7, 6, 7, 6]);
    assert.ok(session.generate(kind, spec));
    assert.deepEqual(size(), [300, 400, 300, 400]);
    const link = engine.mapToLink();
    assert.ok(link.startsWith(`${mapMadeBy(kind, spec)}.`), link);
    const other = new Engine(new module.Laboratory());
    other.generate(kind, spec);
    assert.equal(other.mapToLink(), link);
    assert.deepEqual(other.grounds(), engine.grounds());
  }
});

test('a small map, none, and one that is broken at once are read when read() returns', async () => {
  const { permalink, open, size } = setUp(0.1);
  for (const map of [codeOf(40, 8), 'g.maze.31.17.0.7', 'aAAAA', 'x', '', null, undefined]) {
    const reading = watched(permalink.read(map));
    assert.equal(permalink.isReading, false);
    await settle();
    assert.equal(reading.value, true);
  }
  assert.ok(open('g.maze.31.17.0.7'));
  assert.deepEqual(size(), [31, 17, 31, 17]);
});

test('a map that breaks off is refused when it is opened, and the board stays', async () => {
  const { store, permalink, clock, open, size } = setUp();
  const code = codeOf(400, 300).slice(0, -7);
  const reading = watched(permalink.read(code));
  clock.runAll();
  await settle();
  assert.equal(reading.value, true);
  assert.equal(open(code), false);
  assert.deepEqual(size(), [7, 6, 7, 6]);
  assert.equal(store.state.notice.isError, true);
});

test('of several maps the last is read, and none after a change of the board', async () => {
  const first = mapMadeBy('caves', { width: 500, height: 300, percent: 45, seed: 1 });
  const second = codeOf(300, 500);
  const { permalink, session, store, clock, open, size } = setUp();
  const readings = [watched(permalink.read(first))];
  clock.runOne();
  readings.push(watched(permalink.read(second)));
  clock.runOne();
  readings.push(watched(permalink.read(first)), watched(permalink.read(second)));
  clock.runAll();
  await settle();
  assert.deepEqual(
    readings.map(({ value }) => value),
    [false, false, false, true],
  );
  assert.ok(open(second));
  assert.deepEqual(size(), [300, 500, 300, 500]);

  const left = watched(permalink.read(first));
  clock.runOne();
  session.paint([3, 4, 5], 0);
  assert.equal(permalink.isReading, false);
  clock.runAll();
  await settle();
  assert.equal(left.value, false);
  assert.deepEqual(size(), [300, 500, 300, 500]);
  assert.equal(store.state.history.past.length, 2);
  // What was begun of another is no part of it.
  assert.ok(open(second));
  assert.deepEqual(size(), [300, 500, 300, 500]);
});

test('of a map that is left, half read or whole, nothing is kept', async () => {
  const { engine, permalink, session, clock } = setUp();
  const [left, other] = [codeOf(500, 300), codeOf(300, 500)];
  permalink.read(left);
  clock.runOne();
  assert.equal(engine.advanceMap(1), false);
  session.paint([3, 4, 5], 0);
  assert.equal(engine.advanceMap(1), true);

  /** @type {string[]} */
  const begun = [];
  const begin = engine.beginMapFromLink.bind(engine);
  engine.beginMapFromLink = (text) => {
    begun.push(text);
    begin(text);
  };
  const reading = watched(permalink.read(other));
  clock.runAll();
  await settle();
  assert.equal(reading.value, true);
  assert.equal(await permalink.read(null), true);
  assert.equal(await permalink.read(null), true);
  assert.deepEqual(begun, [other, '']);
});

test('a map that was left, for another board even, is read in slices again', async () => {
  const { engine, permalink, session, clock, open, size } = setUp();
  const code = codeOf(500, 300);
  permalink.read(code);
  clock.runOne();
  session.openPreset(LESTERS_FIGURE);
  clock.runAll();
  const reading = watched(permalink.read(code));
  assert.equal(permalink.isReading, true);
  clock.runAll();
  await settle();
  assert.equal(reading.value, true);
  assert.ok(open(code));
  assert.deepEqual(size(), [500, 300, 500, 300]);
  assert.equal(engine.mapToLink(), code);
});

test('a map is read by itself where nothing was read in advance, or something else was', () => {
  const engine = new Engine(new module.Laboratory());
  const [one, other] = [codeOf(64, 48), codeOf(48, 64, [9])];
  engine.beginMapFromLink(one);
  assert.equal(engine.advanceMap(2), false);
  engine.mapFromLink(other);
  assert.equal(engine.mapToLink(), other);
  engine.beginMapFromLink(one);
  assert.equal(engine.advanceMap(2), false);
  engine.mapFromLink(one);
  assert.equal(engine.mapToLink(), one);
  engine.beginMapFromLink(other);
  while (!engine.advanceMap(5));
  engine.clear(3, 3);
  engine.mapFromLink(other);
  engine.mapFromLink(other);
  assert.equal(engine.mapToLink(), other);
  for (const rows of [0, -1, 4097, NaN, 1.5]) assert.throws(() => engine.advanceMap(rows), { name: 'EngineError' });
});

test('a module that dies of reading is restarted, and the map is read all the same', async () => {
  const code = codeOf(300, 200);
  for (const call of ['beginMapFromLink', 'advanceMap'])
    for (const instances of [1, 2]) {
      const { engine, store, outcome, clock, settle: rest } = await setUpDying();
      const reading = new MapReading(engine, clock);
      outcome.dies = (what) => what === call && outcome.instances <= instances;
      const read = watched(reading.read(code));
      await rest();
      assert.equal(read.value, true, call);
      assert.equal(outcome.instances, instances + 1);
      assert.equal(store.state.board.width, 7);
      engine.mapFromLink(code);
      assert.equal(engine.mapToLink(), code);
    }
});

test('a map that the module dies of again and again ends the reading, and the board is searched as before', async () => {
  const code = codeOf(300, 200);
  for (const call of ['beginMapFromLink', 'advanceMap']) {
    const { engine, store, outcome, clock, settle: rest } = await setUpDying();
    const reading = new MapReading(engine, clock);
    outcome.dies = (what) => what === call || what === 'mapFromLink';
    const read = watched(reading.read(code));
    await rest();
    assert.equal(read.value, true, call);
    assert.throws(() => engine.mapFromLink(code), { name: 'EngineError' });
    await rest();
    assert.equal(store.state.search.phase, 'settled', call);
    assert.equal(store.state.board.width, 7);
  }
});

test('a module that cannot be started again ends the reading', async () => {
  const code = codeOf(300, 200);
  for (const first of [1, 4]) {
    const { engine, outcome, clock, settle: rest } = await setUpDying();
    const reading = new MapReading(engine, clock);
    let slices = 0;
    outcome.dies = (what) => what === 'new' || (what === 'advanceMap' && ++slices >= first);
    const read = watched(reading.read(code));
    await rest();
    assert.equal(read.value, true);
    assert.equal(reading.isRunning, false);
    assert.throws(() => engine.mapFromLink(code), { name: 'EngineError' });
  }
});
