// The log of some steps as lines of text, in the notation of the tutorials: C:(2,3) f=54 for the cell
// expanded, N:(1,4) f=88 for each neighbour that was opened or for which a better path was found. Where the
// parent may be another cell than the one expanded it is shown, too: N:(6,4) f=88 <- (1,4). Pure.

import { LOG_FIELDS, LOG_KINDS, LOG_STRIDE } from '../../../engine/layouts.js';
import { cellText } from '../../../model/coordinates.js';

/** @import { Naming } from '../../../model/coordinates.js' */

/** @typedef {Exclude<keyof typeof LOG_KINDS, 'expanded'>} LogKind */
/**
 * @typedef {object} LogLine
 * @property {boolean} isCurrent the cell that the step took off the open list
 * @property {string} text
 * @property {LogKind | null} kind null: it was expanded
 * @property {boolean} isBackward in the half of a search that comes from the goal
 */

/** @type {ReadonlyMap<number, LogKind>} */
const NAMES = new Map(
  /** @type {[LogKind, number][]} */ (Object.entries(LOG_KINDS))
    .filter(([name]) => /** @type {string} */ (name) !== 'expanded')
    .map(([name, kind]) => [kind, name]),
);

/** Steps whose lines are shown: the current one and those before it. */
export const LOGGED_STEPS = 8;

/** @param {number} step @returns {{ first: number, last: number } | null} null at step 0 */
export function loggedRange(step) {
  return step < 1 ? null : { first: Math.max(1, step - LOGGED_STEPS + 1), last: step };
}

/**
 * @param {Float64Array} log as Engine.log() gives it
 * @param {Naming} naming
 * @param {(value: number) => string} format
 * @returns {LogLine[]}
 */
export function logLines(log, naming, format) {
  /** @type {LogLine[]} */
  const lines = [];
  const name = (/** @type {number} */ cell) => cellText(cell, naming);
  let current = -1;
  for (let at = 0; at + LOG_STRIDE <= log.length; at += LOG_STRIDE) {
    const cell = log[at + LOG_FIELDS.cell] ?? 0;
    const kind = log[at + LOG_FIELDS.kind];
    const f = log[at + LOG_FIELDS.f] ?? NaN;
    const parent = log[at + LOG_FIELDS.parent] ?? -1;
    const isCurrent = kind === LOG_KINDS.expanded || kind === LOG_KINDS.raised;
    if (isCurrent) current = cell;
    // A search without F has none to show, and a dropped entry no longer has one.
    const number = Number.isNaN(f) || kind === LOG_KINDS.dropped ? '' : ` f=${format(f)}`;
    const isFar = kind === LOG_KINDS.corrected || (!isCurrent && parent !== current && parent >= 0);
    lines.push({
      isCurrent,
      text: `${isCurrent ? 'C' : 'N'}:${name(cell)}${number}${isFar ? ` <- ${name(parent)}` : ''}`,
      kind: NAMES.get(kind ?? 0) ?? null,
      isBackward: log[at + LOG_FIELDS.layer] === 1,
    });
  }
  return lines;
}
