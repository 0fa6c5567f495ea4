// The code of the module as packed by gzip, in base64, if it is embedded in a one-file script, which is built with
// another file in place of this one.

/** @type {string} '': it is not in this script */
const packed = '';

export default packed;
