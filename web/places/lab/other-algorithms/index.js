// What belongs to a single algorithm.

export { connectOtherAlgorithms as connect } from './other-algorithms.js';
export { default as panel } from './panel.html';
export { default as style } from './style.css';
