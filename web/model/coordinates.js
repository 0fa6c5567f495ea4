// How cells are named for users: (0,0) at the top left, as in links and files, or as a tutorial
// counts them: from 1, upward, from a cell inside the board, row first. Only a notation for input and output:
// engine, links, files and scripts keep x and y from the top left. Pure.

/** @import { State } from './state.js' */

/**
 * @typedef {object} Coordinates
 * @property {number} originX columns left of the cell with the first numbers, at most 9999, possibly off the board
 * @property {number} originY rows before it, from the top, or from the bottom if y counts upward: so the
 *   corner stays the corner on a board of another size
 * @property {0 | 1} first its coordinates
 * @property {boolean} isYUp
 * @property {boolean} isRowFirst (y,x), as a program writes map[row][column]
 */
/** A board and how its cells are named. @typedef {{ width: number, height: number, coordinates: Coordinates }} Naming */
/** Column and row of a cell from the top left, from 0. @typedef {{ x: number, y: number }} GridPoint */

/** @type {Readonly<Coordinates>} */
export const TOP_LEFT = Object.freeze({ originX: 0, originY: 0, first: 0, isYUp: false, isRowFirst: false });

/** @param {State} state @returns {Naming} */
export function namingOf({ board: { width, height }, display: { coordinates } }) {
  return { width, height, coordinates };
}

/** In the order in which they are written. @param {GridPoint} point @param {Naming} naming @returns {[number, number]} */
export function numbersOfGridPoint({ x, y }, { height, coordinates: { originX, originY, first, isYUp, isRowFirst } }) {
  const column = x - originX + first;
  const row = (isYUp ? height - 1 - y : y) - originY + first;
  return isRowFirst ? [row, column] : [column, row];
}

/** "(3,5)", the only format in which a cell is shown to users. @param {GridPoint} point @param {Naming} naming */
export function gridPointText(point, naming) {
  return `(${numbersOfGridPoint(point, naming).join(',')})`;
}

/** @param {number} cell @param {{ width: number }} board @returns {GridPoint} */
export function gridPointOf(cell, { width }) {
  return { x: cell % width, y: Math.floor(cell / width) };
}

/** @param {number} cell @param {Naming} naming */
export function cellText(cell, naming) {
  return gridPointText(gridPointOf(cell, naming), naming);
}

/**
 * The text in a link: all that differs from counting at the top left, in this order, separated by dots: `6,6` the
 * origin, `1` the first number, `up`, `row`. "6,6.up", "1", "up.row".
 * @param {Coordinates} coordinates
 * @returns {string} '' for the default
 */
export function formatCoordinates({ originX, originY, first, isYUp, isRowFirst }) {
  const parts = [];
  if (originX !== 0 || originY !== 0) parts.push(`${originX},${originY}`);
  if (first === 1) parts.push('1');
  if (isYUp) parts.push('up');
  if (isRowFirst) parts.push('row');
  return parts.join('.');
}

/** @param {string} text of a link @returns {Coordinates | undefined} undefined: not a valid text */
export function parseCoordinates(text) {
  const [, x = '0', y = '0', one, up, row] = /^(?:(\d{1,4}),(\d{1,4}))?\.?(1?)\.?(up)?\.?(row)?$/.exec(text) ?? [];
  /** @type {Coordinates} */
  const read = { originX: +x, originY: +y, first: one ? 1 : 0, isYUp: up !== undefined, isRowFirst: row !== undefined };
  return formatCoordinates(read) === text ? read : undefined;
}
