// Fetches and starts the WebAssembly modules: the light one or, where that will not do, the whole one. The
// only place that imports them.

import createLight from 'astrolabe-light-module';
import binary from './binary.js';
import { EngineError } from './engine-error.js';
import { Engine } from './engine.js';

/** @typedef {import('./types.js').AstrolabeModule} AstrolabeModule */

/** The whole one, once somebody asked for it. @type {Promise<AstrolabeModule> | null} */
let coming = null;

/** @returns {Promise<AstrolabeModule>} the same for all who ask; rejects with EngineError 'page.module_failed' */
export async function openWhole() {
  coming ??= started(async () => (await import('astrolabe-module')).default);
  try {
    return await coming;
  } catch (error) {
    coming = null;
    throw error;
  }
}

/**
 * @param {boolean} isWholeNeeded at once
 * @returns {Promise<() => Engine>} makes one after the other, in the memory that they share; in the whole
 *   module as soon as one of them has brought that. Rejects with EngineError 'page.no_webassembly' or
 *   'page.module_failed'
 */
export async function openEngines(isWholeNeeded) {
  if (typeof WebAssembly !== 'object' || typeof WebAssembly.instantiate !== 'function') {
    throw new EngineError({ code: 'page.no_webassembly' });
  }
  /** A light one has all but what Engine asks of no light one. @type {AstrolabeModule} */
  let module;
  const fetchWhole = async () => (module = await openWhole());
  // Where the bytes come with the script they are the whole module's.
  const light = isWholeNeeded || binary !== undefined ? null : await started(async () => createLight);
  module = light ?? (await fetchWhole());
  return () => new Engine(new module.Laboratory(), module === light ? fetchWhole : null);
}

/** @param {() => Promise<typeof createLight>} fetchScript @returns {Promise<AstrolabeModule>} */
async function started(fetchScript) {
  try {
    const create = await fetchScript();
    return await create(
      binary === undefined
        ? { locateFile: (name) => new URL(name, document.baseURI).href }
        : { wasmBinary: binary, locateFile: (name) => name },
    );
  } catch (error) {
    throw new EngineError({ code: 'page.module_failed', found: String(error) });
  }
}
