// Which events of a trace tell that a line of the code ran: each line that is marked runs in exactly the steps with one
// of them. Pure.

import { firstMicroSteps, marksOf } from './micro-steps.js';

/** @import { StepEventName } from 'astrolabe-module' */
/** @import { StepEvent } from '../breakpoints.js' */
/** @import { CodeLine } from './code-languages.js' */

/** @type {readonly StepEventName[]} */
const TAKEN = ['opened', 'improved', 'reopened'];
/** @type {readonly StepEventName[]} */
const KEPT = ['open-kept', 'closed-kept'];
const OFFERED = Object.freeze([...TAKEN, ...KEPT]);
/** @type {readonly StepEventName[]} */
const EACH_STEP = ['expanded'];

/** @type {Readonly<Record<string, readonly StepEventName[]>>} */
const EVENTS = Object.freeze({
  ...{ select: EACH_STEP, close: EACH_STEP, expand: EACH_STEP, goal: EACH_STEP, opened: EACH_STEP },
  ...{ neighbour: OFFERED, known: OFFERED, offer: OFFERED, closed: OFFERED },
  'skip-known': KEPT,
  'compare-closed': ['reopened', 'closed-kept'],
  'skip-closed': ['closed-kept'],
  reopen: ['reopened'],
  compare: ['opened', 'improved', 'open-kept'],
  'skip-open': ['open-kept'],
  ...{ take: TAKEN, parent: TAKEN, f: TAKEN, count: TAKEN, push: TAKEN },
});

/**
 * @param {string} mark of a line
 * @param {ReadonlySet<string>} marks of all lines of the listing
 * @returns {readonly StepEventName[]} none for a line that runs only before the first step or after the last
 */
export function eventsOfLine(mark, marks) {
  if (!marks.has(mark) || !Object.hasOwn(EVENTS, mark)) return [];
  // Where a cell known is skipped first, nothing is offered to it.
  return mark === 'offer' && marks.has('known') ? TAKEN : (EVENTS[mark] ?? []);
}

/** @param {readonly string[]} lines by their marks @param {ReadonlySet<string>} marks of the listing @returns {StepEvent[]} */
export const stopsOfLines = (lines, marks) =>
  [...new Set(lines.flatMap((mark) => eventsOfLine(mark, marks)))].map((kind) => ({ kind, cell: -1 }));

/**
 * When a line runs.
 * @param {string} mark
 * @param {readonly CodeLine[]} lines
 * @returns {'first' | 'last' | 'events' | 'never'} never: a part of a statement, or a way out that is not taken
 */
export function timeOfLine(mark, lines) {
  const marks = marksOf(lines);
  if (eventsOfLine(mark, marks).length > 0) return 'events';
  if (mark === 'search' || firstMicroSteps(lines).some((step) => step.mark === mark)) return 'first';
  return ['found', 'end', 'no-path'].includes(mark) ? 'last' : 'never';
}
