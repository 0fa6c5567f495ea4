// A laboratory that answers at once: no walls in the way, a path of one step a column; and what stands on it, for tests of
// what the controls ask for.
import { Session } from '../../web/session/session.js';
import { Engine } from '../../web/engine/engine.js';
import { initialState } from '../../web/model/state.js';
import { Store } from '../../web/model/store.js';
import { OPTIMAL } from './verdicts.mjs';

/** @typedef {ConstructorParameters<typeof Engine>[0]} Laboratory */

export const WIDTH = 5;
export const HEIGHT = 2;
export const FINE = Object.freeze({ ok: true, code: '', line: 0, found: '', expected: '' });
/** Of the laboratory's size. @type {import('../../web/model/maps/presets.js').Preset} */
export const FIGURE = { id: 'lester', map: 'S....\n....G\n', settings: { heuristic: 'manhattan' } };
const RESULT = initialState().search.result;

/** A laboratory that takes every text but 'broken', and finds a path of ten steps, less two for each wall. */
export function createLaboratory() {
  const factors = new Uint8Array(WIDTH * HEIGHT).fill(1);
  let step = 0;
  let isBegun = false;
  const steps = () => 10 - 2 * factors.filter((factor) => factor === 0).length;
  return /** @type {Laboratory} */ ({
    load: (_, text) => (text === 'broken' ? { ...FINE, ok: false, code: 'map.header', line: 2 } : FINE),
    loadedFormat: () => '',
    catalogue: () => '',
    readScenario: () => ({ reason: FINE, map: '', rows: new Float64Array() }),
    clear: () => FINE,
    width: () => WIDTH,
    height: () => HEIGHT,
    factors: () => factors,
    extras: () => new Uint8Array(0),
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
    advanceJob: () => 'idle',
    jobProgress: () => 0,
    cancelJob: () => undefined,
    methodResult: () => ({ isFound: false, length: 0, cost: NaN, turns: 0, expanded: 0 }),
    methodPath: () => new Uint32Array(0),
    islands: () => new Uint32Array(0),
    tierSide: () => 0,
    tierSquares: () => new Uint8Array(0),
    tierEdges: () => new Float64Array(0),
    tierWay: () => new Uint32Array(0),
    openListReason: () => FINE,
    beginOpenList: () => FINE,
    openListSeries: () => new Float64Array(0),
    pairsPlan: () => ({ reason: FINE, cells: 0, bytes: 0, floydLooks: 0, searchLooks: 0 }),
    beginPairs: () => FINE,
    pairRoute: () => ({ cost: NaN, next: -1, path: new Uint32Array(0) }),
    beginDeadEnds: () => FINE,
    deadEndsOfBoard: () => ({ isConnected: false, count: 0, marks: new Uint8Array(0) }),
    deadEndsBetween: () => ({ isConnected: false, count: 0, marks: new Uint8Array(0) }),
    beginSkipping: () => FINE,
    skippingResult: () => ({ isFound: false, cost: 0, expanded: 0 }),
    openListAt: () => new Float64Array(0),
    membershipReason: () => FINE,
    beginMembership: () => FINE,
    membershipSeries: () => new Float64Array(0),
    beginTimed: () => FINE,
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
    result: () => ({ ...RESULT, outcome: 'found', cost: 40, expanded: 10, steps: steps(), target: 9 }),
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
export function setUp(laboratory = createLaboratory(), clock = { now: () => 0, defer: (task) => task() }) {
  const engine = new Engine(laboratory);
  const store = new Store(initialState());
  const session = new Session(engine, store, clock);
  session.openPreset(FIGURE);
  return { engine, store, session };
}

/** @param {ReturnType<typeof setUp>['store']} store */
export function keysOf({ state }) {
  return state.notice.parts.map((part) => ('reason' in part ? part.reason.code : part.key));
}
