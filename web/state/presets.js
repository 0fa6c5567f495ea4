// Maps with their settings that the page knows by heart.

/** @typedef {import('../engine/types.js').SearchSettings} SearchSettings */
/** @typedef {{ map: string, settings: Partial<SearchSettings> }} Preset */

/** Patrick Lester's figure, the first thing a visitor sees: cost 68 after 12 expansions. */
export const LESTERS_FIGURE = Object.freeze(
  /** @type {Preset} */ ({
    map: ['.......', '...#...', '.S.#.G.', '...#...', '.......', '.......', ''].join('\n'),
    settings: { heuristic: 'manhattan' },
  }),
);
