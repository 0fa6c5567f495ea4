// Editing over the real module: what the session and the session make of a board, and that undo
// brings it back, whatever was done.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Session } from '../../../web/session/session.js';
import { Engine } from '../../../web/engine/engine.js';
import { GENERATORS, USUAL_PERCENT } from '../../../web/model/maps/generators.js';
import { LESTERS_FIGURE } from '../../../web/model/maps/first-figure.js';
import { PRESETS } from '../../../web/model/maps/presets.js';
import { initialState, withTools } from '../../../web/model/state.js';
import { Store } from '../../../web/model/store.js';
import { BRUSHES, GROUNDS, TOOLS } from '../../../web/model/drawing/tools.js';
import { loadModule } from '../../support/node/module.mjs';
import { createRandom } from '../../support/node/random.mjs';

const module = await loadModule();

function setUp() {
  const laboratory = new module.Laboratory();
  const engine = new Engine(laboratory);
  const store = new Store(initialState());
  /** @type {(() => void)[]} */
  const tasks = [];
  const clock = { now: () => 0, defer: (/** @type {() => void} */ task) => tasks.push(task) };
  const session = new Session(engine, store, clock);
  session.openPreset(LESTERS_FIGURE);
  // Whoever listens finds a state that fits the engine.
  store.subscribe(({ board }) => {
    assert.equal(board.width, engine.width);
    assert.equal(board.height, engine.height);
    assert.ok(Math.max(board.start, board.goal) < board.width * board.height);
  }, new AbortController().signal);
  return { engine, store, session };
}

/** @param {ReturnType<typeof setUp>} lab */
function snapshot({ engine, store }) {
  const { name, title, width, height, start, goal } = store.state.board;
  return { name, title, width, height, start, goal, grounds: [...engine.grounds()] };
}

/** @param {ReturnType<typeof setUp>} lab */
function keyOf({ store }) {
  const [part] = store.state.notice.parts;
  return part === undefined ? '' : 'reason' in part ? part.reason.code : part.key;
}

/**
 * Does anything that a visitor can do to the board.
 * @param {ReturnType<typeof setUp>} lab
 * @param {ReturnType<typeof createRandom>} chance
 */
function editAnything({ store, session }, { below, pick, chance }) {
  const { width, height } = store.state.board;
  const place = () => ({ x: below(width), y: below(height) });
  const cell = () => below(width * height);
  switch (below(10)) {
    case 0:
      return session.resize(1 + below(9), 1 + below(9));
    case 1:
      return session.clear();
    case 2: {
      const kind = pick(GENERATORS);
      const size = { width: 1 + below(9), height: 1 + below(9) };
      return session.generate(kind, { ...size, percent: USUAL_PERCENT[kind], seed: below(1000) });
    }
    case 3:
      return session.openText('a.map', pick(['S.\n.G\n', '#3#\n', 'S9G..\n.....\n', '?']));
    case 4:
      session.beginGesture();
      for (let step = 0; step < 3; step++) session.moveEnd(pick(['start']), cell());
      return session.endGesture();
    case 5:
      return session.moveEnd(pick(['start', 'goal']), cell());
    case 6:
      return session.setGround(cell(), below(10));
    case 7:
      return session.openPreset(pick(PRESETS));
    default:
      store.update((state) =>
        withTools(state, {
          tool: pick(TOOLS),
          isOutline: chance(),
          brush: pick(BRUSHES),
          ground: pick([...Object.values(GROUNDS), 255]),
          preview: null,
        }),
      );
      session.beginDrawing(place(), chance());
      session.drawTo(place());
      session.drawTo({ x: below(20) - 5, y: below(20) - 5 });
      return chance() ? session.finishDrawing() : session.cancelDrawing();
  }
}

