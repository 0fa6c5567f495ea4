// Numbers to be sorted: seeded random ones, or a sample of a long list. Pure.

import { randomFrom } from '../../../model/random.js';

/** More bars than this are thinner than a line. */
export const MOST_SORTED = 200;

/** Whole numbers from 1 to `count`, with repetitions; the same for the same seed. @param {number} count @param {number} seed */
export function sampleNumbers(count, seed) {
  const random = randomFrom(seed);
  return Array.from({ length: count }, () => 1 + random(count));
}
