// Dead ends, hatched on the board.

import { en } from './en.js';
import { zh } from './zh.js';

export { connectDeadEnds as connect } from './dead-ends-panel.js';
export { default as panel } from './panel.html';
export { default as style } from './style.css';
export const words = { en, zh };
