// Long work beside what the page shows, whatever it is: begun, worked at in slices short enough for the page to stay
// alive between them, watched, cancelled. It has an engine of its own, made when it is first needed and given back by
// dispose(). Each kind extends this by a begin() and by what comes of it. Knows a clock given to it, and no page.

import { EngineError } from '../engine-error.js';
import { Slices } from './slices.js';

/** @import { Reason } from 'astrolabe-module' */
/** @typedef {{ now: () => number, defer: (task: () => void) => void }} Clock */
/** What came of a job that is cancelled stays; why it was refused, or the engine died, is its reason. @typedef {'none' | 'running' | 'done' | 'cancelled' | 'refused'} JobPhase */

/** @template {{ dispose: () => void, whenDead: (listener: (death: { reason: Reason }) => void) => void }} Kind of engine */
export class Job {
  #createEngine;
  #clock;
  #onChange;
  #slices;
  /** @type {Kind | null} */
  #engine = null;
  /** Counts up with whatever is begun or has ended: what comes late for something older finds out. */
  #serial = 0;
  /** There is something to be told of when the slice is over. */
  #hasUpdate = false;
  /** The death that this job ended by: of it the engine tells as well. @type {Reason | null} */
  #reported = null;
  /** @type {JobPhase} */
  phase = 'none';
  /** @type {Reason | null} */
  reason = null;
  /** Parts that are done, and all. */
  done = 0;
  count = 0;
  /** Whether what came of it is in the engine, and goes with it. @protected */
  isInEngine = false;

  /**
   * @param {() => Kind} createEngine throws EngineError where none can be had
   * @param {Clock} clock
   * @param {() => void} onChange there is news, or another phase
   */
  constructor(createEngine, clock, onChange) {
    this.#createEngine = createEngine;
    this.#clock = clock;
    this.#onChange = onChange;
    this.#slices = new Slices(clock);
  }

  /** The share that is done, 0 to 1. */
  get progress() {
    return this.count === 0 ? 0 : this.done / this.count;
  }

  /** Drops what is at work; what came of it stays. */
  cancel() {
    if (this.phase !== 'running') return;
    this.#end('cancelled');
    this.#onChange();
  }

  /** Cancels it, and gives the memory back. */
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

  /** Drops what is at work. Throws EngineError where no engine can be had. @protected @returns {Kind} */
  open() {
    this.#end('none');
    return (this.#engine ??= this.#create());
  }

  /** What was kept in mind of the engine holds no longer: it is gone, or died. @protected */
  forget() {}

  /**
   * Drops what is at work, and begins with the next task. An EngineError that the work throws ends it.
   * @protected
   * @param {(engine: Kind) => Generator<boolean | undefined | void, void>} work stops after each millisecond or two,
   *   with true where there is news
   * @param {number} [count] parts
   */
  start(work, count = 1) {
    this.#end('running');
    [this.done, this.count] = [0, count];
    const serial = this.#serial;
    const tell = () => {
      if (!this.#hasUpdate) return;
      this.#hasUpdate = false;
      this.#onChange();
    };
    try {
      const steps = work((this.#engine ??= this.#create()));
      this.#clock.defer(() => {
        if (serial !== this.#serial) return;
        this.#slices.begin(() => this.#goOn(steps), tell);
        tell();
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
      // The work may have led to other work.
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
