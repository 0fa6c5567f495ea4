// Long work in an engine of its own, beside the one that the page shows: opened when it is first asked for, worked
// in slices, given back. What comes late for something older is dropped. Where the module dies, what was worked out in
// it is gone, and its owner is told. Knows a clock given to it.

import { EngineError } from './engine-error.js';
import { tellsOfLoss } from './living-module.js';
import { Slices } from './slices.js';

/** @typedef {import('./engine.js').Engine} Engine */
/** @typedef {import('./living-module.js').Death} Death */
/** @typedef {import('./types.js').Reason} Reason */

/** @template {{ dispose: () => void, whenDead: (listener: (death: Death) => void) => void }} Kind */
export class OwnEngine {
  #open;
  #defer;
  #slices;
  #onLost;
  #isAtWork = false;
  /** Of a death the owner is told once. @type {Reason | null} */
  #told = null;
  /** @type {Promise<Kind> | null} */
  #coming = null;
  /** @type {Kind | null} */
  #engine = null;
  /** Counts up with whatever is begun or stopped. */
  #serial = 0;

  /**
   * @param {() => Promise<Kind>} open
   * @param {{ now: () => number, defer: (task: () => void) => void }} clock
   * @param {(reason: Reason, isAtWork: boolean) => void} onLost the module died; `isAtWork`: before all was worked out
   */
  constructor(open, clock, onLost) {
    this.#open = open;
    this.#defer = clock.defer;
    this.#onLost = onLost;
    this.#slices = new Slices(clock);
  }

  /** Null until it was opened, and after dispose(). */
  get engine() {
    return this.#engine;
  }

  /**
   * Stops what is in hand. Rejects where the engine cannot be opened; asked again, it tries again.
   * @returns {Promise<Kind | null>} null: something else is wanted by now
   */
  async opened() {
    this.stop();
    const serial = this.#serial;
    const coming = (this.#coming ??= this.#open());
    try {
      const engine = await coming;
      if (this.#coming === coming && this.#engine === null) {
        this.#engine = engine;
        engine.whenDead(({ reason }) => engine === this.#engine && this.#lose(reason));
      }
      return serial === this.#serial ? engine : null;
    } catch (error) {
      if (this.#coming === coming) this.#coming = null;
      if (serial !== this.#serial) return null;
      throw error;
    }
  }

  /**
   * Works from the next task on, until it is done or something else is wanted.
   * @param {Generator<unknown, void>} work stops after each millisecond or two
   * @param {() => void} [onSlice] called after each slice, the last one too
   */
  work(work, onSlice = () => undefined) {
    const serial = this.#serial;
    this.#isAtWork = true;
    this.#told = null;
    const goOn = () => {
      try {
        const isDone = work.next().done === true;
        if (isDone && serial === this.#serial) this.#isAtWork = false;
        return isDone;
      } catch (error) {
        if (!(error instanceof EngineError) || !tellsOfLoss(error.reason)) throw error;
        if (serial === this.#serial) this.#lose(error.reason);
        return true;
      }
    };
    this.#defer(() => {
      if (serial !== this.#serial) return;
      this.#slices.begin(goOn, onSlice);
      if (serial === this.#serial) onSlice();
    });
  }

  /** What is in hand is wanted no more. */
  stop() {
    this.#serial += 1;
    this.#isAtWork = false;
    this.#slices.cancel();
  }

  /** @param {Reason} reason */
  #lose(reason) {
    if (reason === this.#told) return;
    this.#told = reason;
    const isAtWork = this.#isAtWork;
    // Work that has not begun yet is not lost: it runs in the next instance.
    if (isAtWork) this.stop();
    this.#onLost(reason, isAtWork);
  }

  /** Gives the memory back as well; opened() opens another. */
  dispose() {
    this.stop();
    this.#coming?.then(
      (engine) => engine.dispose(),
      () => undefined,
    );
    this.#coming = null;
    this.#engine = null;
  }
}
