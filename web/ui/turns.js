// Pictures that need redrawing: small ones together in the next animation frame, large ones one per frame, in
// turns, so that none has to wait for all the others. Nothing runs without a request.

import { Frame } from './frame.js';

/** Total cells of the pictures that are drawn in the same frame, apart from the first. */
const TOGETHER = 2 ** 18;

export class Turns {
  /** In the order of their requests. @type {Set<{ draw: () => void, cells: () => number }>} */
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

  /** @param {{ draw: () => void, cells: () => number }} picture that no longer exists */
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
