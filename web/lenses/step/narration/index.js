// What the current step did, in a sentence and a picture.

import { en } from './en.js';
import { zh } from './zh.js';

export { connectNarration as connect } from './narration-panel.js';
export { default as panel } from './panel.html';
export { default as style } from './style.css';
export const words = { en, zh };
