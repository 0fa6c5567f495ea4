// Fetches the code of a WebAssembly module and starts it. It survives in fresh instances: see living-module.js.

import { EngineError } from '../engine-error.js';
import { bytesOf } from './embedded-code.js';
import { startModule } from './start-module.js';

/** @import { Create } from './start-module.js' */

/**
 * @template {object} Module
 * @param {() => Promise<Create<Module>>} fetchScript
 * @param {string} name of the file of its code, beside the page
 * @param {string} embedded its code, if that is embedded in the script; '' if not
 * @returns {Promise<Module>} rejects with EngineError 'page.no_webassembly' or 'page.module_failed'
 */
export async function fetchModule(fetchScript, name, embedded) {
  if (typeof WebAssembly !== 'object' || typeof WebAssembly.instantiate !== 'function') {
    throw new EngineError({ code: 'page.no_webassembly' });
  }
  try {
    // In parallel.
    const [create, compiled] = await Promise.all([fetchScript(), fetchCode(name, embedded)]);
    return await startModule(create, compiled);
  } catch (error) {
    throw new EngineError({ code: 'page.module_failed', found: String(error) });
  }
}

/** @param {string} name @param {string} embedded @returns {Promise<WebAssembly.Module>} */
async function fetchCode(name, embedded) {
  if (embedded !== '') return WebAssembly.compile(bytesOf(embedded));
  const url = new URL(name, document.baseURI);
  const ready = await fetch(url, { credentials: 'same-origin' });
  if (!ready.ok) throw new Error(`${name}: ${ready.status}`);
  const isStream = ready.headers.get('content-type') === 'application/wasm' && 'compileStreaming' in WebAssembly;
  // Not every host serves these files with their type.
  return isStream ? WebAssembly.compileStreaming(ready) : WebAssembly.compile(await ready.arrayBuffer());
}
