// All that is known of one cell at the current step, for its label and its card.
// Reads; knows neither language nor DOM.

import { addedOf, groundAt, kindOf } from '../engine/grounds.js';
import { CELL_FIELDS, XRAY_FIELDS } from '../engine/layouts.js';
import { parentsOf } from '../model/algorithms.js';
import { isPassedOver } from '../model/settings.js';
import { showsPath } from '../model/state.js';
import { latticeOf } from './lattice.js';

/** @import { WallKind } from '../engine/grounds.js' */
/** @import { BoardSource } from '../engine/layouts.js' */
/** @import { State } from '../model/state.js' */
/**
 * @typedef {object} XrayFacts
 * @property {number} trueCost Infinity: the target cannot be reached from it
 * @property {number} weightedH
 * @property {number} difference between the two, above 0 for an overestimate
 * @property {boolean} isWeighted it differs from H
 */
/**
 * @typedef {object} CellFacts
 * @property {number} row from 1
 * @property {number} column from 1
 * @property {boolean} isStart
 * @property {boolean} isGoal
 * @property {number} factor 0 is a wall
 * @property {number} added the cost that danger adds to a step, in tenths of a straight one
 * @property {WallKind | null} wall its kind; null: not a wall
 * @property {number} status NaN while it is not known
 * @property {number} g NaN if there is none; h and f likewise
 * @property {number} h
 * @property {number} f
 * @property {number} parent slot, as on squares, in whose direction the parent is drawn; -1 for none
 * @property {boolean} isParentFar it may lie anywhere in that direction, for any-angle lines only approximately
 * @property {boolean} isCurrent expanded by this very step
 * @property {boolean} isOnPath
 * @property {XrayFacts | null} xray null: it is off, or has nothing for this cell
 */

/** @param {State} state @param {BoardSource} source @param {number} cell @returns {CellFacts} */
export function cellFacts(state, source, cell) {
  const { board, search, playback } = state;
  const x = cell % board.width;
  const y = Math.floor(cell / board.width);
  const facts = {
    row: y + 1,
    column: x + 1,
    isStart: cell === board.start,
    isGoal: cell === board.goal,
    factor: source.factors()[cell] ?? 0,
    added: addedOf(groundAt(source, cell)),
    wall: kindOf(groundAt(source, cell)),
    status: NaN,
    g: NaN,
    h: NaN,
    f: NaN,
    parent: -1,
    isParentFar: parentsOf(state.settings) !== 'beside',
    isCurrent: false,
    isOnPath: false,
    xray: null,
  };
  if (search.phase !== 'settled') return facts;
  const numbers = source.cells(x, y, 1, 1);
  /** @param {number} field */
  const read = (field) => numbers[field] ?? NaN;
  return {
    ...facts,
    status: read(CELL_FIELDS.status),
    g: read(CELL_FIELDS.g),
    h: read(CELL_FIELDS.h),
    f: read(CELL_FIELDS.f),
    parent: latticeOf(state.settings.board).seen(read(CELL_FIELDS.parent), y),
    isCurrent: cell === playback.position.current,
    isOnPath: showsPath(state) && source.path().includes(cell),
    xray: state.display.xray ? xrayFacts(state, source, x, y) : null,
  };
}

/**
 * @param {State} state
 * @param {BoardSource} source
 * @param {number} x
 * @param {number} y
 * @returns {XrayFacts | null}
 */
function xrayFacts({ settings }, source, x, y) {
  const numbers = source.xray(x, y, 1, 1);
  const [trueCost, weightedH, difference] = [
    numbers[XRAY_FIELDS.trueCost] ?? NaN,
    numbers[XRAY_FIELDS.weightedH] ?? NaN,
    numbers[XRAY_FIELDS.difference] ?? NaN,
  ];
  const isWeighted = settings.weightHundredths !== 100 && !isPassedOver(settings, 'weightHundredths');
  return Number.isNaN(difference) ? null : { trueCost, weightedH, difference, isWeighted };
}
