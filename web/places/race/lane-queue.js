// The laboratories of a race's lanes, and the work in them: lanes are searched one after the other, in slices. The
// owner of the queue handles the results.

import { EngineError } from '../../engine/engine-error.js';
import { Slices } from '../../engine/jobs/slices.js';
import { unlessDead } from '../../engine/module/unless-dead.js';
import { RaceLane } from './lane.js';
import { boardOf, withLaneUpdate } from './state.js';

/** @import { Reason } from 'astrolabe-module' */
/** @import { Engine } from '../../engine/engine.js' */
/** @import { Grounds } from '../../engine/grounds.js' */
/** @import { Store } from '../../model/store.js' */
/** @import { LaneUpdate } from './lane.js' */
/** @import { RaceState } from './state.js' */
/**
 * @typedef {object} Parts
 * @property {Store<RaceState>} store lanes and their boards are read from it; which of them runs is written to it
 * @property {() => Engine} createEngine
 * @property {{ now: () => number, defer: (task: () => void) => void }} clock
 * @property {(id: number, news: LaneUpdate) => void} onUpdate
 * @property {(id: number, reason: Reason, isOwn: boolean) => void} onDeath its laboratory has lost its search; isOwn:
 *   that search crashed the engine
 * @property {() => void} onDone all lanes are done
 */

export class LaneQueue {
  #parts;
  #slices;
  /** By the ids of the lanes. @type {Map<number, RaceLane>} */
  #lanes = new Map();
  /** The current steps of their laboratories. @type {Map<number, number>} */
  #sought = new Map();
  /** Ids of the lanes waiting for their turn. @type {number[]} */
  #waiting = [];
  #isAtWork = false;
  /** Incremented when work in progress is cancelled. */
  #serial = 0;
  /** The cells of the board that lanes share: a copy of the page's. @type {Grounds} */
  factors = new Uint8Array(0);

  /** @param {Parts} parts */
  constructor(parts) {
    this.#parts = parts;
    this.#slices = new Slices(parts.clock);
  }

  get isAtWork() {
    return this.#isAtWork;
  }

  /** @param {number} id @returns {Engine | undefined} of a lane that has been run */
  engineOf(id) {
    return this.#lanes.get(id)?.engine;
  }

  /** Sets its laboratory to a step. @param {number} id @param {number} step an existing one */
  seek(id, step) {
    const engine = this.engineOf(id);
    if (engine === undefined || this.#sought.get(id) === step) return;
    unlessDead(() => engine.seek(step)); // otherwise it is run again
    this.#sought.set(id, step);
  }

  /** Cancels all work and releases all laboratories. */
  clear() {
    this.#serial += 1;
    this.#slices.cancel();
    this.#isAtWork = false;
    this.#waiting = [];
    this.#sought.clear();
    for (const lane of this.#lanes.values()) lane.dispose();
    this.#lanes.clear();
  }

  /** Releases its laboratory. @param {number} id */
  drop(id) {
    this.#lanes.get(id)?.dispose();
    this.#lanes.delete(id);
    this.#sought.delete(id);
  }

  /** The lane has been removed. @param {number} id */
  remove(id) {
    const wasAtWork = this.#isInWork(id);
    this.#waiting = this.#waiting.filter((one) => one !== id);
    this.drop(id);
    if (wasAtWork) this.#goOn();
  }

  /** @param {number} id is to be run */
  add(id) {
    if (!this.#waiting.includes(id)) this.#waiting.push(id);
    if (!this.#isAtWork || this.#isInWork(id)) this.#goOn();
  }

  /** Whether it is being searched, judged or timed: its laboratory is then in use. @param {number} id */
  #isInWork(id) {
    return this.#isAtWork && this.#waiting[0] === id;
  }

  /** Runs the next waiting lane; current work is cancelled. */
  #goOn() {
    this.#slices.cancel();
    const serial = ++this.#serial;
    const id = this.#waiting[0];
    this.#isAtWork = id !== undefined;
    if (id === undefined) return this.#parts.onDone();
    const isWanted = () => serial === this.#serial;
    this.#parts.clock.defer(() => isWanted() && this.#run(id, isWanted));
  }

  /** @param {number} id @param {() => boolean} isWanted */
  #run(id, isWanted) {
    const { store, createEngine, clock, onUpdate, onDeath } = this.#parts;
    const lane = store.state.lanes.find((one) => one.id === id);
    if (lane === undefined) return this.#next(id);
    this.drop(id);
    let engine;
    try {
      engine = createEngine();
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      onUpdate(id, { reason: error.reason, result: null });
      return this.#next(id);
    }
    const own = new RaceLane(engine, clock.now);
    this.#lanes.set(id, own);
    engine.whenDead(({ reason, cause }) => onDeath(id, reason, cause !== null));
    store.update((race) => withLaneUpdate(race, id, { phase: 'running' }));
    const { width, height, start, goal } = boardOf(store.state, lane);
    const factors = lane.course?.factors ?? this.factors;
    const work = own.work({ settings: lane.settings, start, goal }, { width, height, factors });
    this.#slices.begin(
      () => {
        const { done, value } = work.next();
        if (value) onUpdate(id, value);
        if (done) this.#next(id);
        return done === true || !isWanted();
      },
      () => undefined,
    );
  }

  /** @param {number} id is done */
  #next(id) {
    this.#waiting = this.#waiting.filter((one) => one !== id);
    this.#goOn();
  }
}
