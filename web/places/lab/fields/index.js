// Closed cells shaded by G, H or F, with contour lines.

export { connectFields as connect } from './fields.js';
