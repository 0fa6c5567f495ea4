// Reads the map of a link or of a file in slices, or makes it where a generator does, before mapFromLink(),
// mapFromText() or generate() takes it: a large one takes a second. Knows the engine and a clock passed to it; not what
// the map is for.

import { EngineError } from '../engine-error.js';
import { Slices } from './slices.js';

/** @import { Engine } from '../engine.js' */

/** Read at a time: of the widest board a millisecond or two. */
const ROWS = 4;
/** Letters of a text that are read at a time: likewise. */
const PIECE = 2 ** 17;

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
    return this.#read(this.#link(map));
  }

  /**
   * The same for the text of a file. Where the module is restarted meanwhile, mapFromText() finds no text.
   * @param {string} text
   * @returns {Promise<boolean>} whether mapFromText() is quick now
   */
  readText(text) {
    this.cancel();
    return this.#read(this.#text(text));
  }

  /** @param {string} map @returns {Generator<void, void>} */
  *#link(map) {
    this.#engine.beginMapFromLink(map);
    while (!this.#engine.advanceMap(ROWS)) yield;
  }

  /** @param {string} text @returns {Generator<void, void>} */
  *#text(text) {
    let end = 0;
    do {
      const begin = end;
      const line = text.indexOf('\n', begin + PIECE);
      end = line < 0 ? text.length : line + 1;
      this.#engine.addMapText(text.slice(begin, end), begin === 0);
      yield;
    } while (end < text.length);
    while (!this.#engine.advanceMap(ROWS)) yield;
  }

  /** @param {Generator<void, void>} steps @returns {Promise<boolean>} */
  #read(steps) {
    return new Promise((resolve) => {
      this.#waiting = resolve;
      this.#isKept = true;
      this.#slices.begin(
        () => {
          const isRead = isLast(steps);
          if (isRead) this.#end(true);
          return isRead;
        },
        () => undefined,
      );
    });
  }

  cancel() {
    this.#slices.cancel();
    if (this.isRunning) this.#drop();
    this.#end(false);
  }

  /** A map of millions of cells is not to be kept for nobody. */
  #drop() {
    if (this.#isKept) isLast(this.#link(''));
    this.#isKept = false;
  }

  /** @param {boolean} isRead */
  #end(isRead) {
    this.#waiting?.(isRead);
    this.#waiting = null;
  }
}

/** Takes one step. @param {Generator<void, void>} steps @returns {boolean} whether it was the last */
function isLast(steps) {
  try {
    return steps.next().done === true;
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    // What is refused here, or the module dies of, is so where the map is taken: that caller says it.
    return true;
  }
}
