// Imports from outside: maps of every kind, pictures, scenarios, links.

import { en } from './en.js';
import { en as addressEn } from './address/en.js';
import { en as ownEn } from './own-search/en.js';
import { en as sideEn } from './own-search/side-by-side/en.js';
import { en as pathEn } from './path/en.js';
import { en as reportEn } from './report/en.js';
import { en as pairsEn } from './scenario/pairs.en.js';
import { en as orderEn } from '../../ui/sentences/order.en.js';
import { en as faultEn } from '../../ui/sentences/path-fault.en.js';
import { zh } from './zh.js';
import { zh as addressZh } from './address/zh.js';
import { zh as ownZh } from './own-search/zh.js';
import { zh as sideZh } from './own-search/side-by-side/zh.js';
import { zh as pathZh } from './path/zh.js';
import { zh as reportZh } from './report/zh.js';
import { zh as pairsZh } from './scenario/pairs.zh.js';
import { zh as orderZh } from '../../ui/sentences/order.zh.js';
import { zh as faultZh } from '../../ui/sentences/path-fault.zh.js';

export { connectImports as connect } from './imports.js';
export { default as style } from './style.css';
export const words = {
  en: { ...en, ...addressEn, ...ownEn, ...sideEn, ...pathEn, ...reportEn, ...pairsEn, ...orderEn, ...faultEn },
  zh: { ...zh, ...addressZh, ...ownZh, ...sideZh, ...pathZh, ...reportZh, ...pairsZh, ...orderZh, ...faultZh },
};
