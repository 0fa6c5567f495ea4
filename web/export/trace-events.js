// The trace of a search as events in their order, for files. Each step begins with the cell that it takes
// off the open list and closes; what it opens, improves or reopens follows, with that cell as its parent.

import { LOG_FIELDS, LOG_KINDS, LOG_STRIDE, MOST_ROWS, ROW_FIELDS, ROW_STRIDE } from '../engine/types.js';

/** @typedef {Pick<import('../engine/engine.js').Engine, 'log' | 'printout'>} TraceSource */
/** @typedef {'close' | 'open' | 'improve' | 'reopen'} EventKind */
/**
 * @typedef {object} TraceEvent
 * @property {number} step 0 for the start, which is opened before the first
 * @property {EventKind} kind
 * @property {number} cell
 * @property {number} parent -1 for the start
 * @property {number} g in the unit shown; NaN where the search has none, and so with h and f
 * @property {number} h
 * @property {number} f
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
});

/** The start's own among them. @param {import('../engine/types.js').SearchResult} result */
export function mostEvents({ steps, generated, improved, reopened }) {
  return steps + generated + improved + reopened + 1;
}

/**
 * @param {TraceSource} source
 * @param {number} first step, from 1
 * @param {number} last at most MOST_ROWS of them
 * @returns {TraceEvent[]} with step 1 the start's opening comes, too
 */
export function eventsOf(source, first, last) {
  if (last - first >= MOST_ROWS) throw new RangeError(`more than ${MOST_ROWS} steps at a time`);
  // Both are views of the same memory.
  const rows = source.printout(first, last).slice();
  const log = source.log(first, last);
  /** @type {TraceEvent[]} */
  const events = [];
  let step = first - 1;
  let expanded = -1;
  for (let at = 0; at < log.length; at += LOG_STRIDE) {
    const number = (/** @type {keyof typeof LOG_FIELDS} */ name) => log[at + LOG_FIELDS[name]] ?? NaN;
    const cell = number('cell');
    const kind = KINDS[number('kind')] ?? 'close';
    const costs = { g: number('g'), h: number('h'), f: number('f') };
    let parent = expanded;
    if (kind === 'close') {
      parent = rows[(step + 1 - first) * ROW_STRIDE + ROW_FIELDS.parent] ?? -1;
      step += 1;
      expanded = cell;
      if (step === 1) events.push({ step: 0, kind: 'open', cell, parent: -1, ...costs });
    }
    events.push({ step, kind, cell, parent, ...costs });
  }
  return events;
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
