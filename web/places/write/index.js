// Programs of one's own: an editor beside a board, exercises, the judge.

import { en as orderEn } from '../../ui/sentences/order.en.js';
import { zh as orderZh } from '../../ui/sentences/order.zh.js';
import { en as faultEn } from '../../ui/sentences/path-fault.en.js';
import { zh as faultZh } from '../../ui/sentences/path-fault.zh.js';
import { en } from './en.js';
import { en as exercisesEn } from './exercises/en.js';
import { zh as exercisesZh } from './exercises/zh.js';
import { zh } from './zh.js';

export { connectWrite as connect } from './write.js';
export { default as panel } from './panel.html';
export { default as style } from './style.css';
export const words = {
  en: { ...en, ...exercisesEn, ...orderEn, ...faultEn },
  zh: { ...zh, ...exercisesZh, ...orderZh, ...faultZh },
};
