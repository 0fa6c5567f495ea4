// Lays the field that is chosen under "View" over the closed cells, and takes it off again.

import { CELL_FIELDS } from '../../../engine/layouts.js';
import { drawField } from './draw-field.js';

/** @import { AppContext } from '../../../app/app-context.js' */
/** @import { State } from '../../../model/state.js' */

/** @param {State['display']} display @returns {'g' | 'h' | 'f' | null} */
const fieldIn = ({ shading }) => (shading === 'g' || shading === 'h' || shading === 'f' ? shading : null);

/** @param {AppContext} context */
export function connectFields({ store, source, signal }) {
  /** @param {State} state */
  const fieldOf = ({ board, display, search }) => {
    const field = fieldIn(display);
    if (field === null || search.phase !== 'settled') return null;
    const { start, width } = board;
    const at = source.cells(start % width, Math.floor(start / width), 1, 1);
    const [g = 0, h = 0, f = g + h] = [at[CELL_FIELDS.g], at[CELL_FIELDS.h], at[CELL_FIELDS.f]];
    const { outcome, cost } = search.result;
    // What closed cells of a search without inconsistencies keep within; others are shaded like the last of them.
    const last = outcome === 'found' ? cost : null;
    const range = { g: { low: 0, high: last }, h: { low: 0, high: h || null }, f: { low: f, high: last } }[field];
    /** @type {NonNullable<State['field']>} */
    const laid = { draw: (context, scene) => drawField(context, { ...scene, source }, { field, ...range }) };
    return laid;
  };
  const follow = () => {
    const field = fieldOf(store.state);
    if (field !== null || (store.state.field ?? null) !== null) store.update((state) => ({ ...state, field }));
  };
  store.watch(({ display }) => display.shading, follow, signal);
  store.watch(({ search }) => search, follow, signal);
  follow();
}
