// A module that dies, by a trap or for want of memory, takes nothing of the visitor's along: board, settings and
// history are as they were or as he wanted them, and the next search works.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Conductor } from '../../web/controls/conductor.js';
import { Editor } from '../../web/controls/editor.js';
import { RaceDesk } from '../../web/controls/race/race-desk.js';
import { WorldDesk } from '../../web/controls/world/world-desk.js';
import { Engine } from '../../web/engine/engine.js';
import { EngineError } from '../../web/engine/engine-error.js';
import { GraphEngine } from '../../web/engine/graph-engine.js';
import { WorldEngine } from '../../web/engine/world-engine.js';
import { DEFAULT_SETTINGS } from '../../web/engine/options.js';
import { Islands } from '../../web/engine/islands.js';
import { LESTERS_FIGURE } from '../../web/state/first-figure.js';
import { NO_RACE } from '../../web/state/race.js';
import { isSameSettings } from '../../web/state/settings.js';
import { initialState } from '../../web/state/state.js';
import { Store } from '../../web/state/store.js';
import { NO_WORLD } from '../../web/state/world-space.js';
import { refusingMemory, startDying } from '../support/dying-module.mjs';
import { createRandom } from '../support/random.mjs';

/** @typedef {Awaited<ReturnType<typeof setUp>>} Lab */

/** What promises bring. @param {(() => void)[]} tasks */
async function later(tasks) {
  await new Promise((resolve) => setImmediate(resolve));
  return tasks.shift();
}

