// Animated GIF (GIF89a), of pixels that are numbers of colours already: its blocks, and their compression
// after Welch. An encoder of our own: it writes of each frame only the rectangle that changed, which the
// small packages at hand do not. Knows nothing of boards.

/** @typedef {{ x: number, y: number, width: number, height: number }} Rectangle */

/** Codes have at most so many bits. */
const MOST_BITS = 12;
/** Bytes of a sub-block. */
const BLOCK = 255;

/** A file that grows. */
class Bytes {
  #bytes = new Uint8Array(1 << 16);
  #length = 0;

  /** @param {number} byte */
  byte(byte) {
    if (this.#length === this.#bytes.length) {
      const grown = new Uint8Array(2 * this.#length);
      grown.set(this.#bytes);
      this.#bytes = grown;
    }
    this.#bytes[this.#length++] = byte;
  }

  /** Low byte first. @param {number} value */
  short(value) {
    this.byte(value & 255);
    this.byte(value >> 8);
  }

  /** @param {string} text */
  text(text) {
    for (const character of text) this.byte(character.charCodeAt(0));
  }

  /** What has come since the last time. */
  take() {
    const taken = this.#bytes.slice(0, this.#length);
    this.#length = 0;
    return taken;
  }
}

export class GifWriter {
  #bytes = new Bytes();
  #depth;
  #transparent;
  /** Of compression: for a code and the pixel behind it the longer code. */
  #table = new Int16Array(0);

  /**
   * @param {object} picture
   * @param {number} picture.width 1 to 65535
   * @param {number} picture.height
   * @param {readonly (readonly [number, number, number])[]} picture.colours at most 255
   */
  constructor({ width, height, colours }) {
    if (colours.length > 255) throw new RangeError('more than 255 colours');
    this.#transparent = colours.length;
    this.#depth = Math.max(2, Math.ceil(Math.log2(colours.length + 1)));
    const bytes = this.#bytes;
    bytes.text('GIF89a');
    bytes.short(width);
    bytes.short(height);
    bytes.byte(0x80 | 0x70 | (this.#depth - 1)); // a table of colours for all frames
    bytes.byte(0);
    bytes.byte(0);
    for (let index = 0; index < 1 << this.#depth; index++) {
      for (const channel of colours[index] ?? [0, 0, 0]) bytes.byte(channel);
    }
    // Again from the beginning, without an end.
    bytes.byte(0x21);
    bytes.byte(0xff);
    bytes.byte(11);
    bytes.text('NETSCAPE2.0');
    bytes.byte(3);
    bytes.byte(1);
    bytes.short(0);
    bytes.byte(0);
  }

  /** The number of the colour that lets the frame before be seen. */
  get transparent() {
    return this.#transparent;
  }

  /**
   * @param {Uint8Array} pixels of the rectangle, row by row
   * @param {Rectangle} place
   * @param {number} delay until the next, in hundredths of a second
   */
  frame(pixels, { x, y, width, height }, delay) {
    const bytes = this.#bytes;
    bytes.byte(0x21);
    bytes.byte(0xf9);
    bytes.byte(4);
    bytes.byte((1 << 2) | 1); // stays in place; has a transparent colour
    bytes.short(Math.min(delay, 0xffff));
    bytes.byte(this.#transparent);
    bytes.byte(0);
    bytes.byte(0x2c);
    for (const one of [x, y, width, height]) bytes.short(one);
    bytes.byte(0);
    this.#compress(pixels);
  }

  finish() {
    this.#bytes.byte(0x3b);
  }

  /** What is written since the last time. */
  take() {
    return this.#bytes.take();
  }

  /**
   * The longest known runs of pixels become codes, which grow as they get more.
   * @param {Uint8Array} pixels
   */
  #compress(pixels) {
    const bytes = this.#bytes;
    const depth = this.#depth;
    const clear = 1 << depth;
    const end = clear + 1;
    if (this.#table.length === 0) this.#table = new Int16Array((1 << MOST_BITS) << depth);
    const table = this.#table;
    table.fill(-1);
    bytes.byte(depth);

    const block = new Uint8Array(BLOCK);
    let filled = 0;
    let bits = 0;
    let held = 0;
    const flush = () => {
      if (filled === 0) return;
      bytes.byte(filled);
      for (let index = 0; index < filled; index++) bytes.byte(block[index] ?? 0);
      filled = 0;
    };
    let size = depth + 1;
    let next = end + 1;
    const put = (/** @type {number} */ code) => {
      held |= code << bits;
      bits += size;
      while (bits >= 8) {
        block[filled++] = held & 255;
        held >>>= 8;
        bits -= 8;
        if (filled === BLOCK) flush();
      }
    };

    put(clear);
    let run = pixels[0] ?? 0;
    for (let index = 1; index < pixels.length; index++) {
      const pixel = pixels[index] ?? 0;
      const key = (run << depth) | pixel;
      const longer = table[key] ?? -1;
      if (longer >= 0) {
        run = longer;
        continue;
      }
      put(run);
      if (next < 1 << MOST_BITS) {
        // The reader learns a code one later: it needs the longer size only then.
        if (next === 1 << size) size += 1;
        table[key] = next++;
      } else {
        put(clear);
        table.fill(-1);
        size = depth + 1;
        next = end + 1;
      }
      run = pixel;
    }
    put(run);
    // For the reader that code was one more to be learned.
    if (next === 1 << size && size < MOST_BITS) size += 1;
    put(end);
    if (bits > 0) block[filled++] = held & 255;
    flush();
    bytes.byte(0);
  }
}
