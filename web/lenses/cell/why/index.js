// Why the active cell has its numbers: its sums, its rank, the outcome of its neighbours.

export { connectWhyReasons as connect } from './why-reasons.js';
