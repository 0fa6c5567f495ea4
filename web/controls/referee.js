// Has each finished search judged, in the time that is left over: the conductor's assistant. What it
// finds out goes into the state. Knows no DOM and no language.

import { Judge } from '../engine/judge.js';
import { Slices } from '../engine/slices.js';
import { withReferee } from '../state/referee.js';

/** @typedef {import('../state/state.js').State} State */

export class Referee {
  #engine;
  #store;
  #slices;
  #now;

  /**
   * @param {import('../engine/engine.js').Engine} engine
   * @param {import('../state/store.js').Store<State>} store
   * @param {{ now: () => number, defer: (task: () => void) => void }} clock
   */
  constructor(engine, store, clock) {
    this.#engine = engine;
    this.#store = store;
    this.#now = clock.now;
    this.#slices = new Slices(clock);
  }

  /**
   * Judges the search that the engine has just finished, and goes on by itself.
   * @returns {import('../state/referee.js').Referee} what is known at once: of small boards all
   */
  begin() {
    const judge = new Judge(this.#engine, this.#now);
    this.#slices.begin(
      () => judge.work(),
      () => this.#tell(),
    );
    return { verdict: this.#engine.verdict() };
  }

  /** Before the engine's board or its search changes. */
  cancel() {
    this.#slices.cancel();
  }

  /** What is new only: everybody listens to the state. */
  #tell() {
    const verdict = this.#engine.verdict();
    const known = this.#store.state.referee.verdict;
    const isNews =
      known === null || known.state !== verdict.state || known.ruling !== verdict.ruling;
    if (isNews) this.#store.update((state) => withReferee(state, { ...state.referee, verdict }));
  }
}
