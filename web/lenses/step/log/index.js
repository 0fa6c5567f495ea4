// The log of the steps, and the way to the next event.

export { connectStepLog as connect } from './log-panel.js';
