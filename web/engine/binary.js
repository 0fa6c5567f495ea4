// The bytes of the module, where they come with the script: a page in a single file is built with
// others in the place of these.

/** @type {Uint8Array | undefined} undefined: they lie beside the page, as astrolabe.wasm */
const binary = undefined;

export default binary;
