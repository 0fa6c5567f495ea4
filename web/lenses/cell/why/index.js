// Why the active cell stands as it does: its sums, its rank, the outcome of its neighbours.

export { connectWhyReasons as connect } from './why-reasons.js';
