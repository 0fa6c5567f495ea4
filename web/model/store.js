// Holds the state and tells who asked when it is another. Knows nothing of what is in it.

/**
 * @template State
 */
export class Store {
  /** @type {State} */
  #state;
  /** @type {Set<(state: State, previous: State) => void>} */
  #listeners = new Set();

  /** @param {State} state */
  constructor(state) {
    this.#state = state;
  }

  get state() {
    return this.#state;
  }

  /** @param {(state: State) => State} change */
  update(change) {
    const previous = this.#state;
    this.#state = change(previous);
    if (this.#state === previous) return;
    /** @type {unknown[]} */
    const errors = [];
    for (const listener of this.#listeners) {
      try {
        listener(this.#state, previous);
      } catch (error) {
        errors.push(error);
      }
    }
    // One who cannot go on keeps no other from knowing.
    if (errors.length > 0) throw errors[0];
  }

  /**
   * @param {(state: State, previous: State) => void} listener
   * @param {AbortSignal} signal
   */
  subscribe(listener, signal) {
    this.#listeners.add(listener);
    signal.addEventListener('abort', () => this.#listeners.delete(listener), { once: true });
  }
}
