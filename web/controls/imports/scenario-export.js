// The rows of a scenario that are done, as a file for other programs: slice by slice, since there may be
// hundreds of thousands.

import { CSV_HEADER, csvLine } from '../../state/scenario.js';
import { make } from '../make.js';

/** Rows that are written at a stretch: some milliseconds. */
const BAND = 2000;
/** Milliseconds after which a download has surely begun. */
const BEGUN = 60_000;

/**
 * @param {import('../../engine/scenario-run.js').ScenarioRun} run
 * @param {{ name: string, width: number }} scenario
 * @param {{ defer: (task: () => void) => void }} clock
 */
export async function saveScenario(run, { name, width }, clock) {
  const parts = [`${CSV_HEADER}\n`];
  const { done } = run;
  for (let first = 0; first < done; first += BAND) {
    let text = '';
    for (let index = first; index < Math.min(first + BAND, done); index++) {
      text += csvLine(run.row(index), index, width);
    }
    parts.push(text);
    await new Promise((resolve) => clock.defer(() => resolve(null)));
    // Another run has begun: what was written so far is of the one before.
    if (run.phase === 'running') return;
  }
  const link = make('a', {
    href: URL.createObjectURL(new Blob(parts, { type: 'text/csv' })),
    download: `${name.replace(/\.scen$/i, '') || 'scenario'}.csv`,
  });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), BEGUN);
}
