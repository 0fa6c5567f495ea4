// The steps of the events of the search in hand, asked of the engine once a search and kind.

import { EVENT_NAMES } from '../state/events.js';

/** @typedef {import('../state/state.js').State} State */
/** @typedef {import('../engine/types.js').EventName} EventName */

export class EventSteps {
  /** @type {Pick<import('../engine/engine.js').Engine, 'stepsWith'>} */
  #engine;
  /** @type {import('../state/store.js').Store<State>} */
  #store;
  #serial = -1;
  /** @type {Map<EventName, Uint32Array>} */
  #steps = new Map();

  /**
   * @param {Pick<import('../engine/engine.js').Engine, 'stepsWith'>} engine
   * @param {import('../state/store.js').Store<State>} store
   */
  constructor(engine, store) {
    this.#engine = engine;
    this.#store = store;
  }

  /** Ascending; empty while a search runs. @param {EventName} name @returns {Uint32Array} */
  of(name) {
    const { phase, serial } = this.#store.state.search;
    if (phase !== 'settled') return new Uint32Array(0);
    if (serial !== this.#serial) this.#steps.clear();
    this.#serial = serial;
    const steps = this.#steps.get(name) ?? this.#engine.stepsWith(name).slice();
    this.#steps.set(name, steps);
    return steps;
  }

  /** Those of every kind, each once. @returns {Uint32Array} */
  ofAll() {
    const all = new Set(EVENT_NAMES.flatMap((name) => [...this.of(name)]));
    return Uint32Array.from(all).sort();
  }
}
