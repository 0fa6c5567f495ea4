// The open list under glass.

import { en } from './en.js';
import { zh } from './zh.js';

export { connectOpenListGlass as connect } from './open-list-panel.js';
export { default as panel } from './panel.html';
export { default as style } from './style.css';
export const words = { en, zh };
