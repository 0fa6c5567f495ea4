// Waiting for what a page does by itself.
import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';

const LONGEST = 20_000;

/** Polls until the value is the expected one. @param {() => Promise<unknown>} read @param {unknown} expected */
export async function until(read, expected) {
  const end = Date.now() + LONGEST;
  let value;
  do {
    value = await read();
    if (isDeepStrictEqual(value, expected)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  } while (Date.now() < end);
  assert.deepEqual(value, expected);
}
