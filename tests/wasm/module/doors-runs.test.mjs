// The engine's work in slices, by random calls: begun, stopped, asked and disposed in any order, on boards
// and settings of any kind that the types allow. Each is answered, or refused with an EngineError; nothing hangs, and a
// fresh one works as before. The count of calls is that of doors.test.mjs.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inspect } from 'node:util';
import { BatchRun } from '../../../web/engine/jobs/batch-run.js';
import { Comparison } from '../../../web/engine/jobs/comparison.js';
import { CheckEngine } from '../../../web/engine/check-engine.js';
import { DeadEnds } from '../../../web/engine/jobs/dead-ends.js';
import { EngineError } from '../../../web/engine/engine-error.js';
import { Engine } from '../../../web/engine/engine.js';
import { GrowthRun } from '../../../web/engine/jobs/growth-run.js';
import { Islands } from '../../../web/engine/jobs/islands.js';
import { Judge } from '../../../web/engine/jobs/judge.js';
import { ListTiming } from '../../../web/engine/jobs/list-timing.js';
import { MapReading } from '../../../web/engine/jobs/map-reading.js';
import { OpenListInspector } from '../../../web/engine/jobs/open-list-inspector.js';
import { OrderCheck } from '../../../web/engine/jobs/order-check.js';
import { PairsTable } from '../../../web/engine/jobs/pairs-table.js';
import { PathCheck } from '../../../web/engine/jobs/path-check.js';
import { PathMethods } from '../../../web/engine/jobs/path-methods.js';
import { RaceLane } from '../../../web/places/race/lane.js';
import { ScenarioReader } from '../../../web/engine/jobs/scenario-reader.js';
import { ScenarioRun } from '../../../web/engine/jobs/scenario-run.js';
import { SearchRunner } from '../../../web/engine/jobs/search-runner.js';
import { TradeOff } from '../../../web/places/race/trade-off/searches.js';
import { WorldEngine } from '../../../web/engine/world-engine.js';
import { WorldTrials } from '../../../web/engine/jobs/world-trials.js';
import { XraySurvey } from '../../../web/engine/jobs/xray-survey.js';
import { loadModules } from '../../support/node/module.mjs';
import { valuesFrom } from '../../support/node/odd-values.mjs';
import { createRandom } from '../../support/node/random.mjs';
import { glob } from '../../support/node/files.mjs';
import { membersOf } from '../../support/node/typed-members.mjs';

const CALLS = Number(process.env['ASTROLABE_CALLS'] ?? 20_000) / 10;
const STRETCH = 20;
/** Tasks that are run after a call, as far as there are any; the rest waits for the next. */
const TASKS = 12;
/** Pieces of what is worked through step by step. */
const PIECES = 200;

const module = await loadModules();
const newEngine = () => {
  const engine = new Engine(new module.Laboratory());
  engine.clear(7, 6);
  return engine;
};
const nothing = () => undefined;

/** Tasks that wait until they are run, and a clock that advances with each reading. */
function createClock() {
  /** @type {(() => void)[]} */
  const tasks = [];
  let time = 0;
  return { tasks, now: () => (time += 0.4), defer: (/** @type {() => void} */ task) => void tasks.push(task) };
}

