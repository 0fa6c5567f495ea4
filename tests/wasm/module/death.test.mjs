// A module that dies, by a trap or for lack of memory, takes nothing of the visitor's with it: board, settings and
// history are as they were or as the visitor wanted them, and the next search works.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isSameSettings } from '../../../web/model/settings.js';
import { allowMemory, refuseMemory, watchMemory } from '../../support/node/dying-module.mjs';
import { createRandom } from '../../support/node/random.mjs';
import { codesOf, seen, setUp } from '../../support/node/dying-page.mjs';

/** @import { Lab } from '../../support/node/dying-page.mjs' */

const MAP = `type octile\nheight 40\nwidth 40\nmap\n${`${'.'.repeat(40)}\n`.repeat(20)}${`${'.'.repeat(39)}@\n`.repeat(20)}`;

/** A whole visit, in pieces between which the page comes to rest. @type {((lab: Lab) => void)[]} */
const VISIT = [
  ({ session }) => {
    session.beginGesture();
    session.paint(Uint32Array.of(3, 4, 5), 0);
    session.paint(Uint32Array.of(13, 14), 0);
    session.paint(Uint32Array.of(20), 0);
    session.endGesture();
  },
  ({ session }) => session.moveEnd('goal', 33),
  ({ session }) => session.seek(2),
  ({ session }) => session.changeDisplay({ xray: true }),
  ({ session }) => session.changeSettings({ algorithm: 'jps' }),
  ({ session }) => session.undo(),
  ({ session }) => void session.openText('a.map', MAP),
  ({ session }) => void session.paint(Uint32Array.of(100, 101, 102), 300),
  ({ session }) => session.undo(),
  ({ session }) => session.undo(),
  ({ session }) => session.redo(),
  ({ session }) => session.generate('maze', { width: 30, height: 20, percent: 0, seed: 5 }),
  ({ session }) => session.resize(25, 25),
  ({ session }) => session.undo(),
  ({ session }) => session.clear(),
  ({ session }) => session.changeSettings({ algorithm: 'dijkstra' }),
];

/** Undo one after the other back to the first board, then redo all of them. @param {Lab} lab */
async function expectHistoryWhole(lab) {
  const { session, store, settle } = lab;
  const last = seen(lab);
  let steps = 0;
  while (store.state.history.past.length > 0) {
    const { length } = store.state.history.past;
    session.undo();
    await settle();
    assert.equal(store.state.history.past.length, length - 1, 'undo goes on');
    steps += 1;
  }
  const first = seen(lab);
  for (; steps > 0; steps--) {
    session.redo();
    await settle();
  }
  assert.equal(store.state.history.future.length, 0);
  assert.deepEqual(seen(lab), last, 'redo leads back to where undo began');
  return first;
}

/** @param {Lab} lab */
async function expectNextSearchWorks({ session, store, settle }) {
  const { start } = store.state.board;
  session.moveEnd('start', start === 0 ? 1 : 0);
  session.changeSettings({ algorithm: 'astar', heuristic: 'octile' });
  await settle();
  assert.equal(store.state.search.phase, 'settled');
  assert.equal(store.state.notice.isError, false);
}

