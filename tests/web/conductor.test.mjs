// What the controls ask for and what becomes of it, over an engine that answers at once: no walls in
// the way, a path of one step a column.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cellFacts } from '../../web/board/cell-facts.js';
import { Conductor } from '../../web/controls/conductor.js';
import { Editor } from '../../web/controls/editor.js';
import { Engine } from '../../web/engine/engine.js';
import { EngineError } from '../../web/engine/engine-error.js';
import { DEFAULT_DISPLAY, withDisplay } from '../../web/state/display.js';
import { PRESETS } from '../../web/state/presets.js';
import { initialState } from '../../web/state/state.js';
import { Store } from '../../web/state/store.js';
import { OPTIMAL } from './verdicts.mjs';

/** @typedef {ConstructorParameters<typeof Engine>[0]} Laboratory */

const WIDTH = 5;
const HEIGHT = 2;
const FINE = Object.freeze({ ok: true, code: '', line: 0, found: '', expected: '' });
/** Of the laboratory's size. @type {import('../../web/state/presets.js').Preset} */
const FIGURE = { id: 'lester', map: 'S....\n....G\n', settings: { heuristic: 'manhattan' } };
const RESULT = initialState().search.result;

/** A laboratory that takes every text but 'broken', and finds a path of ten steps. */
function createLaboratory() {
  const factors = new Uint8Array(WIDTH * HEIGHT).fill(1);
  let step = 0;
  let isBegun = false;
  return /** @type {Laboratory} */ ({
    load: (_, text) =>
      text === 'broken' ? { ...FINE, ok: false, code: 'map.header', line: 2 } : FINE,
    loadedFormat: () => '',
    readScenario: () => ({ reason: FINE, map: '', rows: new Float64Array() }),
    clear: () => FINE,
    width: () => WIDTH,
    height: () => HEIGHT,
    factors: () => factors,
    suggestedStart: () => 0,
    suggestedGoal: () => 9,
    edit: (cells, changed) => {
      isBegun = false;
      Array.from(cells).forEach((cell, index) => {
        factors[cell] = changed[changed.length === 1 ? 0 : index] ?? 0;
      });
      return FINE;
    },
    resize: () => FINE,
    restore: () => FINE,
    generate: () => FINE,
    advanceMapToLink: () => true,
    mapToLink: () => '',
    mapFromLink: () => FINE,
    heldBytes: () => NaN,
    beginMethod: () => FINE,
    advanceMethod: () => 'idle',
    methodResult: () => ({ isFound: false, length: 0, cost: NaN, turns: 0, expanded: 0 }),
    methodPath: () => new Uint32Array(0),
    tierSide: () => 0,
    tierEdges: () => new Float64Array(0),
    tierWay: () => new Uint32Array(0),
    openListReason: () => FINE,
    advanceOpenList: () => 1,
    openListSeries: () => new Float64Array(0),
    pairsPlan: () => ({ reason: FINE, cells: 0, bytes: 0, floydLooks: 0, searchLooks: 0 }),
    beginPairs: () => FINE,
    advancePairs: () => 'idle',
    pairsProgress: () => 0,
    pairRoute: () => ({ cost: NaN, next: -1, path: new Uint32Array(0) }),
    beginDeadEnds: () => FINE,
    advanceDeadEnds: () => 'idle',
    deadEndsOfBoard: () => ({ isConnected: false, count: 0, marks: new Uint8Array(0) }),
    deadEndsBetween: () => ({ isConnected: false, count: 0, marks: new Uint8Array(0) }),
    beginSkipping: () => FINE,
    advanceSkipping: () => 'idle',
    skippingResult: () => ({ isFound: false, cost: 0, expanded: 0 }),
    openListAt: () => new Float64Array(0),
    membershipReason: () => FINE,
    advanceMembership: () => 1,
    membershipSeries: () => new Float64Array(0),
    beginTimed: () => FINE,
    advanceTimed: () => 'idle',
    timedExpanded: () => 0,
    stepsWith: () => new Uint32Array(0),
    log: () => new Float64Array(0),
    why: () => null,
    survey: () => true,
    stepsOf: () => new Uint32Array(0),
    nextStepWith: () => -1,
    previousStepWith: () => -1,
    printout: () => new Float64Array(0),
    nearestFree: (cell) => (factors[cell] ? cell : factors.findIndex((factor) => factor > 0)),
    settingsAsWritten: (settings) => settings,
    correctedSettings: (settings) => settings,
    begin: () => {
      isBegun = true;
      return FINE;
    },
    advance: () => (isBegun ? 'found' : 'idle'),
    answer: () => (isBegun ? 'found' : 'idle'),
    result: () => ({ ...RESULT, outcome: 'found', cost: 40, expanded: 10, steps: 10, target: 9 }),
    path: () => Uint32Array.of(0, 9),
    expandedAt: () => new Uint32Array(WIDTH * HEIGHT),
    setColours: () => true,
    paint: () => new Uint8Array(0),
    seek: (target) => {
      step = target;
      return FINE;
    },
    position: () => ({ step, open: 1, closed: step, current: step - 1 }),
    statuses: () => new Uint8Array(WIDTH * HEIGHT),
    cells: () => Float64Array.of(2, 1, 2, 3, -1, 0),
    judge: () => 'judged',
    verdict: () => OPTIMAL,
    shortestPath: () => new Uint32Array(0),
    xray: () => new Float64Array(0),
    delete: () => undefined,
  });
}

