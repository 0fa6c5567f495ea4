// Everything by name: Ctrl-K, what it finds, and what choosing a result does.
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { boardSize, layout, open } from '../../support/page-driver/page.mjs';

/** @import { Page } from '@playwright/test' */

/** @param {Page} page @param {string} typed */
async function find(page, typed) {
  await page.keyboard.press('Control+k');
  await expect(page.getByTestId('palette-field')).toBeFocused();
  await page.keyboard.type(typed);
}

/** @param {Page} page */
const results = (page) => page.locator('#palette-results [role="option"]');

test('a setting is found by its name and chosen with Enter', async ({ page }) => {
  await open(page);
  await find(page, 'greedy');
  await expect(results(page).first()).toContainText('Greedy');
  await page.keyboard.press('Enter');
  await expect(page.locator('#palette-dialog')).toBeHidden();
  await expect(page.getByTestId('algorithm')).toHaveValue('greedy');
  await page.getByTestId('undo').click();
  await expect(page.getByTestId('algorithm')).toHaveValue('astar');
});

test('a name in the other language finds the same, and a map opens', async ({ page }) => {
  await open(page);
  await find(page, '山');
  await expect(results(page).first()).toContainText('Plains and mountain');
  await results(page).first().click();
  await expect(page.locator('#map-name')).toHaveText('Plains and mountain');
});

test('a map is generated from a gallery that was never opened', async ({ page }) => {
  await open(page);
  await find(page, 'maze');
  await expect(results(page).first()).toHaveText('Maze');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('status')).toContainText('Path found');
  expect((await boardSize(page)).columns).toBeGreaterThan(7);
});

test('in Chinese, both Chinese and English names are found', async ({ page }) => {
  await open(page, '#v=1&lang=zh');
  for (const typed of ['真实代价', 'X-ray']) {
    await find(page, typed);
    await expect(results(page).first()).toContainText(/[一-鿿]/);
    await page.keyboard.press('Escape');
  }
});

test('a result inside a lens or a fold is revealed when it is chosen', async ({ page }) => {
  await open(page);
  await page.getByTestId('lens-step').click();
  await find(page, 'X-ray');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('xray')).toBeChecked();
  await expect(page.getByTestId('xray')).toBeVisible();
});

test('a feature is found by other words than its name', async ({ page }) => {
  await open(page);
  for (const [typed, name] of /** @type {const} */ ([
    ['video', 'Share'],
    ['动画', 'Share'],
    ['projector', 'Present'],
    ['quiz', 'Share'],
    ['picture', 'Share'],
    ['投影', 'Present'],
    ['resize', 'Map'],
  ])) {
    await find(page, typed);
    await expect(results(page).filter({ hasText: name }).first()).toBeVisible();
    await page.keyboard.press('Escape');
  }
});

test('two numbers are a cell', async ({ page }) => {
  await open(page);
  await find(page, '(1,2)');
  await expect(results(page)).toHaveText(['Go to cell (1,2)']);
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('board')).toBeFocused();
  await page.keyboard.press('w');
  await expect(page.locator('#cell-place')).toContainText('(1,2)');
  await find(page, '999,2');
  await expect(results(page)).toHaveText([/^There is no cell \(999,2\): the map goes from \(0,0\) to /]);
  await page.keyboard.press('Enter');
  await expect(page.locator('#palette-dialog')).toBeVisible();
});

test('choosing start or goal only goes there, and moves nothing', async ({ page }) => {
  await open(page, '#v=1&m=g.random.200.120.20.3&s=3,3&g=190,110');
  for (const [typed, cell] of /** @type {const} */ ([
    ['goal', 'row 111, column 191'],
    ['起点', 'row 4, column 4'],
  ])) {
    await page.keyboard.press('Control+k');
    await page.getByTestId('palette-field').fill(typed);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('gridcell')).toHaveAttribute('aria-label', new RegExp(cell));
    // Cells of a few pixels are zoomed in on.
    await expect.poll(async () => (await layout(page)).width).toBeGreaterThan(20);
  }
  await expect(page.getByTestId('undo')).toHaveAttribute('aria-disabled', 'true');
});

test('a name without a match is reported, and Escape leads back', async ({ page }) => {
  await open(page);
  await page.getByTestId('palette').click();
  await expect(page.getByTestId('palette-field')).toBeFocused();
  await page.keyboard.type('qqq');
  await expect(results(page)).toHaveCount(0);
  await expect(page.locator('#palette-dialog [role="status"]')).toHaveText('No match, in English or Chinese.');
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('palette')).toBeFocused();
});

test('arrow keys move through the results', async ({ page }) => {
  await open(page);
  await find(page, 'map');
  const field = page.getByTestId('palette-field');
  await expect(field).toHaveAttribute('aria-activedescendant', 'palette-0');
  await page.keyboard.press('ArrowDown');
  await expect(field).toHaveAttribute('aria-activedescendant', 'palette-1');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  const count = await results(page).count();
  await expect(field).toHaveAttribute('aria-activedescendant', `palette-${count - 1}`);
});

test('other places can be reached, and it opens there, too', async ({ page }) => {
  await open(page);
  await find(page, 'graph');
  await results(page)
    .filter({ hasText: /^Graph$/ })
    .first()
    .click();
  await expect(page.getByTestId('place-graph')).toHaveAttribute('aria-current', 'page');
  await find(page, 'lab');
  await results(page).filter({ hasText: /^Lab$/ }).first().click();
  await expect(page.getByTestId('place-lab')).toHaveAttribute('aria-current', 'page');
});