test('after 200 random sequences over the real module the map is what it was at each point', () => {
  for (let seed = 1; seed <= 200; seed++) {
    const chance = createRandom(seed);
    const lab = setUp();
    const past = [snapshot(lab)];
    let at = 0;
    for (let step = 0; step < 30; step++) {
      const action = chance.below(5);
      if (action < 3) {
        const before = lab.store.state.history;
        editAnything(lab, chance);
        const isKept = lab.store.state.history !== before;
        const now = snapshot(lab);
        // Each gesture is one entry, and what changes nothing is none.
        if (!isKept) assert.deepEqual(now, past[at], `seed ${seed}, step ${step}`);
        else {
          past.splice(at + 1);
          past.push(now);
          at += 1;
          assert.equal(lab.store.state.history.past.length, at);
        }
      } else if (action < 4) {
        lab.session.undo();
        at = Math.max(at - 1, 0);
      } else {
        lab.session.redo();
        at = Math.min(at + 1, past.length - 1);
      }
      assert.deepEqual(snapshot(lab), past[at], `seed ${seed}, step ${step}`);
    }
    while (lab.store.state.history.past.length > 0) lab.session.undo();
    assert.deepEqual(snapshot(lab), past[0]);
    lab.engine.dispose();
  }
});

test("a figure's settings leave and come back with it", () => {
  const lab = setUp();
  const { settings } = lab.store.state;
  const slides = PRESETS.find(({ id }) => id === 'slides_one');
  assert.ok(slides);
  lab.session.openPreset(slides);
  assert.equal(lab.store.state.settings.weightHundredths, 200);
  lab.session.undo();
  assert.deepEqual(lab.store.state.settings, settings);
  lab.session.redo();
  assert.equal(lab.store.state.settings.update, 'never');
  assert.equal(lab.store.state.search.result.cost, 19);
  lab.engine.dispose();
});

test('the examples give the answers that they are known for', () => {
  const lab = setUp();
  const answers = PRESETS.map((preset) => {
    lab.session.openPreset(preset);
    const { outcome, cost, expanded } = lab.store.state.search.result;
    return [preset.id, outcome === 'found' ? cost : outcome, expanded];
  });
  assert.deepEqual(answers, [
    ['lester', 68, 12],
    ['lester_under', 68, 13],
    ['four_by_four', 38, 4],
    ['slides_one', 19, 30],
    ['slides_two', 84, 19],
    ['slides_two_drawn', 84, 18],
    ['experiment_line', 150, 16],
    ['experiment_wall', 198, 94],
    ['experiment_trap', 214, 96],
    ['experiment_walled', 'no-path', 375],
    ['mountain', 152, 47],
    ['mountain_range', 346, 358],
  ]);
  lab.engine.dispose();
});

test("Lester's two ways, and the mountain's", () => {
  const lab = setUp();
  /** @param {string} id @param {number} cell */
  const goesThrough = (id, cell) => {
    const preset = PRESETS.find((one) => one.id === id);
    assert.ok(preset);
    lab.session.openPreset(preset);
    return lab.engine.path().includes(cell);
  };
  assert.equal(goesThrough('lester', 3), true);
  assert.equal(goesThrough('lester_under', 4 * 7 + 3), true);
  const top = 4 * 15 + 7;
  assert.equal(goesThrough('mountain', top), false);
  const hills = [...lab.engine.factors()].flatMap((factor, cell) => (factor === 3 ? [cell] : []));
  lab.session.paint(hills, 2);
  assert.equal(lab.engine.path().includes(top), true);
  lab.engine.dispose();
});

test('a smaller board keeps its content, and ends that were cut off rest on free cells', () => {
  const lab = setUp();
  lab.session.openText('a.map', 'S#...\n.##..\n..#.G\n');
  lab.session.resize(3, 3);
  const { grounds, start, goal } = snapshot(lab);
  assert.deepEqual(grounds, [1, 0, 1, 1, 0, 0, 1, 1, 0]);
  assert.equal(start, 0);
  // Its corner is a wall: the nearest free cell is left of it.
  assert.equal(goal, 7);
  lab.session.resize(4, 2);
  assert.deepEqual(snapshot(lab).grounds, [1, 0, 1, 1, 1, 0, 0, 1]);
  lab.session.undo();
  lab.session.undo();
  assert.equal(lab.store.state.board.goal, 14);
  lab.engine.dispose();
});

