// The gallery of maps.

import { en } from './en.js';
import { zh } from './zh.js';

export { connectGallery as connect } from './gallery.js';
export { default as style } from './style.css';
export const words = { en, zh };
