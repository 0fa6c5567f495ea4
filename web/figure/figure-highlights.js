// The highlighted cells of a figure: those of its attribute or link, or those that a link in the text asks for.

import { highlightsOverlay } from '../canvas/layers/draw-highlights.js';

/** @import { GridPoint } from '../model/coordinates.js' */
/** @import { State } from '../model/state.js' */
/** @import { Store } from '../model/store.js' */

/**
 * @param {Store<State>} store
 * @param {() => readonly GridPoint[]} wished by attribute or link
 * @returns {{ show: () => void, speak: (cells: readonly GridPoint[] | null) => void }} speak: this once; null: as attribute
 *   and link say
 */
export function figureHighlights(store, wished) {
  /** @type {readonly GridPoint[] | null} */
  let spoken = null;
  return {
    show: () => {
      const cells = spoken ?? wished();
      const { width, height } = store.state.board;
      const overlay = cells.length === 0 ? null : highlightsOverlay(cells, { width, height });
      store.update((state) => (overlay === null && !state.overlay ? state : { ...state, overlay }));
    },
    speak: (cells) => {
      spoken = cells;
    },
  };
}
