// A module that dies destroys nothing beside the board, whatever it died of.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Comparer } from '../../../web/places/lab/program/comparer.js';
import { TraceEvents } from '../../../web/session/trace-events.js';
import { PrintoutWriter } from '../../../web/lenses/lists/closed-list/closed-list-writer.js';
import { RaceSession } from '../../../web/places/race/session.js';
import { WorldSession } from '../../../web/places/world/session.js';
import { Engine } from '../../../web/engine/engine.js';
import { EngineError } from '../../../web/engine/engine-error.js';
import { GraphEngine } from '../../../web/engine/graph-engine.js';
import { WorldEngine } from '../../../web/engine/world-engine.js';
import { DEFAULT_SETTINGS } from '../../../web/engine/options.js';
import { Islands } from '../../../web/engine/jobs/islands.js';
import { ROW_STRIDE } from '../../../web/engine/layouts.js';
import { NO_RACE } from '../../../web/places/race/state.js';
import { Store } from '../../../web/model/store.js';
import { NO_WORLD } from '../../../web/places/world/state/world-state.js';
import { startDyingPlaces } from '../../support/node/dying-module.mjs';
import { setUp } from '../../support/node/dying-page.mjs';

/** @import { WorldState } from '../../../web/places/world/state/world-state.js' */
/** @import { RaceState } from '../../../web/places/race/state.js' */

test('graphs and worlds go on, too, unchanged and with all gestures', async () => {
  const { module, outcome } = await startDyingPlaces();
  const graph = new GraphEngine(new module.GraphLaboratory());
  graph.define([0, 0, 10, 0, 10, 10], ['A', 'B', 'C'], [0, 1, 10, 1, 2, 10]);
  const world = new WorldEngine(new module.WorldLaboratory());
  world.begin({ width: 8, height: 8, factors: new Uint8Array(64).fill(1) }, 'nowall', 7, '');
  world.act('a0,0.a2,2');
  const before = { graph: graph.definition(), script: world.script(), units: [...world.units()] };
  assert.ok(before.units.length > 0);
  outcome.dies = (name) => name === 'nodes' && outcome.instances === 1;
  graph.nodes();
  assert.equal(outcome.instances, 2);
  assert.deepEqual({ graph: graph.definition(), script: world.script(), units: [...world.units()] }, before);
});

test('in a race the lane that kills the engine says so, and the others are run again', async () => {
  const { module, outcome, clock, settle, store: page } = await setUp();
  const store = new Store(/** @type {RaceState} */ (NO_RACE));
  const session = new RaceSession(store, () => new Engine(new module.Laboratory()), clock);
  const setups = [DEFAULT_SETTINGS, { ...DEFAULT_SETTINGS, algorithm: /** @type {const} */ ('dijkstra') }];
  const board = { width: 30, height: 20, start: 0, goal: 599, revision: 1 };
  session.begin(board, new Uint8Array(600).fill(1), setups, { kind: 'squares' });
  // The first is done by then.
  outcome.dies = (name) => name === 'answer' && store.state.lanes[1]?.phase === 'running' && outcome.instances === 1;
  await settle();
  assert.equal(outcome.instances, 2);
  assert.deepEqual(
    store.state.lanes.map(({ phase }) => phase),
    ['settled', 'refused'],
  );
  assert.equal(store.state.lanes[1]?.reason?.code, 'module.trapped');
  assert.equal(session.engineOf(store.state.lanes[0]?.id ?? 0)?.result().outcome, 'found');
  assert.equal(page.state.search.phase, 'settled', 'and so is the search behind');
  session.change(store.state.lanes[1]?.id ?? 0, {});
  await settle();
  assert.deepEqual(
    store.state.lanes.map(({ phase }) => phase),
    ['settled', 'settled'],
  );
});

test('a world goes back to its tick with all gestures', async () => {
  const { clock, settle } = await setUp();
  const { module, outcome } = await startDyingPlaces();
  const world = new WorldEngine(new module.WorldLaboratory());
  const store = new Store(/** @type {WorldState} */ (NO_WORLD));
  const session = new WorldSession(store, world, clock, () => true);
  session.begin({ width: 12, height: 12, factors: new Uint8Array(144).fill(1), corner: 'nowall' }, 7, {});
  session.act('a0,0.a2,2.a5,5');
  session.seek(9);
  await settle();
  session.act('a7,7');
  await settle();
  const before = { units: [...world.units()], script: world.script(), tick: store.state.tick };
  assert.equal(before.tick, 9);
  outcome.dies = (name) => name === 'why' && outcome.instances === 1;
  const graph = new GraphEngine(new module.GraphLaboratory());
  graph.define([0, 0, 10, 0], ['A', 'B'], [0, 1, 10]);
  graph.why(0);
  await settle();
  assert.equal(outcome.instances, 2);
  assert.deepEqual({ units: [...world.units()], script: world.script(), tick: store.state.tick }, before);
  assert.equal(store.state.notice.isError, true);
});

