// The tutorials' programs as written: presets, the program on one's own board, the corrected run beside it.
import { expect, test } from './fixtures.mjs';
import { expectValue, open } from './page.mjs';

/** @typedef {import('@playwright/test').Page} Page */

/** @param {Page} page @param {string} id */
async function choose(page, id) {
  await page.getByTestId('map-menu').click();
  await page.getByTestId(`preset-${id}`).click();
}

/** @param {Page} page @param {string} setting */
const control = (page, setting) => page.locator(`[data-setting="${setting}"]`);

/** @param {Page} page */
const unfold = (page) => page.locator('.rail summary', { hasText: 'Advanced' }).click();

for (const [id, name, cost, expanded] of /** @type {const} */ ([
  ['unity', 'Unity demo', 8, 8],
  ['csharp', 'C# grid', 38, 5],
  ['cpp', 'C++ class', 58, 14],
  ['gameserver', 'Game-server template', '', 186],
  ['crowd', 'Crowd program', 150, 22],
  ['slides', 'Slides', 19, 30],
])) {
  test(`the ${name} opens from the menu on a board of its own`, async ({ page }) => {
    await open(page);
    await choose(page, id);
    await expect(page.locator('#map-panel')).toBeHidden();
    await expect(page.locator('#map-name')).toHaveText(name);
    await expectValue(page, 'cost', cost);
    await expectValue(page, 'expanded', expanded);
    await expect(page).toHaveURL(new RegExp(`&as=${id}(&|$)`));
    await page.reload();
    await expectValue(page, 'expanded', expanded);
    await expect(control(page, 'program')).toHaveValue(id);
    await page.keyboard.press('Control+z');
    await expect(control(page, 'program')).toHaveValue(id);
  });
}

test('a program runs on the visitor’s own board, and gives the settings back', async ({ page }) => {
  await open(page);
  await page.getByTestId('algorithm').selectOption('greedy');
  await page.getByTestId('corner').locator('input[value="always"]').check();
  await unfold(page);
  await control(page, 'neighbourOrder').selectOption('up');
  const before = await page.getByTestId('expanded').getAttribute('data-value');
  await control(page, 'program').selectOption('unity');

  await expect(page.getByTestId('algorithm')).toHaveValue('astar');
  await expect(page.getByTestId('algorithm')).toBeDisabled();
  await expect(page.getByTestId('algorithm')).toHaveAccessibleDescription(/program decides: Unity demo/);
  await expect(page.locator('#note-program')).toContainText('the program decides');
  await expect(page.getByTestId('costs')).toHaveValue('unit');
  await expect(page.getByTestId('corner').locator('input[value="four"]')).toBeChecked();
  await expect(page.getByTestId('corner').locator('input[value="always"]')).toBeDisabled();
  await expect(control(page, 'stop')).toHaveValue('opened');
  await expect(control(page, 'stop')).toBeDisabled();
  await expect(page.getByTestId('weight')).toBeDisabled();
  // What the program says nothing of is still the visitor's.
  await expect(control(page, 'heuristic')).toBeEnabled();
  await expect(control(page, 'neighbourOrder')).toHaveValue('up');
  await expect(control(page, 'neighbourOrder')).toBeEnabled();

  await control(page, 'program').selectOption('none');
  await expect(page.getByTestId('algorithm')).toHaveValue('greedy');
  await expect(page.getByTestId('algorithm')).toBeEnabled();
  await expect(page.getByTestId('corner').locator('input[value="always"]')).toBeChecked();
  await expect(page.locator('#note-program')).toBeHidden();
  await expectValue(page, 'expanded', String(before));
});

test('of a list it may be some values that the program takes', async ({ page }) => {
  await open(page);
  await choose(page, 'cpp');
  const heuristic = page.getByTestId('heuristic');
  await expect(heuristic).toBeEnabled();
  await expect(heuristic.locator('option:not(:disabled)')).toHaveCount(2);
  await heuristic.selectOption('manhattan');
  await expect(page).toHaveURL(/as=cpp&h=manhattan/);
  const corners = page.getByTestId('corner').locator('input');
  await expect(corners.and(page.locator(':disabled'))).toHaveCount(2);
});
