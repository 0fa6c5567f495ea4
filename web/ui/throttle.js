// Runs a piece of work that is requested with every step, but during playback no more often
// than the eye can follow. The last request is always run.

/** @import { State } from '../model/state.js' */
/** @import { Store } from '../model/store.js' */

/** Milliseconds between two runs during playback. */
const PAUSE = 250;

export class Throttle {
  #store;
  #work;
  #timer = 0;
  #done = -Infinity;

  /**
   * @param {Store<State>} store
   * @param {() => void} work
   * @param {AbortSignal} signal
   */
  constructor(store, work, signal) {
    this.#store = store;
    this.#work = work;
    signal.addEventListener('abort', () => clearTimeout(this.#timer), { once: true });
  }

  ask() {
    const { isPlaying } = this.#store.state.playback;
    const wait = isPlaying ? this.#done + PAUSE - performance.now() : 0;
    if (wait <= 0) this.#run();
    else if (this.#timer === 0) this.#timer = window.setTimeout(() => this.#run(), wait);
  }

  #run() {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#done = performance.now();
    this.#work();
  }
}
