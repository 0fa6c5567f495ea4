// The crowd tutorial's world on the page: its keys, its mouse buttons, its speed, and the switch that removes its bugs.
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { expectValue, open } from '../../support/page-driver/page.mjs';
import { board, cellSaid, expectTick, pointOf, press, status, stroke } from '../../support/page-driver/world-page.mjs';

/** @import { Page } from '@playwright/test' */

/** @param {Page} page @param {string} [more] */
async function openCrowd(page, more = '') {
  await open(page, `#v=1&world=crowd${more}`);
  await expect(page.locator('#world-space')).toBeVisible();
  await expectValue(page, 'units', 6);
}

/** Moves the cursor to a cell by keys from the top left. @param {Page} page @param {number} x @param {number} y */
async function lookAt(page, x, y) {
  await board(page).focus();
  await page.keyboard.press('Control+Home');
  for (let i = 0; i < x; i++) await page.keyboard.press('ArrowRight');
  for (let i = 0; i < y; i++) await page.keyboard.press('ArrowDown');
}

test('A adds units on (0,0), one on top of the other; digits select, D removes', async ({ page }) => {
  await openCrowd(page);
  await expect(page.getByTestId('world-speed')).toHaveValue('10');
  // Wherever the keys have moved the cursor.
  await lookAt(page, 2, 1);
  for (let i = 0; i < 3; i++) await page.keyboard.press('a');
  await expectValue(page, 'units', 9);
  await page.keyboard.press('9');
  await expect(status(page)).toHaveText('Unit 9 selected.');
  await lookAt(page, 0, 0);
  await expect(cellSaid(page)).toHaveAccessibleName(/unit/);
  await expect.poll(() => page.url()).toContain('world=crowd&do=a_3');
  await page.keyboard.press('d');
  await expectValue(page, 'units', 8);
  await page.keyboard.press('9');
  await expect(status(page)).toHaveText('There is no unit 9.');
  await page.keyboard.press('d');
  await expectValue(page, 'units', 7);
});

test('a left click toggles a wall, a right click sends; a chosen tool does what it says', async ({ page }) => {
  await openCrowd(page);
  await expect(page.locator('[data-world-tool="wall"]')).toHaveAttribute('aria-pressed', 'true');
  const [x, y] = await freeCell(page);
  await press(page, x, y);
  await lookAt(page, x, y);
  await expect(cellSaid(page)).toHaveAccessibleName(/wall/);
  await press(page, x, y);
  await expect(cellSaid(page)).toHaveAccessibleName(/free/);

  const point = await pointOf(page, x, y);
  const menus = await countMenus(page);
  await page.mouse.click(point.x, point.y, { button: 'right' });
  await expect(status(page)).toContainText('Select a unit first');
  await page.keyboard.press('3');
  await page.mouse.click(point.x, point.y, { button: 'right' });
  await expect.poll(() => page.url()).toContain(`g3,${x},${y}`);
  expect(await menus()).toBe(0);
  await page.keyboard.press('k'); // the first one sent starts the clock
  await lookAt(page, x, y);
  await expect(cellSaid(page)).not.toHaveAccessibleName(/wall/);

  await page.locator('[data-world-tool="walk"]').click();
  await page.keyboard.press('5');
  await press(page, x, y);
  await expect.poll(() => page.url()).toContain(`g5,${x},${y}`);
  await board(page).focus();
  await page.keyboard.press('?');
  await expect(status(page)).toContainText('a right-click sends the selected unit there');
});

test('a tap does what the tool says, and the tool Walk sends', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await openCrowd(page);
  const [x, y] = await freeCell(page);
  const point = await pointOf(page, x, y);
  await page.touchscreen.tap(point.x, point.y);
  await expect.poll(() => page.url()).toContain(`w${x},${y}`);
  await page.touchscreen.tap(point.x, point.y);
  await expect.poll(() => page.url()).toContain(`w${x},${y},1`);
  await page.locator('[data-world-tool="walk"]').tap();
  await board(page).focus();
  await page.keyboard.press('2');
  await page.touchscreen.tap(point.x, point.y);
  await expect.poll(() => page.url()).toContain(`g2,${x},${y}`);
  await context.close();
});

test('the switch under Rules removes the bugs, by a gesture that is in the link and can be undone', async ({
  page,
}) => {
  await openCrowd(page, '&tick=20');
  await expectTick(page, 20);
  await page.locator('#world-tab-options').click();
  const bugs = page.getByTestId('world-rule-asInTutorial');
  await expect(bugs).toBeChecked();
  await expect(page.getByTestId('world-rule-patience')).toBeDisabled();
  await expect(page.getByTestId('world-rule-goals')).toBeEnabled();
  await bugs.uncheck();
  await expect(page.getByTestId('world-rule-patience')).toBeEnabled();
  await expect.poll(() => page.url()).toContain('world=crowd&do=t20.oa0&tick=20');
  await page.getByTestId('world-undo').click();
  await expect(bugs).toBeChecked();
});

test('it opens from the list at ten ticks a second, with its paths drawn and the first unit selected', async ({
  page,
}) => {
  await open(page, '#v=1&world=head-on');
  await page.locator('#world-tab-presets').click();
  await page.locator('[data-world="crowd"]').click();
  await expectValue(page, 'units', 6);
  await expect(page.getByTestId('world-speed')).toHaveValue('10');
  await expect(page.locator('#world-panel-presets [data-world="crowd"]')).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('k');
  await page.locator('#world-tab-layers').click();
  await expect(page.getByTestId('world-paths')).toHaveValue('all');
  await page.locator('#world-tab-units').click();
  await expect(page.getByTestId('world-selected')).toHaveText('Unit 1');
  await expect(page.locator('[data-world-tool="wall"]')).toHaveAttribute('aria-pressed', 'true');
  // Strokes draw walls as they do with this tool elsewhere.
  await stroke(page, [
    [20, 3],
    [22, 3],
  ]);
  await expect.poll(() => page.url()).toMatch(/do=.*w20,3/);
});

test('ten steps a second can be chosen in the lab, too', async ({ page }) => {
  await open(page, '#v=1');
  await page.getByTestId('speed').selectOption('10');
  await expect(page.getByTestId('speed')).toHaveValue('10');
});

/** A free cell near the middle, without a unit. @param {Page} page @returns {Promise<[number, number]>} */
async function freeCell(page) {
  for (let x = 14; x < 30; x++) {
    await lookAt(page, x, 9);
    if (/free/.test((await cellSaid(page).getAttribute('aria-label')) ?? '')) return [x, 9];
  }
  throw new Error('no free cell in that row');
}

/** How often the browser's own menu would have opened from now on. @param {Page} page */
async function countMenus(page) {
  await page.evaluate(() => {
    const counted = /** @type {Window & { menus?: number }} */ (window);
    counted.menus = 0;
    window.addEventListener(
      'contextmenu',
      (event) => (counted.menus = (counted.menus ?? 0) + (event.defaultPrevented ? 0 : 1)),
    );
  });
  return () => page.evaluate(() => /** @type {Window & { menus?: number }} */ (window).menus);
}
