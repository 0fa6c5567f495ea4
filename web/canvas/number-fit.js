// How large the numbers in a cell can be, if there is room for them at all. Pure: it counts
// characters instead of measuring them, so that a picture is the same on every machine.

/**
 * @typedef {object} NumberFit
 * @property {number} size of G and H, in device pixels
 * @property {number} largeSize of F
 * @property {number} pad from the edge of the cell
 * @property {number} decimals at most
 * @property {boolean} isShort there is room for F alone, or for G where there is no F
 * @property {boolean} [isStacked] G has a line of its own between F and H: they do not fit side by side
 */

/** A digit's width in the usual system fonts, as a part of its height. */
const DIGIT_WIDTH = 0.62;
/** Smaller, in CSS pixels, they are unreadable. */
const SMALLEST = 9;
/** Height of a number as a part of the cell's side, and its upper limit if that is too small to read. */
const USUAL_PART = 0.155;
const LARGEST_PART = 0.2;
/** Height of a line of digits, and space between two lines, as parts of their size. */
const LINE = 0.76;
const BETWEEN = 0.2;
/** In CSS pixels; numbers grow to this size if needed before they follow the cell's size. */
const COMFORTABLE = 10.5;
/** F is larger than G and H by this, where there is room. */
const LARGE = 1.2;

/** @param {number} value @param {number} decimals at most @returns {string} '' for NaN */
export function numberText(value, decimals) {
  if (Number.isNaN(value)) return '';
  const unit = 10 ** decimals;
  return String(Math.round(value * unit) / unit).replace('-', '−');
}

/**
 * @param {{ scale: number, ratio: number }} view
 * @param {readonly { g: number, h: number, f: number }[]} numbers of the cells to be labelled
 * @returns {NumberFit | null} null: there is no room
 */
export function fitNumbers({ scale, ratio }, numbers) {
  const pad = Math.max(2 * ratio, scale * 0.07);
  const room = scale - 2 * pad;
  const wanted = Math.max(scale * USUAL_PART, Math.min(scale * LARGEST_PART, COMFORTABLE * ratio));
  for (const decimals of [3, 2, 1, 0]) {
    let below = 1;
    let above = 1;
    let longest = 1;
    for (const { g, h, f } of numbers) {
      const [cost, estimate] = [numberText(g, decimals).length, numberText(h, decimals).length];
      // Two numbers share a line with at least a digit's width between them.
      below = Math.max(below, cost + estimate + 1);
      longest = Math.max(longest, cost, estimate);
      above = Math.max(above, numberText(f, decimals).length);
    }
    // In one half of the cell, if they stay readable there: the path runs down the middle.
    const half = scale / 2 - pad - 0.06 * scale;
    /** @param {number} characters */
    const apart = (characters) => Math.max(half / (characters * DIGIT_WIDTH), COMFORTABLE * ratio);
    const size = Math.min(wanted, room / (below * DIGIT_WIDTH), apart(longest));
    const large = Math.max(size, Math.min(size * LARGE, apart(above)));
    const largeSize = Math.min(large, room / (above * DIGIT_WIDTH));
    if (Math.min(size, largeSize) >= SMALLEST * ratio) {
      return { size, largeSize, pad, decimals, isShort: false };
    }
  }
  return null;
}

/**
 * F, G and H on three lines, if cells are too narrow for G and H side by side. The path, interrupted by these
 * lines, shows between them.
 * @param {{ scale: number, ratio: number }} view
 * @param {readonly { g: number, h: number, f: number }[]} numbers of the cells to be labelled
 * @returns {NumberFit | null} null: there is no room
 */
export function fitStacked({ scale, ratio }, numbers) {
  const pad = 2 * ratio;
  for (const decimals of [1, 0]) {
    const longest = Math.max(
      1,
      ...numbers.flatMap(({ g, h, f }) => [g, h, f].map((one) => numberText(one, decimals).length)),
    );
    const high = (scale - 2 * pad) / (3 * LINE + 2 * BETWEEN);
    const wide = (scale * 0.6) / (longest * DIGIT_WIDTH);
    const size = Math.min(high, wide, COMFORTABLE * ratio);
    if (size >= SMALLEST * ratio) return { size, largeSize: size, pad, decimals, isShort: false, isStacked: true };
  }
  return null;
}

/**
 * One number per cell, if there is no room for three.
 * @param {{ scale: number, ratio: number }} view
 * @param {readonly { g: number, f: number }[]} numbers of the cells to be labelled
 * @returns {NumberFit | null} null: there is no room
 */
export function fitOneNumber({ scale, ratio }, numbers) {
  const pad = 2 * ratio;
  for (const decimals of [1, 0]) {
    const lengths = numbers.map((one) => numberText(mainNumber(one), decimals).length);
    const room = (scale - 2 * pad) / (Math.max(1, ...lengths) * DIGIT_WIDTH);
    // Not in the middle, where the path and the arrows are.
    const size = Math.min(scale * 0.32, room, COMFORTABLE * ratio);
    if (size >= SMALLEST * ratio) return { size, largeSize: size, pad, decimals, isShort: true };
  }
  return null;
}

/** The most informative number. @param {{ g: number, f: number }} numbers @returns {number} */
export function mainNumber({ g, f }) {
  return Number.isNaN(f) ? g : f;
}
