// Where playback stops: "when a parent changes", "when (4,3) is opened". Pure: a list, its text in
// a link, and the cells that it refers to on a board.

/** @import { StepEventName } from 'astrolabe-module' */
/** @import { State } from './state.js' */
/**
 * Has coordinates instead of a cell number: so it survives a resize, and another map.
 * @typedef {object} Breakpoint
 * @property {StepEventName} kind
 * @property {Readonly<{ x: number, y: number }> | null} place null: any cell
 */
/** A query to the core: -1 is any cell. @typedef {{ kind: StepEventName, cell: number }} StepEvent */

/** More would be too many to remember. */
export const MOST_BREAKPOINTS = 16;
/** A coordinate beyond any board. */
const MOST_CELLS = 4096;

/** By their names in links, in the order in which they are offered. @type {Readonly<Record<string, StepEventName>>} */
const KINDS = Object.freeze({
  parent: 'parent-changes',
  opened: 'opened',
  expanded: 'expanded',
  improved: 'improved',
  reopened: 'reopened',
  'f-rises': 'f-rises',
});

/** The kinds of events to stop at. @type {readonly StepEventName[]} */
export const STEP_EVENTS = Object.freeze(Object.values(KINDS));

/** Whether it can refer to a single cell. @param {StepEventName} kind */
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
 * Whether the board has no such cell; the breakpoint is then idle until a board has one.
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

/** Its text in a link: parent,opened.4.3. @param {readonly Breakpoint[]} list @returns {string} */
export function formatBreakpoints(list) {
  const words = Object.keys(KINDS);
  return list
    .map(({ kind, place }) => {
      const word = words.find((one) => KINDS[one] === kind) ?? '';
      return place === null ? word : `${word}.${place.x}.${place.y}`;
    })
    .join(',');
}

/** Items that are not understood, or too many, are skipped. @param {string} text */
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