test('boards of one cell and of one long row', () => {
  const lab = setUp();
  lab.session.resize(1, 1);
  assert.deepEqual(snapshot(lab), {
    ...snapshot(lab),
    width: 1,
    height: 1,
    start: 0,
    goal: 0,
    grounds: [1],
  });
  for (const tool of TOOLS) {
    lab.store.update((state) => withTools(state, { ...state.tools, tool, brush: 5 }));
    lab.session.beginDrawing({ x: 0, y: 0 }, true);
    lab.session.finishDrawing();
  }
  assert.deepEqual(snapshot(lab).grounds, [1], 'ends are never painted over');
  lab.session.resize(4096, 1);
  for (const kind of GENERATORS) {
    lab.session.generate(kind, { width: 4096, height: 1, percent: 40, seed: 3 });
  }
  lab.session.clear();
  assert.equal(lab.store.state.board.title?.key, 'board.empty');
  lab.store.update((state) => withTools(state, { ...state.tools, tool: 'fill', ground: 0 }));
  lab.session.beginDrawing({ x: 2000, y: 0 }, false);
  const { start, goal } = lab.store.state.board;
  const free = [...lab.engine.grounds()].flatMap((factor, cell) => (factor > 0 ? [cell] : []));
  assert.deepEqual(
    free,
    [...new Set([start, goal])].sort((a, b) => a - b),
  );
  while (lab.store.state.history.past.length > 0) lab.session.undo();
  assert.deepEqual(snapshot(lab).grounds.length, 42);
  lab.engine.dispose();
});

test('a map is made in the size asked for, and a size out of bounds leaves the board', () => {
  const lab = setUp();
  lab.session.generate('maze', { width: 41, height: 25, percent: 0, seed: 7 });
  assert.deepEqual([lab.store.state.board.width, lab.store.state.board.height], [41, 25]);
  assert.equal(lab.engine.factors().length, 41 * 25);
  for (const [width, height] of /** @type {const} */ ([
    [0, 9],
    [9, 4097],
    [2.5, 9],
  ])) {
    lab.session.generate('maze', { width, height, percent: 0, seed: 7 });
    assert.equal(lab.store.state.notice.isRefusal, true);
    assert.equal(lab.store.state.board.width, 41);
  }
  lab.session.undo();
  assert.deepEqual([lab.store.state.board.width, lab.store.state.board.height], [7, 6]);
  lab.engine.dispose();
});

test('a search that an edit makes long is played faster, unless the speed was chosen', () => {
  const lab = setUp();
  lab.session.changeSettings({ algorithm: 'dijkstra' });
  const { speed } = lab.store.state.playback;
  lab.session.resize(60, 40);
  lab.session.moveEnd('goal', 60 * 40 - 1);
  const { steps } = lab.store.state.search.result;
  assert.ok(steps > 16 * speed, `${steps} steps`);
  assert.ok(lab.store.state.playback.speed > speed);
  lab.session.undo();
  lab.session.undo();
  assert.equal(lab.store.state.playback.speed, speed);
  lab.session.setSpeed(2);
  lab.session.redo();
  lab.session.redo();
  assert.equal(lab.store.state.playback.speed, 2);
  lab.engine.dispose();
});

test('clearing leaves the ends where they are', () => {
  const lab = setUp();
  const { start, goal } = lab.store.state.board;
  lab.session.clear();
  assert.ok(lab.engine.factors().every((factor) => factor === 1));
  assert.deepEqual([lab.store.state.board.start, lab.store.state.board.goal], [start, goal]);
  lab.engine.dispose();
});

test('what is refused changes nothing and is told', () => {
  const lab = setUp();
  const before = snapshot(lab);
  lab.session.resize(0, 5);
  assert.equal(keyOf(lab), 'board.size');
  lab.session.openSaved({ name: 'x', map: '!', start: 0, goal: 0 });
  assert.match(keyOf(lab), /^link\./);
  lab.session.undo();
  assert.equal(keyOf(lab), 'status.nothing_to_undo');
  lab.session.redo();
  assert.equal(keyOf(lab), 'status.nothing_to_redo');
  assert.deepEqual(snapshot(lab), before);
  lab.engine.dispose();
});

test('a saved map comes back whole; ends that do not fit it are chosen anew', () => {
  const lab = setUp();
  lab.session.openText('a.map', 'S#3..\n.#~.9\n..!.G\n');
  const saved = lab.session.toSaved('mine');
  const before = snapshot(lab);
  lab.session.clear();
  lab.session.openSaved(saved);
  assert.deepEqual(snapshot(lab), { ...before, name: 'mine' });
  assert.equal(keyOf(lab), 'status.opened');
  lab.session.openSaved({ ...saved, goal: 15 });
  assert.deepEqual([lab.store.state.board.start, lab.store.state.board.goal], [2, 14]);
  lab.engine.dispose();
});

