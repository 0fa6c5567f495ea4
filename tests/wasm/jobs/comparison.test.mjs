// A program beside its corrected run: both are really run and judged, each once and only when needed.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Comparer } from '../../../web/places/lab/program/comparer.js';
import { Session } from '../../../web/session/session.js';
import { Engine } from '../../../web/engine/engine.js';
import { HEURISTICS, PROGRAMS } from '../../../web/engine/options.js';
import { rowOf, whySentence } from '../../../web/places/lab/program/program-sentences.js';
import { translator } from '../../support/node/words.mjs';
import { PROGRAM_PRESETS } from '../../../web/dialogs/gallery/program-presets.js';
import { initialState } from '../../../web/model/state.js';
import { Store } from '../../../web/model/store.js';
import { loadModule, search } from '../../support/node/module.mjs';
import { createRandom } from '../../support/node/random.mjs';

const module = await loadModule();
const en = translator('en');

/** A page without a page: what is deferred or waits is done when run() is called. */
function setUp() {
  /** @type {Set<() => void>} */
  const tasks = new Set();
  const clock = {
    now: () => 0,
    defer: (/** @type {() => void} */ task) => void tasks.add(task),
    wait: (/** @type {() => void} */ task) => {
      tasks.add(task);
      return () => void tasks.delete(task);
    },
  };
  const counts = { engines: 0, disposed: 0, begun: 0, restored: 0 };
  class Counted extends Engine {
    /** @param {Parameters<Engine['ask']>} question */
    ask(...question) {
      counts.begun += 1;
      return super.ask(...question);
    }

    /** @param {Parameters<Engine['restore']>} board */
    restore(...board) {
      counts.restored += 1;
      super.restore(...board);
    }

    dispose() {
      counts.disposed += 1;
      super.dispose();
    }
  }
  const createEngine = () => {
    counts.engines += 1;
    return new Counted(new module.Laboratory());
  };
  const engine = new Engine(new module.Laboratory());
  const store = new Store(initialState());
  const session = new Session(engine, store, clock);
  const { signal } = new AbortController();
  const isWanted = () => true;
  const { compared } = new Comparer({ engine, createEngine, store, clock, isWanted, signal });
  const run = () => {
    for (const task of tasks) {
      tasks.delete(task);
      task();
    }
  };
  return { engine, store, session, compared, counts, run };
}

/** @param {string} id */
function preset(id) {
  const found = PROGRAM_PRESETS.find((one) => one.id === id);
  assert.ok(found, id);
  return found;
}

/** @param {ReturnType<typeof setUp>} page */
const rowsOf = ({ store, compared }) =>
  /** @type {const} */ (['written', 'corrected']).map((run) => {
    const { cost, expanded, verdict } = rowOf(store.state, compared.state.sides[run], en);
    return [cost, expanded, verdict];
  });

const ROWS = Object.freeze({
  unity: [
    ['9', '13', '28.6% longer'],
    ['7', '12', 'optimal'],
  ],
  csharp: [
    ['38', '5', 'optimal'],
    ['38', '4', 'optimal'],
  ],
  cpp: [
    ['58', '10', '16.0% longer'],
    ['50', '8', 'optimal'],
  ],
  gameserver: [
    ['7', '8', '40.0% longer'],
    ['5', '6', 'optimal'],
  ],
  crowd: [
    ['150', '22', '66.7% longer'],
    ['90', '10', 'optimal'],
  ],
  slides: [
    ['19', '30', 'optimal'],
    ['19', '30', 'optimal'],
  ],
});

const REASONS = Object.freeze({
  unity: /^As written, its bug/,
  csharp: /^As written: Guaranteed/,
  cpp: /^As written: \(3,2\) was open at G 28\. A path to it for 20 was found later/,
  gameserver: /^As written, its bug/,
  crowd: /^As written, its bug/,
  slides: /^As written: Optimal this time/,
});

