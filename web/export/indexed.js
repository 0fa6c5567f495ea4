// Pixels as indices into few colours, and the part of a picture that differs from the previous one: the input of
// an animated GIF. Pure.

/** @typedef {readonly [number, number, number]} Rgb */
/** @import { Rectangle } from './gif.js' */

/** With one more for unchanged pixels a table has 256. */
const MOST_COLOURS = 255;

/**
 * The most frequent colours. Boards are flat: the rest are the edges of letters and lines, for
 * which the nearest colour suffices.
 * @param {readonly Uint32Array[]} pictures pixels as image data has them
 * @returns {Rgb[]}
 */
export function coloursOf(pictures) {
  /** @type {Map<number, number>} */
  const counts = new Map();
  for (const pixels of pictures) {
    // Run by run: a lookup for every pixel would take ten times as long.
    for (let index = 0; index < pixels.length;) {
      const first = index;
      const pixel = pixels[index] ?? 0;
      while (index < pixels.length && pixels[index] === pixel) index += 1;
      counts.set(pixel, (counts.get(pixel) ?? 0) + index - first);
    }
  }
  const sorted = [...counts].sort(([, a], [, b]) => b - a);
  return sorted.slice(0, MOST_COLOURS).map(([pixel]) => rgbOf(pixel));
}

/** @param {number} pixel @returns {Rgb} */
function rgbOf(pixel) {
  return [pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255];
}

/** Finds the index of a pixel's colour, or of the nearest; caches the result. */
export class Indexer {
  #colours;
  /** @type {Map<number, number>} */
  #known = new Map();

  /** @param {readonly Rgb[]} colours */
  constructor(colours) {
    this.#colours = colours;
  }

  /** @param {Uint32Array} pixels @returns {Uint8Array} */
  of(pixels) {
    const found = new Uint8Array(pixels.length);
    let before = -1;
    let number = 0;
    for (let index = 0; index < pixels.length; index++) {
      const pixel = pixels[index] ?? 0;
      if (pixel !== before) {
        before = pixel;
        number = this.#known.get(pixel) ?? this.#nearest(pixel);
      }
      found[index] = number;
    }
    return found;
  }

  /** @param {number} pixel */
  #nearest(pixel) {
    const [red, green, blue] = rgbOf(pixel);
    let nearest = 0;
    let least = Infinity;
    this.#colours.forEach(([r, g, b], index) => {
      // The eye distinguishes greens best, blues worst.
      const distance = 3 * (r - red) ** 2 + 5 * (g - green) ** 2 + 2 * (b - blue) ** 2;
      if (distance >= least) return;
      least = distance;
      nearest = index;
    });
    this.#known.set(pixel, nearest);
    return nearest;
  }
}

/**
 * The part of a picture that has changed, with the transparent colour for unchanged pixels; a single
 * transparent pixel if nothing changed.
 * @param {Uint8Array} before
 * @param {Uint8Array} now
 * @param {number} width of the picture
 * @param {number} transparent
 * @returns {{ pixels: Uint8Array, rectangle: Rectangle }}
 */
export function changeOf(before, now, width, transparent) {
  let [left, top, right, bottom] = [width, -1, -1, -1];
  const height = now.length / width;
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let x = 0;
    while (x < width && before[row + x] === now[row + x]) x += 1;
    if (x === width) continue;
    if (top < 0) top = y;
    bottom = y;
    left = Math.min(left, x);
    let last = width - 1;
    while (before[row + last] === now[row + last]) last -= 1;
    right = Math.max(right, last);
  }
  if (top < 0) return { pixels: Uint8Array.of(transparent), rectangle: { x: 0, y: 0, width: 1, height: 1 } };
  const rectangle = { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
  const pixels = new Uint8Array(rectangle.width * rectangle.height);
  for (let y = 0; y < rectangle.height; y++) {
    for (let x = 0; x < rectangle.width; x++) {
      const index = (top + y) * width + left + x;
      const pixel = now[index] ?? 0;
      pixels[y * rectangle.width + x] = pixel === before[index] ? transparent : pixel;
    }
  }
  return { pixels, rectangle };
}
