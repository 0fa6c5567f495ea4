// The code of the module of graphs and the game world; see board-binary.js.

/** @type {string} as embedded-code.js reads it; '': it lies beside the page */
const binary = '';

export default binary;

/** Its file beside the page; a build puts a hash into the name: web/build/hashed-names.mjs. '': it is embedded. @type {string} */
export const file = 'astrolabe_places.wasm';