/** @type {Readonly<Record<string, (clock: ReturnType<typeof createClock>) => object>>} */
const MAKES = {
  BatchRun: (clock) => new BatchRun(newEngine, clock, nothing),
  Comparison: (clock) => new Comparison(newEngine, clock, nothing, nothing),
  DeadEnds: (clock) => new DeadEnds(newEngine, clock, nothing),
  GrowthRun: (clock) => new GrowthRun(newEngine, clock, nothing),
  Islands: (clock) => new Islands(newEngine, clock, nothing),
  Judge: (clock) => new Judge(newEngine(), clock.now),
  ListTiming: (clock) => new ListTiming(newEngine, clock, nothing),
  // What is read is awaited before a task is run.
  MapReading: (clock) => new MapReading(newEngine(), { now: clock.now, defer: queueMicrotask }),
  OrderCheck: (clock) => new OrderCheck(() => new CheckEngine(new module.CheckLaboratory()), clock, nothing),
  OpenListInspector: (clock) => new OpenListInspector(newEngine, clock, nothing),
  PairsTable: (clock) => new PairsTable(newEngine, clock, nothing),
  PathCheck: (clock) => new PathCheck(newEngine, clock, nothing),
  PathMethods: (clock) => new PathMethods(newEngine, clock, nothing),
  RaceLane: (clock) => new RaceLane(newEngine(), clock.now),
  ScenarioReader: () => new ScenarioReader(newEngine(), 'version 1\n0 a.map 8 8 0 0 7 7 9.9\n'),
  ScenarioRun: (clock) => new ScenarioRun(newEngine, clock, nothing),
  SearchRunner: (clock) =>
    new SearchRunner({ engine: newEngine(), ...clock, onRunning: nothing, onSettled: nothing, onRefused: nothing }),
  TradeOff: (clock) => new TradeOff(newEngine, clock, nothing),
  WorldTrials: (clock) => new WorldTrials(() => new WorldEngine(new module.WorldLaboratory()), clock, nothing),
  XraySurvey: () => new XraySurvey(newEngine()),
};
/** The doors themselves, tested by doors.test.mjs; what living-module.js keeps by itself; what has no
 * engine; and what is tested through its subclasses, or through what gives it an engine. */
const OTHERS = [
  ...[
    'CheckEngine',
    'Engine',
    'EngineError',
    'FigureEngine',
    'GraphEngine',
    'WorldEngine',
    'Job',
    'SearchEngine',
    'SeriesRun',
    'Slices',
  ],
  ...[
    'Instances',
    'KeptAnswer',
    'KeptBoard',
    'KeptGraph',
    'KeptNothing',
    'KeptWorld',
    'RecordedRun',
    'ScenarioAnswers',
  ],
];

/** Those of a race have their work in the folder of the race. */
const types = membersOf([
  ...glob('web/engine', /\.js$/),
  'web/places/race/lane.js',
  'web/places/race/trade-off/searches.js',
]);

test('every class of the engine is tried', () => {
  assert.deepEqual([...types.keys()].sort(), [...Object.keys(MAKES), ...OTHERS].sort());
});

/** To the end, or a limited number of steps. @param {unknown} value */
async function workedThrough(value) {
  const result = await value;
  if (typeof result !== 'object' || result === null || !(Symbol.iterator in result) || !('next' in result)) return;
  const work = /** @type {IterableIterator<unknown>} */ (result);
  for (let i = 0; i < PIECES && work.next().done !== true; i++);
}

for (const [name, make] of Object.entries(MAKES)) {
  test(`${name}: any call is answered, or refused`, async () => {
    const members = types.get(name) ?? [];
    for (let begun = 0; begun < CALLS / Object.keys(MAKES).length; begun += STRETCH) {
      const random = createRandom(4_000_001 + begun);
      const { arguments_ } = valuesFrom(random);
      const clock = createClock();
      const object = make(clock);
      const done = [];
      for (let i = 0; i < STRETCH; i++) {
        const member = random.pick(members);
        const values = arguments_(member.parameters ?? []);
        done.push(
          `${member.name}(${inspect(values, { depth: 3, breakLength: Infinity, maxStringLength: 80, maxArrayLength: 8 })})`,
        );
        try {
          const held = Reflect.get(object, member.name);
          await workedThrough(member.parameters === null ? held : held.apply(object, values));
          for (let task = 0; task < TASKS && clock.tasks.length > 0; task++) clock.tasks.shift()?.();
        } catch (error) {
          if (!(error instanceof EngineError))
            assert.fail(`${inspect(error)}\nseed ${4_000_001 + begun}, after\n${done.join('\n')}`);
        }
      }
    }
    const engine = newEngine();
    assert.deepEqual(engine.suggestedEnds(), { start: 0, goal: 41 });
    engine.dispose();
  });
}
