// The path as text, to be copied.

import { en } from './en.js';
import { zh } from './zh.js';

export { connectPathText as connect } from './path-text.js';
export { default as panel } from './panel.html';
export { default as style } from './style.css';
export const words = { en, zh };
