// The cells of one ground that hang together with one of them, by their edges. Pure; goes row by row
// with a stack of its own, so that no board is too large for it.

/**
 * @param {Uint8Array} factors
 * @param {number} width
 * @param {number} seed a cell
 * @returns {Uint32Array} each cell once, the order means nothing
 */
export function floodFill(factors, width, seed) {
  const factor = factors[seed];
  if (factor === undefined) return new Uint32Array(0);
  const isSeen = new Uint8Array(factors.length);
  /** @param {number} cell off the board, too */
  const isNew = (cell) => cell < factors.length && factors[cell] === factor && isSeen[cell] === 0;
  const found = new Growing();
  const waiting = new Growing();
  waiting.push(seed);
  for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
    if (!isNew(cell)) continue;
    const row = cell - (cell % width);
    let first = cell;
    while (first > row && isNew(first - 1)) first -= 1;
    let wasAbove = false;
    let wasBelow = false;
    for (let at = first; at < row + width && isNew(at); at++) {
      isSeen[at] = 1;
      found.push(at);
      // Of a run of new cells in the next row its first is enough.
      const isAbove = at >= width && isNew(at - width);
      if (isAbove && !wasAbove) waiting.push(at - width);
      wasAbove = isAbove;
      const isBelow = isNew(at + width);
      if (isBelow && !wasBelow) waiting.push(at + width);
      wasBelow = isBelow;
    }
  }
  return found.cells();
}

/** Numbers of cells, as many as come. */
class Growing {
  #cells = new Uint32Array(1024);
  #length = 0;

  /** @param {number} cell */
  push(cell) {
    if (this.#length === this.#cells.length) {
      const larger = new Uint32Array(2 * this.#length);
      larger.set(this.#cells);
      this.#cells = larger;
    }
    this.#cells[this.#length] = cell;
    this.#length += 1;
  }

  /** @returns {number | undefined} */
  pop() {
    if (this.#length === 0) return undefined;
    this.#length -= 1;
    return this.#cells[this.#length];
  }

  cells() {
    return this.#cells.slice(0, this.#length);
  }
}
