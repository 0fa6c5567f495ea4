// Reads the built-in maps. Maps from outside are read by the core, which checks them.

/** @typedef {{ width: number, height: number, factors: Uint8Array, start: number, goal: number }} DrawnMap */

/**
 * @param {string} map rows of `#` and `.`, `1`–`9` and `a`–`z` for costs, `S` and `G` on plain ground
 * @returns {DrawnMap}
 */
export function readDrawing(map) {
  const cells = map.replaceAll('\n', '');
  const height = map.split('\n').length - 1;
  const factors = Uint8Array.from(cells, (cell) => (cell === '#' ? 0 : /[.SG]/.test(cell) ? 1 : parseInt(cell, 36)));
  return { width: cells.length / height, height, factors, start: cells.indexOf('S'), goal: cells.indexOf('G') };
}