test('both runs are in the table, with the same numbers', () => {
  const page = setUp();
  for (const id of /** @type {(keyof typeof ROWS)[]} */ (Object.keys(ROWS))) {
    page.session.openPreset(preset(id));
    page.run();
    assert.equal(page.compared.state.phase, 'done', id);
    assert.deepEqual(rowsOf(page), ROWS[id], id);
    assert.match(whySentence(page.store.state, page.compared.state.sides.written, en), REASONS[id]);
  }
  assert.equal(page.counts.engines, 1);
});

test('putting the other run on the board repeats no comparison, and keeps the step', () => {
  const page = setUp();
  const { session, store, counts } = page;
  session.openPreset(preset('cpp'));
  page.run();
  assert.equal(counts.begun, 1);
  session.jump(3);
  session.changeSettings({ corrected: true });
  page.run();
  assert.deepEqual([store.state.search.result.cost, store.state.playback.position.step], [50, 3]);
  assert.deepEqual(rowsOf(page), ROWS.cpp);
  assert.deepEqual([counts.begun, counts.restored], [1, 1]);
});

test('other ends start another comparison, another board is transferred too', () => {
  const page = setUp();
  const { session, counts, compared } = page;
  session.openPreset(preset('crowd'));
  page.run();
  session.moveEnd('goal', 8);
  assert.equal(compared.state.phase, 'running');
  page.run();
  assert.deepEqual([counts.begun, counts.restored], [2, 1]);
  assert.equal(compared.state.phase, 'done');
  // A gap in the wall, which both runs use.
  session.paint([38, 39, 40, 41, 42], 1);
  session.paint([29, 30, 31, 32, 33], 1);
  page.run();
  assert.deepEqual([counts.begun, counts.restored], [3, 2]);
  const { sides } = compared.state;
  assert.ok((sides.written?.result.cost ?? 0) >= (sides.corrected?.result.cost ?? Infinity));
});

test('without a program there is no second engine, nor on a board that is too large', () => {
  const page = setUp();
  const { session, counts, compared } = page;
  session.openPreset(preset('slides'));
  page.run();
  assert.deepEqual([counts.engines, counts.disposed], [1, 0]);
  session.changeSettings({ program: 'none' });
  assert.deepEqual([compared.state.phase, compared.state.sides.written], ['none', null]);
  assert.equal(counts.disposed, 1);

  session.resize(1025, 1024);
  session.changeSettings({ program: 'slides' });
  page.run();
  assert.equal(compared.state.phase, 'too-large');
  assert.deepEqual([counts.engines, counts.disposed], [1, 1]);
  session.resize(9, 9);
  page.run();
  assert.equal(compared.state.phase, 'done');
  assert.deepEqual([counts.engines, counts.restored], [2, 2]);
});

test('whatever is changed, and whenever, the table agrees with the two searches', () => {
  const page = setUp();
  const { store, session, compared } = page;
  session.openPreset(preset('unity'));
  const { below, chance, pick } = createRandom(11);
  const lab = new module.Laboratory();
  for (let round = 0; round < 60; round++) {
    const { width, height } = store.state.board;
    for (let times = 1 + below(4); times > 0; times--) {
      const cell = below(width * height);
      pick([
        () => session.paint([cell], pick([0, 1, 3])),
        () => session.moveEnd(pick(['start', 'goal']), cell),
        () => session.changeSettings({ corrected: chance() }),
        () => session.changeSettings({ program: pick(PROGRAMS.slice(1)), heuristic: pick(HEURISTICS) }),
        () => page.run(),
      ])();
    }
    page.run();
    assert.equal(compared.state.phase, 'done');
    const { settings, board } = store.state;
    assert.ok(lab.restore(width, height, page.engine.factors().slice()).ok);
    for (const run of /** @type {const} */ (['written', 'corrected'])) {
      const right = search(lab, { ...settings, corrected: run === 'corrected' }, board.start, board.goal);
      while (lab.judge(1000) === 'judging');
      const side = compared.state.sides[run];
      assert.deepEqual(side?.result, right, `${round} ${settings.program} ${run}`);
      assert.deepEqual(side?.verdict, lab.verdict(), `${round} ${settings.program} ${run}`);
    }
  }
});
