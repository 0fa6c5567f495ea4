// A lane of a race: a laboratory of its own with the board, in which a setup is searched, judged and timed. All
// of it in pieces short enough for the page to stay alive between them. Knows nothing of the page.

import { EngineError } from '../../engine/engine-error.js';
import { Judge } from '../../engine/jobs/judge.js';
import { descriptorOf } from '../../engine/options.js';

/** @import { Reason } from 'astrolabe-module' */
/** @import { Engine, Question } from '../../engine/engine.js' */
/** @import { Grounds } from '../../engine/grounds.js' */
/** @import { LaneResult, Milliseconds } from './state.js' */
/** @typedef {{ width: number, height: number, factors: Grounds }} BoardCopy */
/** @typedef {{ reason: Reason, result: null } | { reason: null, result: LaneResult }} LaneUpdate */

/** Expansions between two looks at the clock, at first and at most; by and by about a millisecond's. */
const FIRST_CHUNK = 250;
const LARGEST_CHUNK = 100_000;
/** A search is timed so often, and no more after so many milliseconds in all. */
const RUNS = 5;
const ENOUGH = 60;
/** Of a search that takes so many milliseconds the first run must do. */
const LONG = 500;
/** Milliseconds that the clock can tell apart well enough; shorter searches are timed many at a time. */
const TELLABLE = 1;
const MOST_AT_A_TIME = 1024;
/** Steps of the open list that are made again at a stretch: a millisecond or so. */
const STEPS_COUNTED = 1000;
/** Numbers that a step has in openListSeries(), and where its comparisons are. */
const SERIES_STRIDE = 3;
const COMPARISONS = 1;

export class RaceLane {
  /** @type {Engine} */
  #engine;
  #now;
  #chunk = FIRST_CHUNK;
  /** Comparisons made by each step, once they are counted. @type {Float64Array | null} */
  #series = null;

  /** @param {Engine} engine of the lane alone @param {() => number} now milliseconds */
  constructor(engine, now) {
    this.#engine = engine;
    this.#now = now;
  }

  /** For who draws it: at the step sought last. */
  get engine() {
    return this.#engine;
  }

  dispose() {
    this.#engine.dispose();
  }

  /**
   * Stops after each piece of work; gives news as soon as there are some: the answer, and then the verdict on it and
   * the work of its open list.
   * @param {Question} question @param {BoardCopy} board
   * @returns {Generator<LaneUpdate | null, void>}
   */
  *work(question, board) {
    try {
      // Also where it is the same: what a search remembers of the one before would not be its own.
      this.#place(board);
      yield null;
      const milliseconds = yield* this.#time(question, board);
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
   * The question is asked several times, and answered; the last answer stays.
   * @param {Question} question @param {BoardCopy} board
   * @returns {Generator<null, Milliseconds>}
   */
  *#time(question, board) {
    /** @type {number[]} */
    const runs = [];
    // The first one also finds out what moves the board allows and the like, which is no part of a search.
    const first = yield* this.#run(question);
    if (first >= LONG) runs.push(first);
    const isRepairing = question.settings.algorithm === 'lpastar';
    // Browsers tell the time by tenths of a millisecond: as many at a time as can be told.
    let atATime = 1;
    /** @param {number} taken */
    const isUnreported = (taken) => !isRepairing && taken < TELLABLE && atATime < MOST_AT_A_TIME;
    for (let taken = first; isUnreported(taken);) {
      atATime *= 4;
      taken = this.#runAtAStretch(question, atATime);
      yield null;
    }
    let spent = 0;
    while (runs.length === 0 || (runs.length < RUNS && spent < ENOUGH)) {
      // What it would only repair is forgotten, and the moves are known again.
      if (isRepairing) {
        this.#place(board);
        this.#engine.begin({ ...question.settings, algorithm: 'astar' }, question.start, question.goal);
      }
      const taken = atATime === 1 ? yield* this.#run(question) : this.#runAtAStretch(question, atATime);
      // What seemed long enough may have been held up by something else.
      if (isUnreported(taken)) atATime *= 4;
      else runs.push(taken / atATime);
      spent += taken;
      yield null;
    }
    runs.sort((a, b) => a - b);
    return { median: runs[runs.length >> 1] ?? 0, low: runs[0] ?? 0, high: runs.at(-1) ?? 0, runs: runs.length };
  }

  /** From the question to the answer. @param {Question} question @returns {Generator<null, number>} milliseconds */
  *#run({ settings, start, goal }) {
    let before = this.#now();
    let spent = 0;
    this.#engine.begin(settings, start, goal);
    while (this.#engine.laboratory.answer(this.#chunk) === 'running') {
      const after = this.#now();
      this.#adapt(after - before);
      spent += after - before;
      yield null;
      before = this.#now();
    }
    return spent + this.#now() - before;
  }

  /** Short ones: a few milliseconds in all. @param {Question} question @param {number} times */
  #runAtAStretch({ settings, start, goal }, times) {
    const before = this.#now();
    for (let i = 0; i < times; i++) {
      this.#engine.begin(settings, start, goal);
      while (this.#engine.laboratory.answer(LARGEST_CHUNK) === 'running');
    }
    return this.#now() - before;
  }

  /** An expansion takes from nanoseconds to milliseconds, by board and open list. @param {number} taken */
  #adapt(taken) {
    if (taken > 2) this.#chunk = Math.max(1, this.#chunk >> 1);
    else if (taken < 0.5) this.#chunk = Math.min(LARGEST_CHUNK, this.#chunk * 2);
  }

  /** What its open list compared, where it has one of the kinds there are. @param {Question} question @returns {Generator<null, void>} */
  *#count({ settings }) {
    const { laboratory } = this.#engine;
    const written = this.#engine.settingsAsWritten(settings);
    // Its relatives pass the choice over: they search on a heap.
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
      path: this.#engine.path().slice(),
      isTruncated,
      isJudged,
    };
  }
}
