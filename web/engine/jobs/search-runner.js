// Runs one search after the other in slices short enough for the page to stay responsive.
// Knows the engine and a clock passed to it; not what the search is for.

import { EngineError } from '../engine-error.js';

/** @import { Answer, SearchResult } from 'astrolabe-module' */
/** @import { Engine, Question } from '../engine.js' */
/** @typedef {Pick<Answer, 'position' | 'verdict'>} AtOnce what the first slice has found out besides */

/**
 * @typedef {object} RunnerTools
 * @property {Pick<Engine, 'ask' | 'advance' | 'result'>} engine
 * @property {() => number} now milliseconds
 * @property {(task: () => void) => void} defer runs a task after the browser has handled input and drawing
 * @property {() => void} onRunning the search needs more than one slice
 * @property {(result: SearchResult, question: Question, atOnce: AtOnce | null) => void} onSettled null: it took more than one slice
 * @property {(error: EngineError) => void} onRefused
 */

/** Milliseconds of work per slice: half a frame, the other half is for drawing. */
const SLICE = 8;
/** Expansions between two reads of the clock, at first and at most; adjusted to take about a millisecond. */
const FIRST_CHUNK = 250;
const LARGEST_CHUNK = 100_000;
/** The referee's work per stage in the first slice. */
const FIRST_JUDGED = 2000;
/**
 * A running search may continue for this many milliseconds after a new question. Without that,
 * dragging an end continuously over a large map would never be answered at all.
 */
const PATIENCE = 250;

export class SearchRunner {
  /** @type {RunnerTools} */
  #tools;
  /** Counts up with each search begun or cancelled, so that older slices see that they are outdated and stop. */
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

  /**
   * Answers at once if that takes no longer than a slice.
   * @param {Question} question with an edit it does not wait: the running search is about the previous board
   */
  ask(question) {
    if (question.edit === undefined && this.#isRunning && this.#tools.now() - this.#begun < PATIENCE) {
      this.#waiting = question;
      return;
    }
    this.#begin(question);
  }

  /** Drops the current search and the waiting question. */
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
    let answer;
    try {
      answer = this.#tools.engine.ask(question, this.#chunk, FIRST_JUDGED);
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      this.#tools.onRefused(error);
      return;
    }
    if (answer.result.outcome !== 'running') return this.#settle(question, answer.result, answer);
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
          this.#settle(question, engine.result(), null);
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

  /** An expansion takes nanoseconds to milliseconds, depending on board and open list. @param {number} taken */
  #adapt(taken) {
    if (taken > 2) this.#chunk = Math.max(1, this.#chunk >> 1);
    else if (taken < 0.5) this.#chunk = Math.min(LARGEST_CHUNK, this.#chunk * 2);
  }

  /** @param {Question} question @param {SearchResult} result @param {AtOnce | null} atOnce */
  #settle(question, result, atOnce) {
    const waiting = this.#waiting;
    this.#isRunning = false;
    this.#waiting = null;
    this.#tools.onSettled(result, question, atOnce);
    if (waiting !== null) this.#begin(waiting);
  }
}

/**
 * A `defer` for SearchRunner: a message to ourselves arrives after pending input and drawing,
 * and, unlike a timer, is not delayed by four milliseconds.
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
