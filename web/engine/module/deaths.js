// How the death of a module is recognised: by the error thrown, and by the code that is reported afterwards.

/** @import { Reason } from 'astrolabe-module' */
/** @typedef {{ reason: Reason, cause: string | null }} Death `cause`: what this very laboratory was asked for; null: it was another */

/** Errors that the module throws itself leave it intact: wasm/bindings/crossing.cpp and Embind. */
const REFUSED = /is no whole number that is understood here$/;

/** Whether the instance must not be used any more. @param {unknown} error */
export function isDeath(error) {
  if (error instanceof WebAssembly.RuntimeError) return true;
  // Stack overflow, or memory for which no array can be allocated: RangeError; in Firefox also InternalError.
  const isBound = error instanceof RangeError || (error instanceof Error && error.name === 'InternalError');
  return isBound && !REFUSED.test(error.message);
}

/** Emscripten aborts when memory is refused; everything else is a trap. @param {unknown} error */
export function codeOf(error) {
  const isMemory = error instanceof RangeError || /^Aborted\(/.test(error instanceof Error ? error.message : '');
  return isMemory ? 'module.out_of_memory' : 'module.trapped';
}

/** Whether this reason is a death. @param {Reason} reason */
export const tellsOfDeath = ({ code }) => code === 'module.out_of_memory' || code === 'module.trapped';
