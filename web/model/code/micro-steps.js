// One expansion line by line: which lines of a listing ran, and for which neighbour, from what the trace says of it. Pure;
// knows no DOM.

/** @import { NeighbourOutcomeName, SearchSettings } from 'astrolabe-module' */
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
  ['select', 'end'].filter((mark) => marks.has(mark)).map((mark) => ({ mark, neighbour: -1 }));

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
