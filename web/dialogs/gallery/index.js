// The menu of maps: examples, generators, size, saved maps.

import { en } from './en.js';
import { zh } from './zh.js';

export { connectMapMenu as connect } from './map-menu.js';
export { default as style } from './style.css';
export const words = { en, zh };
