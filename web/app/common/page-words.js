// What several rooms need that a figure in a file does not have: see page-rooms.js.

import { en as captionsEn } from '../../dialogs/gallery/captions.en.js';
import { zh as captionsZh } from '../../dialogs/gallery/captions.zh.js';
import { en as scenarioEn } from '../../dialogs/import/scenario/en.js';
import { zh as scenarioZh } from '../../dialogs/import/scenario/zh.js';
import { en as reasonsEn } from '../../ui/sentences/page-reasons.en.js';
import { zh as reasonsZh } from '../../ui/sentences/page-reasons.zh.js';

/** @import { Words } from '../../i18n/translate.js' */

/** @type {Words} */
export const pageWords = {
  en: { ...captionsEn, ...scenarioEn, ...reasonsEn },
  zh: { ...captionsZh, ...scenarioZh, ...reasonsZh },
};
