// Numbers to be sorted: seeded random ones, or a sample of a long list. Pure.

/** More bars than this are thinner than a line. */
export const MOST_SORTED = 200;

/** Whole numbers from 1 to `count`, with repetitions; the same for the same seed (mulberry32). @param {number} count @param {number} seed */
export function sampleNumbers(count, seed) {
  let state = seed >>> 0;
  return Array.from({ length: count }, () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return 1 + (((mixed ^ (mixed >>> 14)) >>> 0) % count);
  });
}
