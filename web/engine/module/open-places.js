// Opens the module of the places beside the laboratory, graphs and the game world, when the first of them is asked for.
// The only place that imports it.

import binary from './places-binary.js';
import { fetchModule } from './fetch-module.js';
import { GraphEngine } from '../graph-engine.js';
import { WorldEngine } from '../world-engine.js';

/** @import { PlacesModule } from 'astrolabe-places-module' */

/** Once somebody asked for it. @type {Promise<PlacesModule> | null} */
let coming = null;

/** @returns {Promise<PlacesModule>} the same for all who ask; rejects with EngineError, and is fetched anew for who asks then */
async function openPlaces() {
  coming ??= fetchModule(
    async () => (await import('astrolabe-places-module')).default,
    'astrolabe_places.wasm',
    binary,
  );
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

/** @returns {Promise<() => WorldEngine>} makes one after the other; rejects with EngineError */
export async function openWorldEngines() {
  const { WorldLaboratory } = await openPlaces();
  return () => new WorldEngine(new WorldLaboratory());
}
