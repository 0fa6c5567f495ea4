// Assembles a file piece by piece in slices, so that the page stays responsive: a million events
// take time, and more memory than a string should. What is written is stored outside of the script's own
// memory. Knows a clock passed to it; not the content of the file.

/** @import { Piece } from './trace-csv.js' */

/** Milliseconds of work per slice: half a frame. */
const SLICE = 8;
/** Characters that are moved to a blob at a time. */
const CHUNK = 2 ** 20;

export class SlicedBlob {
  #clock;
  /** Counts up with each file begun or cancelled. */
  #run = 0;

  /** @param {{ now: () => number, defer: (task: () => void) => void }} clock */
  constructor(clock) {
    this.#clock = clock;
  }

  /** Cancels the current file. */
  cancel() {
    this.#run += 1;
  }

  /**
   * @param {Iterator<Piece>} pieces each a millisecond or two of work
   * @param {string} type
   * @param {object} watch
   * @param {() => boolean} watch.isOver whether its source has changed meanwhile
   * @param {(done: number) => void} watch.report called after each slice
   * @returns {Promise<Blob | null>} null if it was cancelled, or its source has changed
   */
  async write(pieces, type, { isOver, report }) {
    this.cancel();
    const run = this.#run;
    /** @type {Blob[]} */
    const parts = [];
    let text = '';
    for (;;) {
      const end = this.#clock.now() + SLICE;
      let done;
      do {
        const piece = pieces.next();
        if (piece.done) return new Blob([...parts, text], { type });
        text += piece.value.text;
        done = piece.value.done;
        if (text.length >= CHUNK) {
          parts.push(new Blob([text]));
          text = '';
        }
      } while (this.#clock.now() < end);
      report(done);
      await new Promise((resolve) => this.#clock.defer(() => resolve(null)));
      if (run !== this.#run || isOver()) return null;
    }
  }
}
