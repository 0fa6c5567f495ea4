// How cells are named where people see them: (0,0) at the top left, as in links and files, or as a tutorial
// counts them: from 1, upward, from a cell inside the board, row first. A way of writing and reading alone:
// engine, links, files and scripts keep x and y from the top left. Pure.

/**
 * @typedef {object} Coordinates
 * @property {number} originX columns left of the cell that has the first numbers
 * @property {number} originY rows before it, from the top, or from the bottom where y counts upward: so the
 *   corner stays the corner on a board of another size
 * @property {0 | 1} first its numbers
 * @property {boolean} isYUp
 * @property {boolean} isRowFirst (y,x), as a program writes map[row][column]
 */
/** A board and how its cells are named. @typedef {{ width: number, height: number, coordinates: Coordinates }} Naming */
/** @typedef {{ x: number, y: number }} Place column and row from the top left, from 0 */

/** An origin is a cell of some board, and none has more cells a side. */
export const MOST_ORIGIN = 4095;

/** @type {Readonly<Coordinates>} */
export const TOP_LEFT = Object.freeze({ originX: 0, originY: 0, first: 0, isYUp: false, isRowFirst: false });

/** What is offered by name. @type {Readonly<Record<'top_left' | 'from_one' | 'y_up' | 'row_first', Readonly<Coordinates>>>} */
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

/** @param {Coordinates} coordinates @returns {keyof typeof COUNTINGS | null} null: a counting of one's own */
export function countingOf(coordinates) {
  return COUNTING_NAMES.find((name) => isSameCounting(COUNTINGS[name], coordinates)) ?? null;
}

/** @param {import('./state.js').State} state @returns {Naming} */
export function namingOf({ board: { width, height }, display: { coordinates } }) {
  return { width, height, coordinates };
}

/** The number of a column, as it is shown. @param {number} x @param {Naming} naming */
export function columnNumber(x, { coordinates: { originX, first } }) {
  return x - originX + first;
}

/** The number of a row, as it is shown. @param {number} y @param {Naming} naming */
export function rowNumber(y, { height, coordinates: { originY, first, isYUp } }) {
  return (isYUp ? height - 1 - y : y) - originY + first;
}

/** "(3,5)", the one way in which a place is written for people. @param {Place} place @param {Naming} naming */
export function placeText({ x, y }, naming) {
  const numbers = [columnNumber(x, naming), rowNumber(y, naming)];
  if (naming.coordinates.isRowFirst) numbers.reverse();
  return `(${numbers.join(',')})`;
}

/** @param {number} cell @param {Naming} naming */
export function cellText(cell, naming) {
  return placeText({ x: cell % naming.width, y: Math.floor(cell / naming.width) }, naming);
}

/**
 * The place that two numbers mean, in the order in which they are written.
 * @param {readonly [number, number]} numbers
 * @param {Naming} naming
 * @returns {Place | null} null: the board has no such cell
 */
export function placeOfNumbers(numbers, { width, height, coordinates }) {
  const { originX, originY, first, isYUp, isRowFirst } = coordinates;
  const [column, row] = isRowFirst ? [numbers[1], numbers[0]] : numbers;
  const x = column - first + originX;
  const below = row - first + originY;
  const y = isYUp ? height - 1 - below : below;
  const isPlace = Number.isInteger(x) && Number.isInteger(y) && x >= 0 && y >= 0 && x < width && y < height;
  return isPlace ? { x, y } : null;
}

/**
 * A place as somebody types it: "(3,5)", "3,5" or "-2 4"; full-width signs count as well.
 * @param {string} text
 * @param {Naming} naming
 * @returns {Place | null} null: not understood, or not on the board
 */
export function readPlace(text, naming) {
  const [, first, second] = /^\s*[(（]?\s*([-−]?\d{1,5})\s*[\s,，;]\s*([-−]?\d{1,5})\s*[)）]?\s*$/.exec(text) ?? [];
  if (first === undefined || second === undefined) return null;
  /** @param {string} digits */
  const number = (digits) => Number(digits.replace('−', '-'));
  return placeOfNumbers([number(first), number(second)], naming);
}

/** The same counting with another cell as its origin. @param {Place} place @param {Naming} naming @returns {Coordinates} */
export function withOriginAt({ x, y }, { height, coordinates }) {
  return { ...coordinates, originX: x, originY: coordinates.isYUp ? height - 1 - y : y };
}

/** The same with y the other way round: the origin stays in its corner, or else on its cell. @param {boolean} isYUp @param {Naming} naming @returns {Coordinates} */
export function withYUp(isYUp, { height, coordinates }) {
  const { originY } = coordinates;
  if (isYUp === coordinates.isYUp) return coordinates;
  const isInside = originY > 0 && originY < height - 1;
  return { ...coordinates, isYUp, originY: isInside ? height - 1 - originY : 0 };
}

/**
 * As it stands in a link: what is not as from the top left, in this order, with dots between: `6,6` the
 * origin, `1` the first number, `up`, `row`. "6,6.up", "1", "up.row".
 * @param {Coordinates} coordinates
 * @returns {string} '' of the default
 */
export function formatCoordinates({ originX, originY, first, isYUp, isRowFirst }) {
  const parts = [];
  if (originX !== 0 || originY !== 0) parts.push(`${originX},${originY}`);
  if (first === 1) parts.push('1');
  if (isYUp) parts.push('up');
  if (isRowFirst) parts.push('row');
  return parts.join('.');
}

/** @param {string} text of a link, or of whoever wrote it by hand @returns {Coordinates | undefined} undefined: not understood */
export function parseCoordinates(text) {
  const words = text.split('.', 5);
  /** @param {RegExp} form @returns {string | undefined} the next word, where it is one of these */
  const take = (form) => (form.test(words[0] ?? '') ? words.shift() : undefined);
  const [originX = 0, originY = 0] = take(/^\d{1,4},\d{1,4}$/)?.split(',').map(Number) ?? [];
  const first = take(/^[01]$/) === '1' ? 1 : 0;
  const isYUp = take(/^up$/) !== undefined;
  const isRowFirst = take(/^row$/) !== undefined;
  const isKnown = words.length === 0 && originX <= MOST_ORIGIN && originY <= MOST_ORIGIN;
  return isKnown ? { originX, originY, first, isYUp, isRowFirst } : undefined;
}
