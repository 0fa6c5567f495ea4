// Squares or hexes, with everything that hexes need.

import { en } from './en.js';
import { zh } from './zh.js';

export { connectBoardKind as connect } from './board-kind.js';
export { default as panel } from './panel.html';
export { default as style } from './style.css';
export const words = { en, zh };
