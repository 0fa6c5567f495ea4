// How the searched cells are shown: shading, numbers, arrows. Affects the picture only, never the
// search. Pure.

import { TOP_LEFT } from './coordinates.js';

/** @import { Coordinates } from './coordinates.js' */
/** @import { State } from './state.js' */
/**
 * @typedef {object} Display
 * @property {'status' | 'order' | 'g' | 'h' | 'f'} shading of closed cells: uniform, by order of expansion, or by a
 *   number, with contour lines
 * @property {'all' | 'path' | 'none'} numbers
 * @property {boolean} arrows
 * @property {boolean} xray the error of H, instead of the searched cells
 * @property {boolean} shortest a shortest path beside the one found
 * @property {boolean} edges of the upper tier of a two-tier search
 * @property {boolean} islands the parts of the board that no path connects, tinted and numbered
 * @property {boolean} rulers numbers of columns and rows at the board's edge
 * @property {Readonly<Coordinates>} coordinates how cells are named
 */

export const SHADINGS = Object.freeze(/** @type {const} */ (['status', 'order', 'g', 'h', 'f']));
export const NUMBERS = Object.freeze(/** @type {const} */ (['all', 'path', 'none']));

/** @type {Readonly<Display>} */
export const DEFAULT_DISPLAY = Object.freeze({
  shading: 'status',
  numbers: 'all',
  arrows: true,
  xray: false,
  shortest: false,
  edges: true,
  islands: false,
  rulers: false,
  coordinates: TOP_LEFT,
});

/** If numbers have no room the closed cells are shaded by order of expansion. @type {Readonly<Display>} */
const WAVE = Object.freeze({ ...DEFAULT_DISPLAY, shading: 'order' });
/** Boards with at least this many cells have no room for numbers. */
const WAVE_FROM = 40 * 40;

/**
 * How an opened board is shown: as before if the user has chosen that, otherwise as suits its size.
 * @param {Readonly<Display>} display
 * @param {{ width: number, height: number }} board
 */
export function displaySuiting(display, { width, height }) {
  if (display !== DEFAULT_DISPLAY && display !== WAVE) return display;
  return width * height >= WAVE_FROM ? WAVE : DEFAULT_DISPLAY;
}

/** @param {State} state @param {Partial<Display>} display @returns {State} */
export function withDisplay(state, display) {
  return { ...state, display: { ...state.display, ...display } };
}
