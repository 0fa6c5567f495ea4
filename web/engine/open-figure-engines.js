// Starts the module for the figures of a page: compiled once, when the first of them is about to be seen;
// all of them have their boards in its memory. Beside open-engine.js the only place that knows its script.

import create from 'astrolabe-module';
import { EngineError } from './engine-error.js';
import { FigureEngine } from './figure-engine.js';
import packed from './packed-binary.js';

/** @typedef {import('./types.js').AstrolabeModule} AstrolabeModule */

/** @type {Promise<AstrolabeModule> | null} */
let coming = null;

/** @returns {Promise<FigureEngine>} rejects with EngineError 'page.no_webassembly' or 'page.module_failed' */
export async function openFigureEngine() {
  if (typeof WebAssembly !== 'object' || typeof WebAssembly.instantiate !== 'function') {
    throw new EngineError({ code: 'page.no_webassembly' });
  }
  // What failed will fail again: nobody asks a second time.
  coming ??= started();
  const { Laboratory } = await coming;
  return new FigureEngine(new Laboratory());
}

/** @returns {Promise<AstrolabeModule>} */
async function started() {
  try {
    return await create({ wasmBinary: await unpacked(), locateFile: (name) => name });
  } catch (error) {
    throw new EngineError({ code: 'page.module_failed', found: String(error) });
  }
}

/** @returns {Promise<Uint8Array>} */
async function unpacked() {
  const bytes = Uint8Array.from(atob(packed), (character) => character.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
