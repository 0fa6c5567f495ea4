// The overlay on the closed cells: the field that is chosen under "View"; otherwise the two fronts of a bidirectional
// search, or the arrows of a flow field. Also removes it again.

import { CELL_FIELDS } from '../../../engine/layouts.js';
import { hasTwoHalves, searchedWith } from '../../../model/algorithms.js';
import { createElement } from '../../../ui/create-element.js';
import { query, setText } from '../../../ui/query.js';
import { renderAlways } from '../../../ui/render.js';
import { drawField } from './draw-field.js';
import { drawFlow } from './draw-flow.js';
import { drawFronts } from './draw-fronts.js';

/** @import { AppContext } from '../../../app/app-context.js' */
/** @import { State } from '../../../model/state.js' */
/** @typedef {NonNullable<State['field']>} Laid */

/** @param {State['display']} display @returns {'g' | 'h' | 'f' | null} */
const fieldIn = ({ shading }) => (shading === 'g' || shading === 'h' || shading === 'f' ? shading : null);
/** The shading below the two fronts; null: there are none to show. @param {State} state */
const shadingUnderFronts = ({ settings, display: { shading } }) =>
  hasTwoHalves(settings) && (shading === 'status' || shading === 'order') ? shading : null;

/** @param {AppContext} context */
export function connectFields(context) {
  const { store, source, signal } = context;
  /** @param {State} state @param {'g' | 'h' | 'f'} field @returns {Laid} */
  const fieldOf = ({ board, search }, field) => {
    const { start, width } = board;
    const at = source.cells(start % width, Math.floor(start / width), 1, 1);
    const [g = 0, h = 0, f = g + h] = [at[CELL_FIELDS.g], at[CELL_FIELDS.h], at[CELL_FIELDS.f]];
    const { outcome, cost } = search.result;
    // The range that closed cells of a consistent search stay within; others are shaded like its last value.
    const last = outcome === 'found' ? cost : null;
    const range = { g: { low: 0, high: last }, h: { low: 0, high: h || null }, f: { low: f, high: last } }[field];
    return { draw: (to, scene) => drawField(to, { ...scene, source }, { field, ...range }) };
  };
  /** @param {State} state @returns {Laid | null} */
  const laidOn = (state) => {
    if (state.search.phase !== 'settled') return null;
    const field = fieldIn(state.display);
    if (field !== null) return fieldOf(state, field);
    const shading = shadingUnderFronts(state);
    if (shading !== null) return { draw: (to, scene) => drawFronts(to, { ...scene, source }, shading) };
    const isFlow = searchedWith(state.settings) === 'flow' && state.display.arrows;
    return isFlow ? { draw: (to, scene) => drawFlow(to, { ...scene, source }) } : null;
  };
  const follow = () => {
    const field = laidOn(store.state);
    if (field !== null || (store.state.field ?? null) !== null) store.update((state) => ({ ...state, field }));
  };
  store.watch(({ display }) => display, follow, signal);
  store.watch(({ search }) => search, follow, signal);
  follow();

  // Which hue belongs to which front.
  const words = createElement('span', {});
  const swatch = createElement('i', { className: 'swatch closed-from-goal' });
  const item = createElement('li', {}, swatch, words);
  query('.legend .swatch.closed', HTMLElement).parentElement?.after(item);
  renderAlways(context, (state, t) => {
    item.hidden = shadingUnderFronts(state) === null;
    setText(words, t('fields.from_goal'));
  });
}
