// Everything that is opened from outside, fetched when something comes: maps of every kind, pictures, scenarios,
// links.

import { withCaption } from '../../model/maps/caption.js';
import { errorOf, warning } from '../../model/notice.js';
import { openAsked } from './address/fetched-map.js';
import { connectImageDialog } from './image-dialog.js';
import { Importer } from './importer.js';
import { connectPasteDialog } from './paste-dialog.js';
import { connectOrderCard } from './own-search/order-card.js';
import { connectOwnSearchDialog } from './own-search/own-search-dialog.js';
import { openTracedMap } from './own-search/traced-map.js';
import { pathIn, tableOf } from './own-search/trace-text.js';
import { connectPathCard } from './path/path-card.js';
import { readPath } from './path/path-text.js';
import { connectReport } from './report/report-card.js';
import { connectPairsCard } from './scenario/pairs-card.js';
import { connectScenarioCard } from './scenario/scenario-card.js';
import { connectInvertWalls } from './invert-walls.js';

/** @import { AppContext as ImportScene } from '../../app/app-context.js' */
/** @import { Link } from '../../link/link.js' */
/** @import { Offer } from './files.js' */
/** @import { Take } from './importer.js' */
/** @import { PathText } from './path/path-text.js' */

/** @param {ImportScene} scene @returns {{ take: (offer: Offer) => void, fetch: (asked: string, link: Link | null) => void }} */
export function connectImports(scene) {
  const about = connectReport(scene);
  const pathCard = connectPathCard(scene);
  const withoutCaption = () => scene.store.update((state) => withCaption(state, null));
  // One card below the board at a time.
  const orderCard = connectOrderCard(scene, () => {
    pathCard.close();
    about.close();
    withoutCaption();
  });
  const report = {
    open: () => {
      pathCard.close();
      orderCard.close();
      about.open();
    },
  };
  const paths = {
    /** @param {PathText} text */
    open: (text) => {
      if (!pathCard.open(text)) return false;
      about.close();
      orderCard.close();
      withoutCaption();
      return true;
    },
  };
  const traces = {
    /** @param {string} text @param {() => boolean} isWanted */
    open: async (text, isWanted) => {
      const refused = await orderCard.open(text, isWanted);
      if (refused !== null) scene.session.say(refused);
      return refused === null;
    },
  };
  const pictures = connectImageDialog(scene, report);
  const scenarios = connectScenarioCard(scene);
  connectPairsCard(scene, scenarios);
  const importer = new Importer({
    ...scene,
    swap: connectInvertWalls(scene),
    report,
    pictures,
    scenarios,
    paths,
    traces,
  });
  connectPasteDialog(scene, importer);
  connectOwnSearchDialog(scene, {
    order: orderCard.open,
    path: async (text) => {
      const read = await tableOf(text);
      if ('code' in read) return errorOf({ ok: false, line: 0, expected: '', ...read });
      const refused = read.map && openTracedMap(scene, read.map);
      if (refused !== null) return refused;
      const path = readPath(text) ?? readPath(pathIn(read.table));
      if (path === null) return warning({ key: 'own_search.no_path' });
      return paths.open(path) ? null : scene.store.state.notice;
    },
  });
  /** @type {Take} */
  const take = (offer, linked) => importer.take(offer, linked);
  return { take, fetch: (asked, link) => openAsked(scene, asked, link, take) };
}
