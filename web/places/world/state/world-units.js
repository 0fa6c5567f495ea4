// Reads units in the engine's format: UNIT_STRIDE numbers each, by ascending number. Pure.

import {
  REQUEST_FIELDS,
  REQUEST_STRIDE,
  UNIT_FIELDS,
  UNIT_STATUSES,
  UNIT_STRIDE,
} from '../../../engine/world-engine.js';

/** @param {Uint32Array} units */
export const numberOfUnits = (units) => units.length / UNIT_STRIDE;

/**
 * Where a unit's numbers begin.
 * @param {Uint32Array} units @param {number} number of the unit
 * @returns {number} -1: there is none of this number
 */
export function offsetOfUnit(units, number) {
  let low = 0;
  let high = numberOfUnits(units) - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = units[middle * UNIT_STRIDE] ?? 0;
    if (found === number) return middle * UNIT_STRIDE;
    if (found < number) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/**
 * Which unit stands on a cell.
 * @param {Uint32Array} units @param {number} cell
 * @returns {number} where its numbers begin; -1: none
 */
export function unitAt(units, cell) {
  for (let at = 0; at < units.length; at += UNIT_STRIDE) {
    if (units[at + UNIT_FIELDS.cell] === cell) return at;
  }
  return -1;
}

/** @typedef {{ number: number, team: number, planner: number, status: (typeof UNIT_STATUSES)[number], cell: number, goal: number, waitsFor: number, queuePosition: number, arrivals: number, steps: number, isDeadlocked: boolean }} UnitFacts */

/** @param {Uint32Array} units @param {number} at where its numbers begin @returns {UnitFacts} */
export function factsOf(units, at) {
  /** @param {keyof typeof UNIT_FIELDS} field */
  const of = (field) => units[at + UNIT_FIELDS[field]] ?? 0;
  return {
    ...{ number: of('number'), team: of('team'), planner: of('planner'), cell: of('cell'), goal: of('goal') },
    status: UNIT_STATUSES[of('status')] ?? 'arrived',
    ...{ waitsFor: of('waitsFor'), queuePosition: of('queuePosition'), arrivals: of('arrivals'), steps: of('steps') },
    isDeadlocked: of('isDeadlocked') === 1,
  };
}

/** Counts by status, in the order of UNIT_STATUSES; and those in circular waits. @param {Uint32Array} units */
export function statusesOf(units) {
  const counts = UNIT_STATUSES.map(() => 0);
  let deadlocked = 0;
  for (let at = 0; at < units.length; at += UNIT_STRIDE) {
    const status = units[at + UNIT_FIELDS.status] ?? 0;
    counts[status] = (counts[status] ?? 0) + 1;
    deadlocked += units[at + UNIT_FIELDS.isDeadlocked] ?? 0;
  }
  return { counts, deadlocked };
}

/** Planner of units that follow a flow field: one request, that of unit 0, stands for many of them. */
const FLOW = 2;

/** Units whose search is running; 0: that of a flow field. @param {ArrayLike<number>} requests REQUEST_STRIDE numbers each */
export function inWorkOf(requests) {
  /** @type {Set<number>} */
  const inWork = new Set();
  for (let at = 0; at < requests.length; at += REQUEST_STRIDE) {
    if (requests[at + REQUEST_FIELDS.isInWork] === 1) inWork.add(requests[at + REQUEST_FIELDS.unit] ?? 0);
  }
  return inWork;
}

/**
 * It needs a path and has not asked: it will at the next tick. Neither queued nor running.
 * @param {Pick<UnitFacts, 'number' | 'planner' | 'status' | 'queuePosition'>} unit @param {ReadonlySet<number>} inWork
 */
export function asksNext({ number, planner, status, queuePosition }, inWork) {
  return status === 'queued' && queuePosition === 0 && !inWork.has(number) && !(planner === FLOW && inWork.has(0));
}

/** How many ask next. @param {Uint32Array} units @param {ReadonlySet<number>} inWork */
export function askingNext(units, inWork) {
  let count = 0;
  for (let at = 0; at < units.length; at += UNIT_STRIDE) count += Number(asksNext(factsOf(units, at), inWork));
  return count;
}

/** Numbers of all units, ascending. @param {Uint32Array} units */
export const numbersOf = (units) =>
  Array.from({ length: numberOfUnits(units) }, (_, index) => units[index * UNIT_STRIDE] ?? 0);
