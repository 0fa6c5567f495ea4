// What can be done with a cell: on its card, and from its menu by right-click, the menu key or a long press.
import { objections } from '../../support/page-driver/axe.mjs';
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { expectCell, expectValue, open, pointOf } from '../../support/page-driver/page.mjs';

/** @import { Page } from '@playwright/test' */
/** @import { Cell } from '../../support/page-driver/page.mjs' */

/** @param {Page} page */
const menu = (page) => page.getByRole('menu');

/** @param {Page} page @param {Cell} cell */
async function openMenu(page, cell) {
  const { x, y } = await pointOf(page, cell);
  await page.mouse.click(x, y, { button: 'right' });
  await expect(menu(page)).toBeVisible();
}

test('a breakpoint at a cell takes two clicks, and is removed by the same', async ({ page }) => {
  await open(page);
  await openMenu(page, { x: 2, y: 1 });
  await expect(menu(page)).toHaveAccessibleName('(2,1)');
  await page.getByTestId('menu-stop').click();
  await expect(menu(page)).toBeHidden();
  await expect(page.getByTestId('status')).toHaveText(/breakpoint/i);
  await page.getByTestId('first').click();
  await page.getByTestId('speed').selectOption('64');
  await page.getByTestId('play').click();
  await expect(page.getByTestId('status')).toHaveText('Stopped at step 4: (2,1) is expanded.');
  await openMenu(page, { x: 2, y: 1 });
  await expect(page.getByTestId('menu-stop')).toHaveAttribute('aria-checked', 'true');
  await page.getByTestId('menu-stop').click();
  await openMenu(page, { x: 2, y: 1 });
  await expect(page.getByTestId('menu-stop')).toHaveAttribute('aria-checked', 'false');
});

test('ends are moved to the cell, and undone; the click that closes the menu draws nothing', async ({ page }) => {
  await open(page);
  await openMenu(page, { x: 5, y: 0 });
  await page.getByTestId('menu-goal').click();
  await expectValue(page, 'cost', 54);
  await openMenu(page, { x: 0, y: 5 });
  await page.getByTestId('menu-start').click();
  await expectCell(page, { x: 0, y: 5 }, /start/);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expectValue(page, 'cost', 68);
  await openMenu(page, { x: 3, y: 5 });
  const { x, y } = await pointOf(page, { x: 1, y: 4 });
  await page.mouse.click(x, y);
  await expect(menu(page)).toBeHidden();
  await expectCell(page, { x: 1, y: 4 }, /column 2, (?!wall)/);
});

