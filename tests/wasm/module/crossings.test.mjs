// How often a gesture crosses into the module: once for the change, the search and the verdict, and once for each thing
// read from the answer, until it is drawn and explained. What panels read later, in idle time, is not included.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cellFacts } from '../../../web/canvas/cell-facts.js';
import { drawBoard } from '../../../web/canvas/layers/draw-board.js';
import { LIGHT } from '../../../web/canvas/palette.js';
import { Engine } from '../../../web/engine/engine.js';
import { LESTERS_FIGURE } from '../../../web/model/maps/first-figure.js';
import { showsPath, initialState } from '../../../web/model/state.js';
import { Store } from '../../../web/model/store.js';
import { Session } from '../../../web/session/session.js';
import { startDyingModule } from '../../support/node/dying-module.mjs';
import { createRecorder } from '../../support/fixtures/recorder.mjs';

/** A session on Lester's figure, drawn and explained with each change of its state. */
async function setUp() {
  const { module, outcome } = await startDyingModule();
  /** The calls of the laboratory's methods. @type {string[]} */
  const calls = [];
  outcome.dies = (name) => {
    calls.push(name);
    return false;
  };
  const engine = new Engine(new module.Laboratory());
  const store = new Store(initialState());
  const session = new Session(engine, store, { now: () => 0, defer: () => undefined });
  let pictures = 0;
  const { context } = createRecorder();
  store.subscribe((state) => {
    const { board, search, playback, display, cursor } = state;
    pictures += 1;
    cellFacts(state, engine, cursor.cell);
    engine.why(cursor.cell);
    drawBoard(
      context,
      {
        view: { scale: 60, left: 0, top: 0, ratio: 1 },
        canvas: { width: 420, height: 360 },
        palette: LIGHT,
        ...{ source: engine, board, display, hasSearch: true, showsPath: showsPath(state), isByOrder: false },
        ...{ current: playback.position.current, steps: search.result.steps, survey: null, content: search },
      },
      { draw: () => true },
    );
  }, new AbortController().signal);
  session.openPreset(LESTERS_FIGURE);
  return { session, store, calls, picturesOf: () => pictures };
}

/** @param {Awaited<ReturnType<typeof setUp>>} page @param {() => unknown} gesture */
function callsDuring({ calls, picturesOf }, gesture) {
  const before = picturesOf();
  calls.length = 0;
  gesture();
  return { pictures: picturesOf() - before, calls: [...calls] };
}

test('a painted wall, and one that is undone, cross five times at most, one of them the gesture itself', async () => {
  const page = await setUp();
  const { session, store } = page;
  const painted = callsDuring(page, () => session.paint(Uint32Array.of(30), 0));
  assert.deepEqual(painted, { pictures: 1, calls: ['ask', 'cells', 'why', 'statuses'] });
  assert.equal(store.state.referee.verdict?.state, 'judged');
  const undone = callsDuring(page, () => session.undo());
  assert.deepEqual(undone, painted);
});

test('a moved end also asks where it may be placed', async () => {
  const page = await setUp();
  const { calls } = callsDuring(page, () => page.session.moveEnd('goal', 0));
  assert.deepEqual(calls, ['nearestFree', 'ask', 'cells', 'why', 'statuses']);
});

test('a step is set and read', async () => {
  const page = await setUp();
  const { calls } = callsDuring(page, () => page.session.jump(3));
  assert.deepEqual(calls, ['seek', 'position', 'cells', 'why', 'statuses']);
});
