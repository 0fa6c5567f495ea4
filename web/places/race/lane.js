// A lane of a race: a laboratory of its own with the board, in which a setup is searched, judged and timed. Works
// in slices short enough for the page to stay responsive. Knows nothing of the page.

import { copyOf } from '../../engine/copy-of.js';
import { EngineError } from '../../engine/engine-error.js';
import { Judge } from '../../engine/jobs/judge.js';
import { descriptorOf } from '../../engine/options.js';

/** @import { Reason } from 'astrolabe-module' */
/** @import { Engine, Question } from '../../engine/engine.js' */
/** @import { Grounds } from '../../engine/grounds.js' */
/** @import { LaneResult, Milliseconds } from './state.js' */
/** @typedef {{ width: number, height: number, factors: Grounds }} BoardCopy */
/** @typedef {{ reason: Reason, result: null } | { reason: null, result: LaneResult }} LaneUpdate */

/** Expansions between two reads of the clock, at first and at most; adapted to about a millisecond. */
const FIRST_CHUNK = 250;
const LARGEST_CHUNK = 100_000;
/** Timed runs per search, and the total milliseconds after which there are no more. */
const RUNS = 5;
const ENOUGH = 60;
/** If a search takes this many milliseconds, the first run suffices. */
const LONG = 500;
/** Milliseconds that the clock measures accurately enough; shorter searches are timed many at a time. */
const SHORTEST_TIMED = 1;
const MOST_AT_A_TIME = 1024;
/** Steps of the open list replayed per slice: about a millisecond. */
const STEPS_COUNTED = 1000;
/** Numbers per step in openListSeries(), and the index of the comparisons. */
const SERIES_STRIDE = 3;
const COMPARISONS = 1;

export class RaceLane {
  /** @type {Engine} */
  #engine;
  #now;
  #chunk = FIRST_CHUNK;
  /** Comparisons made by each step, once counted. @type {Float64Array | null} */
  #series = null;

  /** @param {Engine} engine used by this lane only @param {() => number} now milliseconds */
  constructor(engine, now) {
    this.#engine = engine;
    this.#now = now;
  }

  /** For drawing: at the step of the last seek. */
  get engine() {
    return this.#engine;
  }

  dispose() {
    this.#engine.dispose();
  }

