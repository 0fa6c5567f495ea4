// The game world.

import { en } from './en.js';
import { zh } from './zh.js';
import { en as failuresEn } from './failures.en.js';
import { zh as failuresZh } from './failures.zh.js';
import { en as panelsEn } from './panels/en.js';
import { zh as panelsZh } from './panels/zh.js';

export { openWorldEngines as prepare } from '../../engine/module/open-places.js';
export { connectWorld as connect } from './world.js';
export { default as panel } from './panel.html';
export { default as style } from './style.css';
export const words = {
  en: { ...en, ...failuresEn, ...panelsEn },
  zh: { ...zh, ...failuresZh, ...panelsZh },
};
