// What several rooms need: the reasons of refusals and of the referee, the names that undo uses, the help; and the styles
// that more than one room shares.

import { pageWords } from './page-words.js';
import { en as commonEn } from './en.js';
import { zh as commonZh } from './zh.js';
import { en as xrayEn } from '../../lenses/proof/referee/en.js';
import { zh as xrayZh } from '../../lenses/proof/referee/zh.js';
import { en as helpEn } from '../help/en.js';
import { zh as helpZh } from '../help/zh.js';
import { en as breakpointsEn } from '../../lenses/lists/breakpoints/en.js';
import { zh as breakpointsZh } from '../../lenses/lists/breakpoints/zh.js';
import { en as boardEn } from '../../places/lab/board/en.js';
import { zh as boardZh } from '../../places/lab/board/zh.js';
import { en as otherAlgorithmsEn } from '../../places/lab/other-algorithms/en.js';
import { zh as otherAlgorithmsZh } from '../../places/lab/other-algorithms/zh.js';
import { en as undoEn } from '../../session/en.js';
import { zh as undoZh } from '../../session/zh.js';
import { en as generatorsEn } from '../../ui/sentences/generators.en.js';
import { zh as generatorsZh } from '../../ui/sentences/generators.zh.js';
import { en as reasonsEn } from '../../ui/sentences/reasons.en.js';
import { zh as reasonsZh } from '../../ui/sentences/reasons.zh.js';
import { en as refereeEn } from '../../ui/sentences/referee.en.js';
import { zh as refereeZh } from '../../ui/sentences/referee.zh.js';
import { en as storyEn } from '../../ui/sentences/story.en.js';
import { en as whyEn } from '../../ui/sentences/why.en.js';
import { zh as storyZh } from '../../ui/sentences/story.zh.js';
import { zh as whyZh } from '../../ui/sentences/why.zh.js';

/** @import { Words } from '../../i18n/translate.js' */

export { default as style } from './style.css';
/** @type {Words} */
export const words = {
  en: {
    ...pageWords.en,
    ...commonEn,
    ...helpEn,
    ...breakpointsEn,
    ...boardEn,
    ...otherAlgorithmsEn,
    ...undoEn,
    ...generatorsEn,
    ...reasonsEn,
    ...refereeEn,
    ...storyEn,
    ...whyEn,
    ...xrayEn,
  },
  zh: {
    ...pageWords.zh,
    ...commonZh,
    ...helpZh,
    ...breakpointsZh,
    ...boardZh,
    ...otherAlgorithmsZh,
    ...undoZh,
    ...generatorsZh,
    ...reasonsZh,
    ...refereeZh,
    ...storyZh,
    ...whyZh,
    ...xrayZh,
  },
};
