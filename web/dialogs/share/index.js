// The dialog that shares: link, figure, picture, animation, files, page.

import { en as codeEn } from '../../ui/code/en.js';
import { zh as codeZh } from '../../ui/code/zh.js';
import { en as fileEn } from '../../export/en.js';
import { zh as fileZh } from '../../export/zh.js';
import { en } from './en.js';
import { zh } from './zh.js';
import { en as exportEn } from './export.en.js';
import { zh as exportZh } from './export.zh.js';

export { connectShare as connect } from './share-dialog.js';
export { default as panel } from './panel.html';
export { default as style } from './style.css';
export const words = {
  en: { ...en, ...exportEn, ...fileEn, ...codeEn },
  zh: { ...zh, ...exportZh, ...fileZh, ...codeZh },
};
