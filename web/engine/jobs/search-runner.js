// Runs one search after the other in slices short enough for the page to stay alive between them.
// Knows the engine and a clock given to it; not what the search is for.

import { EngineError } from '../engine-error.js';

/** @import { SearchResult, SearchSettings } from 'astrolabe-module' */
/** @import { Engine } from '../engine.js' */
/** @typedef {{ settings: SearchSettings, start: number, goal: number }} Question */

/**
 * @typedef {object} RunnerTools
 * @property {Pick<Engine, 'begin' | 'advance' | 'result'>} engine
 * @property {() => number} now milliseconds
 * @property {(task: () => void) => void} defer runs a task after the browser had its turn
 * @property {() => void} onRunning the search needs more than one slice
 * @property {(result: SearchResult, question: Question) => void} onSettled
 * @property {(error: EngineError) => void} onRefused
 */

/** Milliseconds of work at a stretch: half a frame, the other half is for drawing. */
const SLICE = 8;
/** Expansions between two looks at the clock, at first and at most; by and by about a millisecond's. */
const FIRST_CHUNK = 250;
const LARGEST_CHUNK = 100_000;
/**
 * A search that a new question finds at work may go on for so many milliseconds. Without that an
 * end that is dragged without a pause over a large map would never be answered at all.
 */
const PATIENCE = 250;

export class SearchRunner {
  /** @type {RunnerTools} */
  #tools;
  /** Counts up with each search begun or cancelled: slices of an older one find out and stop. */
  #run = 0;
  #isRunning = false;
  #chunk = FIRST_CHUNK;
  #begun = 0;
  /** @type {Question | null} */
  #waiting = null;

  /** @param {RunnerTools} tools */
  constructor(tools) {
    this.#tools = tools;
  }

  get isRunning() {
    return this.#isRunning;
  }

  /** Answers at once if that takes no longer than a slice. @param {Question} question */
  ask(question) {
    if (this.#isRunning && this.#tools.now() - this.#begun < PATIENCE) {
      this.#waiting = question;
      return;
    }
    this.#begin(question);
  }

  /** Forgets the search in hand and the question that waits. */
  cancel() {
    this.#run += 1;
    this.#isRunning = false;
    this.#waiting = null;
  }

  /** @param {Question} question */
  #begin(question) {
    this.cancel();
    this.#begun = this.#tools.now();
    this.#chunk = FIRST_CHUNK;
    try {
      this.#tools.engine.begin(question.settings, question.start, question.goal);
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      this.#tools.onRefused(error);
      return;
    }
    this.#isRunning = true;
    this.#slice(this.#run, question);
    if (this.#isRunning) this.#tools.onRunning();
  }

  /** @param {number} run @param {Question} question */
  #slice(run, question) {
    if (run !== this.#run) return;
    const { engine, now, defer } = this.#tools;
    try {
      let before = now();
      const end = before + SLICE;
      do {
        if (engine.advance(this.#chunk) !== 'running') {
          this.#settle(question);
          return;
        }
        const after = now();
        this.#adapt(after - before);
        before = after;
      } while (before < end);
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      this.cancel();
      this.#tools.onRefused(error);
      return;
    }
    defer(() => this.#slice(run, question));
  }

  /** An expansion takes from nanoseconds to milliseconds, by board and open list. @param {number} taken */
  #adapt(taken) {
    if (taken > 2) this.#chunk = Math.max(1, this.#chunk >> 1);
    else if (taken < 0.5) this.#chunk = Math.min(LARGEST_CHUNK, this.#chunk * 2);
  }

  /** @param {Question} question */
  #settle(question) {
    const waiting = this.#waiting;
    this.#isRunning = false;
    this.#waiting = null;
    this.#tools.onSettled(this.#tools.engine.result(), question);
    if (waiting !== null) this.#begin(waiting);
  }
}

/**
 * A `defer` for SearchRunner: a message to ourselves comes back after pending input and drawing,
 * and, unlike a timer, is not held up by four milliseconds.
 * @returns {(task: () => void) => void}
 */
export function createDefer() {
  const channel = new MessageChannel();
  /** @type {(() => void)[]} */
  const tasks = [];
  channel.port1.onmessage = () => tasks.shift()?.();
  return (task) => {
    tasks.push(task);
    channel.port2.postMessage(null);
  };
}
