// What a term of the field means, where it stands in a text of the page: from the glossary, web/docs/glossary.md.

import { en } from './en.js';
import { zh } from './zh.js';

export { connectTerms as connect } from './terms.js';
export { default as style } from './style.css';
export const words = { en, zh };