test('by keys alone: the menu key opens it, arrows move within it, Escape leads back', async ({ page }) => {
  await open(page);
  const board = page.getByTestId('board');
  await board.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+F10');
  await expect(page.getByTestId('menu-why')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByTestId('menu-path')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByTestId('menu-start')).toBeFocused();
  expect(await objections(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(board).toBeFocused();
  await page.keyboard.press('Shift+F10');
  await page.keyboard.press('Enter');
  await expect(page.locator('#why-title')).toBeFocused();
  await board.focus();
  await page.keyboard.press('Shift+F10');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expectCell(page, { x: 2, y: 2 }, /start/);
});

test('two cells are compared, and which is taken first is said with its reason', async ({ page }) => {
  await open(page, '#v=1&h=manhattan&t=2');
  await openMenu(page, { x: 2, y: 1 });
  await page.getByTestId('menu-compare').click();
  await expect(page.getByTestId('lens-cell')).toHaveAttribute('aria-selected', 'true');
  await expectCell(page, { x: 0, y: 2 }, /open/);
  const rows = page.locator('#cell-comparison tbody tr');
  await expect(rows).toHaveText(['Stateopenopen', 'G1410', 'H4050', 'F5460']);
  const sentence = page.locator('#compare-sentence');
  await expect(sentence).toHaveText('(2,1) comes first: its F is smaller.');
  await expectCell(page, { x: 2, y: 3 }, /open/);
  await expect(sentence).toHaveText('Same F: (2,3) comes first. Last in, first out decides.');
  // Another cell replaces it; the button on the card ends it.
  await openMenu(page, { x: 0, y: 2 });
  await page.getByTestId('menu-compare').click();
  await expectCell(page, { x: 2, y: 1 }, /open/);
  await expect(page.locator('#compared-name')).toHaveText('(0,2)');
  await page.getByTestId('cell-compare').click();
  await expect(page.locator('#cell-comparison')).toBeHidden();
});

test('a click chooses the cell to compare, draws nothing, and keeps it; Escape ends it', async ({ page }) => {
  await open(page, '#v=1&h=manhattan&t=12');
  await openMenu(page, { x: 1, y: 3 });
  await page.getByTestId('menu-compare').click();
  const { x, y } = await pointOf(page, { x: 2, y: 1 });
  await page.mouse.click(x, y);
  const sentence = page.locator('#compare-sentence');
  await expect(sentence).toHaveText(/^\((1,3|2,1)\) was expanded first, at step \d+; \(\d,\d\) at step \d+\.$/);
  await expectCell(page, { x: 5, y: 5 }, /not reached|open/);
  await expect(page.locator('#comparing-name')).toHaveText('(2,1)');
  await expectCell(page, { x: 2, y: 1 }, /closed/);
  await expect(page.locator('#cell-comparison')).not.toContainText('NaN');
  await page.keyboard.press('Escape');
  await expect(page.locator('#cell-comparison')).toBeHidden();
});

test('a cell with no numbers is compared without any', async ({ page }) => {
  await open(page, '#v=1&h=manhattan&t=2');
  await openMenu(page, { x: 2, y: 1 });
  await page.getByTestId('menu-compare').click();
  await expectCell(page, { x: 6, y: 5 }, /not reached/);
  await expect(page.locator('#cell-comparison tbody')).toContainText('–');
  await expect(page.locator('#cell-comparison')).not.toContainText('NaN');
});

test('from an expanded cell a click leads to the step that expanded it', async ({ page }) => {
  await open(page, '#v=1&h=manhattan&t=12');
  await openMenu(page, { x: 2, y: 3 });
  await page.getByTestId('menu-why').click();
  const button = page.getByTestId('cell-goto');
  const step = Number((await button.textContent())?.match(/\d+/)?.[0]);
  expect(step).toBeGreaterThan(0);
  await button.click();
  await expectValue(page, 'step', step);
  await expect(button).toBeHidden();
});

test('the path to a cell is copied, on it or beside it; where there is none, a message says so', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await openMenu(page, { x: 2, y: 0 });
  await page.getByTestId('menu-path').click();
  await expect(page.getByTestId('status')).toHaveText('Copied: 3 cells.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('(1,2) (2,1) (2,0)');
  await openMenu(page, { x: 6, y: 5 });
  await page.getByTestId('menu-path').click();
  await expect(page.getByTestId('status')).toHaveText('The search has no path to this cell yet.');
});

test('without a clipboard the path is left selected on the card', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await open(page);
  await openMenu(page, { x: 2, y: 0 });
  await page.getByTestId('menu-path').click();
  await expect(page.locator('#cell-path-text')).toBeVisible();
  const selected = await page.evaluate(() => {
    const field = document.activeElement;
    if (!(field instanceof HTMLTextAreaElement)) return '';
    return field.value.slice(field.selectionStart, field.selectionEnd);
  });
  expect(selected).toBe('(1,2) (2,1) (2,0)');
});

test('while a quiz asks about the board, cells have no menu', async ({ page }) => {
  await open(page, '#v=1&h=manhattan&t=3&quiz=1');
  await expect(page.locator('#cell-menu')).toBeAttached();
  const { x, y } = await pointOf(page, { x: 2, y: 1 });
  await page.mouse.click(x, y, { button: 'right' });
  await expect(menu(page)).toBeHidden();
});

test.describe('with fingers, in Chinese', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'zh-CN' });

  test('a long press opens the menu and draws nothing; a moving finger draws', async ({ page }) => {
    await open(page);
    const touch = await page.context().newCDPSession(page);
    const { x, y } = await pointOf(page, { x: 1, y: 4 });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await expect(menu(page)).toBeVisible();
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(menu(page)).toBeVisible();
    const sizes = await menu(page)
      .getByRole('menuitem')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().height));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
    await page.getByTestId('menu-goal').tap();
    await expect(page.getByRole('gridcell')).toHaveAttribute('aria-label', /终点/);
    await expect(page.getByRole('gridcell')).not.toHaveAttribute('aria-label', /墙/);
  });
});
