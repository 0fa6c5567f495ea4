// A picture as a board: dark cells are walls, or light ones. Grey pixels, their mean over each
// cell, a threshold. Pure.

/** @typedef {{ width: number, height: number, grey: Uint8Array }} GreyPicture row by row, 0 black to 255 white */
/** @typedef {{ columns: number, rows: number, means: Uint8Array }} Cells */

/** Pixels that are read to find the size of squares: a band through the picture's middle in each direction. */
const PROBED_LINES = 64;
/** Without visible squares a picture becomes this many cells wide or high at first, unless it is smaller. */
const USUAL_SIDE = 96;
/** Pictures up to this many pixels a side usually have one pixel per cell. */
const LARGEST_PIXEL_MAP = 256;

/**
 * Luminance (Rec. 709, of the values as stored), on white where the picture is transparent.
 * @param {ArrayLike<number>} rgba
 * @param {Uint8Array} grey filled from `offset` on
 * @param {number} offset
 */
export function writeGrey(rgba, grey, offset) {
  for (let i = 0, at = offset; i < rgba.length; i += 4, at++) {
    const light = 0.2126 * (rgba[i] ?? 0) + 0.7152 * (rgba[i + 1] ?? 0) + 0.0722 * (rgba[i + 2] ?? 0);
    const alpha = (rgba[i + 3] ?? 0) / 255;
    grey[at] = Math.round(255 + (light - 255) * alpha);
  }
}

/**
 * The mean grey of each cell in these rows; every pixel belongs to one cell, and every cell has one.
 * @param {GreyPicture} picture
 * @param {Cells} cells no more of them than pixels in either direction; `means` is filled
 * @param {number} first row
 * @param {number} end row, exclusive
 */
export function writeMeans({ width, height, grey }, { columns, rows, means }, first, end) {
  const edges = new Uint32Array(columns + 1);
  for (let x = 0; x <= columns; x++) edges[x] = Math.floor((x * width) / columns);
  for (let y = first; y < end; y++) {
    const top = Math.floor((y * height) / rows);
    const bottom = Math.floor(((y + 1) * height) / rows);
    for (let x = 0; x < columns; x++) {
      const left = edges[x] ?? 0;
      const right = edges[x + 1] ?? 0;
      let sum = 0;
      for (let row = top; row < bottom; row++) {
        for (let at = row * width + left; at < row * width + right; at++) sum += grey[at] ?? 0;
      }
      means[y * columns + x] = Math.round(sum / ((right - left) * (bottom - top)));
    }
  }
}

/** The number of occurrences of each value. @param {Uint8Array} values @returns {Uint32Array} of 256 */
export function histogramOf(values) {
  const histogram = new Uint32Array(256);
  for (const value of values) histogram[value] = (histogram[value] ?? 0) + 1;
  return histogram;
}

/**
 * The threshold that best separates dark from light: Otsu, "A Threshold Selection Method from Gray-Level
 * Histograms", 1979. Values below it are dark. In the middle of a gap, so that a nudge changes nothing.
 * @param {Uint32Array} histogram
 * @returns {number} 1 to 255
 */
export function bestThreshold(histogram) {
  let all = 0;
  let allSum = 0;
  histogram.forEach((count, value) => {
    all += count;
    allSum += count * value;
  });
  let best = -1;
  let firstBest = 128;
  let lastBest = 128;
  let dark = 0;
  let darkSum = 0;
  for (let threshold = 1; threshold < 256; threshold++) {
    dark += histogram[threshold - 1] ?? 0;
    darkSum += (histogram[threshold - 1] ?? 0) * (threshold - 1);
    const light = all - dark;
    if (dark === 0 || light === 0) continue;
    const apart = darkSum / dark - (allSum - darkSum) / light;
    const spread = dark * light * apart * apart;
    if (spread > best * (1 + 1e-12)) {
      best = spread;
      firstBest = threshold;
    }
    if (spread >= best * (1 - 1e-12)) lastBest = threshold;
  }
  return Math.round((firstBest + lastBest) / 2);
}

/**
 * @param {Cells} cells
 * @param {number} threshold
 * @param {boolean} isInverted light is a wall
 * @returns {Uint8Array} factors: 0 a wall, 1 ground
 */
export function factorsOf({ means }, threshold, isInverted) {
  const [dark, light] = isInverted ? [1, 0] : [0, 1];
  return means.map((mean) => (mean < threshold ? dark : light));
}

/** @param {Uint32Array} histogram of the means @param {number} threshold @param {boolean} isInverted @returns {number} */
export function wallCount(histogram, threshold, isInverted) {
  let count = 0;
  histogram.forEach((number, value) => {
    if (value < threshold !== isInverted) count += number;
  });
  return count;
}

/**
 * How many cells wide the picture is probably meant to be: one cell per square if it is made of squares,
 * one per pixel if it is small; otherwise as many as are easy to see.
 * @param {GreyPicture} picture
 * @returns {number}
 */
export function guessColumns(picture) {
  const { width, height } = picture;
  const side = squareSide(picture);
  if (side > 1) return Math.max(1, Math.round(width / side));
  if (Math.max(width, height) <= LARGEST_PIXEL_MAP) return width;
  return Math.max(1, Math.round((USUAL_SIDE * width) / Math.max(width, height)));
}

/** @param {number} columns @param {{ width: number, height: number }} picture @returns {number} rows of square cells */
export function rowsFor(columns, { width, height }) {
  return Math.min(Math.max(Math.round((columns * height) / width), 1), height);
}

/**
 * The side of the squares that the picture is made of: the greatest common divisor of where brightness
 * changes along some of its rows and columns; 1 where none are visible.
 * @param {GreyPicture} picture
 * @returns {number}
 */
function squareSide({ width, height, grey }) {
  let side = 0;
  /** @param {number} length @param {(i: number) => number} at */
  const probe = (length, at) => {
    for (let i = 1; i < length && side !== 1; i++) {
      if (Math.abs(at(i) - at(i - 1)) > 32) side = commonDivisor(i, side);
    }
  };
  for (let n = 0; n < PROBED_LINES; n++) {
    const y = Math.floor(((n + 0.5) * height) / PROBED_LINES);
    const x = Math.floor(((n + 0.5) * width) / PROBED_LINES);
    probe(width, (i) => grey[y * width + i] ?? 0);
    probe(height, (i) => grey[i * width + x] ?? 0);
  }
  // A single edge in the middle says nothing about squares.
  return side <= Math.max(width, height) / 2 ? side : 1;
}

/** @param {number} a @param {number} b @returns {number} */
function commonDivisor(a, b) {
  return b === 0 ? a : commonDivisor(b, a % b);
}
