// The content of a link about a figure besides its search: highlighted cells, and the steps that are played
// in a loop. Pure.

/** @import { GridPoint } from '../model/coordinates.js' */
/** @typedef {{ first: number, last: number }} Loop steps */

/** Of the code beside the board: pseudo-code, or a program. */
export const CODE_LANGUAGES = /** @type {const} */ (['pseudo', 'python', 'cpp', 'js']);

/** More cells than a reader could use. */
export const MOST_CELLS = 500;

/** @param {string} text as `3,4.5,6` @returns {readonly GridPoint[] | undefined} undefined: not understood */
export function readCells(text) {
  if (text === '') return [];
  if (!/^\d{1,4},\d{1,4}(\.\d{1,4},\d{1,4})*$/.test(text)) return undefined;
  const cells = text.split('.');
  if (cells.length > MOST_CELLS) return undefined;
  return cells.map((cell) => {
    const [x = 0, y = 0] = cell.split(',').map(Number);
    return { x, y };
  });
}

/** @param {readonly GridPoint[]} cells */
export const writeCells = (cells) => cells.map(({ x, y }) => `${x},${y}`).join('.');

/** @param {string} text as `3-12` @returns {Loop | undefined} */
export function readLoop(text) {
  const [, from, to] = /^(\d{1,9})-(\d{1,9})$/.exec(text) ?? [];
  const [first, last] = [Number(from), Number(to)];
  return first < last ? { first, last } : undefined;
}

/** @param {Loop} loop */
export const writeLoop = ({ first, last }) => `${first}-${last}`;
