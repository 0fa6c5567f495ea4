// The words of the first view, in each language; those of the rooms are loaded with them.

import { en } from './en.js';
import { zh } from './zh.js';

/** @import { Words } from '../i18n/translate.js' */

/** @type {Words} */
export const FIRST_WORDS = { en, zh };
