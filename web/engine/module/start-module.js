// Starts an instance of a compiled module, and a new one when that has died: Emscripten's script instantiates
// code that is compiled only once.

import { livingModule } from './living-module.js';

/**
 * Options of Emscripten's script besides those in astrolabe.d.ts and places.d.ts: the function that makes the instance.
 * @typedef {{ locateFile: (name: string) => string,
 *   instantiateWasm: (imports: WebAssembly.Imports, receive: (instance: WebAssembly.Instance) => void) => object }} ByHand
 */
/** @template {object} Module @typedef {(options: ByHand) => Promise<Module>} Create */

/** The code is already here. @param {string} name */
const locateFile = (name) => name;

/**
 * @template {object} Module
 * @param {Create<Module>} create @param {WebAssembly.Module} compiled @returns {Promise<Module>} rejects if it cannot be started
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
 * Like startModule(), but synchronous.
 * @template {object} Module
 * @param {Create<Module>} create @param {WebAssembly.Module} compiled @returns {Module} throws if it cannot be started
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
  // It puts into this object what it promises, so the promise is not awaited.
  create(module).catch(() => undefined);
  // Its classes are there all the same.
  if (failures.length > 0) throw failures[0];
  return /** @type {Module} */ (/** @type {unknown} */ (module));
}
