// Reads the map of a link in slices, or makes it where a generator does, before mapFromLink() or generate() takes it: a
// large one takes a second. Knows the engine and a
// clock passed to it; not what the map is for.

import { EngineError } from '../engine-error.js';
import { Slices } from './slices.js';

/** @import { Engine } from '../engine.js' */

/** Read at a time: of the widest board a millisecond or two. */
const ROWS = 4;

export class MapReading {
  #engine;
  #slices;
  /** Whether the module may have a map, or the beginning of one. */
  #isKept = false;
  /** Waits for the map. @type {((isRead: boolean) => void) | null} */
  #waiting = null;

  /** @param {Engine} engine @param {ConstructorParameters<typeof Slices>[0]} clock */
  constructor(engine, clock) {
    this.#engine = engine;
    this.#slices = new Slices(clock);
  }

  get isRunning() {
    return this.#waiting !== null;
  }

  /**
   * In place of what is being read. A small one is read when this returns.
   * @param {string | null} map null: none
   * @returns {Promise<boolean>} whether mapFromLink() is quick now; false: something else has taken its place
   */
  async read(map) {
    this.cancel();
    if (map === null) {
      this.#drop();
      return true;
    }
    return new Promise((resolve) => {
      this.#waiting = resolve;
      let isBegun = false;
      this.#slices.begin(
        () => {
          const isRead = this.#advance(isBegun ? null : map);
          isBegun = true;
          if (isRead) this.#end(true);
          return isRead;
        },
        () => undefined,
      );
    });
  }

  /** @param {string | null} map to begin with; null: it goes on @returns {boolean} whether there is no more to be read in advance */
  #advance(map) {
    try {
      if (map !== null) {
        this.#isKept = map !== '';
        this.#engine.beginMapFromLink(map);
      }
      return this.#engine.advanceMapFromLink(ROWS);
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      // What is refused here, or the module dies of, is so in mapFromLink(), whose caller says it.
      return true;
    }
  }

  cancel() {
    this.#slices.cancel();
    if (this.isRunning) this.#drop();
    this.#end(false);
  }

  /** A map of millions of cells is not to be kept for nobody. */
  #drop() {
    if (this.#isKept) this.#advance('');
  }

  /** @param {boolean} isRead */
  #end(isRead) {
    this.#waiting?.(isRead);
    this.#waiting = null;
  }
}
