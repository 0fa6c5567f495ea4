// A table of all routes, computed in advance.

import { en } from './en.js';
import { zh } from './zh.js';

export { connectPrecomputedRoutes as connect } from './precomputed-routes.js';
export { default as panel } from './panel.html';
export { default as style } from './style.css';
export const words = { en, zh };
