// Long work beside the board whose module dies, of it or of something else, does not stop silently: its
// owner gets the reason, and can start it again.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Permalink } from '../../../web/session/permalink.js';
import { Comparison } from '../../../web/engine/jobs/comparison.js';
import { DeadEnds } from '../../../web/engine/jobs/dead-ends.js';
import { Engine } from '../../../web/engine/engine.js';
import { GraphEngine } from '../../../web/engine/graph-engine.js';
import { GrowthRun } from '../../../web/engine/jobs/growth-run.js';
import { Islands } from '../../../web/engine/jobs/islands.js';
import { ListTiming } from '../../../web/engine/jobs/list-timing.js';
import { OpenListInspector } from '../../../web/engine/jobs/open-list-inspector.js';
import { DEFAULT_SETTINGS } from '../../../web/engine/options.js';
import { PairsTable } from '../../../web/engine/jobs/pairs-table.js';
import { PathMethods } from '../../../web/engine/jobs/path-methods.js';
import { ScenarioRun } from '../../../web/engine/jobs/scenario-run.js';
import { TradeOff } from '../../../web/places/race/trade-off/searches.js';
import { SCENARIO_FIELDS, SCENARIO_STRIDE } from '../../../web/engine/layouts.js';
import { WorldEngine } from '../../../web/engine/world-engine.js';
import { WorldTrials } from '../../../web/engine/jobs/world-trials.js';
import { LESTERS_FIGURE } from '../../../web/model/maps/first-figure.js';
import { Store } from '../../../web/model/store.js';
import { startDyingPlaces } from '../../support/node/dying-module.mjs';
import { setUp } from '../../support/node/dying-page.mjs';

/** @import { Appearance } from '../../../web/model/appearance.js' */
/** @import { Reason } from 'astrolabe-module' */
/** @typedef {{ now: () => number, defer: (task: () => void) => void }} Clock */
/**
 * @typedef {object} Tools
 * @property {() => Engine} newEngine
 * @property {() => WorldEngine} newWorld
 * @property {Clock} clock
 * @property {(code: string) => void} lost
 * @property {() => void} done
 */
/** What it may die of, and what begins it. @typedef {[string, (tools: Tools) => () => unknown]} Work */

const [SIDE, GOAL] = [40, 1599];
const BOARD = { width: SIDE, height: SIDE, factors: new Uint8Array(SIDE * SIDE).fill(1) };
const QUESTION = { settings: DEFAULT_SETTINGS, start: 0, goal: GOAL };
const TRIAL = {
  name: 'a',
  ticks: 300,
  from: 0,
  world: {
    width: 12,
    height: 12,
    factors: new Uint8Array(144).fill(1),
    corner: /** @type {const} */ ('nowall'),
    seed: 7,
  },
  script: '',
};

/** @param {number} count */
function scenarioRows(count) {
  const rows = new Float64Array(count * SCENARIO_STRIDE);
  for (let row = 0; row < count; row++) {
    for (const [field, value] of Object.entries({ width: SIDE, height: SIDE, start: 0, goal: GOAL })) {
      rows[row * SCENARIO_STRIDE + SCENARIO_FIELDS[/** @type {keyof typeof SCENARIO_FIELDS} */ (field)]] = value;
    }
  }
  return rows;
}

/** Reports a run by its phase. @param {{ phase: string, reason: Reason | null }} run @param {Tools} tools */
function reportPhase({ phase, reason }, { lost, done }) {
  if (phase === 'refused') lost(reason?.code ?? '');
  if (phase === 'done') done();
}

