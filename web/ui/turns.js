// Pictures that want to be drawn anew: small ones together in the next animation frame, large ones one a frame, in
// turns, so that none has to wait for all of them at a stretch. Nothing runs while nobody asks.

import { Frame } from './frame.js';

/** Cells of all pictures that are drawn in the same frame, but for one. */
const TOGETHER = 2 ** 18;

export class Turns {
  /** In the order in which they asked. @type {Set<{ draw: () => void, cells: () => number }>} */
  #waiting = new Set();
  #frame;

  /** @param {AbortSignal} signal */
  constructor(signal) {
    this.#frame = new Frame(() => this.#draw(), signal);
  }

  /** @param {{ draw: () => void, cells: () => number }} picture */
  request(picture) {
    this.#waiting.add(picture);
    this.#frame.request();
  }

  /** @param {{ draw: () => void, cells: () => number }} picture is gone */
  forget(picture) {
    this.#waiting.delete(picture);
  }

  #draw() {
    let cells = 0;
    for (const picture of [...this.#waiting]) {
      cells += picture.cells();
      if (cells > TOGETHER && cells > picture.cells()) break;
      this.#waiting.delete(picture);
      picture.draw();
    }
    if (this.#waiting.size > 0) this.#frame.request();
  }
}
