// The log of some steps as lines of text, in the notation of the tutorials: C:(2,3) f=54 for the cell
// expanded, N:(1,4) f=88 for each neighbour that was opened or for which a better way was found. Pure.

import { LOG_FIELDS, LOG_KINDS, LOG_STRIDE } from '../engine/types.js';

/** @typedef {{ isCurrent: boolean, text: string, kind: 'opened' | 'improved' | 'reopened' | null }} LogLine */

/** Steps whose lines are shown: the one where the trace stands and those before it. */
export const LOGGED_STEPS = 8;

/** @param {number} step @returns {{ first: number, last: number } | null} null at step 0 */
export function loggedRange(step) {
  return step < 1 ? null : { first: Math.max(1, step - LOGGED_STEPS + 1), last: step };
}

/**
 * @param {Float64Array} log as Engine.log() gives it
 * @param {number} width of the board
 * @param {(value: number) => string} format
 * @returns {LogLine[]}
 */
export function logLines(log, width, format) {
  const lines = [];
  for (let at = 0; at + LOG_STRIDE <= log.length; at += LOG_STRIDE) {
    const cell = log[at + LOG_FIELDS.cell] ?? 0;
    const kind = log[at + LOG_FIELDS.kind];
    const f = log[at + LOG_FIELDS.f] ?? NaN;
    const isCurrent = kind === LOG_KINDS.expanded;
    const place = `(${cell % width},${Math.floor(cell / width)})`;
    // A search without F has none to show.
    const number = Number.isNaN(f) ? '' : ` f=${format(f)}`;
    lines.push({
      isCurrent,
      text: `${isCurrent ? 'C' : 'N'}:${place}${number}`,
      kind: kindName(kind),
    });
  }
  return lines;
}

/** @param {number | undefined} kind @returns {LogLine['kind']} */
function kindName(kind) {
  if (kind === LOG_KINDS.opened) return 'opened';
  if (kind === LOG_KINDS.improved) return 'improved';
  return kind === LOG_KINDS.reopened ? 'reopened' : null;
}
