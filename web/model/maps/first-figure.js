// The first map a visitor sees, in a file of its own: the other built-in maps can be loaded later.

/** @import { Preset } from './presets.js' */

/** @param {string[]} rows */
export function map(...rows) {
  return `${rows.join('\n')}\n`;
}

export const LESTER = map('.......', '...#...', '.S.#.G.', '...#...', '.......', '.......');

/** Patrick Lester's figure: cost 68 after 12 expansions. */
export const LESTERS_FIGURE = Object.freeze(
  /** @type {Preset} */ ({
    id: 'lester',
    map: LESTER,
    settings: { heuristic: 'manhattan' },
  }),
);
