// Which algorithms the board or the corner rule does not allow.

export { connectLacks as connect } from './lacks.js';
