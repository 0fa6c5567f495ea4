// The colours of the board in both themes, searched for so that they can be distinguished in every kind of
// colour vision and in grey. Colours of the page around it are in the style sheet.

import { addedOf, factorOf, MOST_ADDED } from '../engine/grounds.js';

/**
 * @typedef {object} Palette
 * @property {string} free
 * @property {string} open outline of open cells, and their filling if cells are too small for one
 * @property {string} openTint filling inside the outline
 * @property {string} closed
 * @property {readonly [string, string, string]} ramp of closed cells by order: first, middle, last
 * @property {string} path
 * @property {string} halo round the path
 * @property {string} wall
 * @property {readonly [string, string, string]} kinds of walls: water, fire, monsters
 * @property {string} sign on these
 * @property {string} start
 * @property {string} startText
 * @property {string} goal
 * @property {string} goalText
 * @property {string} current
 * @property {string} currentText
 * @property {string} text
 * @property {string} [closedText] on closed cells, if it differs
 * @property {string} line between cells
 * @property {readonly string[]} grounds ground of the factors in GROUND_FACTORS
 * @property {string} hatch strokes on such ground
 * @property {string} danger over ground that adds to a step
 * @property {string} mark round the active cell
 * @property {XrayPalette} xray
 */

/**
 * @typedef {object} XrayPalette
 * @property {readonly [string, string]} under if H is too small: slightly, by the most
 * @property {readonly [string, string]} over if it is too large
 * @property {string} hatch strokes on the latter
 * @property {string} unreachable cells from which the target cannot be reached
 * @property {string} cross on them
 * @property {string} arrow at an inconsistent step
 */

/** @type {Readonly<Palette>} */
export const LIGHT = Object.freeze({
  free: '#FFFFFF',
  open: '#6A592F',
  openTint: '#F3C232',
  closed: '#259CE7',
  ramp: rampOf('#8DD7E3', '#7DB6DC', '#8187DF'),
  path: '#06429E',
  halo: '#FFFFFF',
  wall: '#262624',
  kinds: rampOf('#1B496A', '#B81B0A', '#9658D5'),
  sign: '#FFFFFF',
  start: '#078C58',
  startText: '#FFFFFF',
  goal: '#ED710F',
  goalText: '#FFFFFF',
  current: '#E46DA7',
  currentText: '#111111',
  text: '#111111',
  line: '#E2E6EC',
  grounds: Object.freeze(['#E0F0B5', '#D6D3CF', '#C2C397', '#BFA494', '#9E9760']),
  hatch: '#4F421F',
  danger: '#D6341F',
  mark: '#111111',
  xray: xrayOf({
    under: ['#CCE3F6', '#6C9FC9'],
    over: ['#FBD2AF', '#E58A4B'],
    hatch: '#7A3306',
    unreachable: '#CFCCC8',
    cross: '#6F6B66',
    arrow: '#7A1FA2',
  }),
});

/** @type {Readonly<Palette>} */
export const DARK = Object.freeze({
  free: '#14161A',
  open: '#EAA45B',
  openTint: '#504E30',
  closed: '#4B6AB4',
  ramp: rampOf('#0F3F58', '#245292', '#535DD4'),
  path: '#D1F8FE',
  halo: '#0B0D10',
  wall: '#6F7B87',
  kinds: rampOf('#638FE9', '#E19D89', '#F1C6F1'),
  sign: '#0B0D10',
  start: '#3BEA98',
  startText: '#0B0D10',
  goal: '#EB7527',
  goalText: '#0B0D10',
  current: '#E99DDB',
  currentText: '#111111',
  text: '#FFFFFF',
  line: '#272B33',
  grounds: Object.freeze(['#232400', '#383127', '#4A3F00', '#5A5855', '#81755E']),
  hatch: '#D9CDA8',
  danger: '#FF5A3C',
  mark: '#FFFFFF',
  xray: xrayOf({
    under: ['#17344F', '#2F6A9E'],
    over: ['#55301A', '#A9561C'],
    hatch: '#FFC79A',
    unreachable: '#36393F',
    cross: '#9298A1',
    arrow: '#E3B0FF',
  }),
});

