// Actions on the active cell, on its card.

import { en } from './en.js';
import { zh } from './zh.js';

export { connectCellActions as connect } from './cell-actions.js';
export { default as panel } from './panel.html';
export { default as style } from './style.css';
export const words = { en, zh };
