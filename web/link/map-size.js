// The number of cells of a link's map, without the core, which decodes the rest: to reserve the room of a figure that
// does not work yet. Text that is no map of ours has no size; a map that the core refuses may have one here. Pure.

/** @typedef {{ width: number, height: number }} Size */

const LARGEST_SIDE = 4096;
/** More letters than the sizes take: 35 bits at most, plus the lookahead of the range decoder. */
const HEAD = 24;
const ALL = (1n << 64n) - 1n;

/** @param {string} map the value of `m=` @returns {Size | null} O(1) */
export function mapSize(map) {
  const [, width, height] = /^g\.[a-z]+\.(\d{1,4})\.(\d{1,4})\./.exec(map) ?? [];
  if (width !== undefined) return sized(Number(width), Number(height));
  const bytes = /^[aer]/.test(map) ? bytesOf(map.slice(1, 1 + HEAD).replace(/\..*/, '')) : null;
  if (bytes === null) return null;
  return map.startsWith('r') ? sizeOfRuns(bytes) : sizeOfBoard(bytes);
}

/** @param {number} width @param {number} height @returns {Size | null} */
function sized(width, height) {
  const isSize = [width, height].every((side) => side >= 1 && side <= LARGEST_SIDE);
  return isSize ? { width, height } : null;
}

/** @param {string} text base64url @returns {number[] | null} */
function bytesOf(text) {
  if (!/^[\w-]+$/.test(text)) return null;
  // A whole number of bytes, wherever it was truncated.
  const whole = text.slice(0, text.length - (text.length % 4 === 1 ? 1 : 0));
  const binary = atob(whole.replaceAll('-', '+').replaceAll('_', '/'));
  return Array.from(binary, (character) => character.charCodeAt(0));
}

/** As in core/codec/board_code.h, bit by bit with equal probabilities (core/codec/range_coder.h). @param {readonly number[]} bytes */
function sizeOfBoard(bytes) {
  let [low, high, code, next] = [0n, ALL, 0n, 0];
  const take = () => (code = ((code << 8n) | BigInt(bytes[next++] ?? 0)) & ALL);
  for (let i = 0; i < 8; i++) take();
  const bit = () => {
    const split = low + ((high - low) >> 16n) * (1n << 15n);
    const isOne = code <= split;
    if (isOne) high = split;
    else low = split + 1n;
    for (; (low ^ high) >> 56n === 0n; take()) [low, high] = [(low << 8n) & ALL, ((high << 8n) | 255n) & ALL];
    return isOne ? 1 : 0;
  };
  /** @param {number} bits the highest first @param {number} above the bits before them */
  const number = (bits, above = 0) => {
    for (let i = 0; i < bits; i++) above = 2 * above + bit();
    return above;
  };
  const side = () => number(number(4), 1);
  // The kind of the board: squares, the only one so far.
  return number(3) === 0 ? sized(side(), side()) : null;
}

/** As in core/codec/run_code.h: seven bits per byte, the lowest first. @param {readonly number[]} bytes */
function sizeOfRuns(bytes) {
  let at = 0;
  const number = () => {
    let value = 0;
    for (let shift = 0; shift < 28; shift += 7) {
      const byte = bytes[at++] ?? 0;
      value |= (byte & 127) << shift;
      if (byte < 128) break;
    }
    return value;
  };
  return sized(number(), number());
}
