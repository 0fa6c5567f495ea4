// The units of a world as rows of a table: which of them are shown, their states and cells in words. Pure.

import { NO_CELL, UNIT_STRIDE } from '../../../engine/world-engine.js';
import { cellText } from '../../../model/coordinates.js';
import { addition } from './world-script.js';
import { asksNext, factsOf, offsetOfUnit } from './world-units.js';

/** @import { Naming } from '../../../model/coordinates.js' */
/** @import { Part } from '../../../model/notice.js' */
/** @import { UnitFacts } from './world-units.js' */

/** Rows of the table, besides that of the selected unit. */
export const MOST_ROWS = 50;
/** Numbers of units that can be added at once. */
export const ADDED_AT_ONCE = Object.freeze([1, 10, 100, 500]);

/**
 * The first ones, and the selected one where it is not among them, last.
 * @param {Uint32Array} units @param {number} selected number of a unit; 0: none @param {number} [most]
 * @returns {UnitFacts[]}
 */
export function rowsOf(units, selected, most = MOST_ROWS) {
  const count = Math.min(units.length / UNIT_STRIDE, most);
  const rows = Array.from({ length: count }, (_, index) => factsOf(units, index * UNIT_STRIDE));
  const offset = selected === 0 ? -1 : offsetOfUnit(units, selected);
  return offset >= count * UNIT_STRIDE ? [...rows, factsOf(units, offset)] : rows;
}

/** What a unit is doing. @param {UnitFacts} unit @param {ReadonlySet<number>} inWork of inWorkOf() @returns {Part} */
export function stateOf(unit, inWork) {
  const { status, waitsFor, queuePosition, goal, isDeadlocked } = unit;
  if (status === 'waiting' && waitsFor !== 0)
    return { key: `units.state_${isDeadlocked ? 'deadlocked' : 'waiting_for'}`, values: { unit: waitsFor } };
  if (asksNext(unit, inWork)) return { key: 'units.state_asks' };
  if (status === 'queued')
    return queuePosition === 0
      ? { key: 'units.state_in_work' }
      : { key: 'units.state_queued', values: { position: queuePosition } };
  if (status === 'arrived' && goal === NO_CELL) return { key: 'units.state_no_goal' };
  return { key: `units.state_${status}` };
}

/** @param {number} cell @param {Naming} naming */
export const unitCellText = (cell, naming) => (cell === NO_CELL ? '–' : cellText(cell, naming));

/** The gesture that adds this many on random free cells. @param {number} count @param {{ team: number, planner: number }} newcomer */
export const additions = (count, newcomer) => `${addition(newcomer)}${count === 1 ? '' : `_${count}`}`;
