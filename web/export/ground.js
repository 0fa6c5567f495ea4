// The kinds of ground on a board, counted once. Pure.

import { WALL_KINDS } from '../engine/grounds.js';

/** @import { GroundSource, WallKind } from '../engine/grounds.js' */

/** @typedef {Exclude<WallKind, 'wall'>} OtherKind */

/**
 * Possibly millions of cells: nothing is called per cell.
 * @param {GroundSource} source
 * @returns {{ walls: number, kinds: OtherKind[], costliest: number, mostAdded: number }} walls of every kind, and which
 *   others than plain ones there are; the most that any cell adds
 */
export function groundOf(source) {
  const factors = source.factors();
  const extras = source.extras?.() ?? new Uint8Array(0);
  const counts = new Uint32Array(256);
  const countsOfKinds = new Uint32Array(256);
  for (let cell = 0; cell < factors.length; cell++) {
    const factor = factors[cell] ?? 0;
    counts[factor] = (counts[factor] ?? 0) + 1;
  }
  let mostAdded = 0;
  for (let cell = 0; cell < extras.length; cell++) {
    const extra = extras[cell] ?? 0;
    if (factors[cell] === 0) countsOfKinds[extra] = (countsOfKinds[extra] ?? 0) + 1;
    else if (extra > mostAdded) mostAdded = extra;
  }
  let costliest = 255;
  while (costliest > 0 && counts[costliest] === 0) costliest -= 1;
  const kinds = WALL_KINDS.flatMap((kind, i) => (kind !== 'wall' && (countsOfKinds[i] ?? 0) > 0 ? [kind] : []));
  return { walls: counts[0] ?? 0, kinds, costliest, mostAdded };
}
