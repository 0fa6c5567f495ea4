// For the lecture hall: only the board, large, in colours that stay distinguishable on a projector.

import { en } from './en.js';
import { zh } from './zh.js';

export { connectPresent as connect } from './present.js';
export { default as panel } from './panel.html';
export { default as style } from './style.css';
export const words = { en, zh };
