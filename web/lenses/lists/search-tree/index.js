// The search tree.

import { en } from './en.js';
import { zh } from './zh.js';

export { connectTree as connect } from './tree-panel.js';
export { default as style } from './style.css';
export { default as panel } from './panel.html';
export const words = { en, zh };
