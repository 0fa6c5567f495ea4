// The trace of a search as events in their order, for files. Each step begins with the cell that it takes
// off the open list and closes; what it opens, improves or reopens follows, each with its parent: that cell,
// or with straight lines another.

import { LOG_FIELDS, LOG_KINDS, LOG_STRIDE, MOST_ROWS } from '../engine/layouts.js';
import { isTextbookRun } from '../model/algorithms.js';

/** @import { SearchResult, SearchSettings } from 'astrolabe-module' */
/** @import { Engine } from '../engine/engine.js' */

/** @typedef {Pick<Engine, 'log'>} TraceSource */
/**
 * By lifelong planning a cell is raised: taken off the open list to take back its g; drop: as if never
 * touched; restore: off the list and closed, as it was; begin: all others are as if never touched, and this
 * one is opened; correct: the cell that the step closes gets another parent first.
 * @typedef {'close' | 'open' | 'improve' | 'reopen' | 'drop' | 'restore' | 'begin' | 'raise' | 'correct'} EventKind
 */
/**
 * @typedef {object} TraceEvent
 * @property {number} step 0 for the start, which is opened before the first
 * @property {EventKind} kind
 * @property {number} cell
 * @property {number} parent -1 for the start
 * @property {number} g in the unit shown; NaN where the search has none, and so with h and f
 * @property {number} h
 * @property {number} f
 * @property {number} layer 1 in the half of a search that comes from the goal, else 0
 */

/** More than these are no file that anything opens. */
export const MOST_EVENTS = 20_000_000;
/** Steps in a piece of text: a millisecond or two of work. */
export const STEPS_A_PIECE = 100;

/** By their numbers in Engine.log(). @type {Readonly<Record<number, EventKind>>} */
const KINDS = Object.freeze({
  [LOG_KINDS.expanded]: 'close',
  [LOG_KINDS.opened]: 'open',
  [LOG_KINDS.improved]: 'improve',
  [LOG_KINDS.reopened]: 'reopen',
  [LOG_KINDS.dropped]: 'drop',
  [LOG_KINDS.restored]: 'restore',
  [LOG_KINDS.begun]: 'begin',
  [LOG_KINDS.raised]: 'raise',
  [LOG_KINDS.corrected]: 'correct',
});

/** That traces of 24 bytes an event, which those of relatives mostly are, have at most. */
const MOST_LOGGED = Math.ceil(2 ** 28 / 24);

/**
 * The start's own among them. A textbook search closes a cell a step and counts all else that it does; relatives
 * drop, restore and correct cells and begin anew without counting, but within what a trace can hold.
 * @param {SearchResult} result
 * @param {SearchSettings} settings
 */
export function mostEvents({ steps, generated, improved, reopened }, settings) {
  const counted = steps + generated + improved + reopened + 1;
  return isTextbookRun(settings) ? counted : Math.max(counted, MOST_LOGGED);
}

/**
 * @param {TraceSource} source
 * @param {number} first step, from 1
 * @param {number} last at most MOST_ROWS of them
 * @returns {TraceEvent[]} with step 1 the start's opening comes, too
 */
export function eventsOf(source, first, last) {
  if (last - first >= MOST_ROWS) throw new RangeError(`more than ${MOST_ROWS} steps at a time`);
  const log = source.log(first, last);
  /** @type {TraceEvent[]} */
  const events = [];
  let step = first - 1;
  for (let at = 0; at < log.length; at += LOG_STRIDE) {
    const number = (/** @type {keyof typeof LOG_FIELDS} */ name) => log[at + LOG_FIELDS[name]] ?? NaN;
    const { cell, parent, layer } = { cell: number('cell'), parent: number('parent'), layer: number('layer') };
    const kind = KINDS[number('kind')] ?? 'close';
    const numbers = { g: number('g'), h: number('h'), f: number('f'), layer };
    if (isTaken(kind)) {
      step += 1;
      if (step === 1 && isRoot(log)) events.push({ step: 0, kind: 'open', cell, parent: -1, ...numbers });
    }
    events.push({ step, kind, cell, parent, ...numbers });
  }
  return events;
}

/** Whether it is what a step begins with: the cell off the open list. @param {EventKind} kind */
export const isTaken = (kind) => kind === 'close' || kind === 'raise';

/**
 * Whether what the first step takes was open before it: a repair opens it in that step.
 * @param {Float64Array} log from step 1
 */
function isRoot(log) {
  if ((log[LOG_FIELDS.parent] ?? -1) >= 0) return false;
  for (let at = LOG_STRIDE; at < log.length; at += LOG_STRIDE) {
    const kind = KINDS[log[at + LOG_FIELDS.kind] ?? 0] ?? 'close';
    if (isTaken(kind)) return true;
    const isSame = log[at] === log[0] && log[at + LOG_FIELDS.layer] === log[LOG_FIELDS.layer];
    if (isSame && kind === 'open') return false;
  }
  return true;
}

/**
 * The steps of a trace in pieces.
 * @param {TraceSource} source
 * @param {number} steps
 * @returns {Generator<{ events: TraceEvent[], done: number }>} `done` steps with these
 */
export function* eventPieces(source, steps) {
  for (let first = 1; first <= steps; first += STEPS_A_PIECE) {
    const done = Math.min(first + STEPS_A_PIECE - 1, steps);
    yield { events: eventsOf(source, first, done), done };
  }
}

/** To a millionth, no zeros at the end. @param {number} value @param {string} none for NaN */
export function decimal(value, none) {
  return Number.isNaN(value) ? none : String(Math.round(value * 1e6) / 1e6);
}
