// The colours of the board for a projector, which washes out small contrasts: ground, open and closed cells have a
// contrast of three to one with each other, so that the text on closed cells is white.

import { LIGHT } from './palette.js';

/** @import { Palette } from './palette.js' */

/** @type {Readonly<Palette>} */
export const PROJECTOR = Object.freeze({
  ...LIGHT,
  open: '#7A5200',
  openTint: '#C18800',
  closed: '#073A90',
  closedText: '#FFFFFF',
  ramp: Object.freeze(/** @type {const} */ (['#3A6FCE', '#1C55BC', '#0A2F80'])),
  path: '#FFFFFF',
  halo: '#000000',
  wall: '#111111',
  current: '#EE5BA0',
  line: '#8A929C',
});
