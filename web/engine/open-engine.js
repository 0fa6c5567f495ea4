// Fetches and starts the WebAssembly module. The only place that imports it.

import createAstrolabe from 'astrolabe-module';
import binary from './binary.js';
import { EngineError } from './engine-error.js';
import { Engine } from './engine.js';

/**
 * @returns {Promise<() => Engine>} makes one after the other, in the memory that they share; rejects with
 *   EngineError 'page.no_webassembly' or 'page.module_failed'
 */
export async function openEngines() {
  if (typeof WebAssembly !== 'object' || typeof WebAssembly.instantiate !== 'function') {
    throw new EngineError({ code: 'page.no_webassembly' });
  }
  try {
    const module = await createAstrolabe(
      binary === undefined
        ? { locateFile: (name) => new URL(name, document.baseURI).href }
        : { wasmBinary: binary, locateFile: (name) => name },
    );
    return () => new Engine(new module.Laboratory());
  } catch (error) {
    throw new EngineError({ code: 'page.module_failed', found: String(error) });
  }
}
