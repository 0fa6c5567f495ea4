// The path as it is reconstructed: from the goal back to the start, along the arrows, when steps reach the end of the
// trace. Only an animation, no step of the search. Pure; the caller has the clock.

import { showsPath } from '../model/state.js';

/** @import { State } from '../model/state.js' */

/** Milliseconds per cell, and for the whole of a long path at most. */
const A_CELL = 60;
const LONGEST = 900;

/**
 * Whether the walk begins: after a step to the end, or playing up to it. A jump there shows the whole path.
 * @param {State | undefined} before @param {State} state
 */
export function arrives(before, state) {
  if (before === undefined || before.search !== state.search || showsPath(before) || !showsPath(state)) return false;
  return before.playback.isPlaying || state.playback.position.step - before.playback.position.step === 1;
}

/**
 * @param {number} milliseconds since the walk began @param {number} length cells of the path
 * @returns {number} cells that were walked, the goal first
 */
export function cellsWalked(milliseconds, length) {
  const each = Math.min(A_CELL, LONGEST / Math.max(length, 1));
  return Math.min(length, 1 + Math.floor(Math.max(milliseconds, 0) / each));
}

/** @param {Uint32Array} path from the start @param {number | undefined} walked cells; all of them if undefined */
export const walkedPart = (path, walked = path.length) => path.subarray(Math.max(path.length - walked, 0));
