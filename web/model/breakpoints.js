// Where playback stops: "when a parent changes", "when (4,3) is opened". Pure: a list, its text in
// a link, and the cells that it refers to on a board.

/** @import { StepEventName } from 'astrolabe-module' */
/** What can be stopped at in a cell or anywhere; `open-kept` and `closed-kept` only by lines. @typedef {Exclude<StepEventName, 'open-kept' | 'closed-kept'>} OfferedEvent */
/** @import { GridPoint } from './coordinates.js' */
/** @import { State } from './state.js' */
/**
 * Has coordinates instead of a cell number: so it survives a resize, and another map.
 * @typedef {object} Breakpoint
 * @property {OfferedEvent | 'line'} kind line: a line of the code beside the board
 * @property {Readonly<GridPoint> | null} point null: any cell
 * @property {LineName} [line] of a line
 */
/** A query to the core: -1 is any cell. @typedef {{ kind: StepEventName, cell: number }} StepEvent */

/** More would be too many to remember. */
export const MOST_BREAKPOINTS = 16;
/** A coordinate beyond any board. */
const MOST_CELLS = 4096;

/** Lines of the code that run in steps, by their marks in the templates. */
export const LINE_NAMES = /** @type {const} */ ([
  ...['select', 'close', 'expand', 'goal', 'neighbour', 'known', 'skip-known', 'offer', 'closed', 'compare-closed'],
  ...['skip-closed', 'reopen', 'compare', 'skip-open', 'take', 'parent', 'f', 'count', 'push', 'opened'],
]);
/** @typedef {typeof LINE_NAMES[number]} LineName */

/** By their names in links, in the order in which they are offered. @type {Readonly<Record<string, OfferedEvent>>} */
const KINDS = Object.freeze({
  parent: 'parent-changes',
  opened: 'opened',
  expanded: 'expanded',
  improved: 'improved',
  reopened: 'reopened',
  'f-rises': 'f-rises',
});

/** The kinds of events to stop at. @type {readonly OfferedEvent[]} */
export const STEP_EVENTS = Object.freeze(Object.values(KINDS));

/** Whether it can refer to a single cell. @param {OfferedEvent} kind */
export const isOfCells = (kind) => kind !== 'f-rises';

/** @param {Breakpoint} one @param {Breakpoint} other */
function isSame(one, other) {
  const isThere = one.point?.x === other.point?.x && one.point?.y === other.point?.y;
  return one.kind === other.kind && one.line === other.line && isThere;
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
export function isIdle({ point }, { width, height }) {
  return point !== null && (point.x >= width || point.y >= height);
}

/**
 * @param {readonly Breakpoint[]} list
 * @param {{ width: number, height: number }} board
 * @returns {StepEvent[]} those on the board that are not idle; lines are not on it
 */
export function stepEventsOf(list, board) {
  return list.flatMap((breakpoint) => {
    const { kind, point } = breakpoint;
    if (kind === 'line' || isIdle(breakpoint, board)) return [];
    return { kind, cell: point === null ? -1 : point.y * board.width + point.x };
  });
}

/** @param {readonly Breakpoint[]} list @returns {LineName[]} the lines of the code that have one */
export const linesWithBreakpoint = (list) => list.flatMap(({ line }) => line ?? []);

/** Its text in a link: parent,opened.4.3,line.take. @param {readonly Breakpoint[]} list @returns {string} */
export function formatBreakpoints(list) {
  const words = Object.keys(KINDS);
  return list
    .map(({ kind, point, line }) => {
      if (kind === 'line') return `line.${line}`;
      const word = words.find((one) => KINDS[one] === kind) ?? '';
      return point === null ? word : `${word}.${point.x}.${point.y}`;
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
  const line = LINE_NAMES.find((name) => text === `line.${name}`);
  if (line !== undefined) return { kind: 'line', point: null, line };
  const [, word = '', x, y] = /^([a-z-]+)(?:\.(\d{1,4})\.(\d{1,4}))?$/.exec(text) ?? [];
  const kind = Object.hasOwn(KINDS, word) ? KINDS[word] : undefined;
  if (kind === undefined) return null;
  if (x === undefined) return { kind, point: null };
  const point = { x: Number(x), y: Number(y) };
  const isValid = isOfCells(kind) && point.x < MOST_CELLS && point.y < MOST_CELLS;
  return isValid ? { kind, point } : null;
}