async function setUp() {
  const fate = { calls: 0, instances: 0, isPaused: false, dies: /** @type {(name: string, call: number) => boolean} */ (() => false) };
  const module = await startDying(fate);
  const engine = new Engine(new module.Laboratory());
  const store = new Store(initialState());
  /** @type {(() => void)[]} */
  const tasks = [];
  let now = 0;
  const clock = { now: () => (now += 0.2), defer: (/** @type {() => void} */ task) => void tasks.push(task) };
  const conductor = new Conductor(engine, store, clock);
  const editor = new Editor(engine, store, conductor);
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
  conductor.openPreset(LESTERS_FIGURE);
  // Whoever draws reads all of it with each change.
  const read = (/** @type {import('../../web/state/state.js').State} */ { board, search }) => {
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
  return { module, engine, store, conductor, editor, settle, fate, clock };
}

/** @param {Lab} lab */
function seen({ engine, store, fate }) {
  fate.isPaused = true;
  const grounds = Buffer.from(Uint16Array.from(engine.grounds()).buffer).toString('base64');
  fate.isPaused = false;
  const { width, height, start, goal } = store.state.board;
  return { width, height, start, goal, grounds, settings: store.state.settings };
}

/** @param {Lab} lab */
const codesOf = ({ store }) => store.state.notice.parts.map((part) => ('reason' in part ? part.reason.code : part.key));

const MAP = `type octile\nheight 40\nwidth 40\nmap\n${`${'.'.repeat(40)}\n`.repeat(20)}${`${'.'.repeat(39)}@\n`.repeat(20)}`;

/** All that somebody does, in pieces between which the page comes to rest. @type {((lab: Lab) => void)[]} */
const VISIT = [
  ({ editor, conductor }) => {
    editor.beginGesture();
    conductor.paint(Uint32Array.of(3, 4, 5), 0);
    conductor.paint(Uint32Array.of(13, 14), 0);
    conductor.paint(Uint32Array.of(20), 0);
    editor.endGesture();
  },
  ({ conductor }) => conductor.moveEnd('goal', 33),
  ({ conductor }) => conductor.seek(2),
  ({ conductor }) => conductor.changeDisplay({ xray: true }),
  ({ conductor }) => conductor.changeSettings({ algorithm: 'jps' }),
  ({ editor }) => editor.undo(),
  ({ conductor }) => void conductor.openText('a.map', MAP),
  ({ conductor }) => void conductor.paint(Uint32Array.of(100, 101, 102), 300),
  ({ editor }) => editor.undo(),
  ({ editor }) => editor.undo(),
  ({ editor }) => editor.redo(),
  ({ editor }) => editor.generate('maze', { width: 30, height: 20, percent: 0, seed: 5 }),
  ({ editor }) => editor.resize(25, 25),
  ({ editor }) => editor.undo(),
  ({ editor }) => editor.clear(),
  ({ conductor }) => conductor.changeSettings({ algorithm: 'dijkstra' }),
];

/** One after the other back to the first board, and all of them again. @param {Lab} lab */
async function expectHistoryWhole(lab) {
  const { editor, store, settle } = lab;
  const last = seen(lab);
  let steps = 0;
  while (store.state.history.past.length > 0) {
    const { length } = store.state.history.past;
    editor.undo();
    await settle();
    assert.equal(store.state.history.past.length, length - 1, 'undo goes on');
    steps += 1;
  }
  const first = seen(lab);
  for (; steps > 0; steps--) {
    editor.redo();
    await settle();
  }
  assert.equal(store.state.history.future.length, 0);
  assert.deepEqual(seen(lab), last, 'redo leads back to where undo began');
  return first;
}

/** @param {Lab} lab */
async function expectNextSearchWorks({ conductor, store, settle }) {
  const { start } = store.state.board;
  conductor.moveEnd('start', start === 0 ? 1 : 0);
  conductor.changeSettings({ algorithm: 'astar', heuristic: 'octile' });
  await settle();
  assert.equal(store.state.search.phase, 'settled');
  assert.equal(store.state.notice.isRefusal, false);
}

test('the page survives a death at any call of a whole visit, and undo leads back to its first board', async () => {
  const whole = await setUp();
  const before = whole.fate.calls;
  const firstBoard = seen(whole);
  /** What is seen after each piece. @type {ReturnType<typeof seen>[]} */
  const expected = [firstBoard];
  for (const piece of VISIT) {
    piece(whole);
    await whole.settle();
    expected.push(seen(whole));
  }
  const { calls } = whole.fate;
  assert.deepEqual(await expectHistoryWhole(whole), firstBoard);

  const { below } = createRandom(20);
  const count = Math.min(Number(process.env['ASTROLABE_CASES'] ?? 30), 1000);
  for (let run = 0; run < count; run++) {
    const at = before + 1 + below(calls - before);
    const lab = await setUp();
    lab.fate.dies = (_, call) => call === at;
    let isAsExpected = true;
    for (const [place, piece] of VISIT.entries()) {
      const then = seen(lab);
      const deaths = lab.fate.instances;
      piece(lab);
      await lab.settle();
      const now = seen(lab);
      if (lab.fate.instances > deaths || !isAsExpected) {
        // It was done, or not at all, or as far as the stroke had come.
        const isDone = isSame(now, expected[place + 1] ?? now);
        if (!isDone && place > 0 && isAsExpected) assert.deepEqual(now, then, `call ${at}, in piece ${place}`);
        isAsExpected = isDone;
      } else assert.deepEqual(now, expected[place + 1], `call ${at}, piece ${place}`);
      if (lab.fate.instances > deaths) {
        const isTold = codesOf(lab).includes('module.trapped');
        assert.ok(isTold, `call ${at}, in piece ${place}: says ${codesOf(lab)}`);
        assert.equal(lab.store.state.notice.isRefusal, true);
      }
    }
    assert.equal(lab.fate.instances, 2, `call ${at}: one death`);
    assert.deepEqual(await expectHistoryWhole(lab), firstBoard, `call ${at}`);
    await expectNextSearchWorks(lab);
  }
});

/** @param {ReturnType<typeof seen>} one @param {ReturnType<typeof seen>} other */
function isSame(one, other) {
  const { settings, ...board } = one;
  const { settings: others, ...otherBoard } = other;
  return JSON.stringify(board) === JSON.stringify(otherBoard) && isSameSettings(settings, others);
}

test('a trap in the middle of a stroke leaves the stroke as far as it came, and the rest of it can be drawn', async () => {
  const lab = await setUp();
  const { conductor, editor, engine, fate } = lab;
  const first = seen(lab);
  editor.beginGesture();
  conductor.paint(Uint32Array.of(3, 4), 0);
  fate.dies = (name) => name === 'edit' && fate.instances === 1;
  conductor.paint(Uint32Array.of(5), 0);
  conductor.paint(Uint32Array.of(6), 0);
  editor.endGesture();
  await lab.settle();
  assert.equal(fate.instances, 2);
  assert.deepEqual([...engine.grounds().slice(3, 7)], [0, 0, 0, 0]);
  assert.equal(lab.store.state.search.phase, 'settled');
  assert.ok(codesOf(lab).includes('module.trapped'));
  assert.deepEqual(await expectHistoryWhole(lab), first);
  assert.equal(lab.store.state.history.past.length, 1, 'one stroke');
  await expectNextSearchWorks(lab);
});

test('a search that the engine dies of is not made again, until the board or the settings are others', async () => {
  const lab = await setUp();
  const { conductor, editor, store, fate, settle } = lab;
  fate.dies = (name) => name === 'begin';
  conductor.changeSettings({ algorithm: 'dijkstra' });
  await settle();
  assert.equal(fate.instances, 2);
  assert.deepEqual([store.state.search.phase, store.state.settings.algorithm], ['refused', 'dijkstra']);
  assert.deepEqual(codesOf(lab), ['module.trapped']);
  assert.equal(store.state.notice.isRefusal, true);
  fate.dies = () => false;
  conductor.search();
  await settle();
  assert.equal(store.state.search.phase, 'refused');
  assert.deepEqual(codesOf(lab), ['module.trapped']);
  editor.undo();
  await settle();
  assert.equal(store.state.search.phase, 'settled');
  editor.redo();
  await settle();
  assert.equal(store.state.search.phase, 'refused', 'the same question');
  conductor.paint(Uint32Array.of(3), 0);
  await settle();
  assert.equal(store.state.search.phase, 'settled', 'another board');
});

test('where every search is fatal, a second one is the last with these settings on a board of this size', async () => {
  const lab = await setUp();
  const { conductor, store, fate, settle } = lab;
  fate.dies = (name) => name === 'advance';
  for (let cell = 0; cell < 6; cell++) {
    conductor.paint(Uint32Array.of(cell), cell % 2 === 0 ? 0 : 5);
    await settle();
  }
  assert.equal(fate.instances, 3);
  assert.equal(store.state.search.phase, 'refused');
  fate.dies = () => false;
  conductor.paint(Uint32Array.of(8), 0);
  await settle();
  assert.equal(store.state.search.phase, 'refused');
  conductor.changeSettings({ algorithm: 'dijkstra' });
  await settle();
  assert.equal(store.state.search.phase, 'settled');
});

test('what draws a search and dies of it each time comes to rest without that search', async () => {
  const lab = await setUp();
  lab.fate.dies = (name) => name === 'judge';
  lab.conductor.paint(Uint32Array.of(3), 0);
  await lab.settle();
  assert.ok(lab.fate.instances <= 4, `${lab.fate.instances} instances`);
  assert.equal(lab.store.state.search.phase, 'refused');
  assert.equal(lab.engine.factors()[3], 0);
});

test('memory refused from any piece of a visit to large boards on leaves board and history, and is told', async () => {
  const side = 900;
  const big = `type octile\nheight ${side}\nwidth ${side}\nmap\n${`${'.'.repeat(side)}\n`.repeat(side)}`;
  /** @type {((lab: Lab) => void)[]} */
  const pieces = [
    ({ conductor }) => void conductor.paint(Uint32Array.of(3, 4), 0),
    ({ conductor }) => void conductor.openText('big.map', big),
    ({ conductor }) => conductor.changeSettings({ algorithm: 'bidirectional' }),
    ({ engine }) => void engine.why(0),
    ({ editor }) => editor.undo(),
    ({ editor }) => editor.undo(),
    ({ editor }) => editor.redo(),
    ({ editor }) => editor.resize(1000, 1000),
  ];
  let refusals = 0;
  for (let starving = 0; starving < pieces.length; starving++) {
    const lab = await setUp();
    const first = seen(lab);
    for (const [place, piece] of pieces.entries()) {
      const { instances } = lab.fate;
      refusingMemory(place >= starving, () => piece(lab));
      await lab.settle();
      if (lab.fate.instances === instances) continue;
      refusals += 1;
      assert.ok(codesOf(lab).includes('module.out_of_memory'), codesOf(lab).join());
      assert.equal(lab.store.state.notice.isRefusal, true);
    }
    while (lab.store.state.history.past.length > 0) {
      lab.editor.undo();
      await lab.settle();
    }
    assert.deepEqual(seen(lab), first);
    await expectNextSearchWorks(lab);
  }
  assert.ok(refusals >= 3, `${refusals} refusals`);
});

test('a module that may not start again says so, and goes on with its board as soon as it may', async () => {
  const lab = await setUp();
  const { Instance } = WebAssembly;
  lab.conductor.paint(Uint32Array.of(3), 0);
  await lab.settle();
  const before = seen(lab);
  lab.fate.dies = (name) => name === 'begin' && lab.fate.instances === 1;
  // @ts-expect-error: no class any more
  WebAssembly.Instance = function () {
    throw new RangeError('WebAssembly.Instance(): Out of memory: Cannot allocate Wasm memory for new instance');
  };
  try {
    lab.conductor.changeSettings({ algorithm: 'dijkstra' });
  } finally {
    await Promise.resolve();
    WebAssembly.Instance = Instance;
  }
  await lab.settle();
  assert.equal(lab.store.state.notice.isRefusal, true);
  await new Promise((resolve) => setTimeout(resolve));
  assert.deepEqual(seen(lab).grounds, before.grounds);
  await expectNextSearchWorks(lab);
});

test('where the board finds no room in a fresh module either, that is said, and it comes back with the memory', async () => {
  const lab = await setUp();
  lab.conductor.paint(Uint32Array.of(3), 0);
  await lab.settle();
  const before = seen(lab);
  lab.fate.dies = (name) => name === 'begin' || (name === 'restore' && lab.fate.instances > 1);
  lab.conductor.changeSettings({ algorithm: 'dijkstra' });
  await lab.settle();
  assert.ok(lab.fate.instances <= 4, `${lab.fate.instances} instances`);
  assert.deepEqual(codesOf(lab), ['module.not_restarted']);
  lab.fate.dies = () => false;
  await new Promise((resolve) => setTimeout(resolve));
  assert.deepEqual(seen(lab).grounds, before.grounds);
  await expectNextSearchWorks(lab);
});

test('graphs and worlds go on, too, as they were made and with all gestures', async () => {
  const { module, fate } = await setUp();
  const graph = new GraphEngine(new module.GraphLaboratory());
  graph.define([0, 0, 10, 0, 10, 10], ['A', 'B', 'C'], [0, 1, 10, 1, 2, 10]);
  const world = new WorldEngine(new module.WorldLaboratory());
  world.begin({ width: 8, height: 8, factors: new Uint8Array(64).fill(1) }, 'nowall', 7, '');
  world.act('a0,0.a2,2');
  const before = { graph: graph.definition(), script: world.script(), units: [...world.units()] };
  assert.ok(before.units.length > 0);
  fate.dies = (name) => name === 'nodes' && fate.instances === 1;
  graph.nodes();
  assert.equal(fate.instances, 2);
  assert.deepEqual({ graph: graph.definition(), script: world.script(), units: [...world.units()] }, before);
});

test('of a race the lane that the engine dies of says so, and the others are run again', async () => {
  const { module, fate, clock, settle, store: page } = await setUp();
  const store = new Store(/** @type {import('../../web/state/race.js').RaceState} */ (NO_RACE));
  const desk = new RaceDesk(store, () => new Engine(new module.Laboratory()), clock);
  const setUps = [DEFAULT_SETTINGS, { ...DEFAULT_SETTINGS, algorithm: /** @type {const} */ ('dijkstra') }];
  const board = { width: 30, height: 20, start: 0, goal: 599, revision: 1 };
  desk.begin(board, new Uint8Array(600).fill(1), setUps, { kind: 'squares' });
  // The first is done by then.
  fate.dies = (name) => name === 'answer' && store.state.lanes[1]?.phase === 'running' && fate.instances === 1;
  await settle();
  assert.equal(fate.instances, 2);
  assert.deepEqual(store.state.lanes.map(({ phase }) => phase), ['settled', 'refused']);
  assert.equal(store.state.lanes[1]?.reason?.code, 'module.trapped');
  assert.equal(desk.engineOf(store.state.lanes[0]?.id ?? 0)?.result().outcome, 'found');
  assert.equal(page.state.search.phase, 'settled', 'and so is the search behind');
  desk.change(store.state.lanes[1]?.id ?? 0, {});
  await settle();
  assert.deepEqual(store.state.lanes.map(({ phase }) => phase), ['settled', 'settled']);
});

test('a world goes back to its tick with all gestures', async () => {
  const { module, fate, clock, settle, engine } = await setUp();
  const world = new WorldEngine(new module.WorldLaboratory());
  const store = new Store(/** @type {import('../../web/state/world-space.js').WorldState} */ (NO_WORLD));
  const desk = new WorldDesk(store, world, clock, () => true);
  desk.begin({ width: 12, height: 12, factors: new Uint8Array(144).fill(1), corner: 'nowall' }, 7, {});
  desk.act('a0,0.a2,2.a5,5');
  desk.seek(9);
  await settle();
  desk.act('a7,7');
  await settle();
  const before = { units: [...world.units()], script: world.script(), tick: store.state.tick };
  assert.equal(before.tick, 9);
  fate.dies = (name) => name === 'why' && fate.instances === 1;
  engine.why(0);
  await settle();
  assert.equal(fate.instances, 2);
  assert.deepEqual({ units: [...world.units()], script: world.script(), tick: store.state.tick }, before);
  assert.equal(store.state.notice.isRefusal, true);
});

test('work beside the page that is begun anew with every answer dies twice, and then not again', async () => {
  const { module, fate, settle, clock, store } = await setUp();
  const islands = new Islands(() => new Engine(new module.Laboratory()), clock);
  const copy = () => ({ width: 30, height: 20, factors: new Uint8Array(600).fill(1) });
  let begun = 0;
  const begin = () => {
    begun += 1;
    assert.ok(begun < 20, 'again and again');
    void islands.begin(DEFAULT_SETTINGS, copy, function* () {});
  };
  store.subscribe((state, before) => {
    if (state.search.serial !== before.search.serial) begin();
  }, new AbortController().signal);
  fate.dies = (name) => name === 'islands';
  begin();
  await settle();
  assert.equal(fate.instances, 3);
  assert.equal(store.state.search.phase, 'settled');
  assert.equal(store.state.notice.isRefusal, true);
});
