// The WebAssembly modules for Node tests.
import { readFile } from 'node:fs/promises';

import { DEFAULT_SETTINGS } from '../../../web/engine/options.js';

const folder = new URL('../../../build/wasm/', import.meta.url);

/** @import { AstrolabeModule, Laboratory, SearchSettings } from 'astrolabe-module' */

/** @import { PlacesModule } from 'astrolabe-places-module' */

/** The one of boards. @returns {Promise<AstrolabeModule>} */
export const loadModule = () => load('astrolabe');

/** The one of graphs, game worlds and checks. @returns {Promise<PlacesModule>} */
export const loadPlaces = () => load('astrolabe_places');

/** The classes of both. @returns {Promise<AstrolabeModule & PlacesModule>} */
export async function loadModules() {
  const [{ Laboratory }, places] = await Promise.all([loadModule(), loadPlaces()]);
  const { CheckLaboratory, GraphLaboratory, WorldLaboratory } = places;
  return { Laboratory, CheckLaboratory, GraphLaboratory, WorldLaboratory };
}

/** @param {string} name */
async function load(name) {
  const { default: create } = await import(new URL(`${name}.mjs`, folder).href);
  return create({ wasmBinary: await readFile(new URL(`${name}.wasm`, folder)) });
}

/**
 * Runs a search to its end.
 * @param {Laboratory} lab
 * @param {Partial<SearchSettings>} settings
 * @param {number} start
 * @param {number} goal
 */
export function search(lab, settings, start, goal) {
  const reason = lab.begin({ ...DEFAULT_SETTINGS, ...settings }, start, goal);
  if (!reason.ok) throw new Error(reason.code);
  while (lab.advance(1_000_000) === 'running');
  return lab.result();
}
