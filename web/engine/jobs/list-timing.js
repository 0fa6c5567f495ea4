// How long the textbook search takes with each kind of open list, on the current board: in a laboratory of its
// own, in slices, each repeated. A run that takes too long is aborted; only a lower bound is known then.

import { Job } from './job.js';

/** @import { OpenListName } from 'astrolabe-module' */
/** @import { Engine, Question } from '../engine.js' */
/** @import { BoardCopy } from './open-list-inspector.js' */
/** @typedef {OpenListName | 'scanning'} TimedName */
/**
 * @typedef {object} Timing in milliseconds
 * @property {TimedName} name
 * @property {number} median
 * @property {number} low
 * @property {number} high
 * @property {number} runs
 * @property {boolean} isGivenUp it takes longer than the times given
 * @property {number} expanded
 */

/** The quick ones first. */
export const TIMED = Object.freeze(/** @type {const} */ (['heap', 'queues', 'map', 'sorted', 'list', 'scanning']));

/** Runs of each, unless all of them together take this long. */
const MOST_RUNS = 7;
const ENOUGH = 700;
/** A run is aborted after this many milliseconds. */
export const MOST_MILLISECONDS = 6000;
/** The work between two reads of the clock takes about this long. */
const PIECE = 2;

/** Its parts are lists. @extends {Job<Engine>} */
export class ListTiming extends Job {
  /** Of the finished lists, except those that the search cannot use. @type {Map<TimedName, Timing>} */
  timings = new Map();

  /** The results are of another board. */
  forgetTimings() {
    this.phase = 'none';
    this.timings = new Map();
  }

  /** Reports a change after each list. @param {Question} question @param {BoardCopy} board */
  begin(question, board) {
    this.forgetTimings();
    this.start((engine) => this.#work(engine, question, board), TIMED.length);
  }

  /** @param {Engine} engine @param {Question} question @param {BoardCopy} board */
  *#work(engine, question, { width, height, factors }) {
    engine.restore(width, height, factors);
    yield;
    for (const name of TIMED) {
      const timing = yield* this.#time(engine.laboratory, name, question);
      if (timing !== null) this.timings.set(name, timing);
      this.done += 1;
      yield true;
    }
  }

  /**
   * @param {Engine['laboratory']} laboratory @param {TimedName} name @param {Question} question
   * @returns {Generator<void, Timing | null>}
   */
  *#time(laboratory, name, { settings, start, goal }) {
    /** @type {number[]} */
    const runs = [];
    let total = 0;
    let isGivenUp = false;
    do {
      if (!laboratory.beginTimed(name, settings, start, goal).ok) return null;
      let spent = 0;
      let piece = 64;
      for (let isDone = false; !isDone && !isGivenUp;) {
        yield;
        const begun = this.now();
        isDone = laboratory.advanceJob(piece) !== 'running';
        const took = this.now() - begun;
        spent += took;
        if (took > 2 * PIECE) piece = Math.max(1, piece >> 1);
        else if (took < PIECE / 2) piece = Math.min(piece * 2, 2 ** 20);
        isGivenUp = !isDone && spent > MOST_MILLISECONDS;
      }
      runs.push(spent);
      total += spent;
    } while (!isGivenUp && runs.length < MOST_RUNS && total < ENOUGH);
    runs.sort((a, b) => a - b);
    const [low = 0, high = 0, median = 0] = [runs[0], runs.at(-1), runs[runs.length >> 1]];
    return { name, median, low, high, runs: runs.length, isGivenUp, expanded: laboratory.timedExpanded() };
  }
}
