// What opens over the page, and is fetched later: the menu of maps, the dialog that shares.

import { connectMapMenu } from './map-menu.js';
import { connectShare } from './share-dialog.js';

/** @param {Parameters<typeof connectMapMenu>[0] & Parameters<typeof connectShare>[0]} scene */
export function connectMenus(scene) {
  connectMapMenu(scene);
  connectShare(scene);
}
