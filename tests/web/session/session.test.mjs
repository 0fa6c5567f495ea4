// The actions of the controls and their results, over an engine that answers at once.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cellFacts } from '../../../web/canvas/cell-facts.js';
import { EngineError } from '../../../web/engine/engine-error.js';
import { DEFAULT_SETTINGS } from '../../../web/engine/options.js';
import { EMPTY_LINK } from '../../../web/link/link.js';
import { DEFAULT_DISPLAY, withDisplay } from '../../../web/model/display.js';
import { PRESETS } from '../../../web/model/maps/presets.js';
import { initialState } from '../../../web/model/state.js';
import { FIGURE, FINE, HEIGHT, WIDTH, createLaboratory, keysOf, setUp } from '../../support/fixtures/laboratory.mjs';
import { OPTIMAL } from '../../support/fixtures/verdicts.mjs';

test('at first there is a board with its answer', () => {
  const { store } = setUp();
  assert.equal(store.state.search.phase, 'settled');
  assert.equal(store.state.settings.heuristic, 'manhattan');
  assert.equal(store.state.playback.position.step, 10);
  assert.deepEqual(keysOf(store), ['status.found']);
});

test('a text that is no map changes only the status', () => {
  const { store, session } = setUp();
  const before = store.state;
  session.openText('broken.map', 'broken');
  assert.deepEqual({ ...store.state, notice: null }, { ...before, notice: null });
  assert.equal(store.state.notice.isError, true);
  assert.deepEqual(keysOf(store), ['status.not_opened', 'map.header']);
});

test('a map that is opened has its name, its ends and its answer', () => {
  const { store, session } = setUp();
  session.moveEnd('goal', 3);
  session.openText('fine.map', 'fine');
  const { name, start, goal } = store.state.board;
  assert.deepEqual({ name, start, goal }, { name: 'fine.map', start: 0, goal: 9 });
  assert.deepEqual(keysOf(store), ['status.opened', 'status.found']);
});

test("a figure's settings leave with it, chosen ones stay", () => {
  const { store, session } = setUp();
  session.openText('a.map', 'a map');
  assert.equal(store.state.settings.heuristic, 'octile');
  session.openPreset(FIGURE);
  assert.equal(store.state.settings.heuristic, 'manhattan');
  session.changeSettings({ costs: 'exact' });
  session.openText('b.map', 'another map');
  assert.equal(store.state.settings.heuristic, 'manhattan');
  assert.equal(store.state.settings.costs, 'exact');
});

test("a figure's display leaves with it and comes back with it, a chosen one stays", () => {
  const { store, session } = setUp();
  const found = PRESETS.find(({ id }) => id === 'experiment_trap');
  const experiment = { ...FIGURE, ...found, map: FIGURE.map };
  session.openPreset(experiment);
  assert.equal(store.state.display.shading, 'order');
  session.openText('a.map', 'a map');
  assert.deepEqual(store.state.display, DEFAULT_DISPLAY);
  session.undo();
  assert.equal(store.state.display.shading, 'order');
  session.undo();
  assert.deepEqual(store.state.display, DEFAULT_DISPLAY);
  session.redo();
  assert.deepEqual(store.state.display, { ...DEFAULT_DISPLAY, shading: 'order', numbers: 'path' });
  store.update((state) => withDisplay(state, { numbers: 'none' }));
  session.openText('b.map', 'another map');
  assert.equal(store.state.display.numbers, 'none');
});