/** @param {Laboratory} [laboratory] @param {{ now: () => number, defer: (task: () => void) => void }} [clock] */
function setUp(laboratory = createLaboratory(), clock = { now: () => 0, defer: (task) => task() }) {
  const engine = new Engine(laboratory);
  const store = new Store(initialState());
  const conductor = new Conductor(engine, store, clock);
  conductor.openPreset(FIGURE);
  return { engine, store, conductor, editor: new Editor(engine, store, conductor) };
}

/** @param {ReturnType<typeof setUp>['store']} store */
function keysOf({ state }) {
  return state.notice.parts.map((part) => ('reason' in part ? part.reason.code : part.key));
}

test('at first there is a board with its answer', () => {
  const { store } = setUp();
  assert.equal(store.state.search.phase, 'settled');
  assert.equal(store.state.settings.heuristic, 'manhattan');
  assert.equal(store.state.playback.position.step, 10);
  assert.deepEqual(keysOf(store), ['status.found']);
});

test('a text that is no map changes nothing but the status', () => {
  const { store, conductor } = setUp();
  const before = store.state;
  conductor.openText('broken.map', 'broken');
  assert.deepEqual({ ...store.state, notice: null }, { ...before, notice: null });
  assert.equal(store.state.notice.isRefusal, true);
  assert.deepEqual(keysOf(store), ['status.not_opened', 'map.header']);
});

test('a map that is opened has its name, its ends and its answer', () => {
  const { store, conductor } = setUp();
  conductor.moveEnd('goal', 3);
  conductor.openText('fine.map', 'fine');
  const { name, start, goal } = store.state.board;
  assert.deepEqual({ name, start, goal }, { name: 'fine.map', start: 0, goal: 9 });
  assert.deepEqual(keysOf(store), ['status.opened', 'status.found']);
});

test("a figure's settings leave with it, those that were chosen stay", () => {
  const { store, conductor } = setUp();
  conductor.openText('a.map', 'a map');
  assert.equal(store.state.settings.heuristic, 'octile');
  conductor.openPreset(FIGURE);
  assert.equal(store.state.settings.heuristic, 'manhattan');
  conductor.changeSettings({ costs: 'exact' });
  conductor.openText('b.map', 'another map');
  assert.equal(store.state.settings.heuristic, 'manhattan');
  assert.equal(store.state.settings.costs, 'exact');
});

test("a figure's display leaves with it and comes back with it, one that was chosen stays", () => {
  const { store, conductor, editor } = setUp();
  const found = PRESETS.find(({ id }) => id === 'experiment_trap');
  const experiment = { ...FIGURE, ...found, map: FIGURE.map };
  conductor.openPreset(experiment);
  assert.equal(store.state.display.shading, 'order');
  conductor.openText('a.map', 'a map');
  assert.deepEqual(store.state.display, DEFAULT_DISPLAY);
  editor.undo();
  assert.equal(store.state.display.shading, 'order');
  editor.undo();
  assert.deepEqual(store.state.display, DEFAULT_DISPLAY);
  editor.redo();
  assert.deepEqual(store.state.display, { ...DEFAULT_DISPLAY, shading: 'order', numbers: 'path' });
  store.update((state) => withDisplay(state, { numbers: 'none' }));
  conductor.openText('b.map', 'another map');
  assert.equal(store.state.display.numbers, 'none');
});

