// The finished rows of a scenario as a file for other programs: slice by slice, since there may be
// hundreds of thousands.

import { CSV_HEADER, csvLine } from '../../../model/scenario.js';
import { saveFile } from '../../../ui/save-file.js';

/** @import { ScenarioRun } from '../../../engine/jobs/scenario-run.js' */

/** Rows written per slice: a few milliseconds. */
const BAND = 2000;

/**
 * @param {ScenarioRun} run
 * @param {{ name: string, width: number }} scenario
 * @param {{ defer: (task: () => void) => void }} clock
 */
export async function saveScenario(run, { name, width }, clock) {
  const parts = [`${CSV_HEADER}\n`];
  const { answers } = run;
  const { done } = answers;
  for (let first = 0; first < done; first += BAND) {
    let text = '';
    for (let index = first; index < Math.min(first + BAND, done); index++) {
      text += csvLine(answers.row(index), index, width);
    }
    parts.push(text);
    await new Promise((resolve) => clock.defer(() => resolve(null)));
    if (run.answers !== answers) return; // what was written so far belongs to an earlier run
  }
  saveFile(`${name.replace(/\.scen$/i, '') || 'scenario'}.csv`, new Blob(parts, { type: 'text/csv' }));
}
