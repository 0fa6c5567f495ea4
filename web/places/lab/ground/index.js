// What the brush paints: kinds of ground, costs, danger, and the size of the brush.

import { en } from './en.js';
import { zh } from './zh.js';

export { connectGroundPanel as connect } from './ground-panel.js';
export { default as panel } from './panel.html';
export { default as style } from './style.css';
export const words = { en, zh };
