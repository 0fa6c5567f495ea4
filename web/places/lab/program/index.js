// The card of a program as written.

import { en } from './en.js';
import { zh } from './zh.js';

export { connectProgramCard as connect } from './program-card.js';
export { default as style } from './style.css';
export const words = { en, zh };
