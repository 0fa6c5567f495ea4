// The colours of a world in both themes: of teams, danger, islands and unseen cells. Searched for so that they can be
// distinguished in every kind of colour vision (tests/web/places/world-colours.test.mjs). The style sheet has the same.

import { DARK, rgb } from './palette.js';

/** @import { Palette } from './palette.js' */
/**
 * @typedef {object} WorldColours
 * @property {readonly string[]} teams
 * @property {string} heat of influence
 * @property {readonly string[]} islands tints of the ground
 * @property {string} veil over what was never seen
 * @property {string} veilLine strokes on it
 * @property {string} dim over what cannot be reached
 * @property {string} dimLine
 * @property {string} alarm rings of units in a deadlock
 */

/** @type {Readonly<WorldColours>} */
export const WORLD_LIGHT = Object.freeze({
  teams: Object.freeze(['#5161F1', '#F58135', '#13460F', '#BD6D82', '#26A8DE', '#5D0C5C', '#875E19', '#57518B']),
  heat: '#D6341F',
  islands: Object.freeze(['#BEE2FC', '#F8D79B', '#E5F0D6', '#C8BEFA', '#ECB98C', '#95D3C6']),
  veil: '#E9EDF2',
  veilLine: '#C3CBD6',
  dim: '#D9DEE6',
  dimLine: '#AEB7C4',
  alarm: '#C22A0C',
});

/** @type {Readonly<WorldColours>} */
export const WORLD_DARK = Object.freeze({
  teams: Object.freeze(['#3682FF', '#F2A80D', '#59D9A0', '#B48BC1', '#A7F5F3', '#FB2A10', '#F1E84A', '#9A41B1']),
  heat: '#FF5A3C',
  islands: Object.freeze(['#1F2545', '#473A0C', '#135E43', '#584874', '#3A2013', '#104344']),
  veil: '#21262E',
  veilLine: '#3C4552',
  dim: '#2B313A',
  dimLine: '#4B5563',
  alarm: '#FF8A5C',
});

/** @param {Palette} palette @returns {Readonly<WorldColours>} */
export function worldColours(palette) {
  return palette === DARK ? WORLD_DARK : WORLD_LIGHT;
}

/** Brightness from which on dark digits are easier to read than white ones. */
const BRIGHT = 0.19;

/** The text colour on this colour. @param {string} colour @returns {string} */
export function inkOn(colour) {
  const [red = 0, green = 0, blue = 0] = rgb(colour).map((value) => (value / 255) ** 2.2);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > BRIGHT ? '#111111' : '#FFFFFF';
}

/** Of eight teams four are solid, and four have a core. @param {number} team @returns {boolean} */
export function hasCore(team) {
  return team % 8 >= 4;
}

/** @param {Palette} palette @param {number} team @returns {string} */
export function teamColour(palette, team) {
  const { teams } = worldColours(palette);
  return teams[team % teams.length] ?? palette.mark;
}
