// What is laid over the closed cells: fields with contour lines, the two fronts of a search from both ends, the arrows of a
// flow field.

import { en } from './en.js';
import { zh } from './zh.js';

export { connectFields as connect } from './fields.js';
export { default as style } from './style.css';
export const words = { en, zh };
