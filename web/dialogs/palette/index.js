// The command palette: everything that the page can do, by name.

import { en } from './en.js';
import { zh } from './zh.js';

export { connectPalette as connect } from './palette.js';
export { default as style } from './style.css';
export const words = { en, zh };
