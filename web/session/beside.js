// The path drawn beside that of the search: several rooms set it, the last one
// wins, and each removes only its own.

/** @import { State } from '../model/state.js' */
/** @import { Store } from '../model/store.js' */

export class Beside {
  #store;
  /** @type {Uint32Array | null} */
  #own = null;

  /** @param {Store<State>} store */
  constructor(store) {
    this.#store = store;
  }

  /** @param {Uint32Array | null} path null or without a step: none */
  show(path) {
    const before = this.#own;
    this.#own = path !== null && path.length > 1 ? path : null;
    const shown = this.#store.state.beside ?? null;
    if (this.#own === before && (before === null || shown === before)) return;
    if (this.#own === null && shown !== before) return;
    this.#store.update((state) => ({ ...state, beside: this.#own }));
  }
}
