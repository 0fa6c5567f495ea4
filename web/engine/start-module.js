// Starts an instance of a compiled module, and another one where that has died: Emscripten's script makes it, of
// code that is compiled once.

import { livingModule } from './living-module.js';

/** @typedef {import('./types.js').AstrolabeModule} AstrolabeModule */
/**
 * What Emscripten's script takes beside what wasm/astrolabe.d.ts names: who makes the instance, and hands it on.
 * @typedef {{ locateFile: (name: string) => string,
 *   instantiateWasm: (imports: WebAssembly.Imports, receive: (instance: WebAssembly.Instance) => void) => object }} ByHand
 * @typedef {(options: ByHand & Partial<AstrolabeModule>) => Promise<AstrolabeModule>} Create
 */

/** The code is here already. @param {string} name */
const locateFile = (name) => name;

/** @param {Create} create @param {WebAssembly.Module} compiled @returns {Promise<AstrolabeModule>} rejects where it cannot be */
export async function startModule(create, compiled) {
  const module = await new Promise((resolve, reject) => {
    /** @type {ByHand} */
    const options = {
      locateFile,
      instantiateWasm: (imports, receive) => {
        WebAssembly.instantiate(compiled, imports).then(receive).catch(reject);
        return {};
      },
    };
    create(options).then(resolve, reject);
  });
  return livingModule(module, () => startAtOnce(create, compiled));
}

/** As startModule(), for who waits for nothing. @param {Create} create @param {WebAssembly.Module} compiled @returns {AstrolabeModule} throws where it cannot be */
export function startModuleAtOnce(create, compiled) {
  return livingModule(startAtOnce(create, compiled), () => startAtOnce(create, compiled));
}

/** @param {Create} create @param {WebAssembly.Module} compiled @returns {AstrolabeModule} */
function startAtOnce(create, compiled) {
  /** @type {unknown[]} */
  const failures = [];
  /** @type {ByHand & Partial<AstrolabeModule>} */
  const module = {
    locateFile,
    instantiateWasm: (imports, receive) => {
      try {
        const instance = new WebAssembly.Instance(compiled, imports);
        receive(instance);
        return instance.exports;
      } catch (error) {
        failures.push(error);
        throw error;
      }
    },
  };
  // It puts into this object what it promises; nobody waits for the promise.
  create(module).catch(() => undefined);
  // Its classes are there even so.
  if (failures.length > 0) throw failures[0];
  return /** @type {AstrolabeModule} */ (module);
}
