// Breakpoints: where playing stops.

export { connectBreakpoints as connect } from './breakpoints-panel.js';
export { default as panel } from './panel.html';
export { default as style } from './style.css';
