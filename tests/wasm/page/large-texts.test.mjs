// Maps of files that are read in slices: the same as those that are read at once, and what becomes of one when the board
// changes, or the module dies.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Engine } from '../../../web/engine/engine.js';
import { EngineError } from '../../../web/engine/engine-error.js';
import { MapReading } from '../../../web/engine/jobs/map-reading.js';
import { createClock } from '../../support/fixtures/clock.mjs';
import { setUp as setUpDying } from '../../support/node/dying-page.mjs';
import { loadModule } from '../../support/node/module.mjs';

const module = await loadModule();
const [WIDTH, HEIGHT] = [900, 400];

/** Rows of walls and free cells. @param {string} free @param {string} wall @param {string} [between] */
function rowsOf(free, wall, between = '') {
  const isWall = (/** @type {number} */ x, /** @type {number} */ y) => (x * 7 + y * 13 + ((x * y) % 11)) % 10 < 3;
  return Array.from({ length: HEIGHT }, (_, y) =>
    Array.from({ length: WIDTH }, (_, x) => (isWall(x, y) ? wall : free)).join(between),
  );
}

const header = `type octile\nheight ${HEIGHT}\nwidth ${WIDTH}\nmap\n`;
const moving = `${header}${rowsOf('.', '@').join('\n')}\n`;
const drawn = `S${rowsOf('.', '~').join('\n').slice(1, -1)}G`;
const texts = {
  moving,
  windows: moving.replaceAll('\n', '\r\n'),
  drawn,
  numbers: rowsOf('3', '0', ',').join('\n'),
  brackets: `[${rowsOf('0', '1', ',')
    .map((row) => `[${row}]`)
    .join(',')}]`,
  short: moving.slice(0, -WIDTH - 1),
  long: `${moving}${'.'.repeat(WIDTH)}\n`,
  odd: `${moving.slice(0, 300_000)}x${moving.slice(300_001)}`,
  uneven: `${drawn}\n..`,
  empty: '\n'.repeat(300_000),
  nothing: '',
  binary: `${moving.slice(0, 300_000)}\0${moving.slice(300_001)}`,
};

/** What becomes of the board. @param {Engine} engine @param {() => void} load */
function outcomeOf(engine, load) {
  try {
    load();
  } catch (error) {
    assert.ok(error instanceof EngineError);
    return { reason: error.reason };
  }
  const { width, height } = engine;
  return { width, height, grounds: engine.grounds(), ends: engine.suggestedEnds(), format: engine.loadedFormat() };
}

function setUp() {
  const engine = new Engine(new module.Laboratory());
  engine.clear(3, 3);
  const clock = createClock(6);
  return { engine, clock, reading: new MapReading(engine, clock) };
}

/** Whether a promise is settled, and to what. @template T @param {Promise<T>} promise */
function watched(promise) {
  const seen = { value: /** @type {T | undefined} */ (undefined) };
  promise.then((value) => (seen.value = value));
  return seen;
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

for (const [name, text] of Object.entries(texts))
  test(`${name}: in slices it is what it is at once, and the board stays until then`, async () => {
    const { engine, clock, reading } = setUp();
    const read = watched(reading.readText(text));
    let slices = 0;
    for (; reading.isRunning; slices++) {
      assert.equal(engine.width, 3);
      clock.runOne();
    }
    await settle();
    assert.equal(read.value, true);
    // One row has no place to be cut.
    assert.ok(slices > 0 || /brackets|nothing/.test(name), `${slices}`);
    const found = outcomeOf(engine, () => engine.mapFromText());
    const whole = new Engine(new module.Laboratory());
    assert.deepEqual(
      found,
      outcomeOf(whole, () => whole.load('auto', text)),
    );
    assert.throws(() => engine.mapFromText(), { name: 'EngineError' });
  });

test('of a text that is left half read nothing is kept, and other maps take its place', async () => {
  const { engine, clock, reading } = setUp();
  const left = watched(reading.readText(moving));
  clock.runOne();
  reading.cancel();
  await settle();
  assert.equal(left.value, false);
  assert.throws(() => engine.mapFromText(), { name: 'EngineError' });

  const second = watched(reading.readText(moving));
  clock.runOne();
  const link = watched(reading.read('g.maze.31.17.0.7'));
  clock.runAll();
  await settle();
  assert.deepEqual([second.value, link.value], [false, true]);
  assert.throws(() => engine.mapFromText(), { name: 'EngineError' });
  engine.mapFromLink('g.maze.31.17.0.7');
  assert.equal(engine.width, 31);

  // A piece without a first one, and one behind the last.
  engine.addMapText('...\n', false);
  assert.throws(() => engine.mapFromText(), { name: 'EngineError' });
  engine.addMapText('...\n', true);
  while (!engine.advanceMap(1));
  engine.addMapText('...\n', false);
  engine.mapFromText();
  assert.deepEqual([engine.width, engine.height], [3, 1]);
});

test('a module that dies of reading forgets the text, and no part of it is taken for a map', async () => {
  for (const call of ['addMapText', 'advanceMap']) {
    const { engine, outcome, clock, settle: rest } = await setUpDying();
    const reading = new MapReading(engine, clock);
    let calls = 0;
    outcome.dies = (what) => what === call && ++calls === 2;
    const read = watched(reading.readText(drawn));
    await rest();
    assert.equal(read.value, true, call);
    assert.equal(outcome.instances, 2);
    assert.throws(
      () => engine.mapFromText(),
      (error) => error instanceof EngineError && error.reason.code === 'map.empty',
    );
    assert.equal(engine.width, 7);
    engine.load('auto', drawn);
    assert.equal(engine.width, WIDTH);
  }
});
