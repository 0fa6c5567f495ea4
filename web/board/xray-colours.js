// What the X-ray of a heuristic looks like: the colour of a cell by how much H differs from the true
// remaining cost. Exact cells look like free ground, too small an H tints them quietly, too large a one
// warmly and hatched.

import { blend, rgb } from './palette.js';

/** @typedef {import('./palette.js').Palette} Palette */
/** @typedef {import('./palette.js').Rgb} Rgb */
/** @typedef {Pick<import('../engine/xray-survey.js').XraySurvey, 'differences' | 'least' | 'most'>} Survey */

/** Shades on either side: more are not told apart. */
export const XRAY_SHADES = 32;
/** Looks that have no size; those of the underestimates follow, then those of the overestimates. */
export const LOOKS = Object.freeze({ wall: 0, exact: 1, unreachable: 2, under: 3, over: 3 + XRAY_SHADES });

/**
 * @param {number} difference H less the true cost; NaN: a wall, -Infinity: no way leads on
 * @param {Pick<Survey, 'least' | 'most'>} range of the finite ones
 * @returns {number} one of LOOKS, or that many shades beyond `under` or `over`
 */
export function lookOf(difference, { least, most }) {
  if (difference === 0) return LOOKS.exact;
  if (difference > 0) return LOOKS.over + shadeOf(difference / most);
  if (difference === -Infinity) return LOOKS.unreachable;
  return difference < 0 ? LOOKS.under + shadeOf(difference / least) : LOOKS.wall;
}

/** @param {number} look */
export const isOverestimate = (look) => look >= LOOKS.over;

/** @param {number} part above 0, at most 1 */
function shadeOf(part) {
  return Math.min(Math.max(Math.ceil(part * XRAY_SHADES), 1), XRAY_SHADES) - 1;
}

/** The colour of every look, in their order. @param {Palette} palette @returns {Rgb[]} */
export function xrayColours({ wall, free, xray }) {
  /** @param {readonly [string, string]} ends @returns {Rgb[]} */
  const ramp = ([weak, strong]) =>
    Array.from({ length: XRAY_SHADES }, (_, shade) =>
      blend(rgb(weak), rgb(strong), shade / (XRAY_SHADES - 1)),
    );
  return [rgb(wall), rgb(free), rgb(xray.unreachable), ...ramp(xray.under), ...ramp(xray.over)];
}
