// Which algorithms the board or the corner rule does not allow.

export { connectNeeds as connect } from './needs.js';
