// Where in the trace of the current search events happen: asked of the engine, which has to scan
// the whole trace once. That is done in slices, since traces may be long.

import { LOG_FIELDS, LOG_STRIDE } from '../engine/layouts.js';
import { unlessDead } from '../engine/module/unless-dead.js';

/** @import { Engine } from '../engine/engine.js' */
/** @import { StepEvent } from '../model/breakpoints.js' */
/** @import { State } from '../model/state.js' */
/** @import { Store } from '../model/store.js' */

/** Milliseconds of work per slice: half a frame. */
const SLICE = 8;
/** Steps between two reads of the clock: less than a millisecond. */
const CHUNK = 4000;

export class TraceEvents {
  /** @type {Pick<Engine, 'survey' | 'stepsWith' | 'nextStepWith' | 'previousStepWith' | 'log'>} */
  #engine;
  /** @type {Store<State>} */
  #store;
  /** @type {{ now: () => number, defer: (task: () => void) => void }} */
  #clock;
  /** Serial of the search whose trace is known. */
  #known = -1;
  /** Serial of the search that is being scanned. */
  #surveyed = -1;
  /** @type {(() => void)[]} */
  #waiting = [];

  /**
   * @param {Pick<Engine, 'survey' | 'stepsWith' | 'nextStepWith' | 'previousStepWith' | 'log'>} engine
   * @param {Store<State>} store
   * @param {{ now: () => number, defer: (task: () => void) => void }} clock
   */
  constructor(engine, store, clock) {
    this.#engine = engine;
    this.#store = store;
    this.#clock = clock;
  }

  /** Whether the methods below answer at once. */
  get isKnown() {
    const { phase, serial } = this.#store.state.search;
    return phase === 'settled' && serial === this.#known;
  }

  /** Calls it at once if possible; never, if another search comes first. @param {() => void} [task] */
  whenKnown(task = () => {}) {
    const { phase, serial } = this.#store.state.search;
    if (phase !== 'settled') return;
    if (this.isKnown) {
      task();
      return;
    }
    if (this.#surveyed !== serial) this.#waiting = [];
    this.#waiting.push(task);
    if (this.#surveyed === serial) return;
    this.#surveyed = serial;
    this.#survey(serial);
  }

  /** The cells that the step opened, improved or reopened. @param {number} step @returns {number[]} */
  pushedIn(step) {
    const log = unlessDead(() => this.#engine.log(step, step)) ?? [];
    const cells = [];
    // The cell expanded comes first.
    for (let at = LOG_STRIDE; at < log.length; at += LOG_STRIDE) cells.push(log[at + LOG_FIELDS.cell] ?? 0);
    return cells;
  }

  /** The first step after this one with any of these events. @param {readonly StepEvent[]} list @param {number} step */
  next(list, step) {
    const found = list.map(({ kind, cell }) => this.#engine.nextStepWith(kind, cell, step)).filter((one) => one >= 0);
    return found.length === 0 ? null : Math.min(...found);
  }

  /** The last step before this one. @param {readonly StepEvent[]} list @param {number} step */
  previous(list, step) {
    if (step < 1) return null;
    const found = list
      .map(({ kind, cell }) => this.#engine.previousStepWith(kind, cell, step))
      .filter((one) => one >= 0);
    return found.length === 0 ? null : Math.max(...found);
  }

  /** Whether this event happens in this step. @param {StepEvent} stepEvent @param {number} step from 1 */
  isIn({ kind, cell }, step) {
    return this.#engine.nextStepWith(kind, cell, step - 1) === step;
  }

  /** All steps with any of these events, ascending, each once. @param {readonly StepEvent[]} list */
  steps(list) {
    const marks = new Uint8Array(this.#store.state.search.result.steps + 1);
    for (const { kind, cell } of list) {
      for (const step of this.#engine.stepsWith(kind, cell)) marks[step] = 1;
    }
    /** @type {number[]} */
    const steps = [];
    for (let step = 1; step < marks.length; step++) if (marks[step] === 1) steps.push(step);
    return steps;
  }

  /** @param {number} serial */
  #survey(serial) {
    const { search } = this.#store.state;
    if (search.serial !== serial || search.phase !== 'settled') return;
    const { now, defer } = this.#clock;
    const end = now() + SLICE;
    do {
      const isDone = unlessDead(() => this.#engine.survey(CHUNK));
      // Another search follows; waiting callers ask about that.
      if (isDone === null) return;
      if (isDone) {
        this.#known = serial;
        const tasks = this.#waiting;
        this.#waiting = [];
        for (const task of tasks) task();
        return;
      }
    } while (now() < end);
    defer(() => this.#survey(serial));
  }
}
