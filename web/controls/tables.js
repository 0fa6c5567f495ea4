// What lies folded in the rail, and is fetched later: the log, breakpoints, the closed list, the search tree,
// path quality, precomputed routes, the open list under glass.

import { connectBreakpoints } from './breakpoints-panel.js';
import { connectOpenListGlass } from './open-list-glass.js';
import { connectPathQuality } from './path-quality.js';
import { connectPrecomputedRoutes } from './precomputed-routes.js';
import { connectPrintout } from './printout.js';
import { connectStepLog } from './step-log.js';
import { connectTree } from './tree-panel.js';

/**
 * @param {Parameters<typeof connectBreakpoints>[0] & Parameters<typeof connectPrintout>[0] &
 *   Parameters<typeof connectPathQuality>[0] & Parameters<typeof connectOpenListGlass>[0] & Parameters<typeof connectStepLog>[0] & Parameters<typeof connectTree>[0]} scene
 */
export function connectTables(scene) {
  connectBreakpoints(scene);
  connectPrintout(scene);
  connectTree(scene);
  connectPathQuality(scene);
  connectOpenListGlass(scene);
  connectPrecomputedRoutes(scene);
  return { events: connectStepLog(scene) };
}