test('whoever listens finds a state that fits the board in the engine', () => {
  const laboratory = createLaboratory();
  let columns = WIDTH;
  const { engine, store, conductor } = setUp({
    ...laboratory,
    width: () => columns,
    load: (format, text) => {
      columns = text.length;
      return laboratory.load(format, text);
    },
    restore: (width) => {
      columns = width;
      return FINE;
    },
    suggestedGoal: () => 2 * columns - 1,
  });
  conductor.openText('wide.map', 'eleven wide');
  conductor.pointAt(21, false);
  let told = 0;
  store.subscribe((state) => {
    cellFacts(state, engine, state.cursor.cell); // throws for a cell that the engine does not have
    assert.equal(state.board.width, engine.width);
    told += 1;
  }, new AbortController().signal);
  conductor.openText('small.map', 'abc');
  conductor.openPreset(FIGURE);
  assert.ok(told >= 2);
});

test('a refusal said while a search is at work stays beside its answer', () => {
  const laboratory = createLaboratory();
  /** @type {(() => void)[]} */
  const tasks = [];
  let time = 0;
  let calls = 0;
  const { store, conductor } = setUp(
    {
      ...laboratory,
      advance: (expansions) => (++calls % 3 === 0 ? laboratory.advance(expansions) : 'running'),
    },
    { now: () => (time += 10), defer: (task) => tasks.push(task) },
  );
  while (store.state.search.phase !== 'settled') tasks.shift()?.();
  conductor.changeSettings({ algorithm: 'dijkstra' });
  assert.equal(store.state.search.phase, 'running');
  conductor.openText('broken.map', 'broken');
  assert.equal(store.state.notice.isRefusal, true);
  while (store.state.search.phase !== 'settled') tasks.shift()?.();
  assert.deepEqual(keysOf(store), ['status.not_opened', 'map.header', 'status.found']);
  assert.equal(store.state.notice.isRefusal, true);
  conductor.changeSettings({ algorithm: 'astar' });
  while (store.state.search.phase !== 'settled') tasks.shift()?.();
  assert.deepEqual(keysOf(store), ['status.found']);
});

test('a search that is given up leaves no answer, and the next change begins another', () => {
  const laboratory = createLaboratory();
  /** @type {(() => void)[]} */
  const tasks = [];
  let time = 0;
  let isEndless = false;
  const { store, conductor } = setUp(
    {
      ...laboratory,
      advance: (expansions) => (isEndless ? 'running' : laboratory.advance(expansions)),
    },
    { now: () => (time += 10), defer: (task) => tasks.push(task) },
  );
  conductor.giveUp();
  assert.equal(store.state.search.phase, 'settled');
  isEndless = true;
  conductor.changeSettings({ algorithm: 'dijkstra' });
  assert.equal(store.state.search.phase, 'running');
  conductor.giveUp();
  assert.equal(store.state.search.phase, 'refused');
  assert.deepEqual(keysOf(store), ['status.given_up']);
  isEndless = false;
  for (const task of tasks.splice(0)) task();
  assert.equal(store.state.search.phase, 'refused');
  conductor.changeSettings({ algorithm: 'astar' });
  assert.equal(store.state.search.phase, 'settled');
});

test('what is shown of the referee changes without another search', () => {
  const { conductor, store } = setUp();
  conductor.openPreset(FIGURE);
  const { search, playback } = store.state;
  conductor.changeDisplay({ shortest: true });
  conductor.changeDisplay({ xray: true });
  assert.equal(store.state.search, search);
  assert.equal(store.state.playback, playback);
  assert.deepEqual(store.state.display, { ...DEFAULT_DISPLAY, shortest: true, xray: true });
  assert.equal(store.state.referee.verdict, OPTIMAL);
});