test('subscribers find a state that fits the board in the engine', () => {
  const laboratory = createLaboratory();
  let columns = WIDTH;
  const { engine, store, session } = setUp({
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
  session.openText('wide.map', 'eleven wide');
  session.pointAt(21, false);
  let reported = 0;
  store.subscribe((state) => {
    cellFacts(state, engine, state.cursor.cell); // throws for a cell that the engine does not have
    assert.equal(state.board.width, engine.width);
    reported += 1;
  }, new AbortController().signal);
  session.openText('small.map', 'abc');
  session.openPreset(FIGURE);
  assert.ok(reported >= 2);
});

test('a board that names no ends has those suggested for its kind', () => {
  const laboratory = {
    ...createLaboratory(),
    suggestedStart: (/** @type {string} */ board) => (board === 'hex' ? 2 : 0),
    suggestedGoal: (/** @type {string} */ board) => (board === 'hex' ? 7 : 9),
  };
  const { store, session } = setUp(laboratory);
  const ends = () => [store.state.board.start, store.state.board.goal];
  session.openLink({ ...EMPTY_LINK, map: 'of-squares' });
  assert.deepEqual(ends(), [0, 9]);
  const onHexes = { ...EMPTY_LINK, settings: { ...DEFAULT_SETTINGS, board: /** @type {const} */ ('hex') } };
  session.openLink({ ...onHexes, map: 'of-hexes' });
  assert.deepEqual(ends(), [2, 7]);
  session.openLink({ ...onHexes, map: 'of-hexes', goal: { x: 3, y: 0 } });
  assert.deepEqual(ends(), [2, 3]);
});

test('a refusal shown during a search stays beside its answer', () => {
  const laboratory = createLaboratory();
  /** @type {(() => void)[]} */
  const tasks = [];
  let time = 0;
  let calls = 0;
  const { store, session } = setUp(
    {
      ...laboratory,
      advance: (expansions) => (++calls % 3 === 0 ? laboratory.advance(expansions) : 'running'),
    },
    { now: () => (time += 10), defer: (task) => tasks.push(task) },
  );
  while (store.state.search.phase !== 'settled') tasks.shift()?.();
  session.changeSettings({ algorithm: 'dijkstra' });
  assert.equal(store.state.search.phase, 'running');
  session.openText('broken.map', 'broken');
  assert.equal(store.state.notice.isError, true);
  while (store.state.search.phase !== 'settled') tasks.shift()?.();
  assert.deepEqual(keysOf(store), ['status.not_opened', 'map.header', 'status.found']);
  assert.equal(store.state.notice.isError, true);
  session.changeSettings({ algorithm: 'astar' });
  while (store.state.search.phase !== 'settled') tasks.shift()?.();
  assert.deepEqual(keysOf(store), ['status.found']);
});

test('a cancelled search leaves no answer, and the next change starts another', () => {
  const laboratory = createLaboratory();
  /** @type {(() => void)[]} */
  const tasks = [];
  let time = 0;
  let isEndless = false;
  const { store, session } = setUp(
    {
      ...laboratory,
      advance: (expansions) => (isEndless ? 'running' : laboratory.advance(expansions)),
    },
    { now: () => (time += 10), defer: (task) => tasks.push(task) },
  );
  session.giveUp();
  assert.equal(store.state.search.phase, 'settled');
  isEndless = true;
  session.changeSettings({ algorithm: 'dijkstra' });
  assert.equal(store.state.search.phase, 'running');
  session.giveUp();
  assert.equal(store.state.search.phase, 'refused');
  assert.deepEqual(keysOf(store), ['status.given_up']);
  isEndless = false;
  for (const task of tasks.splice(0)) task();
  assert.equal(store.state.search.phase, 'refused');
  session.changeSettings({ algorithm: 'astar' });
  assert.equal(store.state.search.phase, 'settled');
});

test('switching the display of the referee starts no search', () => {
  const { session, store } = setUp();
  session.openPreset(FIGURE);
  const { search, playback } = store.state;
  session.changeDisplay({ shortest: true });
  session.changeDisplay({ xray: true });
  assert.equal(store.state.search, search);
  assert.equal(store.state.playback, playback);
  assert.deepEqual(store.state.display, { ...DEFAULT_DISPLAY, shortest: true, xray: true });
  assert.equal(store.state.referee.verdict, OPTIMAL);
});

test('painting covers neither end and searches anew', () => {
  const { store, session, engine } = setUp();
  const { serial } = store.state.search;
  assert.equal(session.paint([0, 1, 2, 9], 0), 2);
  assert.deepEqual([...engine.factors()], [1, 0, 0, 1, 1, 1, 1, 1, 1, 1]);
  assert.deepEqual(store.state.board.edit, { cells: Uint32Array.of(1, 2), ground: 0 });
  assert.ok(store.state.search.serial > serial);
});

test('painting without effect searches nothing', () => {
  const { store, session } = setUp();
  const before = store.state;
  assert.equal(session.paint([1, 2], 1), 0);
  assert.equal(store.state, before);
});

test('a wall by key is toggled, and is not put on an end', () => {
  const { store, session } = setUp();
  session.paintAt(2, [2]);
  assert.equal(session.groundAt(2), 0);
  assert.equal(keysOf(store)[0], 'status.wall_drawn');
  session.paintAt(2, [2]);
  assert.equal(session.groundAt(2), 1);
  assert.equal(keysOf(store)[0], 'status.wall_erased');
  session.paintAt(0, [0]);
  assert.equal(session.groundAt(0), 1);
  assert.deepEqual(keysOf(store), ['status.end_in_the_way']);
  assert.equal(store.state.notice.isError, true);
});

test('an end comes to rest on a free cell, the goal on a wall only if that is allowed', () => {
  const { store, session } = setUp();
  session.paint([1, 2], 0);
  session.moveEnd('goal', 2);
  assert.equal(store.state.board.goal, 0);
  session.changeSettings({ allowsBlockedGoal: true });
  session.moveEnd('goal', 2);
  assert.equal(store.state.board.goal, 2);
  session.moveEnd('start', 2);
  assert.equal(store.state.board.start, 0);
});

test('while an end is dragged the previous path stays visible, and disappears on release', () => {
  const { store, session, engine } = setUp();
  const before = [...engine.path()];
  session.moveEnd('goal', 3);
  assert.equal(store.state.ghost ?? null, null);
  session.undo();
  session.beginGesture();
  for (const cell of [3, 2]) {
    session.moveEnd('goal', cell);
    assert.deepEqual([...(store.state.ghost ?? [])], before);
  }
  session.endGesture();
  assert.equal(store.state.ghost, null);
  session.beginGesture();
  session.moveEnd('goal', 3);
  session.cancelGesture();
  assert.equal(store.state.ghost, null);
});

test('a step is limited to the trace and reported', () => {
  const { store, session } = setUp();
  session.stepBy(-3);
  assert.equal(store.state.playback.position.step, 7);
  assert.deepEqual(keysOf(store), ['status.step_f']);
  session.jump(0);
  assert.deepEqual(keysOf(store), ['status.step_zero']);
  session.stepBy(-1);
  assert.equal(store.state.playback.position.step, 0);
  session.jump(99);
  assert.equal(store.state.playback.position.step, 10);
  assert.deepEqual(keysOf(store), ['status.found']);
});

test('play starts again from the beginning at the end of a trace', () => {
  const { store, session } = setUp();
  session.play();
  assert.equal(store.state.playback.isPlaying, true);
  assert.equal(store.state.playback.position.step, 0);
});

test('stepping by hand stops playing', () => {
  const { store, session } = setUp();
  session.play();
  session.stepBy(1);
  assert.equal(store.state.playback.isPlaying, false);
});

test('the engine refuses invalid numbers before the module sees them', () => {
  const { engine } = setUp();
  /** @param {() => void} action @param {string} code */
  const refuses = (action, code) =>
    assert.throws(action, (error) => error instanceof EngineError && error.reason.code === code);
  refuses(() => engine.edit([1.5], 0), 'board.cell');
  refuses(() => engine.edit([WIDTH * HEIGHT], 0), 'board.cell');
  refuses(() => engine.edit([1], 2 ** 16), 'board.factor');
  refuses(() => engine.clear(0, 5), 'board.size');
  refuses(() => engine.clear(5, 4097), 'board.size');
  refuses(() => engine.nearestFree(-1, 'squares'), 'board.cell');
  refuses(() => engine.cells(4, 0, 2, 1), 'board.cell');
  refuses(() => engine.begin(initialState().settings, 0, 99), 'search.end_outside');
  const settings = { ...initialState().settings, weightHundredths: NaN };
  refuses(() => engine.begin(settings, 0, 1), 'search.settings');
  refuses(() => engine.advance(0), 'search.settings');
});
