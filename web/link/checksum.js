// The checksum of a link: detects accidental changes, not forgery.

const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/**
 * FNV-1a with 32 bits. Every step maps the 2^32 values one to one, so that changing a single character
 * always changes the sum.
 * @param {string} text
 * @returns {string} in base 36: up to seven characters
 */
export function checksum(text) {
  let sum = OFFSET;
  for (let index = 0; index < text.length; index++) {
    sum = Math.imul(sum ^ text.charCodeAt(index), PRIME);
  }
  return (sum >>> 0).toString(36);
}
