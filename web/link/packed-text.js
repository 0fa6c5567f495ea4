// Text in a link: deflated, as base64 with - and _. Both directions are bounded; what cannot be read is null.

/** @param {string} text @returns {Promise<string | null>} null: this browser cannot deflate */
export async function packText(text) {
  if (typeof CompressionStream !== 'function') return null;
  try {
    const packed = await bytesOf(new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw')), Infinity);
    if (packed === null) return null;
    const letters = Array.from(packed, (byte) => String.fromCharCode(byte)).join('');
    return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  } catch {
    return null;
  }
}

/** @param {string} packed @param {number} most bytes of the text @returns {Promise<string | null>} */
export async function unpackText(packed, most) {
  if (typeof DecompressionStream !== 'function' || !/^[\w-]*$/.test(packed)) return null;
  try {
    const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const text = await bytesOf(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')), most);
    return text === null ? null : new TextDecoder('utf-8', { fatal: true }).decode(text);
  } catch {
    return null;
  }
}

/** @param {ReadableStream<Uint8Array>} stream @param {number} most @returns {Promise<Uint8Array | null>} null: there are more */
async function bytesOf(stream, most) {
  const reader = stream.getReader();
  /** @type {Uint8Array[]} */
  const parts = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > most) {
      reader.cancel().catch(() => undefined);
      return null;
    }
    parts.push(part.value);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
