// Compares several methods for a good path, in its own laboratory and in slices: a row for
// each as soon as it is known. The time is that of the computation alone, measured anew for each method; for quick ones
// it is the median of several runs.

import { check, isWithin } from '../check.js';
import { Job } from './job.js';

/** @import { MethodResult, PathMethodName, Reason } from 'astrolabe-module' */
/** @import { Engine } from '../engine.js' */
/** @import { Grounds } from '../grounds.js' */
/** @typedef {import('../engine.js').Question & { turnPenalty: number }} Question with hundredths of a straight step */
/** @typedef {{ width: number, height: number, factors: Grounds }} BoardCopy */
/**
 * @typedef {object} Row
 * @property {PathMethodName} name
 * @property {Reason | null} refusal why it cannot be used on this board
 * @property {MethodResult} result meaningless if refused
 * @property {Uint32Array} path empty if there is none
 * @property {number} milliseconds
 */

export const METHODS = Object.freeze(
  /** @type {const} */ (['astar', 'turn-penalty', 'swapping', 'string-pulling', 'theta', 'lazy-theta']),
);
/** Hundredths of a straight step. */
export const MOST_PENALTY = 10_000;
/** With directions each cell has nine states, which take long to initialise in one piece. */
export const MOST_CELLS = 2 ** 18;

/** Expansions per call: less than a millisecond. */
const CHUNK = 500;
/** Runs of a quick method, and total milliseconds after which no further run is begun. */
const MOST_RUNS = 5;
const ENOUGH = 20;

const NO_RESULT = Object.freeze({ isFound: false, length: 0, cost: NaN, turns: 0, expanded: 0 });

/** Its parts are methods. @extends {Job<Engine>} */
export class PathMethods extends Job {
  /** Of the finished methods. @type {Map<PathMethodName, Row>} */
  rows = new Map();

  /** The rows are of another board. */
  forgetRows() {
    this.rows = new Map();
  }

  /**
   * Reports a change after each method. Throws EngineError if the penalty is out of bounds.
   * @param {Question} question
   * @param {BoardCopy} board of at most MOST_CELLS
   */
  begin(question, board) {
    const { turnPenalty } = question;
    check(isWithin(turnPenalty, 0, MOST_PENALTY), 'search.settings', turnPenalty, `0–${MOST_PENALTY}`);
    this.forgetRows();
    this.start((engine) => this.#work(engine, question, board), METHODS.length);
  }

  /** @param {Engine} engine @param {Question} question @param {BoardCopy} board */
  *#work(engine, question, { width, height, factors }) {
    engine.restore(width, height, factors);
    yield;
    for (const name of METHODS) {
      this.rows.set(name, yield* this.#row(engine.laboratory, name, question));
      this.done += 1;
      yield true;
    }
  }

  /**
   * @param {Engine['laboratory']} laboratory @param {PathMethodName} name @param {Question} question
   * @returns {Generator<void, Row>}
   */
  *#row(laboratory, name, { settings, start, goal, turnPenalty }) {
    /** @type {number[]} */
    const runs = [];
    let total = 0;
    do {
      let begun = this.now();
      const reason = laboratory.beginMethod(name, settings, start, goal, turnPenalty);
      if (!reason.ok) return { name, refusal: reason, result: NO_RESULT, path: new Uint32Array(0), milliseconds: 0 };
      let spent = this.now() - begun;
      for (let isDone = false; !isDone;) {
        yield;
        begun = this.now();
        isDone = laboratory.advanceJob(CHUNK) !== 'running';
        spent += this.now() - begun;
      }
      runs.push(spent);
      total += spent;
    } while (runs.length < MOST_RUNS && total < ENOUGH);
    const result = laboratory.methodResult();
    return { name, refusal: null, result, path: laboratory.methodPath().slice(), milliseconds: middleOf(runs) };
  }
}

/** @param {number[]} numbers at least one */
function middleOf(numbers) {
  return numbers.sort((a, b) => a - b)[numbers.length >> 1] ?? 0;
}