/** @typedef {readonly [number, number, number]} Rgb 0 to 255 each */

/** @param {string} colour '#RRGGBB' @returns {Rgb} */
export function rgb(colour) {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** @param {Rgb} below @param {Rgb} above @param {number} share opacity of `above`, 0 to 1 @returns {Rgb} */
export function blend(below, above, share) {
  /** @param {0 | 1 | 2} channel */
  const mix = (channel) => Math.round(below[channel] * (1 - share) + above[channel] * share);
  return [mix(0), mix(1), mix(2)];
}

/** @param {Rgb} colour @returns {string} in the syntax of canvases */
export function cssOf(colour) {
  return `rgb(${colour.join()})`;
}

/** The factors whose colours are in Palette.grounds; those between are interpolated. */
export const GROUND_FACTORS = Object.freeze([2, 3, 5, 9, 255]);

/** How much of costly ground shows through the filling of an open or closed cell. */
const SEEN_THROUGH = 0.28;

/**
 * The colour of ground that is not searched, or of a wall of any kind: the costlier, the farther from free ground in
 * lightness, and neighbours differ in hue, too. Danger is blended over the ground.
 * @param {Palette} palette
 * @param {number} ground
 * @returns {Rgb}
 */
export function groundOf(palette, ground) {
  const { wall, kinds, danger } = palette;
  if (factorOf(ground) === 0) return rgb(kinds[ground / 256 - 1] ?? wall);
  const bare = groundOfFactor(palette, factorOf(ground));
  const added = addedOf(ground);
  return added === 0 ? bare : blend(bare, rgb(danger), dangerShare(added));
}

/** Opacity of danger over what lies under it, by its logarithm. @param {number} added above 0 */
export function dangerShare(added) {
  return 0.16 + (0.4 * Math.log2(1 + added)) / Math.log2(1 + MOST_ADDED);
}

/** @param {Palette} palette @param {number} factor above 0 @returns {Rgb} */
function groundOfFactor({ free, grounds }, factor) {
  if (factor === 1) return rgb(free);
  const above = Math.max(
    GROUND_FACTORS.findIndex((each) => each >= factor),
    1,
  );
  const low = Math.log2(GROUND_FACTORS[above - 1] ?? 1);
  const high = Math.log2(GROUND_FACTORS[above] ?? 1);
  const share = (Math.log2(factor) - low) / (high - low);
  return blend(rgb(grounds[above - 1] ?? free), rgb(grounds[above] ?? free), share);
}

/**
 * What a filling becomes on ground of this factor.
 * @param {Palette} palette
 * @param {Rgb} filling
 * @param {number} factor
 * @returns {Rgb}
 */
export function onGround(palette, filling, factor) {
  return factor <= 1 ? filling : blend(filling, groundOf(palette, factor), SEEN_THROUGH);
}

/** Number of shades of a ramp: more could not be distinguished. */
export const SHADES = 64;

/**
 * The shades from the first to the last, in perceptually even steps: lightness is monotonic, so that
 * the order is visible in grey, too.
 * @param {Palette['ramp']} ramp
 * @returns {Rgb[]}
 */
export function shadesOf([first, middle, last]) {
  return Array.from({ length: SHADES }, (_, index) => {
    const part = (2 * index) / (SHADES - 1);
    return part <= 1 ? blend(rgb(first), rgb(middle), part) : blend(rgb(middle), rgb(last), part - 1);
  });
}

/** @param {number} step from 1 @param {number} steps in all @returns {number} index of its shade */
export function shadeOf(step, steps) {
  // The engine, which paints large maps, computes the same.
  return steps <= 1 ? 0 : Math.floor((step - 1) * ((SHADES - 1) / (steps - 1)) + 0.5);
}

/** @param {[string, string, string]} colours @returns {Palette['ramp']} */
function rampOf(...colours) {
  return Object.freeze(colours);
}

/** @param {XrayPalette} xray @returns {Readonly<XrayPalette>} */
function xrayOf(xray) {
  return Object.freeze(xray);
}
