// The race.

import { en } from './en.js';
import { zh } from './zh.js';
import { en as batchEn } from './batch/en.js';
import { zh as batchZh } from './batch/zh.js';
import { en as chartsEn } from './charts/en.js';
import { zh as chartsZh } from './charts/zh.js';
import { en as rankingEn } from './ranking/en.js';
import { zh as rankingZh } from './ranking/zh.js';
import { en as tradeOffEn } from './trade-off/en.js';
import { zh as tradeOffZh } from './trade-off/zh.js';

export { connectRace as connect } from './race.js';
export { default as panel } from './panel.html';
export { default as style } from './style.css';
export const words = {
  en: { ...en, ...batchEn, ...chartsEn, ...rankingEn, ...tradeOffEn },
  zh: { ...zh, ...batchZh, ...chartsZh, ...rankingZh, ...tradeOffZh },
};
