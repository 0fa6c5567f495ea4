// The results of a scenario's rows compared with their published lengths, summed up row by row. Pure.

/** @import { Row } from './scenario-answers.js' */
/**
 * Sums over the finished rows. Costs and excesses are those of solved rows: those with a path.
 * @typedef {object} Summary
 * @property {number} rows
 * @property {number} solved
 * @property {number} held solved rows for which a path is published
 * @property {number} cost
 * @property {number} expanded
 * @property {number} milliseconds
 * @property {number} excess sum of the fractions by which paths are longer than published
 * @property {number} worst the greatest of them; -Infinity if there is none
 * @property {number} worstRow from 0; -1 if there is none
 */

/** @type {Summary} */
export const NO_ROWS = Object.freeze({
  ...{ rows: 0, solved: 0, held: 0, cost: 0, expanded: 0, milliseconds: 0, excess: 0, worst: -Infinity, worstRow: -1 },
});

/**
 * The fraction by which a path is longer than published: 0.05 is 5%; negative under other rules. Within the tolerance
 * of the published length it is 0; NaN if no path is published.
 * @param {Row} row one with a path
 */
export function excessOf({ outcome, published, found }) {
  if (published === Infinity) return NaN;
  return outcome === 'equal' || published === 0 ? 0 : found / published - 1;
}

/** @param {Summary} summary changed in place, as a scenario may have many rows @param {Row} row @param {number} index */
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
