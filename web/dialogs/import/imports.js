// Everything that is opened from outside, fetched when something comes: maps of every kind, pictures, scenarios,
// links.

import { withCaption } from '../../model/maps/caption.js';
import { connectImageDialog } from './image-dialog.js';
import { Importer } from './importer.js';
import { connectPasteDialog } from './paste-dialog.js';
import { connectPathCard } from './path/path-card.js';
import { connectReport } from './report/report-card.js';
import { connectScenarioCard } from './scenario/scenario-card.js';
import { connectInvertWalls } from './invert-walls.js';

/** @import { AppContext as ImportScene } from '../../app/app-context.js' */
/** @import { Offer } from './files.js' */
/** @import { PathText } from './path/path-text.js' */

/** @param {ImportScene} scene @returns {{ take: (offer: Offer) => void }} */
export function connectImports(scene) {
  const about = connectReport(scene);
  const pathCard = connectPathCard(scene);
  // One card below the board at a time.
  const report = {
    open: () => {
      pathCard.close();
      about.open();
    },
  };
  const paths = {
    /** @param {PathText} text */
    open: (text) => {
      if (!pathCard.open(text)) return false;
      about.close();
      scene.store.update((state) => withCaption(state, null));
      return true;
    },
  };
  const pictures = connectImageDialog(scene, report);
  const scenarios = connectScenarioCard(scene);
  const importer = new Importer({ ...scene, swap: connectInvertWalls(scene), report, pictures, scenarios, paths });
  connectPasteDialog(scene, importer);
  return { take: (offer) => importer.take(offer) };
}
