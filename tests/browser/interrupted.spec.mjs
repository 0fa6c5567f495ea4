// Strokes and drags that something breaks into: the focus goes, undo is pressed, a second
// button is. Nothing that was drawn is lost, and nothing is drawn that nobody meant.
import { expect, test } from './fixtures.mjs';
import { drag, expectCell, expectValue, open, pointOf } from './page.mjs';

/** @typedef {import('@playwright/test').Page} Page */

/** @typedef {import('./page.mjs').Cell} Cell */

/** Presses at a cell and goes to another. @param {Page} page @param {Cell} from @param {Cell} to */
async function begin(page, from, to) {
  const [first, second] = [await pointOf(page, from), await pointOf(page, to)];
  await page.mouse.move(first.x, first.y);
  await page.mouse.down();
  await page.mouse.move(second.x, second.y);
}

test('a stroke stays as far as it came when the focus goes', async ({ page }) => {
  await open(page);
  await begin(page, { x: 0, y: 5 }, { x: 2, y: 5 });
  await page.getByTestId('board').blur();
  const { x, y } = await pointOf(page, { x: 4, y: 5 });
  await page.mouse.move(x, y);
  await page.mouse.up();
  await expectCell(page, { x: 2, y: 5 }, /wall/);
  await expectCell(page, { x: 4, y: 5 }, /column 5, (?!wall)/);
});

test('a second button in a stroke opens no menu', async ({ page }) => {
  await open(page);
  const board = page.getByTestId('board');
  const isPrevented = () =>
    board.evaluate((host) => {
      const event = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
      return !host.dispatchEvent(event);
    });
  expect(await isPrevented()).toBe(false);
  await begin(page, { x: 0, y: 5 }, { x: 1, y: 5 });
  expect(await isPrevented()).toBe(true);
  await page.mouse.up();
  expect(await isPrevented()).toBe(false);
});

test('undo in the middle of a drag puts the end back and leaves it there', async ({ page }) => {
  await open(page);
  await begin(page, { x: 5, y: 2 }, { x: 6, y: 4 });
  await expectCell(page, { x: 6, y: 4 }, /goal/);
  await page.keyboard.press('Control+z');
  await expectCell(page, { x: 6, y: 5 }, /column 7, (?!goal)/);
  await page.mouse.up();
  await expectCell(page, { x: 5, y: 2 }, /goal/);
  await expect(page.getByTestId('undo')).toHaveAttribute('aria-disabled', 'true');
  await drag(page, { x: 5, y: 2 }, { x: 4, y: 2 });
  await expectCell(page, { x: 4, y: 2 }, /goal/);
});

test('Escape closes a menu after a press on what is only read in it', async ({ page }) => {
  await open(page);
  await page.getByTestId('map-menu').click();
  await page.locator('#map-panel h2').first().click();
  await page.keyboard.press('Escape');
  await expect(page.locator('#map-panel')).toBeHidden();
  await expectValue(page, 'cost', 68);
});
