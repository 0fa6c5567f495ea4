// Random numbers that are the same for the same seed, on every machine. Pure.

/**
 * mulberry32 by Tommy Ettinger.
 * @param {number} seed
 * @returns {(count: number) => number} the next whole number from 0 to below `count`
 */
export function randomFrom(seed) {
  let state = seed >>> 0;
  return (count) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % count;
  };
}
