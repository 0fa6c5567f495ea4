// Hexagonal boards: chosen, drawn on, navigated by keys, undone, linked, saved as a picture.
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { boardSize, expectValue, layout, numberOf, open, openLens } from '../../support/page-driver/page.mjs';

/** @import { Page } from '@playwright/test' */

/** From a corner of a hex to the opposite one, in widths of the hex. */
const HEIGHT = 2 / Math.sqrt(3);

/** The middle of a hex on a board that is entirely visible. @param {Page} page @param {number} x @param {number} y */
async function middleOf(page, x, y) {
  const { columns } = await boardSize(page);
  const { left, top, width } = await layout(page);
  const side = (width * columns) / (columns + 0.5);
  return { x: left + (x + 0.5 + (y % 2) / 2) * side, y: top + ((y * 3) / 4 + 0.5) * HEIGHT * side };
}

/** @param {Page} page @param {'squares' | 'hex'} kind */
const choose = (page, kind) => page.getByTestId('board-kind').locator(`input[value="${kind}"]`).check();

/** @param {Page} page */
const label = (page) => page.locator('[data-testid="board"] [role="gridcell"]').getAttribute('aria-label');

test('hexes are chosen, with their heuristic, and undone in one step', async ({ page }) => {
  await open(page);
  await page.getByTestId('algorithm').selectOption('jps');
  await expectValue(page, 'cost', 68);
  await choose(page, 'hex');
  await expectValue(page, 'cost', 60);
  await expect(page.getByTestId('referee')).toContainText('optimal');
  await expect(page.getByTestId('algorithm')).toHaveValue('astar');
  await expect(page.locator('[data-setting="heuristic"]')).toHaveValue('hex');
  await expect(page.locator('#note-board')).toContainText('need squares');
  await expect(page.getByTestId('corner').locator('input').first()).toBeDisabled();
  await expect(page.locator('[data-setting="heuristic"] option[value="manhattan"]')).toBeDisabled();
  await expect(page.locator('[data-setting="algorithm"] option[value="jps"]')).toBeDisabled();
  await expect(page.locator('[data-setting="program"] option[value="unity"]')).toHaveAttribute('disabled', '');
  await expect(page).toHaveURL(/&b=hex(&|$)/);
  await page.keyboard.press('Control+z');
  await expect(page.getByTestId('algorithm')).toHaveValue('jps');
  await expect(page.locator('[data-setting="heuristic"] option[value="hex"]')).toBeDisabled();
  await expectValue(page, 'cost', 68);
  await page.keyboard.press('Control+y');
  await expectValue(page, 'cost', 60);
  await page.getByRole('button', { name: '中文' }).click();
  await expect(page.getByTestId('board-kind').locator('legend')).toHaveText('格子');
});

test('a link opens on hexes, and names the direction in which the parent is seen', async ({ page }) => {
  await open(page, '#v=1&b=hex&h=manhattan');
  await openLens(page, 'cell');
  await expectValue(page, 'cost', 60);
  await expect(page.locator('[data-setting="heuristic"]')).toHaveValue('hex');
  const board = page.getByTestId('board');
  await board.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowUp');
  // Row 2 is shifted half a cell to the right, so that its hex above S appears to the right.
  await expect.poll(() => label(page)).toMatch(/^row 2, column 2, .*parent down-left/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => label(page)).toMatch(/^row 4, column 2, .*parent up-left/);
  await expect(page.locator('#why-h')).toContainText('H = 10 × (3 + 1) = 40');
  await expect(page.locator('#why-neighbours li:visible')).toHaveCount(6);
});

test('a stroke is a wall without a gap, drawn in one move across many hexes', async ({ page }) => {
  await open(page, '#v=1&b=hex');
  const { rows } = await boardSize(page);
  const from = await middleOf(page, 2, 0);
  const to = await middleOf(page, 4, rows - 1);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 1 });
  await page.mouse.up();
  await expect(page.getByTestId('status')).toContainText('no path', { ignoreCase: true });
  await page.keyboard.press('Control+z');
  await expectValue(page, 'cost', 60);
});

test('an end is dragged from hex to hex', async ({ page }) => {
  await open(page, '#v=1&b=hex');
  const goal = await middleOf(page, 5, 2);
  const beside = await middleOf(page, 6, 3);
  await page.mouse.move(goal.x, goal.y);
  await page.mouse.down();
  await page.mouse.move(beside.x, beside.y, { steps: 4 });
  await page.mouse.up();
  await expect(page).toHaveURL(/&g=6,3(&|$)/);
  expect(await numberOf(page, 'cost')).toBeGreaterThan(0);
});
