// One expansion line by line: which lines of a listing ran, and for which neighbour, from what the trace says of it. Pure;
// knows no DOM.

import { LOG_FIELDS, LOG_STRIDE } from '../../engine/layouts.js';

/** @import { NeighbourOutcomeName, SearchSettings, Why, WhyNeighbour } from 'astrolabe-module' */
/** @import { CodeLine } from './code-languages.js' */
/**
 * @typedef {object} MicroStep
 * @property {string} mark of the line that runs
 * @property {number} neighbour its place among the neighbours given; -1: none is being checked
 */
/**
 * @typedef {object} Expansion
 * @property {readonly NeighbourOutcomeName[]} outcomes of the neighbours that there is a move to, in the order in which they
 *   were checked; none where the search ended with this expansion
 * @property {boolean} isGoal the goal was selected
 * @property {boolean} opensGoal the search stopped because the goal was opened
 */

/** Slots in the orders that have a name. @type {Readonly<Record<string, string>>} */
const NAMED_ORDERS = Object.freeze({ rows: '01234567', up: '56734012', cols: '03516247', clock: '12476530' });

/** What is no move, or none that was checked. @type {ReadonlySet<string>} */
const NO_MOVES = new Set(['apart', 'outside', 'wall', 'no-diagonals', 'corner']);

/** @type {ReadonlySet<string>} */
const WAS_CLOSED = new Set(['closed', 'kept-closed', 'reopened']);
/** @type {ReadonlySet<string>} */
const TAKEN = new Set(['opened', 'improved', 'reopened']);

/**
 * The neighbours that were checked, in that order.
 * @template {{ outcome: NeighbourOutcomeName }} N
 * @param {readonly N[]} neighbours of a cell one for each slot
 * @param {Pick<SearchSettings, 'neighbourOrder'>} settings
 * @returns {N[]}
 */
export function neighboursInOrder(neighbours, { neighbourOrder }) {
  const slots = [...(NAMED_ORDERS[neighbourOrder] ?? neighbourOrder)];
  return slots.flatMap((slot) => neighbours[Number(slot)] ?? []).filter(({ outcome }) => !NO_MOVES.has(outcome));
}

/** @param {readonly CodeLine[]} lines @returns {ReadonlySet<string>} */
export const marksOf = (lines) => new Set(lines.map(({ mark }) => mark).filter((mark) => mark !== ''));

/** What runs before the first expansion. @param {readonly CodeLine[]} lines @returns {MicroStep[]} */
export function firstMicroSteps(lines) {
  const marks = [...marksOf(lines)];
  return marks
    .slice(0, marks.indexOf('select'))
    .filter((mark) => mark !== 'search' && mark !== 'at-once')
    .map((mark) => ({ mark, neighbour: -1 }));
}

/** What runs when the open list is empty. @param {ReadonlySet<string>} marks @returns {MicroStep[]} */
export const lastMicroSteps = (marks) =>
  ['select', 'end', 'no-path'].filter((mark) => marks.has(mark)).map((mark) => ({ mark, neighbour: -1 }));

/**
 * @param {ReadonlySet<string>} marks of the lines that the listing has
 * @param {Expansion} expansion
 * @returns {MicroStep[]}
 */
export function microSteps(marks, { outcomes, isGoal, opensGoal }) {
  /** @type {MicroStep[]} */
  const steps = [];
  const run = (/** @type {number} */ neighbour, /** @type {readonly string[]} */ ...names) => {
    for (const mark of names) if (marks.has(mark)) steps.push({ mark, neighbour });
  };
  run(-1, 'select', 'close', 'expand', 'goal');
  if (isGoal) {
    run(-1, 'found', 'end');
    return steps;
  }
  for (const [neighbour, outcome] of outcomes.entries()) {
    run(neighbour, 'neighbour');
    run(neighbour, ...linesFor(marks, outcome));
    if (TAKEN.has(outcome)) run(neighbour, 'take', 'parent', 'f', 'count', 'push');
  }
  run(-1, 'opened');
  if (opensGoal) run(-1, 'found', 'end');
  return steps;
}

/** Up to where a neighbour is taken, or not. @param {ReadonlySet<string>} marks @param {string} outcome */
function linesFor(marks, outcome) {
  const isTaken = TAKEN.has(outcome);
  if (marks.has('known')) return isTaken ? ['known', 'offer'] : ['known', 'skip-known'];
  if (WAS_CLOSED.has(outcome)) {
    const compared = ['offer', 'closed', 'compare-closed'];
    return isTaken ? [...compared, 'reopen'] : [...compared, 'skip-closed'];
  }
  return isTaken ? ['offer', 'closed', 'compare'] : ['offer', 'closed', 'compare', 'skip-open'];
}

/**
 * What a step of a finished search ran.
 * @param {readonly CodeLine[]} lines
 * @param {object} given
 * @param {number} given.step
 * @param {number} given.steps of the whole search
 * @param {boolean} given.hasPath the search found its goal
 * @param {Why | null} given.why of the node expanded, at this step; null at step 0
 * @param {readonly WhyNeighbour[]} given.checked its neighbours, in the order in which they were checked
 * @param {Float64Array | null} given.log of the step
 * @returns {{ steps: MicroStep[], why: Why | null, checked: readonly WhyNeighbour[], f: ReadonlyMap<number, number> } | null}
 *   f: what the step gave to nodes; null where nothing is known of it
 */
export function ranInStep(lines, { step, steps, hasPath, why, checked, log }) {
  if (step === 0) return { steps: firstMicroSteps(lines), why: null, checked: [], f: new Map() };
  if (why === null || why.expandedAt !== step) return null;
  const marks = marksOf(lines);
  const isLast = step === steps;
  const isEnd = isLast && hasPath;
  const opens = marks.has('opened');
  const ran = microSteps(marks, {
    outcomes: isEnd && !opens ? [] : checked.map(({ outcome }) => outcome),
    isGoal: isEnd && !opens,
    opensGoal: isEnd && opens,
  });
  /** @type {Map<number, number>} */
  const f = new Map();
  for (let at = 0; log !== null && at < log.length; at += LOG_STRIDE) {
    f.set(log[at + LOG_FIELDS.cell] ?? -1, log[at + LOG_FIELDS.f] ?? NaN);
  }
  return { steps: isLast && !hasPath ? [...ran, ...lastMicroSteps(marks)] : ran, why, checked, f };
}
