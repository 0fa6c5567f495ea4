// A long computation beside what the page shows: started, run in slices short enough for the page to stay
// responsive, observed, cancelled. It has its own engine, created when first needed and released by
// dispose(). Each kind extends this with a begin() and its results. Knows a clock passed to it, and no page.

import { EngineError } from '../engine-error.js';
import { Slices } from './slices.js';

/** @import { Reason } from 'astrolabe-module' */
/** @typedef {{ now: () => number, defer: (task: () => void) => void }} Clock */
/** A cancelled job keeps its results; the reason says why it was refused, or why the engine died. @typedef {'none' | 'running' | 'done' | 'cancelled' | 'refused'} JobPhase */

/** @template {{ dispose: () => void, whenDead: (listener: (death: { reason: Reason }) => void) => void }} Kind of engine */
export class Job {
  #createEngine;
  #clock;
  #onChange;
  #slices;
  /** @type {Kind | null} */
  #engine = null;
  /** Counts up whenever work begins or ends, so that late results can see that they are outdated. */
  #serial = 0;
  /** There is a change to report when the slice is over. */
  #hasUpdate = false;
  /** The death that ended this job: the engine reports it as well. @type {Reason | null} */
  #reported = null;
  /** @type {JobPhase} */
  phase = 'none';
  /** @type {Reason | null} */
  reason = null;
  /** Number of parts done, and of all parts. */
  done = 0;
  count = 0;
  /** Whether the results are in the engine, and lost with it. @protected */
  isInEngine = false;

  /**
   * @param {() => Kind} createEngine throws EngineError if none can be created
   * @param {Clock} clock
   * @param {() => void} onChange called when there are results or the phase changes
   */
  constructor(createEngine, clock, onChange) {
    this.#createEngine = createEngine;
    this.#clock = clock;
    this.#onChange = onChange;
    this.#slices = new Slices(clock);
  }

  /** The fraction that is done, 0 to 1. */
  get progress() {
    return this.count === 0 ? 0 : this.done / this.count;
  }

  /** Cancels the current work; its results stay. */
  cancel() {
    if (this.phase !== 'running') return;
    this.#end('cancelled');
    this.#onChange();
  }

  /** Cancels it, and releases the memory. */
  dispose() {
    this.cancel();
    this.#engine?.dispose();
    this.#engine = null;
    this.forget();
  }

  /** Milliseconds. @protected */
  now() {
    return this.#clock.now();
  }

  /** As a task of its own. @protected @param {() => void} task */
  defer(task) {
    this.#clock.defer(task);
  }

  /** Null before the first work, and after dispose(). @protected */
  get engine() {
    return this.#engine;
  }

  /** Cancels the current work. Throws EngineError if no engine can be created. @protected @returns {Kind} */
  open() {
    this.#end('none');
    return (this.#engine ??= this.#create());
  }

  /** Anything remembered about the engine is void: it is gone, or died. @protected */
  forget() {}

  /**
   * Cancels the current work, and begins with the next task. An EngineError thrown by the work ends it.
   * @protected
   * @param {(engine: Kind) => Generator<boolean | undefined | void, void>} work stops after each millisecond or two,
   *   with true when there are results
   * @param {number} [count] parts
   */
  start(work, count = 1) {
    this.#end('running');
    [this.done, this.count] = [0, count];
    const serial = this.#serial;
    const report = () => {
      if (!this.#hasUpdate) return;
      this.#hasUpdate = false;
      this.#onChange();
    };
    try {
      const steps = work((this.#engine ??= this.#create()));
      this.#clock.defer(() => {
        if (serial !== this.#serial) return;
        this.#slices.begin(() => this.#goOn(steps), report);
        report();
      });
    } catch (error) {
      this.#refuse(error);
    }
    this.#onChange();
  }

  /** @param {Generator<boolean | undefined | void, void>} steps @returns {boolean} whether it is over */
  #goOn(steps) {
    const serial = this.#serial;
    try {
      const { done, value } = steps.next();
      // The work may have started other work.
      if (serial !== this.#serial) return true;
      if (done === true) this.phase = 'done';
      this.#hasUpdate ||= done === true || value === true;
      return done === true;
    } catch (error) {
      if (serial === this.#serial) this.#refuse(error);
      this.#hasUpdate = serial === this.#serial;
      return true;
    }
  }

  /** @param {unknown} error */
  #refuse(error) {
    if (!(error instanceof EngineError)) throw error;
    this.phase = 'refused';
    this.#reported = this.reason = error.reason;
    this.forget();
  }

  /** @param {JobPhase} phase */
  #end(phase) {
    this.#serial += 1;
    this.#slices.cancel();
    this.#hasUpdate = false;
    this.phase = phase;
    this.reason = null;
  }

  #create() {
    const engine = this.#createEngine();
    engine.whenDead(({ reason }) => {
      if (engine !== this.#engine || reason === this.#reported) return;
      this.forget();
      if (this.phase !== 'running' && !(this.phase === 'done' && this.isInEngine)) return;
      this.#end('refused');
      this.#reported = this.reason = reason;
      this.#onChange();
    });
    return engine;
  }
}
