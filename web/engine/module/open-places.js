// Opens the module of what is beside the laboratory, graphs, the game world and checks, when one of them is first used.
// The only file that imports it.

import binary, { file } from './places-binary.js';
import { fetchModule } from './fetch-module.js';
import { CheckEngine } from '../check-engine.js';
import { GraphEngine } from '../graph-engine.js';
import { WorldEngine } from '../world-engine.js';

/** @import { PlacesModule } from 'astrolabe-places-module' */

/** Once requested. @type {Promise<PlacesModule> | null} */
let coming = null;

/** @returns {Promise<PlacesModule>} the same for all callers; rejects with EngineError, and is then fetched anew by the next call */
async function openPlaces() {
  coming ??= fetchModule(async () => (await import('astrolabe-places-module')).default, file, binary);
  try {
    return await coming;
  } catch (error) {
    coming = null;
    throw error;
  }
}

/** @returns {Promise<GraphEngine>} rejects with EngineError */
export async function openGraphEngine() {
  const { GraphLaboratory } = await openPlaces();
  return new GraphEngine(new GraphLaboratory());
}

/** @returns {Promise<() => WorldEngine>} creates engines; rejects with EngineError */
export async function openWorldEngines() {
  const { WorldLaboratory } = await openPlaces();
  return () => new WorldEngine(new WorldLaboratory());
}

/** @returns {Promise<() => CheckEngine>} creates engines; rejects with EngineError */
export async function openCheckEngines() {
  const { CheckLaboratory } = await openPlaces();
  return () => new CheckEngine(new CheckLaboratory());
}
