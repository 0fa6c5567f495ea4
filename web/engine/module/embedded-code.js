// A module's code inside a script. Bytes are written as characters of ASCII, so that it is the same in whatever encoding a
// page has its scripts read, and so that a server compresses it as well as the bytes themselves: base64 takes a third more,
// and what was compressed before it a quarter more. Written by web/build/embedded-code.mjs.

/**
 * Bits that are inverted in each byte. The most frequent bytes of a module, 0 above all, are characters that take two or
 * four in a script; inverted they are digits and letters, which saves a sixth of the text and, compressed, 6 %.
 */
export const INVERTED = 0x35;

/** Before a character that stands for itself plus 128. */
export const HIGH = 0x7e;
/** Before one of these two, which stands for itself. */
export const ITSELF = 0x7d;

/** @param {string} text @returns {Uint8Array<ArrayBuffer>} */
export function bytesOf(text) {
  const bytes = new Uint8Array(text.length);
  let size = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const last = code === HIGH || code === ITSELF ? text.charCodeAt(++at) : code;
    bytes[size++] = (code === HIGH ? last + 128 : last) ^ INVERTED;
  }
  return bytes.slice(0, size);
}
