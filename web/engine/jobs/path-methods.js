// Holds several ways to a good path against each other, in a laboratory of its own and in slices: a row for
// each as soon as it is known. The time is that of the work alone, begun anew for each method; of quick ones
// the middle of several.

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
 * @property {Reason | null} refusal why it does not serve this board
 * @property {MethodResult} result of no use when refused
 * @property {Uint32Array} path empty if there is none
 * @property {number} milliseconds
 */

export const METHODS = Object.freeze(
  /** @type {const} */ (['astar', 'turn-penalty', 'swapping', 'string-pulling', 'theta', 'lazy-theta']),
);
/** Hundredths of a straight step. */
export const MOST_PENALTY = 10_000;
/** With directions each cell is nine, which take their time to be made ready in one piece. */
export const MOST_CELLS = 2 ** 18;

/** Expansions at a time: less than a millisecond. */
const CHUNK = 500;
/** Runs of a quick method, and milliseconds in all after which no other is begun. */
const MOST_RUNS = 5;
const ENOUGH = 20;

const NO_RESULT = Object.freeze({ isFound: false, length: 0, cost: NaN, turns: 0, expanded: 0 });

/** Its parts are methods. @extends {Job<Engine>} */
export class PathMethods extends Job {
  /** Of the methods that are done. @type {Map<PathMethodName, Row>} */
  rows = new Map();

  /** They are of another board. */
  forgetRows() {
    this.rows = new Map();
  }

  /**
   * There is news after each method. Throws EngineError where the penalty is out of its bounds.
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

/** @param {number[]} numbers one at least */
function middleOf(numbers) {
  return numbers.sort((a, b) => a - b)[numbers.length >> 1] ?? 0;
}
