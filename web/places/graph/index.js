// Graphs of waypoints.

import { en as codeEn } from '../../ui/code/en.js';
import { zh as codeZh } from '../../ui/code/zh.js';
import { en } from './en.js';
import { zh } from './zh.js';

export { openGraphEngine as prepare } from '../../engine/module/open-places.js';
export { connectGraphSpace as connect } from './graph-room.js';
export { default as panel } from './panel.html';
export { default as style } from './style.css';
export const words = { en: { ...en, ...codeEn }, zh: { ...zh, ...codeZh } };
