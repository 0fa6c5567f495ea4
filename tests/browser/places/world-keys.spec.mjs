// The game world by keys, and what it announces to screen readers.
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { expectValue, open } from '../../support/page-driver/page.mjs';
import { board, cellSaid, expectTick, openWorld, press, status } from '../../support/page-driver/world-page.mjs';

test('key A opens the world on the current board, each press with one more unit', async ({ page }) => {
  await open(page);
  for (let i = 0; i < 3; i++) await page.keyboard.press('a');
  await expect(page.getByTestId('units')).toHaveText('3');
  await expectValue(page, 'units', 3);
  await expect(board(page)).toBeFocused();
  await expect(board(page)).toHaveAttribute('aria-colcount', '7');
  await page.keyboard.press('A');
  await expectValue(page, 'units', 4);
  await page.keyboard.press('d');
  await expectValue(page, 'units', 3);
  // It stays as it was while the lab is shown.
  await page.keyboard.press('Escape');
  await expect(page.locator('#world-space')).toBeHidden();
  await expectValue(page, 'units', 3);
  await page.keyboard.press('a');
  await expectValue(page, 'units', 4);
});

test('the page’s switch turns the single keys off, and fields take letters', async ({ page }) => {
  await open(page);
  await page.locator('#help-title').click();
  await page.locator('#single-keys').uncheck();
  await page.locator('body').press('a');
  await page.getByTestId('world').click();
  await page.getByTestId('world-undo').focus();
  await page.keyboard.press('a');
  await page.getByTestId('world-seed').focus();
  await page.keyboard.press('a');
  await expectValue(page, 'units', 0);
  // On the board the keys are its own.
  await board(page).focus();
  await page.keyboard.press('a');
  await expectValue(page, 'units', 1);
});

test('with the keys alone a unit is placed, sent, walled in and freed', async ({ page }) => {
  await open(page);
  await page.getByTestId('world').focus();
  await page.keyboard.press('Enter');
  await expect(board(page)).toBeFocused();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('a');
  await expect(cellSaid(page)).toHaveAttribute('aria-label', /^row 1, column 1, free, unit 1, team 1/);
  await page.keyboard.press('1');
  await expect(status(page)).toHaveText('Unit 1 selected.');
  await page.keyboard.press('Control+End');
  await page.keyboard.press('g');
  await page.keyboard.press('k');
  await expect(cellSaid(page)).toHaveAttribute('aria-label', /^row 6, column 7, free/);
  await page.keyboard.press('.');
  await expect(page.getByTestId('world-play')).toHaveAttribute('data-shows', 'play');
  await page.keyboard.press('7');
  await expect(status(page)).toHaveText('There is no unit 7.');
  await page.keyboard.press(']');
  await expect(page.getByTestId('world-speed')).toHaveValue('8');
  await page.keyboard.press('?');
  await expect(status(page)).toContainText('A adds, D removes');
  await page.keyboard.press('d');
  await expectValue(page, 'units', 0);
});

test('Shift and arrow keys draw a wall in one stroke', async ({ page }) => {
  await openWorld(page);
  await page.locator('[data-world-tool="wall"]').click();
  await board(page).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.down('Shift');
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowLeft');
  await page.keyboard.up('Shift');
  await expect(cellSaid(page)).toHaveAttribute('aria-label', 'row 6, column 4, wall');
  await page.keyboard.press('End');
  await expect(cellSaid(page)).toHaveAttribute('aria-label', 'row 6, column 7, wall');
  await page.keyboard.press('Control+z');
  await expect(cellSaid(page)).toHaveAttribute('aria-label', 'row 6, column 7, free');
  await expect(page.getByTestId('world-undo')).toHaveAttribute('aria-disabled', 'true');
});

test('Escape in the middle of such a stroke cancels it, and closes nothing', async ({ page }) => {
  await openWorld(page);
  await page.locator('[data-world-tool="wall"]').click();
  await board(page).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.down('Shift');
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Escape');
  await page.keyboard.up('Shift');
  await expect(page.locator('#world-space')).toBeVisible();
  await expect(cellSaid(page)).toHaveAttribute('aria-label', 'row 6, column 4, free');
  await expect(page.getByTestId('world-undo')).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');
  await expect(page.locator('#world-space')).toBeHidden();
});

test('screen readers hear how the units fare', async ({ page }) => {
  await openWorld(page, 'a_5');
  await page.keyboard.press('.');
  await expect(page.getByTestId('world-said')).toContainText('tick 1: 5 units');
  await page.keyboard.press('.');
  await page.keyboard.press('.');
  await expect(page.getByTestId('world-said')).toContainText('tick 3: 5 units');
});

test('screen readers hear what is done while the clock stands, and what is undone', async ({ page }) => {
  const said = page.getByTestId('world-said');
  await openWorld(page);
  await page.keyboard.press('a');
  await expect(said).toContainText('tick 0: 1 unit');
  await page.keyboard.press('a');
  await expect(said).toContainText('tick 0: 2 units');
  await page.keyboard.press('Control+z');
  await expect(status(page)).toHaveText('Undone: units added.');
  await expect(said).toContainText('tick 0: 1 unit');
  await page.keyboard.press('Control+y');
  await expect(status(page)).toHaveText('Redone: units added.');
  await expect(said).toContainText('tick 0: 2 units');
  // Nothing of a later tick is visible here.
  await page.keyboard.press('.');
  await expectTick(page, 1);
  await page.locator('[data-world-tool="wall"]').click();
  await press(page, 0, 0);
  await page.keyboard.press(',');
  await expectTick(page, 0);
  await page.getByTestId('world-undo').click();
  await expect(status(page)).toHaveText('Undone: walls or terrain painted.');
});

test('Escape deselects a unit before it leads back to the lab', async ({ page }) => {
  await open(page);
  await page.keyboard.press('a');
  await expect(board(page)).toBeFocused();
  await page.keyboard.press('1');
  await expect(status(page)).toHaveText('Unit 1 selected.');
  await page.keyboard.press('Escape');
  await expect(page.locator('#world-space')).toBeVisible();
  await expect(page.getByTestId('world-deselect')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.locator('#world-space')).toBeHidden();
});
