// Every Chinese sentence and word of what is fetched later. The same keys as en-later.js.

import { batch } from './zh/batch.js';
import { boardKind } from './zh/board-kind.js';
import { breakpoints } from './zh/breakpoints.js';
import { captions } from './zh/captions.js';
import { charts } from './zh/charts.js';
import { coordinates } from './zh/coordinates.js';
import { exported } from './zh/export.js';
import { figure } from './zh/figure.js';
import { graph } from './zh/graph.js';
import { help } from './zh/help.js';
import { imports } from './zh/import.js';
import { inAdvance } from './zh/in-advance.js';
import { menu } from './zh/menu.js';
import { objections } from './zh/objections.js';
import { openListGlass } from './zh/open-list-glass.js';
import { pathQuality } from './zh/path-quality.js';
import { printout } from './zh/printout.js';
import { programs } from './zh/programs.js';
import { proofs } from './zh/proofs.js';
import { race } from './zh/race.js';
import { ranking } from './zh/ranking.js';
import { reasons } from './zh/reasons.js';
import { relatives } from './zh/relatives.js';
import { scenario } from './zh/scenario.js';
import { share } from './zh/share.js';
import { tradeOff } from './zh/trade-off.js';
import { tree } from './zh/tree.js';
import { undo } from './zh/undo.js';
import { why } from './zh/why.js';
import { world } from './zh/world.js';
import { worldFailures } from './zh/world-failures.js';
import { worldPanels } from './zh/world-panels.js';

/** @type {Readonly<Record<string, string>>} */
export const later = Object.freeze({
  ...batch,
  ...boardKind,
  ...breakpoints,
  ...captions,
  ...charts,
  ...coordinates,
  ...exported,
  ...figure,
  ...graph,
  ...help,
  ...imports,
  ...inAdvance,
  ...menu,
  ...objections,
  ...openListGlass,
  ...pathQuality,
  ...printout,
  ...programs,
  ...proofs,
  ...race,
  ...ranking,
  ...reasons,
  ...relatives,
  ...scenario,
  ...share,
  ...tradeOff,
  ...tree,
  ...undo,
  ...why,
  ...world,
  ...worldFailures,
  ...worldPanels,
});
