// Editing over the real module: how the session changes a board, and that undo restores it, whatever was done.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GENERATORS, USUAL_PERCENT } from '../../../web/model/maps/generators.js';
import { PRESETS } from '../../../web/model/maps/presets.js';
import { withTools } from '../../../web/model/state.js';
import { BRUSHES, GROUNDS, TOOLS } from '../../../web/model/drawing/tools.js';
import { keyOf, setUp, snapshot } from '../../support/node/edited-session.mjs';
import { createRandom } from '../../support/node/random.mjs';

/**
 * Does anything that a visitor can do to the board.
 * @param {ReturnType<typeof setUp>} lab
 * @param {ReturnType<typeof createRandom>} chance
 */
function editAnything({ store, session }, { below, pick, chance }) {
  const { width, height } = store.state.board;
  const randomPoint = () => ({ x: below(width), y: below(height) });
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
      session.beginDrawing(randomPoint(), chance());
      session.drawTo(randomPoint());
      session.drawTo({ x: below(20) - 5, y: below(20) - 5 });
      return chance() ? session.finishDrawing() : session.cancelDrawing();
  }
}

test('after 200 random sequences over the real module undo restores the map of each point', () => {
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
        // Each gesture is one entry, and one that changes nothing is none.
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

test('a smaller board keeps its content, and ends that were cut off move to free cells', () => {
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

test('a map is made in the requested size, and a size out of bounds leaves the board', () => {
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
    assert.equal(lab.store.state.notice.isError, true);
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

test('a refusal changes nothing and is shown', () => {
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
