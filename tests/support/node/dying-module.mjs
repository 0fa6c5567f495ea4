// The modules as the page starts them, with instances that die when a test says so.
import { readFile } from 'node:fs/promises';

import { startModule } from '../../../web/engine/module/start-module.js';

const folder = new URL('../../../build/wasm/', import.meta.url);

/** @import { Create } from '../../../web/engine/module/start-module.js' */
/** @import { AstrolabeModule } from 'astrolabe-module' */
/** @import { PlacesModule } from 'astrolabe-places-module' */

/** @typedef {{ calls: number, dies: (name: string, call: number) => boolean, instances: number, isPaused: boolean }} Outcome */

/** @returns {Outcome} nothing dies, so far */
const newOutcome = () => ({ calls: 0, instances: 0, isPaused: false, dies: () => false });

/** @returns {Promise<{ module: AstrolabeModule, outcome: Outcome }>} */
export const startDyingModule = () => startDying('astrolabe');

/** @returns {Promise<{ module: PlacesModule, outcome: Outcome }>} */
export const startDyingPlaces = () => startDying('astrolabe_places');

/**
 * @template {object} Module
 * @param {string} name of its files
 * @returns {Promise<{ module: Module, outcome: Outcome }>} whose outcome counts each call of a laboratory, then decides whether it dies
 */
async function startDying(name) {
  const outcome = newOutcome();
  const { default: create } = await import(new URL(`${name}.mjs`, folder).href);
  const compiled = await WebAssembly.compile(new Uint8Array(await readFile(new URL(`${name}.wasm`, folder))));
  /** @param {string} name @param {Function} call @returns {(this: unknown, ...args: unknown[]) => unknown} */
  const armed = (name, call) =>
    function (...args) {
      if (!outcome.isPaused) {
        outcome.calls += 1;
        if (outcome.dies(name, outcome.calls)) throw new WebAssembly.RuntimeError('unreachable');
      }
      return name === 'new' ? Reflect.construct(call, args) : call.apply(this, args);
    };
  /** The classes of the module, and each of their methods. @param {Record<string, unknown>} module */
  const arm = (module) => {
    for (const [name, made] of Object.entries(module)) {
      if (!/Laboratory$/.test(name) || typeof made !== 'function' || isArmed.has(made)) continue;
      const { prototype } = made;
      for (const method of [...Object.keys(prototype), 'delete']) prototype[method] = armed(method, prototype[method]);
      const armedClass = armed('new', made);
      isArmed.add(armedClass);
      module[name] = armedClass;
    }
    return module;
  };
  /** @type {WeakSet<object>} */
  const isArmed = new WeakSet();
  /** @param {Record<string, unknown>} options the module itself, while it is created */
  const createArmed = (options) => {
    outcome.instances += 1;
    const coming = create(options);
    arm(options);
    return coming.then(arm);
  };
  const module = await startModule(/** @type {Create<Module>} */ (/** @type {unknown} */ (createArmed)), compiled);
  return { module, outcome };
}

const { grow } = WebAssembly.Memory.prototype;

/** For all modules, until it is allowed again. */
export function refuseMemory() {
  WebAssembly.Memory.prototype.grow = () => {
    throw new RangeError('WebAssembly.Memory.grow(): Unable to grow instance memory');
  };
}

/** Calls it whenever memory of a module grows, until that is allowed again. @param {() => void} listener */
export function watchMemory(listener) {
  WebAssembly.Memory.prototype.grow = function (/** @type {number} */ pages) {
    listener();
    return grow.call(this, pages);
  };
}

export function allowMemory() {
  WebAssembly.Memory.prototype.grow = grow;
}