/** @type {Readonly<Record<string, Work>>} */
const WORKS = {
  'dead ends': [
    'advanceJob',
    (tools) => {
      const work = new DeadEnds(tools.newEngine, tools.clock, () => reportPhase(work, tools));
      return () => work.begin(QUESTION, true, 'board', () => BOARD);
    },
  ],
  islands: [
    'islands',
    (tools) => {
      const work = new Islands(tools.newEngine, tools.clock, () => reportPhase(work, tools));
      return () =>
        work.begin(
          DEFAULT_SETTINGS,
          () => BOARD,
          function* () {
            for (let piece = 0; piece < 100; piece++) yield;
          },
        );
    },
  ],
  'path quality': [
    'advanceJob',
    (tools) => {
      const work = new PathMethods(tools.newEngine, tools.clock, () => reportPhase(work, tools));
      return () => work.begin({ ...QUESTION, turnPenalty: 100 }, BOARD);
    },
  ],
  'open list': [
    'advanceJob',
    (tools) => {
      const work = new OpenListInspector(tools.newEngine, tools.clock, () => reportPhase(work, tools));
      return () => work.begin(QUESTION, BOARD);
    },
  ],
  'times of lists': [
    'advanceJob',
    (tools) => {
      const work = new ListTiming(tools.newEngine, tools.clock, () => reportPhase(work, tools));
      return () => work.begin(QUESTION, BOARD);
    },
  ],
  'table of pairs': [
    'advanceJob',
    (tools) => {
      const work = new PairsTable(tools.newEngine, tools.clock, () => reportPhase(work, tools));
      return () => {
        work.take(DEFAULT_SETTINGS, BOARD);
        work.begin('search-per-cell', DEFAULT_SETTINGS);
      };
    },
  ],
  comparison: [
    'ask',
    ({ newEngine, clock, lost, done }) => {
      const work = new Comparison(newEngine, clock, done, () => lost('module.trapped'));
      return () => work.begin(QUESTION, BOARD);
    },
  ],
  growth: [
    'answer',
    (tools) => {
      const work = new GrowthRun(tools.newEngine, tools.clock, () => reportPhase(work, tools));
      return () => work.begin([DEFAULT_SETTINGS], { kind: 'random', percent: 20, seed: 1 });
    },
  ],
  scenario: [
    'answer',
    (tools) => {
      const work = new ScenarioRun(tools.newEngine, tools.clock, () => reportPhase(work, tools));
      return () => work.begin(scenarioRows(500), DEFAULT_SETTINGS, BOARD);
    },
  ],
  'trade-off': [
    'answer',
    (tools) => {
      const work = new TradeOff(tools.newEngine, tools.clock, () => reportPhase(work, tools));
      const variants = Array.from({ length: 60 }, () => ({
        name: /** @type {const} */ ('plain'),
        settings: DEFAULT_SETTINGS,
        factors: BOARD.factors,
      }));
      return () => work.begin({ start: 0, goal: GOAL }, BOARD, /** @type {any} */ (variants));
    },
  ],
  trials: [
    'seek',
    (tools) => {
      const work = new WorldTrials(tools.newWorld, tools.clock, () => reportPhase(work, tools));
      return () => work.begin(/** @type {any} */ ([TRIAL]));
    },
  ],
};

for (const [name, [call, make]] of Object.entries(WORKS)) {
  for (const cause of ['itself', 'something else']) {
    test(`${name}: a module that dies of ${cause} is reported, and the work can be started again`, async () => {
      const { clock, settle, ...page } = await setUp();
      const places = await startDyingPlaces();
      const { outcome } = name === 'trials' ? places : page;
      const other = new GraphEngine(new places.module.GraphLaboratory());
      other.define([0, 0, 10, 0], ['A', 'B'], [0, 1, 10]);
      const seen = { lost: /** @type {string[]} */ ([]), isDone: false };
      let tasks = 0;
      const begin = make({
        newEngine: () => new Engine(new page.module.Laboratory()),
        newWorld: () => new WorldEngine(new places.module.WorldLaboratory()),
        clock: {
          now: clock.now,
          defer: (task) => {
            clock.defer(() => {
              task();
              tasks += 1;
              if (cause === 'itself' || tasks !== 1) return;
              outcome.dies = (what) => what === 'why' && outcome.instances === 1;
              page.engine.why(0);
              other.why(0);
            });
          },
        },
        lost: (code) => seen.lost.push(code),
        done: () => (seen.isDone = true),
      });
      if (cause === 'itself') outcome.dies = (what) => what === call && outcome.instances === 1;
      await begin();
      await settle();
      assert.equal(outcome.instances, 2, 'it died');
      assert.ok(seen.lost.length <= 1, 'once');
      // The gap between two searches continues by itself.
      if (cause === 'itself' || !seen.isDone) assert.deepEqual(seen, { lost: ['module.trapped'], isDone: false });
      Object.assign(seen, { lost: [], isDone: false });
      await begin();
      await settle();
      assert.deepEqual(seen, { lost: [], isDone: true });
    });
  }
}

test('the text of a link: work that killed the module is started again on request', async () => {
  const { engine, store, session, clock, outcome, settle } = await setUp();
  const appearance = new Store(/** @type {Appearance} */ ({ theme: 'system', language: 'en' }));
  const permalink = new Permalink({ engine, store, appearance, session, clock, signal: new AbortController().signal });
  session.openPreset(LESTERS_FIGURE);
  await settle();
  // One death is repaired by the next module.
  outcome.dies = (what) => what === 'advanceMapToLink' && outcome.instances <= 2;
  let made = 0;
  permalink.prepare(() => (made += 1));
  await settle();
  assert.deepEqual([made, outcome.instances], [0, 3]);
  permalink.prepare(() => (made += 1));
  assert.deepEqual([made, outcome.instances], [1, 3]);
});
