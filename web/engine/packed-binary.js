// The code of the module as gzip packs them, in base64, where they come with a script of one file:
// that is built with others in the place of these.

/** @type {string} '' : they are not in this script */
const packed = '';

export default packed;
