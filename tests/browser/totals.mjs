// Reads Playwright's JSON report. `totals.mjs REPORT` prints how many tests passed and how many failed;
// `totals.mjs --skipped REPORT` prints a line "name: reason" for each that was skipped, and `--unsteady` the
// name of each that passed only at its second try.
import { readFileSync } from 'node:fs';

/**
 * The part of the report that is used here.
 * @typedef {{ status: string, annotations: { type: string, description?: string }[] }} Run
 * @typedef {{ title: string, tests: Run[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 */

const path = process.argv.at(-1) ?? '';
/** @type {Suite & { stats: { expected: number, unexpected: number, flaky: number } }} */
let report = { stats: { expected: 0, unexpected: 0, flaky: 0 } };
try {
  report = JSON.parse(readFileSync(path, 'utf8'));
} catch {
  // The runner died before it wrote one: no test ran, which tests/run counts as a failure.
}

/** @param {Suite} suite @returns {Spec[]} */
const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

if (process.argv.includes('--skipped')) {
  for (const { title, tests } of specsOf(report)) {
    for (const { status, annotations } of tests) {
      const reason = annotations.find(({ type }) => type === 'skip' || type === 'fixme')?.description;
      if (status === 'skipped') console.log(`${title}: ${reason ?? 'no reason given'}`);
    }
  }
} else if (process.argv.includes('--unsteady')) {
  for (const { title, tests } of specsOf(report)) {
    if (tests.some(({ status }) => status === 'flaky')) console.log(title);
  }
} else {
  console.log(report.stats.expected + report.stats.flaky, report.stats.unexpected);
}
