// Runs long work in slices short enough for the page to stay responsive; the first one synchronously, so
// that short work is done when begin() returns. Knows a clock passed to it; not what the work is.

import { unlessDead } from '../module/unless-dead.js';

/** Milliseconds of work per slice: less than a search takes, since the user waits for the search. */
const SLICE = 5;

export class Slices {
  #now;
  #defer;
  /** Counts up with each work begun or cancelled, so that older slices see that they are outdated and stop. */
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

  /** Cancels the current work. */
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
    // The work was lost with its engine, whose whenDead() informs the owner.
    if (isDone === null) this.cancel();
    if (isDone !== false) return;
    this.#defer(() => {
      if (run !== this.#run) return;
      this.#slice(work, onSlice);
      // Unless the work has begun other work, which then continues by itself.
      if (run === this.#run) onSlice();
    });
  }
}
