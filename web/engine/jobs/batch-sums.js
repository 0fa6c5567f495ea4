// What the rows of a scenario come to beside their published lengths, added up as they come. Pure.

/** @import { Row } from './scenario-answers.js' */
/**
 * Sums over the rows that are done. Costs and excesses are those of solved rows: those with a path.
 * @typedef {object} Summary
 * @property {number} rows
 * @property {number} solved
 * @property {number} held those solved rows that a path is published of
 * @property {number} cost
 * @property {number} expanded
 * @property {number} milliseconds
 * @property {number} excess sum of the shares by which paths are longer than published
 * @property {number} worst the greatest of them; -Infinity of none
 * @property {number} worstRow from 0; -1 of none
 */

/** @type {Summary} */
export const NO_ROWS = Object.freeze({
  ...{ rows: 0, solved: 0, held: 0, cost: 0, expanded: 0, milliseconds: 0, excess: 0, worst: -Infinity, worstRow: -1 },
});

/**
 * By how much a path is longer than published: 0.05 is 5 %; below 0 by other rules. Within the tolerance of the
 * published length it is 0; NaN where no path is published.
 * @param {Row} row one with a path
 */
export function excessOf({ outcome, published, found }) {
  if (published === Infinity) return NaN;
  return outcome === 'equal' || published === 0 ? 0 : found / published - 1;
}

/** @param {Summary} summary changed in place: there are as many rows as a scenario has @param {Row} row @param {number} index */
export function addRow(summary, row, index) {
  summary.rows += 1;
  summary.expanded += row.expanded;
  summary.milliseconds += row.milliseconds;
  if (row.outcome !== 'equal' && row.outcome !== 'differs') return;
  const excess = excessOf(row);
  summary.solved += 1;
  summary.cost += row.found;
  if (Number.isNaN(excess)) return;
  summary.held += 1;
  summary.excess += excess;
  if (excess <= summary.worst) return;
  summary.worst = excess;
  summary.worstRow = index;
}
