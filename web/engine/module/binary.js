// The code of the module of the first load, where it comes with the script: a page in a single file is built with
// others in the place of this and of places-binary.js.

/** @type {Uint8Array | undefined} undefined: it lies beside the page */
const binary = undefined;

export default binary;
