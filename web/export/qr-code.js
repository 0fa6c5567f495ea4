// A link as a QR code: which links get one, and its modules as the outline of a drawing. Pure.

import { encode } from 'uqr';

/**
 * Characters of the longest link that gets one: 93 modules a side at level M, of which a seventh may be
 * unreadable. The standard goes on to 2,953 characters and 177 modules, but those are too fine for a
 * phone pointed at a slide from the middle of a room.
 */
export const LONGEST_CODE = 600;

/** Modules of white that the standard requires around the code. */
const QUIET = 4;

/**
 * @typedef {object} QrCode
 * @property {number} side of the whole with its quiet zone, in modules
 * @property {string} outline SVG path of the dark ones, one unit each
 */

/** @param {string} text of at most LONGEST_CODE characters of ASCII @returns {QrCode} */
export function qrCode(text) {
  const { data } = encode(text, { ecc: 'M', border: QUIET });
  let outline = '';
  data.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      const begin = x;
      while (row[x]) x += 1;
      if (x > begin) outline += `M${begin} ${y}h${x - begin}v1h${begin - x}z`;
    }
  });
  return { side: data.length, outline };
}

/** A separate file, black on white on any background. @param {QrCode} code */
export function qrCodeFile({ side, outline }) {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${8 * side}" height="${8 * side}"`,
    ` shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${outline}"/></svg>\n`,
  ].join('');
}
