// A stroke on the world, by a pointer or by keys: its first cell decides what it does to all, skipped cells
// are filled in. It is visible at once, and becomes one gesture when it is released.

import { latticeOf } from '../../canvas/lattice.js';
import { brushOf } from './state/world-state.js';

/** @import { GridPoint } from '../../model/coordinates.js' */
/** @import { WorldView } from './view.js' */
/** @import { WorldScene } from './world.js' */

/** Tools that paint. */
const PAINTING = Object.freeze(['wall', 'ground', 'danger']);

/**
 * @param {Pick<WorldScene, 'store' | 'session'>} scene
 * @param {{ view: WorldView, acts: ReturnType<import('./acts.js').createActs> }} parts
 */
export function createStroke({ store, session }, { view, acts }) {
  /** @type {{ last: GridPoint, cells: Set<number>, kind: 'ground' | 'danger', amount: number } | null} */
  let stroke = null;
  /** @param {GridPoint} gridPoint */
  const goOn = (gridPoint) => {
    if (stroke === null) return;
    for (const one of latticeOf(store.state.board).line(stroke.last, gridPoint)) {
      const cell = view.cellOf(one);
      if (cell >= 0) stroke.cells.add(cell);
    }
    stroke.last = gridPoint;
    view.preview(stroke);
  };
  return {
    get isActive() {
      return stroke !== null;
    },
    /** @param {GridPoint} gridPoint on the board @returns {boolean} whether the current tool paints */
    begin: (gridPoint) => {
      if (!PAINTING.includes(store.state.tool)) return false;
      const first = session.engine.factors()[view.cellOf(gridPoint)] ?? 0;
      stroke = { last: gridPoint, cells: new Set(), ...brushOf(store.state, first) };
      goOn(gridPoint);
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
