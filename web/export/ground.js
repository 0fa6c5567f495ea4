// What ground a board has, counted once for those who ask. Pure.

/**
 * Millions of cells at times: nothing is called for each.
 * @param {Uint8Array} factors
 * @returns {{ walls: number, dearest: number }}
 */
export function groundOf(factors) {
  const counts = new Uint32Array(256);
  for (let cell = 0; cell < factors.length; cell++) {
    const factor = factors[cell] ?? 0;
    counts[factor] = (counts[factor] ?? 0) + 1;
  }
  let dearest = 255;
  while (dearest > 0 && counts[dearest] === 0) dearest -= 1;
  return { walls: counts[0] ?? 0, dearest };
}
