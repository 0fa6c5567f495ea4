// The words of the first sight, in each language; those of the rooms come with them.

import { en } from './en.js';
import { zh } from './zh.js';

/** @type {import('../i18n/translate.js').Words} */
export const FIRST_WORDS = { en, zh };
