// Where a step finds a cheaper path to a cell, the cell flashes with its old and its new G.

export { connectFlash as connect } from './flash.js';
export { default as style } from './style.css';
