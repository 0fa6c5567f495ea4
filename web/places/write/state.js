// What the place shows. Pure.

import { MAX_SIDE } from '../../engine/options.js';
import { info } from '../../model/notice.js';
import { EXERCISES } from './exercises/exercises.js';

/** @import { CheckedOrder } from '../../engine/jobs/order-check.js' */
/** @import { Notice } from '../../model/notice.js' */
/** @import { Exercise } from './exercises/exercises.js' */
/** @import { BoardKind } from './judge/boards.js' */
/** @import { Flaw } from './judge/flaw.js' */
/** @import { Judged } from './judge/judging.js' */
/** @import { RecordedRun } from '../../engine/recorded-run.js' */
/** @import { Fault, ProgramRun } from './runner/code-runner.js' */
/** @import { ProgramBoard } from './runner/protocol.js' */
/** @typedef {{ name: 'lab' | 'hex' | 'example' } | { name: 'judged', number: number, kind: BoardKind }} BoardOrigin */
/**
 * @typedef {object} Outcome of a run
 * @property {RecordedRun} recorded
 * @property {ProgramRun['path']} path
 * @property {Fault | null} fault
 * @property {readonly string[]} lines that it wrote
 * @property {Flaw | null} flaw of an answer without a fault
 * @property {number} cost of its path; NaN: there is none, or it is not legal
 * @property {number} ours cells that the search here expands
 */
/**
 * @typedef {object} WriteState
 * @property {Exercise} exercise
 * @property {boolean} isLinked the program is that of a link
 * @property {ProgramBoard | null} board
 * @property {BoardOrigin} origin
 * @property {boolean} isRunning
 * @property {Outcome | null} outcome
 * @property {CheckedOrder | null} diagnosis of the order of expansion, where something is wrong
 * @property {Judged | null} judged
 * @property {number} hints shown
 * @property {ReadonlySet<string>} done exercises
 * @property {number} step
 * @property {boolean} isPlaying
 * @property {number} speed
 * @property {Notice} notice
 */

/** @type {WriteState} */
export const INITIAL = Object.freeze({
  exercise: /** @type {Exercise} */ (EXERCISES[0]),
  isLinked: false,
  board: null,
  origin: { name: /** @type {const} */ ('lab') },
  isRunning: false,
  outcome: null,
  diagnosis: null,
  judged: null,
  hints: 0,
  done: new Set(),
  step: 0,
  isPlaying: false,
  speed: 16,
  notice: info(),
});

/** Cells of a board on which programs run. */
export const MOST_CELLS = 65_536;
/** The true answer needs two more: see TrueAnswer. */
export const MOST_COLUMNS = MAX_SIDE - 2;
/** Steps a second. */
export const FASTEST = 4096;

/** Another program, or another board: nothing is known of it. @param {WriteState} state @returns {WriteState} */
export const forgotten = (state) => ({ ...state, outcome: null, diagnosis: null, step: 0, isPlaying: false });
