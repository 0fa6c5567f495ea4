// The code of the module of graphs and the game world; see board-binary.js.

/** @type {Uint8Array | undefined} undefined: it lies beside the page */
const binary = undefined;

export default binary;
