// The overlays on the closed cells: fields with contour lines, the two fronts of a bidirectional search, the arrows of
// a flow field.

import { en } from './en.js';
import { zh } from './zh.js';

export { connectFields as connect } from './fields.js';
export { default as style } from './style.css';
export const words = { en, zh };
