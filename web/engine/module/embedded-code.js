// A module's code inside a script. Bytes are written as characters of ASCII, so that it is the same in whatever encoding a
// page has its scripts read, and so that a server compresses it as well as the bytes themselves: base64 takes a third more,
// and what was compressed before it a quarter more. Written by web/build/embedded-code.mjs.

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
    if (code === HIGH) bytes[size++] = text.charCodeAt(++at) + 128;
    else bytes[size++] = code === ITSELF ? text.charCodeAt(++at) : code;
  }
  return bytes.slice(0, size);
}
