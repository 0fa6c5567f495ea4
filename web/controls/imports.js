// What is opened from outside, fetched when something comes: maps of every kind, pictures, scenarios,
// links.

import { connectImageDialog } from './imports/image-dialog.js';
import { Importer } from './imports/importer.js';
import { connectPasteDialog } from './imports/paste-dialog.js';
import { connectScenarioCard } from './imports/scenario-card.js';
import { connectSwap } from './imports/swap.js';

/**
 * @typedef {import('./render.js').Scene & {
 *   conductor: import('./conductor.js').Conductor,
 *   engine: import('../engine/engine.js').Engine,
 *   createEngine: () => import('../engine/engine.js').Engine,
 *   clock: { now: () => number, defer: (task: () => void) => void },
 *   desk: import('./link-desk.js').LinkDesk,
 *   sheet: import('./sheet.js').Sheet }} ImportScene
 */

/** @param {ImportScene} scene @returns {{ take: (offer: import('./files.js').Offer) => void }} */
export function connectImports(scene) {
  const pictures = connectImageDialog(scene);
  const scenarios = connectScenarioCard(scene);
  const importer = new Importer({ ...scene, swap: connectSwap(scene), pictures, scenarios });
  connectPasteDialog(scene, importer);
  return { take: (offer) => importer.take(offer) };
}
