// Coordinate systems that are chosen, and cells that are typed: by name, with another origin, parsed from text. Loaded
// later, with the parts that need it. Pure.

import { TOP_LEFT, formatCoordinates, numbersOfGridPoint } from './coordinates.js';

/** @import { Coordinates, GridPoint, Naming } from './coordinates.js' */

/** The systems that are offered by name. @type {Readonly<Record<'top_left' | 'from_one' | 'y_up' | 'row_first', Readonly<Coordinates>>>} */
export const COUNTINGS = Object.freeze({
  top_left: TOP_LEFT,
  from_one: Object.freeze({ ...TOP_LEFT, first: 1 }),
  y_up: Object.freeze({ ...TOP_LEFT, isYUp: true }),
  row_first: Object.freeze({ ...TOP_LEFT, isRowFirst: true }),
});
export const COUNTING_NAMES = /** @type {(keyof typeof COUNTINGS)[]} */ (Object.keys(COUNTINGS));

/** @param {Coordinates} one @param {Coordinates} other */
export function isSameCounting(one, other) {
  return formatCoordinates(one) === formatCoordinates(other);
}

/** @param {Coordinates} coordinates @returns {keyof typeof COUNTINGS | null} null: a custom system */
export function countingOf(coordinates) {
  return COUNTING_NAMES.find((name) => isSameCounting(COUNTINGS[name], coordinates)) ?? null;
}

/** The displayed number of a column. @param {number} x @param {Naming} naming */
export function columnNumber(x, naming) {
  return numbersOfGridPoint({ x, y: 0 }, naming)[naming.coordinates.isRowFirst ? 1 : 0];
}

/** The displayed number of a row. @param {number} y @param {Naming} naming */
export function rowNumber(y, naming) {
  return numbersOfGridPoint({ x: 0, y }, naming)[naming.coordinates.isRowFirst ? 0 : 1];
}

/** The corners of the board with the least and the greatest numbers. @param {Naming} naming @returns {[GridPoint, GridPoint]} */
export function cornersOf({ width, height, coordinates: { isYUp } }) {
  const bottom = height - 1;
  return [
    { x: 0, y: isYUp ? bottom : 0 },
    { x: width - 1, y: isYUp ? 0 : bottom },
  ];
}

/**
 * The cell that two numbers denote, in the order in which they are written.
 * @param {readonly [number, number]} numbers
 * @param {Naming} naming
 * @returns {GridPoint | null} null: the board has no such cell
 */
export function gridPointOfNumbers(numbers, { width, height, coordinates }) {
  const { originX, originY, first, isYUp, isRowFirst } = coordinates;
  const [column, row] = isRowFirst ? [numbers[1], numbers[0]] : numbers;
  const x = column - first + originX;
  const below = row - first + originY;
  const y = isYUp ? height - 1 - below : below;
  const isOnBoard = Number.isInteger(x) && Number.isInteger(y) && x >= 0 && y >= 0 && x < width && y < height;
  return isOnBoard ? { x, y } : null;
}

/**
 * A cell as typed by the user: "(3,5)", "3,5" or "-2 4"; full-width characters count as well.
 * @param {string} text
 * @param {Naming} naming
 * @returns {GridPoint | null} null: not understood, or not on the board
 */
export function readGridPoint(text, naming) {
  const [, first, second] = /^\s*[(（]?\s*([-−]?\d{1,5})\s*[\s,，;]\s*([-−]?\d{1,5})\s*[)）]?\s*$/.exec(text) ?? [];
  if (first === undefined || second === undefined) return null;
  /** @param {string} digits */
  const number = (digits) => Number(digits.replace('−', '-'));
  return gridPointOfNumbers([number(first), number(second)], naming);
}

/** The same system with another cell as its origin. @param {GridPoint} point @param {Naming} naming @returns {Coordinates} */
export function withOriginAt({ x, y }, { height, coordinates }) {
  return { ...coordinates, originX: x, originY: coordinates.isYUp ? height - 1 - y : y };
}

/** The same with y reversed: the origin stays in its corner, or else on its cell. @param {boolean} isYUp @param {Naming} naming @returns {Coordinates} */
export function withYUp(isYUp, { height, coordinates }) {
  const { originY } = coordinates;
  if (isYUp === coordinates.isYUp) return coordinates;
  const isInside = originY > 0 && originY < height - 1;
  return { ...coordinates, isYUp, originY: isInside ? height - 1 - originY : 0 };
}
