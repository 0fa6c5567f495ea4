// Seeded random numbers for tests: the same seed gives the same cases on every machine.

/** Marsaglia's xorshift with 32 bits. @param {number} seed */
export function createRandom(seed) {
  let state = (Math.imul(seed, 0x9e3779b1) ^ 0x5bd1e995) >>> 0 || 1;
  const next = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state >>> 0;
  };
  /** @param {number} bound @returns {number} a whole number from 0 to bound - 1 */
  const below = (bound) => next() % bound;
  return {
    below,
    chance: () => below(2) === 0,
    /** @template T @param {readonly T[]} values @returns {T} */
    pick: (values) => /** @type {T} */ (values[below(values.length)]),
  };
}
