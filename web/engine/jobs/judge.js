// Runs the referee on the current search, a millisecond or two at a time.

/** @import { Engine } from '../engine.js' */

/** Cells or steps processed per call, at first and at most: about 0.3 µs each. */
const FIRST_CHUNK = 2_000;
const LARGEST_CHUNK = 20_000;

export class Judge {
  #engine;
  #now;
  #chunk = FIRST_CHUNK;

  /** @param {Pick<Engine, 'judge'>} engine @param {() => number} now milliseconds */
  constructor(engine, now) {
    this.#engine = engine;
    this.#now = now;
  }

  /** @returns {boolean} whether there is nothing more to judge */
  work() {
    const before = this.#now();
    const isDone = this.#engine.judge(this.#chunk) !== 'judging';
    const taken = this.#now() - before;
    if (taken > 2) this.#chunk = Math.max(1, this.#chunk >> 1);
    else if (taken < 0.5) this.#chunk = Math.min(LARGEST_CHUNK, this.#chunk * 2);
    return isDone;
  }
}
