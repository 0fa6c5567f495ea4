// The results of a race over all rows of a scenario: means, lines of CSV. Pure.

import { excessOf } from '../../../engine/jobs/batch-sums.js';
import { isAnswered } from '../../../model/scenario.js';
import { csvCell, quoted } from '../../../model/ranking.js';

/** @import { Summary } from '../../../engine/jobs/batch-sums.js' */
/** @import { Row } from '../../../engine/jobs/scenario-answers.js' */

/** Means per row, and per solved row; NaN if there are none. @param {Summary} summary */
export function meansOf({ rows, solved, held, cost, expanded, milliseconds, excess }) {
  return { cost: cost / solved, excess: excess / held, expanded: expanded / rows, milliseconds: milliseconds / rows };
}

export const CSV_HEADER =
  'row,start_x,start_y,goal_x,goal_y,published,set_up,outcome,cost,excess_percent,expanded,time_ms';

/** With its line end. @param {Row} row @param {number} index @param {number} width @param {string} name of the setup */
export function csvLine(row, index, width, name) {
  const { start, goal, published, outcome, found, expanded, milliseconds } = row;
  const coordinates = [start, goal].flatMap((cell) => [cell % width, Math.floor(cell / width)]);
  const share = isAnswered(row) ? excessOf(row) : NaN;
  const [cost, excess] = [isAnswered(row) ? found : null, Number.isNaN(share) ? null : share * 100];
  const cells = [
    index + 1,
    ...coordinates,
    Number.isFinite(published) ? published : null,
    quoted(name),
    isAnswered(row) ? 'found' : outcome,
    cost,
    excess,
    expanded,
    milliseconds,
  ];
  return `${cells.map(csvCell).join(',')}\n`;
}
