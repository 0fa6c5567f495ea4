// Where playing stops: "when a parent changes", "when (4,3) is opened". Pure: a list, the text that
// it has in a link, and the cells that it means on a board.

/** @import { StepEventName } from 'astrolabe-module' */
/** @import { State } from './state.js' */
/**
 * A place of its own, not a cell's number: it outlives a resize, and another map.
 * @typedef {object} Breakpoint
 * @property {StepEventName} kind
 * @property {Readonly<{ x: number, y: number }> | null} place null: wherever it happens
 */
/** What the core is asked for: -1 is any cell. @typedef {{ kind: StepEventName, cell: number }} StepEvent */

/** More are too many to keep in mind. */
export const MOST_BREAKPOINTS = 16;
/** Beyond any board. */
const MOST_CELLS = 4096;

/** By the words of links, in the order in which they are offered. @type {Readonly<Record<string, StepEventName>>} */
const KINDS = Object.freeze({
  parent: 'parent-changes',
  opened: 'opened',
  expanded: 'expanded',
  improved: 'improved',
  reopened: 'reopened',
  'f-rises': 'f-rises',
});

/** What one can stop at. @type {readonly StepEventName[]} */
export const HAPPENINGS = Object.freeze(Object.values(KINDS));

/** Whether it can be asked of a single cell. @param {StepEventName} kind */
export const isOfCells = (kind) => kind !== 'f-rises';

/** @param {Breakpoint} one @param {Breakpoint} other */
function isSame(one, other) {
  return one.kind === other.kind && one.place?.x === other.place?.x && one.place?.y === other.place?.y;
}

/**
 * @param {readonly Breakpoint[]} list
 * @param {Breakpoint} breakpoint
 * @returns {{ list: readonly Breakpoint[], problem: 'breakpoints.there' | 'breakpoints.full' | null }}
 */
export function withBreakpoint(list, breakpoint) {
  if (list.some((other) => isSame(other, breakpoint))) return { list, problem: 'breakpoints.there' };
  if (list.length >= MOST_BREAKPOINTS) return { list, problem: 'breakpoints.full' };
  return { list: [...list, breakpoint], problem: null };
}

/** @param {State} state @param {readonly Breakpoint[]} breakpoints @returns {State} */
export function withBreakpoints(state, breakpoints) {
  if (state.breakpoints === breakpoints) return state;
  if (state.breakpoints.length === 0 && breakpoints.length === 0) return state;
  return { ...state, breakpoints };
}

/**
 * Whether the board has no such cell: it waits for one that has.
 * @param {Breakpoint} breakpoint
 * @param {{ width: number, height: number }} board
 */
export function isIdle({ place }, { width, height }) {
  return place !== null && (place.x >= width || place.y >= height);
}

/**
 * @param {readonly Breakpoint[]} list
 * @param {{ width: number, height: number }} board
 * @returns {StepEvent[]} those that are not idle
 */
export function stepEventsOf(list, board) {
  return list
    .filter((breakpoint) => !isIdle(breakpoint, board))
    .map(({ kind, place }) => ({
      kind,
      cell: place === null ? -1 : place.y * board.width + place.x,
    }));
}

/** As it stands in a link: parent,opened.4.3. @param {readonly Breakpoint[]} list @returns {string} */
export function formatBreakpoints(list) {
  const words = Object.keys(KINDS);
  return list
    .map(({ kind, place }) => {
      const word = words.find((one) => KINDS[one] === kind) ?? '';
      return place === null ? word : `${word}.${place.x}.${place.y}`;
    })
    .join(',');
}

/** What is not understood is passed over, and so is what is too much. @param {string} text */
export function parseBreakpoints(text) {
  /** @type {readonly Breakpoint[]} */
  let list = [];
  for (const part of text.split(',', 4 * MOST_BREAKPOINTS)) {
    const breakpoint = parsed(part);
    if (breakpoint !== null) ({ list } = withBreakpoint(list, breakpoint));
  }
  return list;
}

/** @param {string} text @returns {Breakpoint | null} */
function parsed(text) {
  const [, word = '', x, y] = /^([a-z-]+)(?:\.(\d{1,4})\.(\d{1,4}))?$/.exec(text) ?? [];
  const kind = Object.hasOwn(KINDS, word) ? KINDS[word] : undefined;
  if (kind === undefined) return null;
  if (x === undefined) return { kind, place: null };
  const place = { x: Number(x), y: Number(y) };
  const isPlace = isOfCells(kind) && place.x < MOST_CELLS && place.y < MOST_CELLS;
  return isPlace ? { kind, place } : null;
}
