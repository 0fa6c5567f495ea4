// Animated GIF from pixels that are already colour indices, part by part. Knows nothing of boards.

import omggif from 'omggif';

/** @typedef {{ x: number, y: number, width: number, height: number }} Rectangle */

/** Bytes of a frame besides its pixels, and of the head, at most. */
const REST = 4096;

export class GifWriter {
  #writer;
  #bytes = new Uint8Array(REST);
  #transparent;

  /**
   * @param {object} picture
   * @param {number} picture.width 1 to 65535
   * @param {number} picture.height
   * @param {readonly (readonly [number, number, number])[]} picture.colours at most 255
   */
  constructor({ width, height, colours }) {
    if (colours.length > 255) throw new RangeError('more than 255 colours');
    this.#transparent = colours.length;
    const palette = Array.from({ length: 2 ** Math.ceil(Math.log2(colours.length + 1)) }, (_, index) => {
      const [red, green, blue] = colours[index] ?? [0, 0, 0];
      return (red << 16) | (green << 8) | blue;
    });
    // Repeats without end.
    this.#writer = new omggif.GifWriter(this.#bytes, width, height, { palette, loop: 0 });
  }

  /** The index of the transparent colour, which keeps the previous frame. */
  get transparent() {
    return this.#transparent;
  }

  /**
   * @param {Uint8Array} pixels of the rectangle, row by row
   * @param {Rectangle} rectangle
   * @param {number} delay until the next, in hundredths of a second
   */
  frame(pixels, { x, y, width, height }, delay) {
    // No code is longer than twelve bits, and there is at most one per pixel.
    this.#reserve(2 * pixels.length + REST);
    this.#writer.addFrame(x, y, width, height, pixels, {
      delay: Math.min(delay, 0xffff),
      disposal: 1, // stays in place
      transparent: this.#transparent,
    });
  }

  finish() {
    this.#reserve(REST);
    this.#writer.end();
  }

  /** The bytes written since the last call. */
  take() {
    const taken = this.#bytes.slice(0, this.#writer.getOutputBufferPosition());
    this.#writer.setOutputBufferPosition(0);
    return taken;
  }

  /** @param {number} more */
  #reserve(more) {
    const used = this.#writer.getOutputBufferPosition();
    if (used + more <= this.#bytes.length) return;
    const grown = new Uint8Array(Math.max(used + more, 2 * this.#bytes.length));
    grown.set(this.#bytes);
    this.#bytes = grown;
    this.#writer.setOutputBuffer(grown);
  }
}
