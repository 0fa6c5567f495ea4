// Several methods for a path of better quality, side by side.

import { en } from './en.js';
import { zh } from './zh.js';

export { connectPathQuality as connect } from './path-quality-panel.js';
export { default as panel } from './panel.html';
export { default as style } from './style.css';
export const words = { en, zh };
