// How the death of a module is known: by what it throws, and by the code that is reported afterwards.

/** @import { Reason } from 'astrolabe-module' */
/** @typedef {{ reason: Reason, cause: string | null }} Death `cause`: what this very laboratory was asked for; null: it was another */

/** What the module refuses by itself leaves it as it was: wasm/bindings/crossing.cpp and Embind. */
const REFUSED = /is no whole number that is understood here$/;

/** Whether nothing may be asked of the instance any more. @param {unknown} error */
export function isDeath(error) {
  if (error instanceof WebAssembly.RuntimeError) return true;
  // A stack that is used up, or a memory that there is no array for: RangeError; in Firefox InternalError, too.
  const isBound = error instanceof RangeError || (error instanceof Error && error.name === 'InternalError');
  return isBound && !REFUSED.test(error.message);
}

/** Emscripten aborts where memory is refused; all else is a trap. @param {unknown} error */
export function codeOf(error) {
  const isMemory = error instanceof RangeError || /^Aborted\(/.test(error instanceof Error ? error.message : '');
  return isMemory ? 'module.out_of_memory' : 'module.trapped';
}

/** Whether this is why something was not done. @param {Reason} reason */
export const tellsOfDeath = ({ code }) => code === 'module.out_of_memory' || code === 'module.trapped';
