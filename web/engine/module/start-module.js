// Starts an instance of a compiled module, and another one where that has died: Emscripten's script makes it, of
// code that is compiled once.

import { livingModule } from './living-module.js';

/**
 * What Emscripten's script takes beside what astrolabe.d.ts and places.d.ts name: who makes the instance, and hands it on.
 * @typedef {{ locateFile: (name: string) => string,
 *   instantiateWasm: (imports: WebAssembly.Imports, receive: (instance: WebAssembly.Instance) => void) => object }} ByHand
 */
/** @template {object} Module @typedef {(options: ByHand) => Promise<Module>} Create */

/** The code is here already. @param {string} name */
const locateFile = (name) => name;

/**
 * @template {object} Module
 * @param {Create<Module>} create @param {WebAssembly.Module} compiled @returns {Promise<Module>} rejects where it cannot be
 */
export async function startModule(create, compiled) {
  /** @type {Module} */
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

/**
 * As startModule(), for who waits for nothing.
 * @template {object} Module
 * @param {Create<Module>} create @param {WebAssembly.Module} compiled @returns {Module} throws where it cannot be
 */
export function startModuleAtOnce(create, compiled) {
  return livingModule(startAtOnce(create, compiled), () => startAtOnce(create, compiled));
}

/** @template {object} Module @param {Create<Module>} create @param {WebAssembly.Module} compiled @returns {Module} */
function startAtOnce(create, compiled) {
  /** @type {unknown[]} */
  const failures = [];
  /** @type {ByHand} */
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
  return /** @type {Module} */ (/** @type {unknown} */ (module));
}
