// The race: several set-ups on the board in hand, in step.
import { expect, test } from './fixtures.mjs';
import { open } from './page.mjs';

/** @typedef {import('@playwright/test').Page} Page */

/** @param {Page} page */
const lanes = (page) => page.getByTestId('race-lane');

/** Opens the race and waits for the end of it. @param {Page} page */
async function race(page) {
  await page.getByTestId('race').click();
  await expect(lanes(page).first()).toContainText('step');
  await page.getByTestId('race-last').click();
  await expect(page.getByTestId('race-last')).toHaveAttribute('aria-disabled', 'true');
}

test('one press has two set-ups run, and Escape leads back', async ({ page }) => {
  await open(page);
  await expect(page.getByTestId('ranking')).toBeHidden();
  await race(page);
  await expect(lanes(page)).toHaveCount(2);
  await expect(lanes(page).nth(0)).toContainText('Arrived as no. 1 · step 12 of 12 · 12 expanded · cost 68 · optimal');
  await expect(lanes(page).nth(1)).toContainText('Arrived as no. 2 · step 36 of 36 · 36 expanded · cost 68 · optimal');
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('race')).toBeFocused();
  await expect(page.getByTestId('steps')).toHaveAttribute('data-value', '12');
});
