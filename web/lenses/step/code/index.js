// The code beside the board: the lines that the current step runs.

import { en } from '../../../ui/code/en.js';
import { zh } from '../../../ui/code/zh.js';

export { connectStepCode as connect } from './step-code.js';
export { default as panel } from './panel.html';
export { default as style } from './style.css';
export const words = { en, zh };