test('a stroke that is cancelled was none; one that is undone comes back whole', () => {
  const lab = setUp();
  const before = snapshot(lab);
  const { session } = lab;
  session.beginDrawing({ x: 0, y: 0 }, false);
  session.drawTo({ x: 0, y: 5 });
  session.drawTo({ x: 6, y: 5 });
  session.cancelDrawing();
  assert.deepEqual(snapshot(lab), before);
  assert.equal(lab.store.state.history.past.length, 0);
  session.beginDrawing({ x: 0, y: 0 }, false);
  session.drawTo({ x: 0, y: 5 });
  session.drawTo({ x: 6, y: 5 });
  session.finishDrawing();
  const after = snapshot(lab);
  assert.equal(after.grounds.filter((ground) => ground === 0).length, 3 + 12);
  session.undo();
  assert.deepEqual(snapshot(lab), before);
  session.redo();
  assert.deepEqual(snapshot(lab), after);
  lab.engine.dispose();
});

test('picking takes the ground under it and goes back to drawing', () => {
  const lab = setUp();
  lab.session.paint([0], 7);
  lab.store.update((state) => withTools(state, { ...state.tools, tool: 'pick' }));
  lab.session.beginDrawing({ x: 0, y: 0 }, false);
  const { tool, ground } = lab.store.state.tools;
  assert.deepEqual({ tool, ground }, { tool: 'draw', ground: 7 });
  lab.session.beginDrawing({ x: 6, y: 5 }, false);
  lab.session.finishDrawing();
  assert.equal(lab.session.groundAt(41), 7);
  lab.engine.dispose();
});

test('water is picked, filled and taken back as what it is, and water is one more ground to a fill', () => {
  const lab = setUp();
  lab.session.openText('a.txt', 'S~~#\n...#\n...G\n');
  const before = snapshot(lab);
  assert.deepEqual(before.grounds.slice(0, 4), [1, 256, 256, 0]);
  const use = (/** @type {Partial<import('../../../web/model/drawing/tools.js').Tools>} */ tools) =>
    lab.store.update((state) => withTools(state, { ...state.tools, ...tools }));
  use({ tool: 'pick' });
  lab.session.beginDrawing({ x: 1, y: 0 }, false);
  assert.deepEqual([lab.store.state.tools.tool, lab.store.state.tools.ground], ['draw', GROUNDS.water]);
  // A stroke that begins on a wall makes it water: they are not the same ground.
  lab.session.beginDrawing({ x: 3, y: 0 }, false);
  lab.session.finishDrawing();
  assert.deepEqual(snapshot(lab).grounds.slice(0, 4), [1, 256, 256, 256]);
  use({ tool: 'fill', ground: GROUNDS.fire });
  lab.session.beginDrawing({ x: 2, y: 0 }, false);
  assert.deepEqual(snapshot(lab).grounds.slice(0, 8), [1, 512, 512, 512, 1, 1, 1, 0]);
  lab.session.setGround(1, GROUNDS.monster);
  assert.equal(keyOf(lab), 'status.wall_monster');
  assert.equal(lab.engine.result().outcome, 'found');
  for (let i = 0; i < 3; i++) lab.session.undo();
  assert.deepEqual(snapshot(lab), before);
  for (let i = 0; i < 3; i++) lab.session.redo();
  assert.deepEqual(snapshot(lab).grounds.slice(0, 4), [1, 768, 512, 512]);
  lab.session.clear();
  lab.session.undo();
  assert.deepEqual(snapshot(lab).grounds.slice(0, 4), [1, 768, 512, 512]);
  lab.session.resize(3, 2);
  assert.deepEqual(snapshot(lab).grounds, [1, 768, 512, 1, 1, 1]);
  lab.engine.dispose();
});

test('the largest board is filled, taken back and done again', () => {
  const lab = setUp();
  lab.session.resize(4096, 4096);
  lab.store.update((state) => withTools(state, { ...state.tools, tool: 'fill', ground: 0 }));
  lab.session.beginDrawing({ x: 4000, y: 4000 }, false);
  assert.equal(lab.session.groundAt(16_000_000), 0);
  lab.session.undo();
  assert.equal(lab.session.groundAt(16_000_000), 1);
  lab.session.redo();
  assert.equal(lab.session.groundAt(16_000_000), 0);
  lab.engine.dispose();
});
