// What is opened from outside, fetched when something comes: maps of every kind, pictures, scenarios,
// links.

import { connectImageDialog } from './image-dialog.js';
import { Importer } from './importer.js';
import { connectPasteDialog } from './paste-dialog.js';
import { connectReport } from './report/report-card.js';
import { connectScenarioCard } from './scenario/scenario-card.js';
import { connectSwap } from './swap.js';

/** @import { AppContext as ImportScene } from '../../app/app-context.js' */
/** @import { Offer } from './files.js' */

/** @param {ImportScene} scene @returns {{ take: (offer: Offer) => void }} */
export function connectImports(scene) {
  const report = connectReport(scene);
  const pictures = connectImageDialog(scene, report);
  const scenarios = connectScenarioCard(scene);
  const importer = new Importer({ ...scene, swap: connectSwap(scene), report, pictures, scenarios });
  connectPasteDialog(scene, importer);
  return { take: (offer) => importer.take(offer) };
}
