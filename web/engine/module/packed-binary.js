// The code of the module as gzip packs it, in base64, where it comes with a script of one file: that is built with
// another in the place of this.

/** @type {string} '': it is not in this script */
const packed = '';

export default packed;
