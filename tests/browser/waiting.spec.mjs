// Long searches can be given up; keys can be looked up and switched off.
import { expect, test } from './fixtures.mjs';
import { chooseFile, expectValue, open, textFile } from './page.mjs';

test('a search that takes too long is cancelled, and the next change begins another', async ({ page }) => {
  await open(page);
  // The unsorted list is scanned for every expansion: on an open field this takes minutes.
  await page.getByText('Advanced').click();
  await page.getByTestId('open-list').selectOption('list');
  await page.getByTestId('algorithm').selectOption('dijkstra');
  await chooseFile(page, textFile('field.txt', `${'.'.repeat(1000)}\n`.repeat(1000)));
  await expect(page.getByTestId('status')).toHaveText('Searching…');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByTestId('status')).toContainText('cancelled');
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeHidden();
  await page.getByTestId('open-list').selectOption('heap');
  await expect(page.getByTestId('status')).toContainText('Path found');
});

test('? leads to the help, where keys can be switched off for good', async ({ page }) => {
  await open(page);
  await page.keyboard.press('?');
  await expect(page.locator('#help-title')).toBeFocused();
  await expect(page.locator('#help-title')).toBeInViewport();
  await page.keyboard.press(',');
  await expectValue(page, 'step', 11);
  await page.getByLabel('Keys act without Ctrl').uncheck();
  await page.keyboard.press(',');
  await expectValue(page, 'step', 11);
  await page.reload();
  await expectValue(page, 'step', 11);
  await page.keyboard.press('.');
  await expectValue(page, 'step', 11);
  await expect(page.getByLabel('Keys act without Ctrl')).not.toBeChecked();
});
