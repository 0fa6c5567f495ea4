// The gallery: examples, generators, size, the visitor's own maps, and recent ones.
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { boardSize, drag, expectCell, expectValue, open } from '../../support/page-driver/page.mjs';

/** @import { Page } from '@playwright/test' */

/** @param {Page} page */
async function openMenu(page) {
  await page.getByTestId('map-menu').click();
  await expect(page.locator('#map-panel')).toBeVisible();
}

test('every example opens with its answer and its name', async ({ page }) => {
  await open(page);
  for (const [id, name, cost] of [
    ['lester_under', 'Lester’s, under the wall', '68'],
    ['four_by_four', 'The 4 × 4 example', '38'],
    ['slides_one', 'Slides 1: half steps', '19'],
    ['slides_two', 'Slides 2: by its text', '84'],
    ['slides_two_drawn', 'Slides 2: as drawn', '84'],
    ['experiment_line', '20 × 20: straight line', '150'],
    ['experiment_wall', '20 × 20: past a wall', '198'],
    ['experiment_trap', '20 × 20: out of a trap', '214'],
    ['experiment_walled', '20 × 20: goal walled in', ''],
    ['mountain', 'Plains and mountain', '152'],
    ['lester', 'Lester’s figure', '68'],
  ]) {
    await openMenu(page);
    await page.getByTestId(`preset-${id}`).click();
    await expect(page.locator('#map-panel')).toBeHidden();
    await expect(page.getByTestId('map-menu')).toBeFocused();
    await expect(page.locator('#map-name')).toHaveText(String(name));
    await expectValue(page, 'cost', String(cost));
  }
});

test('an experiment sets its shading, and takes it away when it is left', async ({ page }) => {
  await open(page);
  for (const [id, shading, numbers] of [
    ['experiment_trap', 'order', 'path'],
    ['lester', 'status', 'all'],
  ]) {
    await openMenu(page);
    await page.getByTestId(`preset-${id}`).click();
    await expect(page.getByTestId('shading')).toHaveValue(String(shading));
    await expect(page.getByTestId('numbers')).toHaveValue(String(numbers));
  }
});

test('the shading of an experiment is in its link, survives a reload, and is undone with it', async ({ page }) => {
  await open(page);
  await openMenu(page);
  await page.getByTestId('preset-experiment_trap').click();
  await expect(page).toHaveURL(/&shade=order&num=path$/);
  await page.reload();
  await expectValue(page, 'cost', 214);
  await expect(page.getByTestId('shading')).toHaveValue('order');
  await expect(page.getByTestId('numbers')).toHaveValue('path');
  await openMenu(page);
  await page.getByTestId('preset-lester').click();
  await expect(page.getByTestId('shading')).toHaveValue('status');
  await expect(page).not.toHaveURL(/shade/);
  await page.keyboard.press('Control+z');
  await expect(page.getByTestId('shading')).toHaveValue('order');
});

test('a generated map is the same for the same seed, different for another, and can be undone', async ({ page }) => {
  await open(page);
  await openMenu(page);
  await page.getByTestId('width').fill('30');
  await page.getByTestId('height').fill('20');
  await page.getByTestId('resize').click();
  expect(await boardSize(page)).toEqual({ columns: 30, rows: 20 });
  /** @type {Set<string>} */
  const seen = new Set();
  for (const kind of ['random', 'maze', 'rooms', 'caves', 'terrain']) {
    await page.getByTestId('generator').selectOption(kind);
    await page.getByTestId('seed').fill('7');
    await page.getByTestId('generate').click();
    await expect(page.getByTestId('status')).toContainText('seed 7');
    const answer = () => page.getByTestId('expanded').getAttribute('data-value');
    const first = await answer();
    seen.add(`${first}`);
    await page.getByTestId('new-seed').click();
    await expect(page.getByTestId('status')).toContainText(`seed ${await page.getByTestId('seed').inputValue()}`);
    await page.getByTestId('seed').fill('7');
    await page.getByTestId('seed').press('Enter');
    await expect(page.getByTestId('status')).toContainText('seed 7');
    expect(await answer()).toBe(first);
  }
  expect(seen.size).toBeGreaterThan(3);
  await page.keyboard.press('Escape');
  for (let times = 0; times < 16; times++) await page.keyboard.press('Control+z');
  await expectValue(page, 'cost', 68);
  expect(await boardSize(page)).toEqual({ columns: 7, rows: 6 });
});

test('a map is generated in a size of its own, which stays as it was typed', async ({ page }) => {
  await open(page);
  await openMenu(page);
  const width = page.getByTestId('generate-width');
  const height = page.getByTestId('generate-height');
  await expect(width).toHaveValue('41');
  await expect(height).toHaveValue('25');
  await page.getByTestId('generator').selectOption('maze');
  await page.getByTestId('generate').click();
  expect(await boardSize(page)).toEqual({ columns: 41, rows: 25 });
  await width.fill('4097');
  await page.getByTestId('generate').click();
  await expect(page.locator('#map-problem')).toContainText('from 1 to 4096');
  expect(await boardSize(page)).toEqual({ columns: 41, rows: 25 });
  await width.fill('15');
  await height.fill('11');
  await height.press('Enter');
  await expect(page.locator('#map-problem')).toBeHidden();
  expect(await boardSize(page)).toEqual({ columns: 15, rows: 11 });
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');
  expect(await boardSize(page)).toEqual({ columns: 41, rows: 25 });
  await openMenu(page);
  await expect(width).toHaveValue('15');
  await expect(height).toHaveValue('11');
});

