// The path as text, to be copied.
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { expectValue, open, openLens } from '../../support/page-driver/page.mjs';

const LESTER = '(1,2) (2,1) (2,0) (3,0) (4,0) (5,1) (5,2)';

test('the path is listed cell by cell, as cells are counted, and copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await openLens(page, 'lists');
  await page.locator('#path-text > summary').click();
  const field = page.getByTestId('path-text');
  await expect(field).toHaveValue(LESTER);
  await expect(page.locator('#path-text-note')).toHaveText('7 cells from start to goal, labelled as on the rulers.');
  await page.getByTestId('copy-path').click();
  await expect(page.locator('#path-text-said')).toHaveText('Copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(LESTER);
  await expect(field).toBeVisible();

  await page.locator('#view > summary').click();
  await page.getByTestId('coordinates-first').selectOption('1');
  await expect(field).toHaveValue(/^\(2,3\) .* \(6,3\)$/);
  await expect(page.locator('#path-text-said')).toHaveText('');
});

test('where copying is forbidden the text is selected', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('forbidden')) },
    });
  });
  await open(page);
  await openLens(page, 'lists');
  await page.locator('#path-text > summary').click();
  await page.getByTestId('copy-path').click();
  await expect(page.locator('#path-text-said')).toHaveText('Selected: copy it with Ctrl+C or the menu.');
  await expect(page.getByTestId('path-text')).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(LESTER);
});

test('for an any-angle path its turns are listed; without a path, a message says so', async ({ page }) => {
  await open(page, '#v=1&a=theta&lang=zh');
  await openLens(page, 'lists');
  await page.locator('#path-text > summary').click();
  await expect(page.getByTestId('path-text')).toHaveValue('(1,2) (2,4) (4,4) (5,2)');
  await expect(page.locator('#path-text-note')).toHaveText('4 个格子：起点、终点和路径转折处。');
  await page.goto('#v=1&m=g.random.9.9.100.1&s=0,0&g=8,8');
  await expect(page.locator('#path-text-note')).toHaveText('没有路径。');
  await expect(page.getByTestId('path-text')).toHaveValue('');
  await expect(page.getByTestId('copy-path')).toHaveAttribute('aria-disabled', 'true');
  await expectValue(page, 'cost', '');
});
