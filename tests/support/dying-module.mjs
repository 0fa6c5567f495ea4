// The whole module as the page starts it, with instances that die when a test says so.
import { readFile } from 'node:fs/promises';

import { startModule } from '../../web/engine/start-module.js';

const folder = new URL('../../build/wasm/', import.meta.url);
const { default: create } = await import(new URL('astrolabe.mjs', folder).href);
const compiled = await WebAssembly.compile(new Uint8Array(await readFile(new URL('astrolabe.wasm', folder))));

/** @typedef {{ calls: number, dies: (name: string, call: number) => boolean, instances: number, isPaused: boolean }} Fate */

/**
 * @param {Fate} fate asked before each call of a laboratory, after it has counted it
 * @returns {Promise<import('../../wasm/astrolabe.d.ts').AstrolabeModule>}
 */
export function startDying(fate) {
  /** @param {Record<string, unknown>} module */
  const arm = (module) => {
    for (const [name, call] of Object.entries(module)) {
      if (!/Laboratory\./.test(name) || typeof call !== 'function' || isArmed.has(call)) continue;
      /** @param {unknown[]} args */
      const armed = (...args) => {
        if (fate.isPaused) return call(...args);
        fate.calls += 1;
        if (fate.dies(name.replace(/^.*\./, ''), fate.calls)) throw new WebAssembly.RuntimeError('unreachable');
        return call(...args);
      };
      isArmed.add(armed);
      module[name] = armed;
    }
    return module;
  };
  /** @type {WeakSet<object>} */
  const isArmed = new WeakSet();
  /** @param {Record<string, unknown>} options the module itself, in the making */
  const createArmed = (options) => {
    fate.instances += 1;
    const coming = create(options);
    arm(options);
    return coming.then(arm);
  };
  return startModule(/** @type {Parameters<typeof startModule>[0]} */ (/** @type {unknown} */ (createArmed)), compiled);
}

const { grow } = WebAssembly.Memory.prototype;

/** To all modules, until it is allowed again. */
export function refuseMemory() {
  WebAssembly.Memory.prototype.grow = () => {
    throw new RangeError('WebAssembly.Memory.grow(): Unable to grow instance memory');
  };
}

export function allowMemory() {
  WebAssembly.Memory.prototype.grow = grow;
}