  /**
   * Yields after each slice of work, with an update as soon as there is one: the answer, and then the verdict on it and
   * the work of its open list.
   * @param {Question} question @param {BoardCopy} board
   * @returns {Generator<LaneUpdate | null, void>}
   */
  *work(question, board) {
    try {
      // Even if the board is the same: a search must not reuse what a previous one has left.
      this.#place(board);
      yield null;
      const milliseconds = yield* this.#time(question);
      while (this.#engine.advance(this.#chunk) === 'running') yield null;
      const { steps } = this.#engine.result();
      this.#engine.seek(steps);
      yield { reason: null, result: this.#result(milliseconds, false) };
      const judge = new Judge(this.#engine, this.#now);
      while (!judge.work()) yield null;
      yield* this.#count(question);
      yield { reason: null, result: this.#result(milliseconds, true) };
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      yield { reason: error.reason, result: null };
    }
  }

  /** @param {BoardCopy} board */
  #place({ width, height, factors }) {
    this.#engine.restore(width, height, factors);
  }

  /**
   * Runs the search several times, each from scratch; the last answer stays.
   * @param {Question} question
   * @returns {Generator<null, Milliseconds>}
   */
  *#time(question) {
    /** @type {number[]} */
    const runs = [];
    // The first run also computes the legal moves of the board and the like, which is not part of a search.
    const first = yield* this.#run(question);
    if (first >= LONG) runs.push(first);
    // Browser clocks resolve tenths of a millisecond: run as many at a time as needed to be measurable.
    let atATime = 1;
    /** @param {number} taken */
    const isTooShort = (taken) => taken < SHORTEST_TIMED && atATime < MOST_AT_A_TIME;
    for (let taken = first; isTooShort(taken);) {
      atATime *= 4;
      taken = this.#runAtAStretch(question, atATime);
      yield null;
    }
    let spent = 0;
    while (runs.length === 0 || (runs.length < RUNS && spent < ENOUGH)) {
      const taken = atATime === 1 ? yield* this.#run(question) : this.#runAtAStretch(question, atATime);
      // A run that seemed long enough may have been delayed by something else.
      if (isTooShort(taken)) atATime *= 4;
      else runs.push(taken / atATime);
      spent += taken;
      yield null;
    }
    runs.sort((a, b) => a - b);
    return { median: runs[runs.length >> 1] ?? 0, low: runs[0] ?? 0, high: runs.at(-1) ?? 0, runs: runs.length };
  }

  /** From the question to the answer. @param {Question} question @returns {Generator<null, number>} milliseconds */
  *#run({ settings, start, goal }) {
    this.#engine.laboratory.forgetAnswer();
    let before = this.#now();
    let spent = 0;
    this.#engine.begin(settings, start, goal);
    while (this.#engine.laboratory.answer(this.#chunk).outcome === 'running') {
      const after = this.#now();
      this.#adapt(after - before);
      spent += after - before;
      yield null;
      before = this.#now();
    }
    return spent + this.#now() - before;
  }

  /** For short searches: a few milliseconds in all. @param {Question} question @param {number} times */
  #runAtAStretch({ settings, start, goal }, times) {
    const before = this.#now();
    for (let i = 0; i < times; i++) {
      this.#engine.laboratory.forgetAnswer();
      this.#engine.begin(settings, start, goal);
      while (this.#engine.laboratory.answer(LARGEST_CHUNK).outcome === 'running');
    }
    return this.#now() - before;
  }

  /** An expansion takes nanoseconds to milliseconds, depending on board and open list. @param {number} taken */
  #adapt(taken) {
    if (taken > 2) this.#chunk = Math.max(1, this.#chunk >> 1);
    else if (taken < 0.5) this.#chunk = Math.min(LARGEST_CHUNK, this.#chunk * 2);
  }

  /** Counts the comparisons of its open list, if it is of a known kind. @param {Question} question @returns {Generator<null, void>} */
  *#count({ settings }) {
    const { laboratory } = this.#engine;
    const written = this.#engine.settingsAsWritten(settings);
    // The other algorithms ignore the choice: they search on a heap.
    const openList = descriptorOf(written.algorithm).family === 'textbook' ? written.openList : 'heap';
    if (!laboratory.beginOpenList(openList).ok) return;
    while (laboratory.advanceJob(STEPS_COUNTED) === 'running') yield null;
    const numbers = laboratory.openListSeries(openList);
    const series = new Float64Array(numbers.length / SERIES_STRIDE);
    for (let step = 0; step < series.length; step++) series[step] = numbers[step * SERIES_STRIDE + COMPARISONS] ?? 0;
    this.#series = series;
  }

  /** @param {Milliseconds} milliseconds @param {boolean} isJudged @returns {LaneResult} */
  #result(milliseconds, isJudged) {
    const { outcome, cost, expanded, generated, reopened, steps, isTruncated } = this.#engine.result();
    const { ruling, optimum, excess } = this.#engine.verdict();
    const bytes = this.#engine.laboratory.heldBytes();
    const isKnown = outcome === 'found' && ruling !== 'unknown';
    return {
      outcome,
      ruling,
      cost: outcome === 'found' ? cost : null,
      optimum: isKnown ? optimum : null,
      excess: isKnown ? excess : null,
      expanded,
      generated,
      reopened,
      comparisons: this.#series?.at(-1) ?? null,
      milliseconds,
      bytes: Number.isNaN(bytes) ? 0 : bytes,
      steps,
      series: this.#series,
      path: copyOf(this.#engine.path()),
      isTruncated,
      isJudged,
    };
  }
}
