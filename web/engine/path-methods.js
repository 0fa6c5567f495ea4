// Holds several ways to a good path against each other, in a laboratory of its own and in slices: a row for
// each as soon as it is known. The time is that of the work alone, begun anew for each method; of quick ones
// the middle of several. Knows a clock given to it.

import { check, isWithin } from './check.js';
import { OwnEngine } from './own-engine.js';

/** @typedef {import('./engine.js').Engine} Engine */
/** @typedef {import('./search-runner.js').Question & { turnPenalty: number }} Question with hundredths of a straight step */
/** @typedef {{ width: number, height: number, factors: import('./grounds.js').Grounds }} BoardCopy */
/** @typedef {import('./types.js').PathMethodName} PathMethodName */
/**
 * @typedef {object} Row
 * @property {PathMethodName} name
 * @property {import('./types.js').Reason | null} refusal why it does not serve this board
 * @property {import('./types.js').MethodResult} result of no use when refused
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

export class PathMethods {
  #own;
  #now;
  #onRow;

  /**
   * @param {() => Engine} createEngine
   * @param {{ now: () => number, defer: (task: () => void) => void }} clock
   * @param {(row: Row) => void} onRow
   * @param {(reason: import('./types.js').Reason) => void} onLost the engine died during this work, whatever the cause
   */
  constructor(createEngine, clock, onRow, onLost) {
    // Rows that are known are no longer in the engine.
    this.#own = new OwnEngine(async () => createEngine(), clock, (reason, isAtWork) => isAtWork && onLost(reason));
    this.#now = clock.now;
    this.#onRow = onRow;
  }

  /**
   * Rejects with EngineError where no engine can be had.
   * @param {Question} question
   * @param {BoardCopy} board of at most MOST_CELLS
   */
  async begin(question, board) {
    const { turnPenalty } = question;
    check(isWithin(turnPenalty, 0, MOST_PENALTY), 'search.settings', turnPenalty, `0–${MOST_PENALTY}`);
    const engine = await this.#own.opened();
    if (engine === null) return;
    engine.restore(board.width, board.height, board.factors);
    this.#own.work(this.#rows(engine, question));
  }

  /** What is in hand is wanted no more. */
  stop() {
    this.#own.stop();
  }

  /** Gives the memory back as well. */
  dispose() {
    this.#own.dispose();
  }

  /** Stops after each piece of work. @param {Engine} engine @param {Question} question */
  *#rows(engine, question) {
    for (const name of METHODS) {
      const row = yield* this.#row(engine.laboratory, name, question);
      this.#onRow(row);
    }
  }

  /**
   * @param {Engine['laboratory']} laboratory @param {PathMethodName} name @param {Question} question
   * @returns {Generator<void, Row>}
   */
  *#row(laboratory, name, { settings, start, goal, turnPenalty }) {
    const now = this.#now;
    /** @type {number[]} */
    const runs = [];
    let total = 0;
    do {
      let begun = now();
      const reason = laboratory.beginMethod(name, settings, start, goal, turnPenalty);
      if (!reason.ok) return { name, refusal: reason, result: NO_RESULT, path: new Uint32Array(0), milliseconds: 0 };
      let spent = now() - begun;
      for (let isDone = false; !isDone;) {
        yield;
        begun = now();
        isDone = laboratory.advanceMethod(CHUNK) !== 'running';
        spent += now() - begun;
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