test('reading steps of a lost search reports the death, not a wrong step; the next search has them', async () => {
  const { engine, outcome, settle, store, clock, session } = await setUp();
  const traceEvents = new TraceEvents(engine, store, clock);
  const { steps } = store.state.search.result;
  outcome.dies = (name) => name === 'printout' && outcome.instances === 1;
  for (const read of [() => engine.printout(1, steps), () => engine.log(1, steps)]) {
    assert.throws(read, (error) => error instanceof EngineError && error.reason.code === 'module.trapped');
  }
  assert.deepEqual(traceEvents.pushedIn(1), []);
  const text = await new PrintoutWriter(engine, clock).write(
    { header: '', line: () => '', steps, isOver: () => false },
    () => undefined,
  );
  assert.equal(text, null);
  await settle();
  assert.equal(engine.printout(1, steps).length, steps * ROW_STRIDE);
  // Another question: one that was fatal twice is not asked a third time.
  session.changeSettings({ algorithm: 'dijkstra' });
  await settle();
  outcome.dies = (name) => name === 'survey' && outcome.instances === 2;
  let known = 0;
  traceEvents.whenKnown(() => (known += 1));
  await settle();
  assert.deepEqual([known, outcome.instances, store.state.search.phase], [0, 3, 'settled']);
  traceEvents.whenKnown(() => (known += 1));
  await settle();
  assert.equal(known, 1);
});

test('background work that restarts with every answer dies twice, and then not again', async () => {
  const { module, outcome, settle, clock, store } = await setUp();
  let lost = 0;
  const islands = new Islands(
    () => new Engine(new module.Laboratory()),
    clock,
    () => (lost += islands.reason === null ? 0 : 1),
  );
  const copy = () => ({ width: 30, height: 20, factors: new Uint8Array(600).fill(1) });
  let begun = 0;
  const begin = () => {
    begun += 1;
    assert.ok(begun < 20, 'again and again');
    islands.begin(DEFAULT_SETTINGS, copy, function* () {});
  };
  store.subscribe((state, before) => {
    if (state.search.serial !== before.search.serial) begin();
  }, new AbortController().signal);
  outcome.dies = (name) => name === 'islands';
  begin();
  await settle();
  assert.equal(outcome.instances, 3);
  assert.ok(lost > 0, 'that is reported');
  assert.equal(store.state.search.phase, 'settled');
  assert.equal(store.state.notice.isError, true);
});

for (const call of ['restore', 'ask'])
  test(`what is compared after the other engine died in ${call} is compared on the current board`, async () => {
    /** @param {boolean} isFatal */
    const compared = async (isFatal) => {
      const { module, engine, store, session, settle, outcome, clock } = await setUp();
      const { signal } = new AbortController();
      const wait = (/** @type {() => void} */ task) => {
        clock.defer(task);
        return () => undefined;
      };
      const comparer = new Comparer({
        engine,
        createEngine: () => new Engine(new module.Laboratory()),
        store,
        clock: { ...clock, wait },
        isWanted: () => true,
        signal,
      });
      session.changeSettings({ program: 'csharp' });
      await settle();
      let asked = 0;
      outcome.dies = (name) => {
        // The page's own search comes first.
        if (name === 'ask') asked += 1;
        return isFatal && outcome.instances === 1 && name === call && (name === 'restore' || asked > 1);
      };
      session.resize(10, 9);
      await settle();
      assert.equal(outcome.instances, isFatal ? 2 : 1);
      const { phase, sides } = comparer.compared.state;
      return {
        phase,
        written: sides.written?.result.cost,
        corrected: sides.corrected?.result.cost,
        expanded: sides.corrected?.result.expanded,
      };
    };
    const expected = await compared(false);
    assert.equal(expected.phase, 'done');
    assert.deepEqual(await compared(true), expected);
  });
