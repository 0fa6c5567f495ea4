// Animated GIF, taken apart block by block and decompressed by a decoder of its own.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  GIF_LIMITS,
  VIDEO_LIMITS,
  comfortableEvery,
  likelySize,
  planAnimation,
} from '../../../web/export/animation.js';
import { GifWriter } from '../../../web/export/gif.js';
import { Indexer, changeOf, coloursOf } from '../../../web/export/indexed.js';
import { createRandom } from '../../support/node/random.mjs';

/** @typedef {{ x: number, y: number, width: number, height: number, delay: number, pixels: number[] }} Frame */

/** @param {Uint8Array} bytes */
function readGif(bytes) {
  let at = 0;
  const byte = () => bytes[at++] ?? assert.fail('the file ends too soon');
  const short = () => byte() + 256 * byte();
  const text = (/** @type {number} */ length) => Array.from({ length }, () => String.fromCharCode(byte())).join('');
  const blocks = () => {
    const data = [];
    for (let length = byte(); length > 0; length = byte()) for (let i = 0; i < length; i++) data.push(byte());
    return data;
  };
  assert.equal(text(6), 'GIF89a');
  const [width, height] = [short(), short()];
  const flags = byte();
  assert.ok(flags & 0x80);
  at += 2;
  const colours = Array.from({ length: 1 << ((flags & 7) + 1) }, () => [byte(), byte(), byte()]);
  /** @type {Frame[]} */
  const frames = [];
  let delay = 0;
  let transparent = -1;
  let loops = false;
  for (;;) {
    const kind = byte();
    if (kind === 0x3b) break;
    if (kind === 0x21) {
      const label = byte();
      const data = blocks();
      if (label === 0xf9) [delay, transparent] = [(data[1] ?? 0) + 256 * (data[2] ?? 0), data[3] ?? -1];
      if (label === 0xff) loops = String.fromCharCode(...data.slice(0, 11)) === 'NETSCAPE2.0';
      continue;
    }
    assert.equal(kind, 0x2c);
    const rectangle = { x: short(), y: short(), width: short(), height: short() };
    assert.equal(byte(), 0);
    const depth = byte();
    frames.push({ ...rectangle, delay, pixels: expand(blocks(), depth) });
  }
  assert.equal(at, bytes.length);
  return { width, height, colours, frames, loops, transparent };
}

/** The compression undone, according to the specification. @param {number[]} data @param {number} depth */
function expand(data, depth) {
  const clear = 1 << depth;
  let size = depth + 1;
  /** @type {number[][]} */
  let table = [];
  const reset = () => {
    table = Array.from({ length: clear + 2 }, (_, code) => (code < clear ? [code] : []));
    size = depth + 1;
  };
  reset();
  /** @type {number[]} */
  const pixels = [];
  /** @type {number[] | null} */
  let before = null;
  let bit = 0;
  for (;;) {
    let code = 0;
    for (let i = 0; i < size; i++, bit++) code |= (((data[bit >> 3] ?? assert.fail('no end')) >> (bit & 7)) & 1) << i;
    if (code === clear) {
      reset();
      before = null;
      continue;
    }
    if (code === clear + 1) break;
    /** @type {number[]} */
    const run = table[code] ?? (before === null ? assert.fail('unknown code') : [...before, before[0] ?? 0]);
    if (before !== null && table.length < 4096) table.push([...before, run[0] ?? 0]);
    if (table.length === 1 << size && size < 12) size += 1;
    for (const pixel of run) pixels.push(pixel);
    before = run;
  }
  assert.ok(data.length - Math.ceil(bit / 8) === 0, 'bytes behind the end');
  return pixels;
}

/** @param {number} count @returns {[number, number, number][]} */
const greys = (count) => Array.from({ length: count }, (_, index) => [index, index, index]);

test('pixels come back as they were, with few colours and with many, long runs and noise', () => {
  const random = createRandom(8);
  for (const count of [1, 2, 3, 4, 15, 16, 255]) {
    for (const noise of [0, 0.02, 1]) {
      const [width, height] = [97, 120];
      let colour = 0;
      const pixels = Uint8Array.from({ length: width * height }, () => {
        if (random.below(1000) < 1000 * noise) colour = random.below(count);
        return colour;
      });
      const gif = new GifWriter({ width, height, colours: greys(count) });
      gif.frame(pixels, { x: 0, y: 0, width, height }, 7);
      gif.finish();
      const read = readGif(gif.take());
      assert.deepEqual([read.width, read.height, read.loops, read.frames.length], [width, height, true, 1]);
      assert.deepEqual(read.frames[0]?.pixels, [...pixels], `${count} colours, noise ${noise}`);
      assert.deepEqual(read.colours.slice(0, count), greys(count));
    }
  }
});

