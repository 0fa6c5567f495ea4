// A stroke of the brush: what its first cell makes of it, and the cells that the pointer jumped
// over between two reports. Pure.

/** @typedef {{ x: number, y: number }} Place column and row, possibly off the board */

/** The first cell decides: a wall is erased, anything else is walled. @param {number} factor */
export function brushFor(factor) {
  return factor === 0 ? 1 : 0;
}

/**
 * The cells from one place to another, both included, without gaps (Bresenham's line), those off
 * the board left out.
 * @param {Place} from
 * @param {Place} to
 * @param {{ width: number, height: number }} board
 * @returns {number[]}
 */
export function strokeCells(from, to, { width, height }) {
  const cells = [];
  const dx = Math.abs(to.x - from.x);
  const dy = Math.abs(to.y - from.y);
  const stepX = Math.sign(to.x - from.x);
  const stepY = Math.sign(to.y - from.y);
  let { x, y } = from;
  let error = dx - dy;
  for (;;) {
    if (x >= 0 && y >= 0 && x < width && y < height) cells.push(y * width + x);
    if (x === to.x && y === to.y) return cells;
    const twice = 2 * error;
    if (twice > -dy) {
      error -= dy;
      x += stepX;
    }
    if (twice < dx) {
      error += dx;
      y += stepY;
    }
  }
}

/**
 * What of a stroke changes the map: never the ends, never a cell that is so already.
 * @param {readonly number[]} cells
 * @param {number} factor
 * @param {{ start: number, goal: number }} ends
 * @param {Uint8Array} factors
 * @returns {number[]}
 */
export function paintable(cells, factor, { start, goal }, factors) {
  return cells.filter((cell) => cell !== start && cell !== goal && factors[cell] !== factor);
}
