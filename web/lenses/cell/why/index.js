// Why the active cell stands as it does: its sums, its rank, the fate of its neighbours.

export { connectWhyReasons as connect } from './why-reasons.js';
