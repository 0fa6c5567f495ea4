// Every English sentence and word of what is fetched later. The same keys as zh-later.js.

import { batch } from './en/batch.js';
import { boardKind } from './en/board-kind.js';
import { breakpoints } from './en/breakpoints.js';
import { captions } from './en/captions.js';
import { charts } from './en/charts.js';
import { coordinates } from './en/coordinates.js';
import { exported } from './en/export.js';
import { figure } from './en/figure.js';
import { graph } from './en/graph.js';
import { help } from './en/help.js';
import { imports } from './en/import.js';
import { inAdvance } from './en/in-advance.js';
import { menu } from './en/menu.js';
import { objections } from './en/objections.js';
import { openListGlass } from './en/open-list-glass.js';
import { pathQuality } from './en/path-quality.js';
import { printout } from './en/printout.js';
import { programs } from './en/programs.js';
import { proofs } from './en/proofs.js';
import { race } from './en/race.js';
import { ranking } from './en/ranking.js';
import { reasons } from './en/reasons.js';
import { relatives } from './en/relatives.js';
import { scenario } from './en/scenario.js';
import { share } from './en/share.js';
import { tradeOff } from './en/trade-off.js';
import { tree } from './en/tree.js';
import { undo } from './en/undo.js';
import { why } from './en/why.js';
import { world } from './en/world.js';
import { worldFailures } from './en/world-failures.js';
import { worldPanels } from './en/world-panels.js';

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