test('painting covers neither end and searches anew', () => {
  const { store, conductor, engine } = setUp();
  const { serial } = store.state.search;
  assert.equal(conductor.paint([0, 1, 2, 9], 0), 2);
  assert.deepEqual([...engine.factors()], [1, 0, 0, 1, 1, 1, 1, 1, 1, 1]);
  assert.deepEqual(store.state.board.edit, { cells: Uint32Array.of(1, 2), factor: 0 });
  assert.ok(store.state.search.serial > serial);
});

test('painting what is so already searches nothing', () => {
  const { store, conductor } = setUp();
  const before = store.state;
  assert.equal(conductor.paint([1, 2], 1), 0);
  assert.equal(store.state, before);
});

test('a wall by key comes and goes, and is not put on an end', () => {
  const { store, conductor, editor } = setUp();
  editor.paintAt(2, [2]);
  assert.equal(conductor.factorAt(2), 0);
  assert.equal(keysOf(store)[0], 'status.wall_drawn');
  editor.paintAt(2, [2]);
  assert.equal(conductor.factorAt(2), 1);
  assert.equal(keysOf(store)[0], 'status.wall_erased');
  editor.paintAt(0, [0]);
  assert.equal(conductor.factorAt(0), 1);
  assert.deepEqual(keysOf(store), ['status.end_in_the_way']);
  assert.equal(store.state.notice.isRefusal, true);
});

test('an end comes to rest on a free cell, the goal on a wall only if it may', () => {
  const { store, conductor } = setUp();
  conductor.paint([1, 2], 0);
  conductor.moveEnd('goal', 2);
  assert.equal(store.state.board.goal, 0);
  conductor.changeSettings({ allowsBlockedGoal: true });
  conductor.moveEnd('goal', 2);
  assert.equal(store.state.board.goal, 2);
  conductor.moveEnd('start', 2);
  assert.equal(store.state.board.start, 0);
});

test('steps are sought within the trace and told', () => {
  const { store, conductor } = setUp();
  conductor.stepBy(-3);
  assert.equal(store.state.playback.position.step, 7);
  assert.deepEqual(keysOf(store), ['status.step_f']);
  conductor.jump(0);
  assert.deepEqual(keysOf(store), ['status.step_zero']);
  conductor.stepBy(-1);
  assert.equal(store.state.playback.position.step, 0);
  conductor.jump(99);
  assert.equal(store.state.playback.position.step, 10);
  assert.deepEqual(keysOf(store), ['status.found']);
});

test('play starts again from the beginning at the end of a trace', () => {
  const { store, conductor } = setUp();
  conductor.play(false);
  assert.equal(store.state.playback.isPlaying, true);
  assert.equal(store.state.playback.position.step, 0);
});

test('whoever wants no motion gets the result', () => {
  const { store, conductor } = setUp();
  conductor.jump(2);
  conductor.play(true);
  assert.equal(store.state.playback.isPlaying, false);
  assert.equal(store.state.playback.position.step, 10);
});

test('stepping by hand ends the playing', () => {
  const { store, conductor } = setUp();
  conductor.play(false);
  conductor.stepBy(1);
  assert.equal(store.state.playback.isPlaying, false);
});

test('the engine refuses numbers that are none before the module sees them', () => {
  const { engine } = setUp();
  /** @param {() => void} action @param {string} code */
  const refuses = (action, code) =>
    assert.throws(action, (error) => error instanceof EngineError && error.reason.code === code);
  refuses(() => engine.edit([1.5], 0), 'board.cell');
  refuses(() => engine.edit([WIDTH * HEIGHT], 0), 'board.cell');
  refuses(() => engine.edit([1], 256), 'board.factor');
  refuses(() => engine.clear(0, 5), 'board.size');
  refuses(() => engine.clear(5, 4097), 'board.size');
  refuses(() => engine.nearestFree(-1, 'squares'), 'board.cell');
  refuses(() => engine.cells(4, 0, 2, 1), 'board.cell');
  refuses(() => engine.begin(initialState().settings, 0, 99), 'search.end_outside');
  const settings = { ...initialState().settings, weightHundredths: NaN };
  refuses(() => engine.begin(settings, 0, 1), 'search.settings');
  refuses(() => engine.advance(0), 'search.settings');
});