test('a maze takes no percentage; an input that is no number is refused in its field', async ({ page }) => {
  await open(page);
  await openMenu(page);
  await page.getByTestId('generator').selectOption('maze');
  await expect(page.getByTestId('percent')).toBeDisabled();
  await page.getByTestId('generator').selectOption('caves');
  await expect(page.getByTestId('percent')).toHaveValue('45');
  await page.getByTestId('percent').fill('101');
  await page.getByTestId('generate').click();
  const problem = page.locator('#map-problem');
  await expect(problem).toContainText('The percentage is a whole number from 0 to 100');
  await page.getByTestId('width').fill('5000');
  await page.getByTestId('resize').click();
  await expect(problem).toContainText('from 1 to 4096');
  expect(await boardSize(page)).toEqual({ columns: 7, rows: 6 });
  await page.getByTestId('width').fill('3');
  await page.getByTestId('resize').click();
  await expect(problem).toBeHidden();
});

test('resizing keeps the drawing, and an end that is cut off moves to a free cell', async ({ page }) => {
  await open(page);
  await openMenu(page);
  await page.getByTestId('width').fill('4');
  await page.getByTestId('height').fill('3');
  await page.getByTestId('height').press('Enter');
  await page.keyboard.press('Escape');
  await expectCell(page, { x: 3, y: 2 }, /wall/);
  await expectCell(page, { x: 1, y: 2 }, /start/);
  await expectCell(page, { x: 2, y: 2 }, /goal/);
  for (const [width, height] of [
    [1, 1],
    [4096, 1],
  ]) {
    await openMenu(page);
    await page.getByTestId('width').fill(String(width));
    await page.getByTestId('height').fill(String(height));
    await page.getByTestId('resize').click();
    expect(await boardSize(page)).toEqual({ columns: width, rows: height });
    await page.keyboard.press('Escape');
  }
  for (let times = 0; times < 3; times++) await page.keyboard.press('Control+z');
  await expectValue(page, 'cost', 68);
});

test('clear empties the board and leaves the ends', async ({ page }) => {
  await open(page);
  await openMenu(page);
  await page.getByTestId('clear').click();
  await expectValue(page, 'cost', 40);
  await expect(page.locator('#map-name')).toHaveText('Empty board');
});

test('the menu closes on Escape and on a click beside it, which draws nothing', async ({ page }) => {
  await open(page);
  await openMenu(page);
  await page.keyboard.press('Escape');
  await expect(page.locator('#map-panel')).toBeHidden();
  await expect(page.getByTestId('map-menu')).toBeFocused();
  await openMenu(page);
  await drag(page, { x: 2, y: 4 }, { x: 2, y: 5 });
  await expect(page.locator('#map-panel')).toBeHidden();
  await expectCell(page, { x: 2, y: 4 }, /^(?!.*wall)/);
  await expect(page.getByTestId('undo')).toHaveAttribute('aria-disabled', 'true');
});

test('a map is saved, comes back after a reload, and is deleted', async ({ page }) => {
  await open(page);
  await drag(page, { x: 4, y: 4 }, { x: 4, y: 0 });
  await drag(page, { x: 5, y: 2 }, { x: 6, y: 5 });
  await openMenu(page);
  await page.getByTestId('save').click();
  await expect(page.locator('#map-problem')).toContainText('Give the map a name');
  await page.getByTestId('save-name').fill('<b>mine</b>');
  await page.getByTestId('save-name').press('Enter');
  await expect(page.getByTestId('status')).toContainText('<b>mine</b> is saved');
  await page.reload();
  await expectValue(page, 'cost', 68);
  await openMenu(page);
  await page.getByRole('button', { name: '<b>mine</b>', exact: true }).click();
  await expect(page.locator('#map-name')).toHaveText('<b>mine</b>');
  await expectCell(page, { x: 4, y: 2 }, /wall/);
  await expectCell(page, { x: 6, y: 5 }, /goal/);
  await openMenu(page);
  await page.getByRole('button', { name: 'Delete <b>mine</b>' }).click();
  await expect(page.getByTestId('saved')).toHaveText('None yet.');
  await page.reload();
  await openMenu(page);
  await expect(page.getByTestId('saved')).toHaveText('None yet.');
});

test('where storage is forbidden the page says so, and nothing breaks', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await open(page);
  await openMenu(page);
  await page.getByTestId('save-name').fill('mine');
  await page.getByTestId('save').click();
  await expect(page.locator('#map-problem')).toContainText('storage is full or not allowed');
  await expect(page.getByTestId('saved')).toHaveText('None yet.');
});

test('the menu in Chinese', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ locale: 'zh-CN' });
  const page = await context.newPage();
  await page.goto(String(baseURL));
  await expectValue(page, 'cost', 68);
  await openMenu(page);
  const text = await page.locator('#map-panel').innerText();
  // Names of products stay, and the letters of the numbers.
  expect(text.replace(/Unity|C#|C\+\+|A\*|\b[ADFGHU]\b/g, '')).not.toMatch(/[A-Za-z]/);
  await page.getByTestId('preset-mountain').click();
  await expect(page.locator('#map-name')).toHaveText('平原与山');
  await page.getByTestId('ground').click();
  expect(await page.locator('#ground-panel').innerText()).not.toMatch(/[A-Za-z]/);
  await context.close();
});
