// What the algorithm promises, when it is used and what it costs.

import { en } from './en.js';
import { zh } from './zh.js';

export { connectAlgorithmCard as connect } from './algorithm-card.js';
export { default as style } from './style.css';
export const words = { en, zh };