test('the page survives a death at any call of a whole visit, and undo leads back to its first board', async () => {
  const whole = await setUp();
  const before = whole.outcome.calls;
  const firstBoard = seen(whole);
  /** What is visible after each piece. @type {ReturnType<typeof seen>[]} */
  const expected = [firstBoard];
  for (const piece of VISIT) {
    piece(whole);
    await whole.settle();
    expected.push(seen(whole));
  }
  const { calls } = whole.outcome;
  assert.deepEqual(await expectHistoryWhole(whole), firstBoard);

  const { below } = createRandom(20);
  const count = Math.min(Number(process.env['ASTROLABE_CASES'] ?? 30), 100);
  for (let run = 0; run < count; run++) {
    const at = before + 1 + below(calls - before);
    const lab = await setUp();
    lab.outcome.dies = (_, call) => call === at;
    let isAsExpected = true;
    for (const [index, piece] of VISIT.entries()) {
      const then = seen(lab);
      const deaths = lab.outcome.instances;
      piece(lab);
      await lab.settle();
      const now = seen(lab);
      if (lab.outcome.instances > deaths || !isAsExpected) {
        // It was done, or not at all, or as far as the stroke had come.
        const isDone = isSame(now, expected[index + 1] ?? now);
        if (!isDone && index > 0 && isAsExpected) assert.deepEqual(now, then, `call ${at}, in piece ${index}`);
        isAsExpected = isDone;
      } else assert.deepEqual(now, expected[index + 1], `call ${at}, piece ${index}`);
      if (lab.outcome.instances > deaths) {
        const isReported = codesOf(lab).includes('module.trapped');
        assert.ok(isReported, `call ${at}, in piece ${index}: says ${codesOf(lab)}`);
        assert.equal(lab.store.state.notice.isError, true);
      }
    }
    assert.equal(lab.outcome.instances, 2, `call ${at}: one death`);
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
  const { session, engine, outcome } = lab;
  const first = seen(lab);
  session.beginGesture();
  session.paint(Uint32Array.of(3, 4), 0);
  outcome.dies = (name) => name === 'ask' && outcome.instances === 1;
  session.paint(Uint32Array.of(5), 0);
  session.paint(Uint32Array.of(6), 0);
  session.endGesture();
  await lab.settle();
  assert.equal(outcome.instances, 2);
  assert.deepEqual([...engine.grounds().slice(3, 7)], [0, 0, 0, 0]);
  assert.equal(lab.store.state.search.phase, 'settled');
  assert.ok(codesOf(lab).includes('module.trapped'));
  assert.deepEqual(await expectHistoryWhole(lab), first);
  assert.equal(lab.store.state.history.past.length, 1, 'one stroke');
  await expectNextSearchWorks(lab);
});

test('a search that kills the engine is not repeated until the board or the settings change', async () => {
  const lab = await setUp();
  const { session, store, outcome, settle } = lab;
  outcome.dies = (name) => name === 'ask';
  session.changeSettings({ algorithm: 'dijkstra' });
  await settle();
  assert.equal(outcome.instances, 2);
  assert.deepEqual([store.state.search.phase, store.state.settings.algorithm], ['refused', 'dijkstra']);
  assert.deepEqual(codesOf(lab), ['module.trapped']);
  assert.equal(store.state.notice.isError, true);
  outcome.dies = () => false;
  session.search();
  await settle();
  assert.equal(store.state.search.phase, 'refused');
  assert.deepEqual(codesOf(lab), ['module.trapped']);
  session.undo();
  await settle();
  assert.equal(store.state.search.phase, 'settled');
  session.redo();
  await settle();
  assert.equal(store.state.search.phase, 'refused', 'the same question');
  session.paint(Uint32Array.of(3), 0);
  await settle();
  assert.equal(store.state.search.phase, 'settled', 'another board');
});

test('where every search is fatal, a second one is the last with these settings on a board of this size', async () => {
  const lab = await setUp();
  const { session, store, outcome, settle } = lab;
  outcome.dies = (name) => name === 'ask';
  for (let cell = 0; cell < 6; cell++) {
    session.paint(Uint32Array.of(cell), cell % 2 === 0 ? 0 : 5);
    await settle();
  }
  assert.equal(outcome.instances, 3);
  assert.equal(store.state.search.phase, 'refused');
  outcome.dies = () => false;
  session.paint(Uint32Array.of(8), 0);
  await settle();
  assert.equal(store.state.search.phase, 'refused');
  session.changeSettings({ algorithm: 'dijkstra' });
  await settle();
  assert.equal(store.state.search.phase, 'settled');
});

test('a view that draws a search and dies each time comes to rest without that search', async () => {
  const lab = await setUp();
  // So large that the referee has to be called again for it.
  lab.session.resize(120, 100);
  await lab.settle();
  lab.outcome.dies = (name) => name === 'judge';
  lab.session.paint(Uint32Array.of(3), 0);
  await lab.settle();
  assert.ok(lab.outcome.instances <= 4, `${lab.outcome.instances} instances`);
  assert.equal(lab.store.state.search.phase, 'refused');
  assert.equal(lab.engine.factors()[3], 0);
});

test('memory refused from any tenth call of a visit to large boards on, and from each that asks for more, leaves board and history, and is shown', async () => {
  const side = 600;
  const big = `type octile\nheight ${side}\nwidth ${side}\nmap\n${`${'.'.repeat(side)}\n`.repeat(side)}`;
  /** @type {((lab: Lab) => void)[]} */
  const pieces = [
    ({ session }) => void session.paint(Uint32Array.of(3, 4), 0),
    ({ session }) => void session.openText('big.map', big),
    ({ session }) => session.changeSettings({ algorithm: 'bidirectional' }),
    ({ engine }) => void engine.why(0),
    ({ session }) => session.undo(),
    ({ session }) => session.undo(),
    ({ session }) => session.redo(),
    ({ session }) => session.resize(700, 700),
  ];
  /** Calls of the visit in which memory grows: how many there are is up to the version of Emscripten. @type {Set<number>} */
  const growing = new Set();
  /** Each time as in a page of its own. @param {number} from the call that is refused first */
  const visit = async (from) => {
    const lab = await setUp();
    const first = seen(lab);
    const { calls } = lab.outcome;
    if (from === Infinity) watchMemory(() => growing.add(lab.outcome.calls - calls));
    lab.outcome.dies = (_, call) => {
      if (call === calls + from) refuseMemory();
      return false;
    };
    let refusals = 0;
    for (const piece of pieces) {
      const { instances } = lab.outcome;
      piece(lab);
      await lab.settle();
      if (from !== Infinity) allowMemory();
      if (lab.outcome.instances === instances) continue;
      refusals += 1;
      assert.ok(codesOf(lab).includes('module.out_of_memory'), codesOf(lab).join());
      assert.equal(lab.store.state.notice.isError, true);
    }
    const made = lab.outcome.calls - calls;
    while (lab.store.state.history.past.length > 0) {
      lab.session.undo();
      await lab.settle();
    }
    assert.deepEqual(seen(lab), first);
    await expectNextSearchWorks(lab);
    return { made, refusals };
  };
  const { made } = await visit(Infinity);
  allowMemory();
  const inVisit = [...growing].filter((call) => call >= 1 && call <= made);
  assert.ok(inVisit.length >= 1, `memory grew in calls ${[...growing].join()} of ${made}`);
  for (let call = 1; call <= made; call += 10) await visit(call);
  for (const call of inVisit.slice(0, 8)) assert.ok((await visit(call)).refusals >= 1, `call ${call}`);
});

test('a module that may not start again says so, and goes on with its board as soon as it may', async () => {
  const lab = await setUp();
  const { Instance } = WebAssembly;
  lab.session.paint(Uint32Array.of(3), 0);
  await lab.settle();
  const before = seen(lab);
  lab.outcome.dies = (name) => name === 'ask' && lab.outcome.instances === 1;
  // @ts-expect-error: no class any more
  WebAssembly.Instance = function () {
    throw new RangeError('WebAssembly.Instance(): Out of memory: Cannot allocate Wasm memory for new instance');
  };
  try {
    lab.session.changeSettings({ algorithm: 'dijkstra' });
  } finally {
    await Promise.resolve();
    WebAssembly.Instance = Instance;
  }
  await lab.settle();
  assert.equal(lab.store.state.notice.isError, true);
  await new Promise((resolve) => setTimeout(resolve));
  assert.deepEqual(seen(lab).grounds, before.grounds);
  await expectNextSearchWorks(lab);
});

test('where the board finds no room in a fresh module either, it says so, and comes back with the memory', async () => {
  const lab = await setUp();
  lab.session.paint(Uint32Array.of(3), 0);
  await lab.settle();
  const before = seen(lab);
  lab.outcome.dies = (name) => name === 'ask' || (name === 'restore' && lab.outcome.instances > 1);
  lab.session.changeSettings({ algorithm: 'dijkstra' });
  await lab.settle();
  assert.ok(lab.outcome.instances <= 4, `${lab.outcome.instances} instances`);
  assert.deepEqual(codesOf(lab), ['module.not_restarted']);
  lab.outcome.dies = () => false;
  await new Promise((resolve) => setTimeout(resolve));
  assert.deepEqual(seen(lab).grounds, before.grounds);
  await expectNextSearchWorks(lab);
});
