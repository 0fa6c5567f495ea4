// The trace of a search as a sequence of events, for files. Each step begins with the cell that it takes
// off the open list and closes; the cells that it opens, improves or reopens follow, each with its parent: that cell,
// or another in any-angle searches.

import { LOG_FIELDS, LOG_KINDS, LOG_STRIDE, MOST_ROWS } from '../engine/layouts.js';
import { isTextbookRun } from '../model/algorithms.js';

/** @import { SearchResult, SearchSettings } from 'astrolabe-module' */
/** @import { Engine } from '../engine/engine.js' */

/** @typedef {Pick<Engine, 'log'>} TraceSource */
/**
 * In lifelong planning a cell is raised: taken off the open list to revoke its g; drop: reset to
 * untouched; restore: off the list and closed, as it was; begin: all others are reset to untouched, and this
 * one is opened; correct: the cell that the step closes gets another parent first.
 * @typedef {'close' | 'open' | 'improve' | 'reopen' | 'drop' | 'restore' | 'begin' | 'raise' | 'correct'} EventKind
 */
/**
 * @typedef {object} TraceEvent
 * @property {number} step 0 for the start, which is opened before the first
 * @property {EventKind} kind
 * @property {number} cell
 * @property {number} parent -1 for the start
 * @property {number} g in the displayed unit; NaN if the search has none; the same for h and f
 * @property {number} h
 * @property {number} f
 * @property {number} layer 1 in the half of a search that starts at the goal, else 0
 */

/** No program opens a file of more rows. */
export const MOST_EVENTS = 20_000_000;
/** Steps per piece of text: a millisecond or two of work. */
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

/** The maximum for traces of 16 bytes per event, which those of other algorithms mostly are. */
const MOST_LOGGED = Math.ceil(2 ** 28 / 16);

/**
 * Including the start's own. A textbook search closes a cell per step and counts all its other events; other algorithms
 * drop, restore and correct cells and restart without counting, but within the capacity of a trace.
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
 * @returns {TraceEvent[]} step 1 includes the opening of the start
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

/** Whether a step begins with it: the cell is taken off the open list. @param {EventKind} kind */
export const isTaken = (kind) => kind === 'close' || kind === 'raise';

/**
 * Whether the cell that the first step takes was open before: a repair opens it in that step.
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
 * @returns {Generator<{ events: TraceEvent[], done: number }>} `done` steps so far
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
