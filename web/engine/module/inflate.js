// Unpacks gzip synchronously (RFC 1951 and 1952): for printing, which does not wait. Otherwise the browser unpacks,
// faster but asynchronously. The bytes come with the script, so they are what gzip wrote: nothing else is supported.

/** Of a gzip header without any of its optional fields. */
const HEADER = 10;
/** Code lengths are stored in this order. */
const ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
/** The base values of length and distance codes, and the number of extra bits of each. */
const LENGTHS = stepped(3, [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5]).concat(
  { from: 258, bits: 0 },
);
const DISTANCES = stepped(
  1,
  [0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13],
);
/** The end of a block; below it are bytes, above it lengths. */
const END = 256;

/** @param {number} from @param {readonly number[]} bits @returns {{ from: number, bits: number }[]} */
function stepped(from, bits) {
  return bits.map((count) => {
    const step = { from, bits: count };
    from += 2 ** count;
    return step;
  });
}

/** The number of codes of each length, and their symbols in code order. @typedef {{ counts: Uint16Array, symbols: number[] }} Codes */

/** @param {ArrayLike<number>} lengths of each symbol's code; 0: it has none @returns {Codes} */
function codesOf(lengths) {
  const counts = new Uint16Array(16);
  const symbols = Array.from(lengths, (_, symbol) => symbol).filter((symbol) => lengths[symbol] !== 0);
  symbols.sort((one, other) => (lengths[one] ?? 0) - (lengths[other] ?? 0) || one - other);
  for (const symbol of symbols) counts[lengths[symbol] ?? 0] = (counts[lengths[symbol] ?? 0] ?? 0) + 1;
  return { counts, symbols };
}

/** Of blocks that do not define their own. */
const FIXED = {
  symbols: codesOf(
    Array.from({ length: 288 }, (_, symbol) => (symbol < 144 ? 8 : symbol < 256 ? 9 : symbol < 280 ? 7 : 8)),
  ),
  distances: codesOf(Array.from({ length: 30 }, () => 5)),
};

/**
 * O(bits).
 * @param {Uint8Array} packed one gzip member
 * @returns {Uint8Array<ArrayBuffer>}
 * @throws {RangeError} for anything that gzip does not write
 */
export function inflate(packed) {
  const size = new DataView(packed.buffer, packed.byteOffset).getUint32(packed.length - 4, true);
  const bytes = new Uint8Array(size);
  let written = 0;
  let at = HEADER * 8;

  /** @param {number} count @returns {number} the lowest bit first */
  const read = (count) => {
    let number = 0;
    for (let bit = 0; bit < count; bit++, at++) number |= (((packed[at >> 3] ?? 0) >> (at & 7)) & 1) << bit;
    return number;
  };
  /** @param {Codes} codes @returns {number} the symbol of the next code */
  const decode = ({ counts, symbols }) => {
    // Codes of a length are consecutive numbers, following those of the previous length.
    for (let length = 1, code = 0, first = 0, index = 0; length < 16; length++) {
      code |= ((packed[at >> 3] ?? 0) >> (at & 7)) & 1;
      at++;
      const count = counts[length] ?? 0;
      if (code < first + count) return symbols[index + code - first] ?? 0;
      index += count;
      first = (first + count) << 1;
      code <<= 1;
    }
    throw new RangeError('inflate: there is no such code');
  };
  const stored = () => {
    const from = ((at + 7) >> 3) + 4;
    const length = (packed[from - 4] ?? 0) | ((packed[from - 3] ?? 0) << 8);
    bytes.set(packed.subarray(from, from + length), written);
    written += length;
    at = (from + length) * 8;
  };
  const ownCodes = () => {
    const [count, distances, listed] = [read(5) + 257, read(5) + 1, read(4) + 4];
    const short = new Uint8Array(ORDER.length);
    for (const symbol of ORDER.slice(0, listed)) short[symbol] = read(3);
    const codes = codesOf(short);
    /** @type {number[]} */
    const lengths = [];
    while (lengths.length < count + distances) {
      const symbol = decode(codes);
      const again = symbol === 16 ? (lengths.at(-1) ?? 0) : symbol < 16 ? symbol : 0;
      const times = symbol < 16 ? 1 : symbol === 16 ? 3 + read(2) : symbol === 17 ? 3 + read(3) : 11 + read(7);
      for (let i = 0; i < times; i++) lengths.push(again);
    }
    return { symbols: codesOf(lengths.slice(0, count)), distances: codesOf(lengths.slice(count)) };
  };
  /** @param {typeof LENGTHS} steps @param {number} symbol */
  const amount = (steps, symbol) => {
    const step = steps[symbol];
    if (step === undefined) throw new RangeError('inflate: there is no such length');
    return step.from + read(step.bits);
  };
  /** @param {{ symbols: Codes, distances: Codes }} codes */
  const coded = ({ symbols, distances }) => {
    for (let symbol = decode(symbols); symbol !== END; symbol = decode(symbols)) {
      if (symbol < END) bytes[written++] = symbol;
      else {
        const length = amount(LENGTHS, symbol - END - 1);
        const from = written - amount(DISTANCES, decode(distances));
        // The copied range may overlap the output.
        for (let i = 0; i < length; i++) bytes[written++] = bytes[from + i] ?? 0;
      }
      if (written > size) throw new RangeError('inflate: more than was said');
    }
  };

  for (let isLast = false; !isLast;) {
    isLast = read(1) === 1;
    const kind = read(2);
    if (kind === 0) stored();
    else coded(kind === 1 ? FIXED : ownCodes());
  }
  if (written !== size) throw new RangeError('inflate: less than was said');
  return bytes;
}
