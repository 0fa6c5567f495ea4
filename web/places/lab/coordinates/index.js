// How cells are named, and the rulers at the board.

import { en } from './en.js';
import { zh } from './zh.js';

export { connectCoordinates as connect } from './coordinates-panel.js';
export { default as panel } from './panel.html';
export { default as style } from './style.css';
export const words = { en, zh };
