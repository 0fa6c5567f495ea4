// The four experiments in one click: four boards in step, a table, a conclusion, and access to each of them.
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { expectValue, open } from '../../support/page-driver/page.mjs';

/** @import { Page } from '@playwright/test' */

/** @param {Page} page */
const conclusion = (page) => page.getByTestId('experiments-conclusion').locator('li');

/** @param {Page} page */
async function openExperiments(page) {
  await page.getByTestId('map-menu').click();
  await page.getByTestId('experiments').click();
  await expect(conclusion(page)).toHaveCount(4);
}

test('one click plays the four boards side by side, in step', async ({ page }) => {
  await open(page);
  await openExperiments(page);
  const boards = page.getByTestId('experiment');
  await expect(boards).toHaveCount(4);
  await expect(page.locator('#race-lanes')).toBeHidden();
  await expect(page.locator('#race-panels')).toBeHidden();
  await page.getByTestId('race-first').click();
  for (let i = 0; i < 20; i++) await page.keyboard.press('.');
  await expect(boards.nth(0)).toContainText('16 expanded · cost 150');
  await expect(boards.nth(1)).toContainText('step 20 of 94');
  await expect(boards.nth(3)).toContainText('step 20 of 375');
  await page.getByTestId('race-last').click();
  await expect(boards.nth(2)).toContainText('96 expanded · cost 214');
  await expect(boards.nth(3)).toContainText('375 expanded · no path');
});

test('the table compares each with the straight line and the whole map', async ({ page }) => {
  await open(page);
  await openExperiments(page);
  const rows = page.getByTestId('experiments-table').locator('tbody tr');
  await expect(rows.nth(0).locator('th, td')).toHaveText(['Straight line', '16', '16', '400', '150']);
  await expect(rows.nth(3).locator('th, td')).toHaveText(['Goal walled in', '375', '16', '384', 'no path']);
  await expect(conclusion(page).first()).toHaveText(/^In all 4, A\* expands no fewer cells/);
});

test('a click on a board opens it on the page, with its caption', async ({ page }) => {
  await open(page);
  await openExperiments(page);
  await page.getByTestId('open-experiment_trap').click();
  await expect(page.locator('#race-space')).toBeHidden();
  await expectValue(page, 'cost', 214);
  await expect(page.locator('#map-name')).toHaveText('20 × 20: out of a trap');
  await expect(page.locator('.work > [data-testid="caption"]')).toContainText('96 cells');
  await expect.poll(() => page.url()).not.toContain('race=');
});

test('they are in the link, and open from it', async ({ page }) => {
  await open(page);
  await openExperiments(page);
  await page.getByTestId('race-first').click();
  await page.keyboard.press('.');
  await expect.poll(() => page.url()).toContain('race=experiments&rt=1');
  await page.reload();
  await expect(page.getByTestId('experiment').nth(1)).toContainText('step 1 of 94');
  await page.getByTestId('place-lab').click();
  await expect.poll(() => page.url()).not.toContain('race=');
  await expectValue(page, 'cost', 68);
});

test('from the race to the experiments and back, with the setups that were chosen', async ({ page }) => {
  await open(page);
  await page.getByTestId('race').click();
  const lanes = page.getByTestId('race-lane');
  await expect(lanes).toHaveCount(2);
  await page.getByTestId('race-add').click();
  await expect(lanes).toHaveCount(3);
  await page.getByTestId('race-experiments').click();
  await expect(page.getByTestId('experiment').first()).toBeVisible();
  await expect(lanes).toHaveCount(0);
  await page.getByTestId('race-experiments').click();
  await expect(lanes).toHaveCount(3);
  await expect(page.getByTestId('experiment').first()).toBeHidden();
  await page.getByTestId('race-last').click();
  await expect(lanes.nth(0)).toContainText('12 expanded · cost 68');
});

for (const width of [1440, 768, 390]) {
  test(`at ${width} px there are ${width > 979 ? 'four' : 'two'} in a row, and nothing overflows`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page);
    await openExperiments(page);
    const tops = await page
      .getByTestId('experiment')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
    expect(new Set(tops.map(Math.round)).size).toBe(width > 979 ? 1 : 2);
    const work = page.locator('.race-work');
    expect(await work.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  });
}
