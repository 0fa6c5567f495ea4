// How long the textbook search takes on each kind of open list, on the board in hand: in a laboratory of its
// own, in slices, each repeated. What takes too long is given up, and only known to take longer. Knows a clock
// given to it.

import { Slices } from './slices.js';

/** @typedef {import('./engine.js').Engine} Engine */
/** @typedef {import('./search-runner.js').Question} Question */
/** @typedef {import('./open-list-glass.js').BoardCopy} BoardCopy */
/** @typedef {import('./types.js').OpenListName | 'scanning'} TimedName */
/**
 * @typedef {object} Timing in milliseconds
 * @property {TimedName} name
 * @property {number} median
 * @property {number} low
 * @property {number} high
 * @property {number} runs
 * @property {boolean} isGivenUp it takes longer than that
 * @property {number} expanded
 */

/** The quick ones first. */
export const TIMED = Object.freeze(/** @type {const} */ (['heap', 'queues', 'map', 'sorted', 'list', 'scanning']));

/** Runs of each, as far as all of them together do not take this long. */
const MOST_RUNS = 7;
const ENOUGH = 700;
/** A run is given up after so many milliseconds. */
export const MOST_MILLISECONDS = 6000;
/** What is done between two looks at the clock takes about so long. */
const PIECE = 2;

export class ListTiming {
  #createEngine;
  #clock;
  #onNews;
  #onLost;
  #slices;
  /** @type {Engine | null} */
  #engine = null;
  #serial = 0;
  isRunning = false;

  /**
   * @param {() => Engine} createEngine
   * @param {{ now: () => number, defer: (task: () => void) => void }} clock
   * @param {(timing: Timing | null) => void} onNews null when all are known
   * @param {(reason: import('./types.js').Reason) => void} onLost the engine died during this work, whatever the cause
   */
  constructor(createEngine, clock, onNews, onLost) {
    this.#createEngine = createEngine;
    this.#clock = clock;
    this.#onNews = onNews;
    this.#onLost = onLost;
    this.#slices = new Slices(clock);
  }

  /** Throws EngineError where the board cannot be taken. @param {Question} question @param {BoardCopy} board */
  begin(question, board) {
    this.stop();
    this.isRunning = true;
    const serial = this.#serial;
    const engine = (this.#engine = this.#createEngine());
    engine.whenDead(({ reason }) => {
      if (engine === this.#engine && this.isRunning) this.#onLost(reason);
    });
    engine.restore(board.width, board.height, board.factors);
    const work = this.#all(engine.laboratory, question);
    this.#clock.defer(() => {
      if (serial !== this.#serial) return;
      this.#slices.begin(
        () => work.next().done === true,
        () => undefined,
      );
    });
  }

  /** What is in hand is wanted no more; its memory is given back. */
  stop() {
    this.#serial += 1;
    this.isRunning = false;
    this.#slices.cancel();
    this.#engine?.dispose();
    this.#engine = null;
  }

  /** @param {Engine['laboratory']} laboratory @param {Question} question */
  *#all(laboratory, question) {
    for (const name of TIMED) {
      const timing = yield* this.#time(laboratory, name, question);
      if (timing !== null) this.#onNews(timing);
    }
    this.isRunning = false;
    this.#onNews(null);
  }

  /**
   * @param {Engine['laboratory']} laboratory @param {TimedName} name @param {Question} question
   * @returns {Generator<void, Timing | null>}
   */
  *#time(laboratory, name, { settings, start, goal }) {
    const { now } = this.#clock;
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
        const begun = now();
        isDone = laboratory.advanceTimed(piece) !== 'running';
        const took = now() - begun;
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
