// The proof of the verdict as a file, saved where its sentence is.

import { en as fileEn } from '../../../export/en.js';
import { zh as fileZh } from '../../../export/zh.js';
import { en } from './en.js';
import { zh } from './zh.js';

export { connectProofButton as connect } from './proof-button.js';
export { default as panel } from './panel.html';
export { default as style } from './style.css';
export const words = { en: { ...en, ...fileEn }, zh: { ...zh, ...fileZh } };
