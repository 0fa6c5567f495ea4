// Whether all free cells of the board cost the same, known after each edit without scanning all of
// them if that can be avoided.

import { hasDanger, kindOf } from '../engine/grounds.js';

/** @import { BoardSource } from '../engine/layouts.js' */
/** @import { Board } from './state.js' */
/** @typedef {Pick<BoardSource, 'factors' | 'extras'>} Source */

export class UniformTerrain {
  #source;
  #revision = -1;
  /** The factor of all free cells; 0 if they differ, NaN if there are none. */
  #factor = 0;

  /** @param {Source} source */
  constructor(source) {
    this.#source = source;
  }

  /** @param {Pick<Board, 'revision' | 'edit'>} board the one that the source holds @returns {boolean} */
  isUnder({ revision, edit }) {
    if (revision !== this.#revision) {
      const isNext = revision === this.#revision + 1;
      const isKept = isNext && edit !== null && (kindOf(edit.ground) !== null || edit.ground === this.#factor);
      this.#revision = revision;
      // Uniform terrain stays so with more walls, or more of the same ground; non-uniform terrain is soon detected.
      if (!isKept || this.#factor === 0) this.#factor = commonFactor(this.#source);
    }
    return this.#factor !== 0;
  }
}

/**
 * Four cells at a time: nearly all boards have walls and plain ground alone, and a large one 16 million of them.
 * @param {Uint8Array} factors
 * @returns {number} how many fours there are, from the first on, of nothing else
 */
function plainFours({ buffer, byteOffset, length }) {
  if (byteOffset % 4 !== 0) return 0;
  const fours = new Uint32Array(buffer, byteOffset, length >> 2);
  let count = 0;
  while (count < fours.length && ((fours[count] ?? 0) & 0xfe_fe_fe_fe) === 0) count += 1;
  return count;
}

/** @param {Source} source @returns {number} 0 if free cells differ or add to a step, NaN if there are none */
export function commonFactor(source) {
  // Most boards have no extras: to look for each cell's takes twice as long.
  if (hasDanger(source)) return 0;
  const factors = source.factors();
  const common = factors.find((factor) => factor !== 0) ?? NaN;
  for (let cell = 4 * plainFours(factors); cell < factors.length; cell++) {
    const factor = factors[cell];
    if (factor !== 0 && factor !== common) return 0;
  }
  return common;
}
