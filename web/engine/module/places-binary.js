// The code of the module of graphs and the game world; see board-binary.js.

/** @type {string} as embedded-code.js reads it; '': it lies beside the page */
const binary = '';

export default binary;
