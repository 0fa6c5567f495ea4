// Synchronous decompression restores what was compressed.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { constants, gzipSync } from 'node:zlib';
import { inflate } from '../../../web/engine/module/inflate.js';

/** Random bytes, of few values or many. @param {number} length @param {number} values */
function random(length, values) {
  let seed = 7;
  return Uint8Array.from({ length }, () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return (seed >>> 16) % values;
  });
}

const TEXTS = {
  nothing: new Uint8Array(0),
  'one byte': Uint8Array.of(65),
  'the same byte over and over': new Uint8Array(100_000).fill(7),
  'bytes of few values': random(50_000, 5),
  'bytes of all values': random(200_000, 256),
  'a text that repeats itself from afar': Uint8Array.from([...random(30_000, 256), ...random(30_000, 256)]),
};

for (const [name, bytes] of Object.entries(TEXTS)) {
  test(`gzip data is decompressed: ${name}`, () => {
    for (const level of [0, 1, 9]) assert.deepEqual(inflate(gzipSync(bytes, { level })), bytes, `level ${level}`);
    const fixed = gzipSync(bytes, { strategy: constants.Z_FIXED });
    assert.deepEqual(inflate(fixed), bytes, 'fixed codes');
    // Part of a longer array, as bytes from elsewhere may be.
    const within = Uint8Array.from([1, 2, 3, ...fixed]).subarray(3);
    assert.deepEqual(inflate(within), bytes);
  });
}

test('anything not written by gzip is refused', () => {
  const packed = gzipSync(TEXTS['bytes of few values']);
  const said = Uint8Array.from(packed);
  new DataView(said.buffer).setUint32(said.length - 4, 3, true);
  assert.throws(() => inflate(said), /more than was said/);
  const cut = Uint8Array.from([...packed.subarray(0, packed.length / 2), ...packed.subarray(-8)]);
  assert.throws(() => inflate(cut), RangeError);
});
