// An engine for game worlds, in the whole module, which is fetched for it where it is not there.

import { openWhole } from './open-engine.js';
import { WorldEngine } from './world-engine.js';

/** @returns {Promise<WorldEngine>} rejects where the module cannot be fetched */
export async function openWorldEngine() {
  const module = await openWhole();
  return new WorldEngine(new module.WorldLaboratory());
}
