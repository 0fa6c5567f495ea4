// By which step each cell was expanded, at the step in hand: the log of expansions, folded. Kept
// from one picture to the next, so that playing on costs no more than the steps gone.

export class ExpansionOrder {
  #steps = new Uint32Array(0);
  #step = 0;
  /** Of the search that the steps belong to. */
  #serial = NaN;

  /**
   * @param {{ expansions: () => Uint32Array }} source
   * @param {{ serial: number, step: number, cells: number }} at `cells` on the board
   * @returns {Uint32Array} for each cell the step, from 1; 0 where there was none. Not to be kept
   */
  at(source, { serial, step, cells }) {
    if (this.#serial !== serial || this.#steps.length !== cells || step < this.#step) {
      if (this.#steps.length === cells) this.#steps.fill(0);
      else this.#steps = new Uint32Array(cells);
      this.#step = 0;
      this.#serial = serial;
    }
    const expansions = source.expansions();
    for (; this.#step < step; this.#step++) {
      const cell = expansions[this.#step];
      if (cell !== undefined) this.#steps[cell] = this.#step + 1;
    }
    return this.#steps;
  }
}
