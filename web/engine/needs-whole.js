// Which of the two modules something needs: the light one of the first load, or the whole one. Whatever
// is not named here needs the whole one, so that what is new need not be.

import { algorithmNamed } from './options.js';

/** @param {string} algorithm of an address it need not be the name of one */
export const isTextbook = (algorithm) => algorithmNamed(algorithm)?.family === 'textbook';

const HEAVY_OPEN_LIST = 'queues';
/** What the text of a drawn board begins with; others tell how it is made. */
const DRAWN = 'a';

/** The program whose radius only the whole module can be told. */
const WITH_RADIUS = 'gameserver';

/**
 * @param {{ algorithm: string, openList?: string, program?: string }} settings of a search
 * @param {string | null} [map] the value of a link's `m=`; null: none is read
 */
export function needsWhole({ algorithm, openList, program }, map = null) {
  const isLight = isTextbook(algorithm) && openList !== HEAVY_OPEN_LIST && program !== WITH_RADIUS;
  return !isLight || (map !== null && !map.startsWith(DRAWN));
}

/**
 * The same of an address that is not read yet: only a guess, since it need not be one of ours.
 * @param {string} hash
 */
export function seemsToNeedWhole(hash) {
  /** @param {string} key */
  const value = (key) => new RegExp(`[#&]${key}=([^&]*)`).exec(hash)?.[1];
  const settings = { algorithm: value('a') ?? 'astar', openList: value('ol'), program: value('as') };
  return needsWhole(settings, value('m') ?? null);
}
