// The code of the module of the first load, if it is embedded in the script: where all is one file, it is built with other
// files in place of this one and places-binary.js.

/** @type {string} as embedded-code.js reads it; '': it lies beside the page */
const binary = '';

export default binary;

/** Its file beside the page; a build puts a hash into the name: web/build/hashed-names.mjs. '': it is embedded. @type {string} */
export const file = 'astrolabe.wasm';
