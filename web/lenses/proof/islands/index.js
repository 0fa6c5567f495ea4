// Islands, numbered on the board.

import { en } from './en.js';
import { zh } from './zh.js';

export { connectIslands as connect } from './islands-panel.js';
export { default as panel } from './panel.html';
export { default as style } from './style.css';
export const words = { en, zh };
