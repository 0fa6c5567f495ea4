// Copies of views, such as paths, that share their memory: a buffer of its own for each would take V8 longer than a
// search on a small board.

/** Numbers in one buffer; a longer copy gets its own. */
const SHARED = 4096;
const LONG = SHARED / 8;

let shared = new Uint32Array(0);
let used = 0;

/** Its buffer also holds others: not to be transferred. @param {Uint32Array} view @returns {Uint32Array} */
export function copyOf(view) {
  const { length } = view;
  if (length > LONG) return view.slice();
  if (used + length > shared.length) {
    shared = new Uint32Array(SHARED);
    used = 0;
  }
  const copy = shared.subarray(used, (used += length));
  copy.set(view);
  return copy;
}
