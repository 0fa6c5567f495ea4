// Comparisons of worlds: the same world run several times with one thing changed.
import { readFile } from 'node:fs/promises';
import { formatNumber } from '../../../web/i18n/translate.js';
import { WorldTrials } from '../../../web/engine/jobs/world-trials.js';
import { TRIAL_COLUMNS, trialValue, trialsCsv, trialsOf } from '../../../web/places/world/state/world-trials.js';
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { choose, openWorld, currentWorld } from '../../support/page-driver/world-panels-page.mjs';

/** @param {number | null | undefined} value */
const shown = (value) => (typeof value === 'number' ? formatNumber(value) : '–');

test('the table of planners has the numbers of the same worlds run outside the page', async ({ page }) => {
  const { world, ground, create } = await currentWorld();
  const [units, ticks] = [12, 60];
  const list = trialsOf({
    comparison: 'planners',
    ground,
    hasHexes: false,
    options: world.options(),
    units,
    ticks,
    goals: [],
  });
  const trials = new WorldTrials(create, { now: () => 0, defer: (task) => setTimeout(task, 0) }, () => undefined);
  trials.begin(list);
  await expect.poll(() => trials.phase).toBe('done');
  await openWorld(page);
  await choose(page, 'planners');
  await page.getByTestId('trials-units').fill(String(units));
  await page.getByTestId('trials-ticks').fill('5');
  await page.getByTestId('trials-run').click();
  await expect(page.getByTestId('trials-said')).toHaveText(
    'Whole numbers: units from 1 to 1000, ticks from 10 to 5000.',
  );
  await page.getByTestId('trials-ticks').fill(String(ticks));
  await page.getByTestId('trials-run').click();
  await expect(page.getByTestId('trials-said')).toHaveText(`Done: ${ticks} ticks each, counted from tick 0.`, {
    timeout: 30_000,
  });
  const rows = page.getByTestId('trials-table').locator('tbody tr');
  await expect(rows).toHaveCount(3);
  for (const [index, result] of trials.results.entries()) {
    await expect(rows.nth(index)).toHaveAttribute('data-trial', result.name);
    await expect(rows.nth(index).locator('td')).toHaveText(
      TRIAL_COLUMNS.map((column) => shown(trialValue(result, column))),
    );
  }
  expect(trials.results.some(({ arrivals }) => arrivals > 0)).toBe(true);
  await expect(page.getByTestId('trials-seen')).toContainText('arrivals');
  const download = page.waitForEvent('download');
  await page.getByTestId('trials-save').click();
  expect(await readFile(await (await download).path(), 'utf8')).toBe(trialsCsv(trials.results));
});

test('a long comparison is cancelled, and influence has its own', async ({ page }) => {
  await openWorld(page);
  await choose(page, 'planners');
  await page.getByTestId('trials-units').fill('200');
  await page.getByTestId('trials-ticks').fill('5000');
  await page.getByTestId('trials-run').click();
  await expect(page.getByTestId('trials-cancel')).toBeFocused();
  await page.getByTestId('trials-cancel').click();
  await expect(page.getByTestId('trials-said')).toContainText('Cancelled after');
  await expect(page.getByTestId('trials-run')).toBeFocused();
  await page.getByTestId('trials-what').selectOption('influence');
  await expect(page.getByTestId('trials-units')).toBeHidden();
  await page.getByTestId('trials-ticks').fill('300');
  await page.getByTestId('trials-run').click();
  await expect(page.getByTestId('trials-said')).toHaveText('Done: 300 ticks each, counted from tick 200.', {
    timeout: 30_000,
  });
  await expect(page.getByTestId('trials-seen')).toContainText(/^Most arrivals: With influence/);
});
