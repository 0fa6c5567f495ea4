// An engine for graphs, in the whole module, which is fetched for it where it is not there.

import { GraphEngine } from './graph-engine.js';
import { openWhole } from './open-engine.js';

/** @returns {Promise<GraphEngine>} rejects where the module cannot be fetched */
export async function openGraphEngine() {
  const module = await openWhole();
  return new GraphEngine(new module.GraphLaboratory());
}
