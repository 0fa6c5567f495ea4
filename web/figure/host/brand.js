// The colours that a page gives its figures, as custom properties of its style sheet: --astar-wall, --astar-accent …

import { inkOn } from '../../canvas/world-colours.js';
import { complainOnce, forgetComplaint } from '../properties.js';

/** @import { Palette } from '../../canvas/palette.js' */

/** Of the board: the names of the properties, and what is drawn in that colour, with what is written on it. */
const BOARD = Object.freeze({
  '--astar-free': /** @type {const} */ (['free']),
  '--astar-wall': /** @type {const} */ (['wall']),
  '--astar-open': /** @type {const} */ (['openTint']),
  '--astar-closed': /** @type {const} */ (['closed', 'closedText']),
  '--astar-current': /** @type {const} */ (['current', 'currentText']),
  '--astar-path': /** @type {const} */ (['path']),
  '--astar-start': /** @type {const} */ (['start', 'startText']),
  '--astar-goal': /** @type {const} */ (['goal', 'goalText']),
});
/** Of what surrounds it: the names of the style sheet's own, and of what is written on it. */
const AROUND = Object.freeze({
  '--astar-paper': ['--paper'],
  '--astar-ink': ['--ink'],
  '--astar-accent': ['--accent', '--on-accent'],
});

/**
 * @param {Element} element the figure
 * @param {HTMLElement} inside what gets the colours around the board
 * @returns {Partial<Palette>} those of the board
 */
export function takeBrand(element, inside) {
  const style = getComputedStyle(element);
  /** @param {string} name @returns {string | null} `#rrggbb` */
  const colourOf = (name) => {
    const said = style.getPropertyValue(name).trim();
    const colour = said === '' ? null : plainColour(said);
    if (said !== '' && colour === null) complainOnce(element, name, said);
    else forgetComplaint(element, name);
    return colour;
  };
  for (const [name, [own = '', on]] of Object.entries(AROUND)) {
    const colour = colourOf(name);
    for (const [target, value] of [
      [own, colour],
      [on, colour === null ? null : inkOn(colour)],
    ]) {
      if (target === undefined || target === null) continue;
      if (value === null || value === undefined) inside.style.removeProperty(target);
      else inside.style.setProperty(target, value);
    }
  }
  /** @type {Record<string, string>} */
  const palette = {};
  for (const [name, [filled, written]] of Object.entries(BOARD)) {
    const colour = colourOf(name);
    if (colour === null) continue;
    palette[filled] = colour;
    if (written !== undefined) palette[written] = inkOn(colour);
  }
  return palette;
}

/** @type {CanvasRenderingContext2D | null} */
let context = null;

/** As the browser draws it, `#rrggbb`; null: not at all, or something shines through. @param {string} text */
function plainColour(text) {
  if (!CSS.supports('color', text)) return null;
  context ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (context === null) return null;
  context.clearRect(0, 0, 1, 1);
  context.fillStyle = text;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha] = context.getImageData(0, 0, 1, 1).data;
  if (alpha !== 255) return null;
  return `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
