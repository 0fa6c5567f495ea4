// What the referee says of the answer, with its proofs.

export { connectRefereeSection as connect } from './referee-section.js';
