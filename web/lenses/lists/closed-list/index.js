// The closed list as a table.

import { en } from './en.js';
import { zh } from './zh.js';

export { connectPrintout as connect } from './closed-list-panel.js';
export { default as panel } from './panel.html';
export const words = { en, zh };
