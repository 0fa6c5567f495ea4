// A module's code comes out of a script as it went in.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textOf } from '../../../web/build/embedded-code.mjs';
import { bytesOf } from '../../../web/engine/module/embedded-code.js';

test('every byte, and every pair of bytes, is restored from characters of ASCII', () => {
  const bytes = new Uint8Array(2 * 256 * 256);
  for (let pair = 0; pair < 256 * 256; pair++) bytes.set([pair >> 8, pair & 255], 2 * pair);
  const text = textOf(bytes);
  assert.match(text, /^[\0-\x7f]*$/);
  assert.deepEqual(bytesOf(text), bytes);
  assert.deepEqual(bytesOf(textOf(new Uint8Array())), new Uint8Array());
});
