// The whole board in miniature, in the rail while only a part of it is visible.

import { en } from './en.js';
import { zh } from './zh.js';

export { connectMinimap as connect } from './minimap.js';
export { default as panel } from './panel.html';
export { default as style } from './style.css';
export const words = { en, zh };
