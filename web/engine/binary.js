// The bytes of the whole module, where they come with the script: a page in a single file is built with
// others in the place of these.

/** @type {Uint8Array | undefined} undefined: those of both modules lie beside the page */
const binary = undefined;

export default binary;
