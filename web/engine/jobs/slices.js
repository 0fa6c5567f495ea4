// Runs long work in slices short enough for the page to stay alive between them; the first at once, so
// that short work is done when begin() returns. Knows a clock given to it; not what the work is.

import { unlessDead } from '../module/unless-dead.js';

/** Milliseconds of work at a stretch: less than a search takes, which is what is waited for. */
const SLICE = 5;

export class Slices {
  #now;
  #defer;
  /** Counts up with each work begun or cancelled: slices of an older one find out and stop. */
  #run = 0;

  /** @param {{ now: () => number, defer: (task: () => void) => void }} clock */
  constructor({ now, defer }) {
    this.#now = now;
    this.#defer = defer;
  }

  /**
   * @param {() => boolean} work a millisecond or two of it; whether all is done
   * @param {() => void} onSlice called after each slice but the first
   */
  begin(work, onSlice) {
    this.cancel();
    this.#slice(work, onSlice);
  }

  /** Nothing more is done of the work in hand. */
  cancel() {
    this.#run += 1;
  }

  /** @param {() => boolean} work @param {() => void} onSlice */
  #slice(work, onSlice) {
    const run = this.#run;
    const end = this.#now() + SLICE;
    let isDone;
    do {
      isDone = unlessDead(work);
    } while (isDone === false && this.#now() < end);
    // What was worked on went with its engine: whenDead() of that one tells its owner.
    if (isDone === null) this.cancel();
    if (isDone !== false) return;
    this.#defer(() => {
      if (run !== this.#run) return;
      this.#slice(work, onSlice);
      // Unless the work has led to another: then it is that one's affair.
      if (run === this.#run) onSlice();
    });
  }
}
