// The code beside the board: the lines that the current step runs.

import { en as codeEn } from '../../../ui/code/en.js';
import { zh as codeZh } from '../../../ui/code/zh.js';
import { en } from './en.js';
import { zh } from './zh.js';

export { connectStepCode as connect } from './step-code.js';
export { default as panel } from './panel.html';
export { default as style } from './style.css';
export const words = { en: { ...codeEn, ...en }, zh: { ...codeZh, ...zh } };
