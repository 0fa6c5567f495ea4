// A stroke on the world, by a pointer or by keys: its first cell decides what it does to all, skipped cells
// are filled in. It is visible at once, and becomes one gesture when it is released.

import { latticeOf } from '../../canvas/lattice.js';
import { brushOf } from './state/world-state.js';

/** @import { WorldView } from './view.js' */
/** @import { WorldScene } from './world.js' */

/** @typedef {{ x: number, y: number }} Place */

/** Tools that paint. */
const PAINTING = Object.freeze(['wall', 'ground', 'danger']);

/**
 * @param {Pick<WorldScene, 'store' | 'session'>} scene
 * @param {{ view: WorldView, acts: ReturnType<import('./acts.js').createActs> }} parts
 */
export function createStroke({ store, session }, { view, acts }) {
  /** @type {{ last: Place, cells: Set<number>, kind: 'ground' | 'danger', amount: number } | null} */
  let stroke = null;
  /** @param {Place} place */
  const goOn = (place) => {
    if (stroke === null) return;
    for (const one of latticeOf(store.state.board).line(stroke.last, place)) {
      const cell = view.cellOf(one);
      if (cell >= 0) stroke.cells.add(cell);
    }
    stroke.last = place;
    view.preview(stroke);
  };
  return {
    get isActive() {
      return stroke !== null;
    },
    /** @param {Place} place on the board @returns {boolean} whether the current tool paints */
    begin: (place) => {
      if (!PAINTING.includes(store.state.tool)) return false;
      const first = session.engine.factors()[view.cellOf(place)] ?? 0;
      stroke = { last: place, cells: new Set(), ...brushOf(store.state, first) };
      goOn(place);
      return true;
    },
    goOn,
    finish: () => {
      if (stroke === null) return;
      const { cells, kind, amount } = stroke;
      stroke = null;
      view.preview(null);
      acts.paint(kind, cells, amount);
    },
    cancel: () => {
      if (stroke !== null) view.preview(null);
      stroke = null;
    },
  };
}
