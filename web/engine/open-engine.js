// Fetches and starts the WebAssembly modules: the light one or, where that will not do, the whole one. The
// only place that imports them. They live on in fresh instances: see living-module.js.

import createLight from 'astrolabe-light-module';
import binary from './binary.js';
import { EngineError } from './engine-error.js';
import { Engine } from './engine.js';
import { startModule } from './start-module.js';

/** @typedef {import('./types.js').AstrolabeModule} AstrolabeModule */

/** The whole one, once somebody asked for it. @type {Promise<AstrolabeModule> | null} */
let coming = null;

/** @returns {Promise<AstrolabeModule>} the same for all who ask; rejects with EngineError 'page.module_failed' */
export async function openWhole() {
  coming ??= started(async () => (await import('astrolabe-module')).default, 'astrolabe.wasm');
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
  const light = isWholeNeeded || binary !== undefined ? null : await started(async () => createLight, 'astrolabe_light.wasm');
  module = light ?? (await fetchWhole());
  return () => new Engine(new module.Laboratory(), module === light ? fetchWhole : null);
}

/** @param {() => Promise<typeof createLight>} fetchScript @param {string} name @returns {Promise<AstrolabeModule>} */
async function started(fetchScript, name) {
  try {
    // Side by side.
    const [create, compiled] = await Promise.all([fetchScript(), fetchCode(name)]);
    return await startModule(create, compiled);
  } catch (error) {
    throw new EngineError({ code: 'page.module_failed', found: String(error) });
  }
}

/** @param {string} name of the file @returns {Promise<WebAssembly.Module>} */
async function fetchCode(name) {
  if (binary !== undefined) return WebAssembly.compile(/** @type {Uint8Array<ArrayBuffer>} */ (binary));
  const url = new URL(name, document.baseURI);
  const ready = await fetch(url, { credentials: 'same-origin' });
  if (!ready.ok) throw new Error(`${name}: ${ready.status}`);
  const isStream = ready.headers.get('content-type') === 'application/wasm' && 'compileStreaming' in WebAssembly;
  // Not every host knows the type of such files.
  return isStream ? WebAssembly.compileStreaming(ready) : WebAssembly.compile(await ready.arrayBuffer());
}
