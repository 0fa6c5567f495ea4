// Puts the modules' code into scripts that are to be one file: see web/engine/module/embedded-code.js.
import { readFile } from 'node:fs/promises';
import { HIGH, INVERTED, ITSELF } from '../engine/module/embedded-code.js';

/** @import { Plugin } from 'esbuild' */

/** @param {Uint8Array} bytes */
export function textOf(bytes) {
  const codes = [...bytes].flatMap((given) => {
    const byte = given ^ INVERTED;
    if (byte >= 128) return [HIGH, byte - 128];
    return byte === HIGH || byte === ITSELF ? [ITSELF, byte] : [byte];
  });
  // Not spread into one call: that takes no half million arguments.
  return codes.map((code) => String.fromCharCode(code)).join('');
}

/** @param {(path: string) => string} at from the top folder @returns {Plugin} */
export const embeddedCode = (at) => ({
  name: 'embedded-code',
  setup: ({ onLoad }) => {
    for (const [file, module] of [
      ['board-binary', 'astrolabe'],
      ['places-binary', 'astrolabe_places'],
    ]) {
      onLoad({ filter: new RegExp(`/web/engine/module/${file}\\.js$`) }, async () => ({
        contents: `export default ${JSON.stringify(textOf(await readFile(at(`build/wasm/${module}.wasm`))))}; export const file = '';`,
      }));
    }
  },
});
