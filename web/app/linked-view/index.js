// What a link asks for besides a search: marked cells, steps played in a loop, the question which cell comes next.

import { en as quizEn } from '../../lenses/step/quiz/en.js';
import { zh as quizZh } from '../../lenses/step/quiz/zh.js';
import { en } from '../embed/en.js';
import { zh } from '../embed/zh.js';

export { connectLinkedView as connect } from './linked-view.js';
export { default as style } from '../../lenses/step/quiz/style.css';
export const words = { en: { ...en, ...quizEn }, zh: { ...zh, ...quizZh } };
