// The first thing a visitor sees, apart from the other maps that the page knows by heart: those can wait.

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
