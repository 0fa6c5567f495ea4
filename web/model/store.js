// Holds the state and notifies listeners when it changes. Knows nothing of its content.

/**
 * @template State
 */
export class Store {
  /** @type {State} */
  #state;
  /** @type {Set<(state: State, previous: State) => void>} */
  #listeners = new Set();
  /** The state when the batch began. @type {{ state: State } | null} */
  #before = null;

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
    if (this.#before === null) this.#notify(previous);
  }

  /**
   * Listeners are notified once of all changes made by the task, when it is done.
   * @template Result
   * @param {() => Result} task
   * @returns {Result}
   */
  batch(task) {
    if (this.#before !== null) return task();
    this.#before = { state: this.#state };
    try {
      return task();
    } finally {
      const { state } = this.#before;
      this.#before = null;
      this.#notify(state);
    }
  }

  /** @param {State} previous */
  #notify(previous) {
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
    // A listener that throws does not keep the others from being notified.
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

  /**
   * Calls the listener only when the selected part of the state changes.
   * @template Part
   * @param {(state: State) => Part} select
   * @param {(part: Part, previous: Part) => void} listener
   * @param {AbortSignal} signal
   */
  watch(select, listener, signal) {
    this.subscribe((state, previous) => {
      const [part, before] = [select(state), select(previous)];
      if (part !== before) listener(part, before);
    }, signal);
  }
}
