// Long searches can be cancelled; keys can be looked up and switched off.
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { chooseFile, expectDrawn, expectValue, open, pointOf, textFile } from '../../support/page-driver/page.mjs';

/** @import { Page } from '@playwright/test' */

/**
 * A field of a million cells in a search that takes minutes: the unsorted list is scanned for every
 * expansion.
 * @param {Page} page
 */
async function searchForLong(page) {
  await open(page);
  await page.getByText('Advanced').click();
  await page.getByTestId('open-list').selectOption('list');
  await page.getByTestId('algorithm').selectOption('dijkstra');
  await chooseFile(page, textFile('field.txt', `${'.'.repeat(1000)}\n`.repeat(1000)));
  await expect(page.getByTestId('status')).toHaveText('Searching…');
}

test('a search that takes too long is cancelled, and the next change starts another', async ({ page }) => {
  await searchForLong(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByTestId('status')).toContainText('cancelled');
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeHidden();
  await page.getByTestId('open-list').selectOption('heap');
  await expect(page.getByTestId('status')).toContainText('Path found');
});

test('a million cells painted meanwhile are not drawn one by one', async ({ page }) => {
  await searchForLong(page);
  await expectDrawn(page);
  await page.getByTestId('ground').click();
  await page.getByTestId('ground-forest').check();
  await page.keyboard.press('Escape');
  await page.getByTestId('tool-fill').click();
  const { x, y } = await pointOf(page, { x: 500, y: 500 });
  await page.mouse.move(x, y);
  await page.evaluate(() => {
    let count = 0;
    const { prototype } = CanvasRenderingContext2D;
    const counted = new Proxy(prototype.fillRect, {
      apply(original, context, all) {
        count += 1;
        return Reflect.apply(original, context, all);
      },
    });
    Reflect.set(prototype, 'fillRect', counted);
    Reflect.set(window, 'countRectangles', () => count);
  });
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.getByRole('gridcell')).toHaveAttribute('aria-label', /cost × 2/);
  const count = await page.evaluate(async () => {
    for (let i = 0; i < 3; i++) await new Promise((resolve) => requestAnimationFrame(resolve));
    return Reflect.get(window, 'countRectangles')();
  });
  expect(count).toBeLessThan(100);
  await expect(page.getByTestId('board')).toHaveClass(/is-stale/);
  await page.getByRole('button', { name: 'Cancel' }).click();
});

test('? leads to the help, where keys can be switched off for good', async ({ page }) => {
  await open(page);
  // Parts that load into the rail a moment later are placed above the help.
  await expect(page.locator('#path-quality summary')).not.toBeEmpty();
  await page.keyboard.press('?');
  await expect(page.locator('#help-title')).toBeFocused();
  await expect(page.locator('#help-title')).toBeInViewport();
  await page.keyboard.press(',');
  await expectValue(page, 'step', 11);
  await page.getByLabel('Single-key shortcuts').uncheck();
  await page.keyboard.press(',');
  await expectValue(page, 'step', 11);
  await page.reload();
  await expectValue(page, 'step', 11);
  await page.keyboard.press('.');
  await expectValue(page, 'step', 11);
  await expect(page.getByLabel('Single-key shortcuts')).not.toBeChecked();
});

test('a file chosen before the core has loaded is opened once it has', async ({ page }) => {
  let letCoreCome = () => {};
  const isChosen = new Promise((resolve) => (letCoreCome = () => resolve(undefined)));
  await page.route('**/astrolabe-*.wasm', async (route) => {
    await isChosen;
    await route.continue();
  });
  await page.goto('');
  await chooseFile(page, textFile('early.txt', ['S..', '.#.', '..G']));
  letCoreCome();
  await expect(page.locator('#map-name')).toHaveText('early.txt');
  await expectValue(page, 'cost', 40);
});
