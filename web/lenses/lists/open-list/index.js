// Inside the open list.

import { en } from './en.js';
import { zh } from './zh.js';

export { connectOpenListInspector as connect } from './open-list-panel.js';
export { default as panel } from './panel.html';
export { default as style } from './style.css';
export const words = { en, zh };
