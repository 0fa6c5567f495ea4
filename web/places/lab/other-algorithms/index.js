// What belongs to one algorithm alone.

export { connectRelatives as connect } from './relatives.js';
export { default as panel } from './panel.html';
export { default as style } from './style.css';
