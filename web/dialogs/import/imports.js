// What is opened from outside, fetched when something comes: maps of every kind, pictures, scenarios,
// links.

import { connectImageDialog } from './image-dialog.js';
import { Importer } from './importer.js';
import { connectPasteDialog } from './paste-dialog.js';
import { connectScenarioCard } from './scenario/scenario-card.js';
import { connectSwap } from './swap.js';

/** @import { AppContext as ImportScene } from '../../app/app-context.js' */
/** @import { Offer } from './files.js' */

/** @param {ImportScene} scene @returns {{ take: (offer: Offer) => void }} */
export function connectImports(scene) {
  const pictures = connectImageDialog(scene);
  const scenarios = connectScenarioCard(scene);
  const importer = new Importer({ ...scene, swap: connectSwap(scene), pictures, scenarios });
  connectPasteDialog(scene, importer);
  return { take: (offer) => importer.take(offer) };
}