test('frames are drawn over each other and contain only what changed', () => {
  const width = 6;
  const pictures = [
    Uint8Array.from({ length: 24 }, () => 0),
    Uint8Array.from({ length: 24 }, (_, index) => (index === 8 || index === 15 ? 1 : 0)),
    Uint8Array.from({ length: 24 }, (_, index) => (index === 8 || index === 15 ? 1 : 0)),
    Uint8Array.from({ length: 24 }, (_, index) => (index < 6 ? 2 : 0)),
  ];
  const gif = new GifWriter({ width, height: 4, colours: greys(3) });
  /** @type {Uint8Array[]} */
  const parts = [];
  pictures.forEach((now, index) => {
    const before = pictures[index - 1];
    const { pixels, rectangle } =
      before === undefined
        ? { pixels: now, rectangle: { x: 0, y: 0, width, height: 4 } }
        : changeOf(before, now, width, gif.transparent);
    gif.frame(pixels, rectangle, index === 3 ? 250 : 25);
    parts.push(gif.take());
  });
  gif.finish();
  parts.push(gif.take());
  const { frames, transparent } = readGif(Uint8Array.from(parts.flatMap((part) => [...part])));
  assert.deepEqual(
    frames.map(({ delay }) => delay),
    [25, 25, 25, 250],
  );
  assert.deepEqual(
    frames.map(({ x, y, width: w, height: h }) => [x, y, w, h]),
    [
      [0, 0, 6, 4],
      [2, 1, 2, 2],
      [0, 0, 1, 1],
      [0, 0, 6, 3],
    ],
  );
  const screen = new Uint8Array(24);
  frames.forEach(({ x, y, width: w, pixels }, index) => {
    pixels.forEach((pixel, i) => {
      if (pixel !== transparent) screen[(y + Math.floor(i / w)) * width + x + (i % w)] = pixel;
    });
    assert.deepEqual(screen, pictures[index]);
  });
});

test('the most frequent colours are exact, the others the nearest', () => {
  const pixel = (/** @type {number} */ r, /** @type {number} */ g, /** @type {number} */ b) =>
    ((255 << 24) | (b << 16) | (g << 8) | r) >>> 0;
  const flat = new Uint32Array(1000).fill(pixel(10, 20, 30));
  const many = Uint32Array.from({ length: 300 }, (_, index) => pixel(255, 255 - (index >> 1), index & 1));
  const colours = coloursOf([flat, many]);
  assert.equal(colours.length, 255);
  assert.deepEqual(colours[0], [10, 20, 30]);
  const indexer = new Indexer(colours);
  assert.deepEqual([...indexer.of(Uint32Array.of(pixel(10, 20, 30), pixel(11, 20, 31), pixel(10, 20, 30)))], [0, 0, 0]);
  assert.throws(() => new GifWriter({ width: 1, height: 1, colours: greys(256) }), RangeError);
});

test('an animation shows every so many steps, and the last in any case', () => {
  const wish = { first: 0, last: 12, every: 5, rate: 4 };
  assert.deepEqual(planAnimation(wish, 12), { steps: [0, 5, 10, 12], delay: 25, lastDelay: 250 });
  assert.deepEqual(planAnimation({ ...wish, first: 3, last: 3 }, 12)?.steps, [3]);
  assert.deepEqual(planAnimation({ ...wish, every: 4 }, 12)?.steps, [0, 4, 8, 12]);
  for (const change of [
    { first: -1 },
    { last: 13 },
    { first: 7, last: 6 },
    { every: 0 },
    { first: NaN },
    { every: 1.5 },
  ]) {
    assert.equal(planAnimation({ ...wish, ...change }, 12), null);
  }
  // However many are requested, at most one too many is made.
  assert.equal(planAnimation({ ...wish, last: 2 ** 30, every: 1 }, 2 ** 30)?.steps.length, VIDEO_LIMITS.frames + 1);
  for (const steps of [0, 1, 12, 5000, 2 ** 30]) {
    const every = comfortableEvery(steps);
    assert.ok(
      (planAnimation({ first: 0, last: steps, every, rate: 4 }, steps)?.steps.length ?? GIF_LIMITS.frames) <= 125,
    );
  }
  const size = (/** @type {number} */ last) =>
    likelySize(planAnimation({ ...wish, last }, 5000) ?? assert.fail(), {
      ...{ width: 800, height: 400, cells: 5000, cell: 8, hasNumbers: false, changes: 4 },
    });
  assert.ok(size(2000) > size(100));
});
