// The code of the module of the first load, if it is embedded in the script: a single-file page is built with
// other files in place of this one and places-binary.js.

/** @type {Uint8Array | undefined} undefined: it lies beside the page */
const binary = undefined;

export default binary;
