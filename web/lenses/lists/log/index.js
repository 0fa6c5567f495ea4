// The log of the steps, and buttons to the next event.

import { en } from './en.js';
import { zh } from './zh.js';

export { connectStepLog as connect } from './log-panel.js';
export { default as panel } from './panel.html';
export { default as style } from './style.css';
export const words = { en, zh };
