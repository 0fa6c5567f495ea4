// Strokes and drags that are interrupted: the focus is lost, undo is pressed, or a second
// button is. Nothing that was drawn is lost, and nothing unintended is drawn.
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import {
  chooseFile,
  drag,
  expectCell,
  expectDrawn,
  expectValue,
  layout,
  open,
  pointOf,
  textFile,
} from '../../support/page-driver/page.mjs';

/** @import { Page } from '@playwright/test' */
/** @import { Cell } from '../../support/page-driver/page.mjs' */

/** Presses the mouse button at a cell and moves to another. @param {Page} page @param {Cell} from @param {Cell} to */
async function begin(page, from, to) {
  const [first, second] = [await pointOf(page, from), await pointOf(page, to)];
  await page.mouse.move(first.x, first.y);
  await page.mouse.down();
  await page.mouse.move(second.x, second.y);
}

test('a stroke keeps what it has drawn when the focus is lost', async ({ page }) => {
  await open(page);
  await begin(page, { x: 0, y: 5 }, { x: 2, y: 5 });
  await page.getByTestId('board').blur();
  const { x, y } = await pointOf(page, { x: 4, y: 5 });
  await page.mouse.move(x, y);
  await page.mouse.up();
  await expectCell(page, { x: 2, y: 5 }, /wall/);
  await expectCell(page, { x: 4, y: 5 }, /column 5, (?!wall)/);
});

test('a second button during a stroke opens no menu', async ({ page }) => {
  await open(page);
  const menu = page.locator('#cell-menu');
  await expect(menu).toBeAttached();
  await begin(page, { x: 0, y: 5 }, { x: 1, y: 5 });
  await page.mouse.down({ button: 'right' });
  await page.mouse.up({ button: 'right' });
  await expect(menu).toBeHidden();
  await page.mouse.up();
  await page.mouse.click(0, 0, { button: 'right' });
  await expect(menu).toBeHidden();
  const { x, y } = await pointOf(page, { x: 2, y: 4 });
  await page.mouse.click(x, y, { button: 'right' });
  await expect(menu).toBeVisible();
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

test('a drag cancelled by Escape scrolls the view no further', async ({ page }) => {
  await open(page);
  await chooseFile(page, textFile('plain.map', Array(40).fill('.'.repeat(60))));
  await expect(page.getByTestId('status')).toContainText('plain.map');
  await expectDrawn(page);
  const { x, y } = await pointOf(page, { x: 30, y: 20 });
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -600);
  await expect.poll(async () => (await layout(page)).isWhole).toBe(false);
  const stage = await page.locator('#stage').boundingBox();
  if (stage === null) throw new Error('there is no stage');
  await page.mouse.down();
  await page.mouse.move(x + 30, y);
  const before = await layout(page);
  await page.mouse.move(stage.x + stage.width - 4, y);
  await expect.poll(async () => (await layout(page)).left).toBeLessThan(before.left);
  await page.keyboard.press('Escape');
  const framesLater = async () => {
    await page.evaluate(async () => {
      for (let i = 0; i < 5; i++) await new Promise((resolve) => requestAnimationFrame(resolve));
    });
    return layout(page);
  };
  const rested = await framesLater();
  expect(await framesLater()).toEqual(rested);
  await page.mouse.up();
});

test('Escape closes a menu after a click on plain text in it', async ({ page }) => {
  await open(page);
  await page.getByTestId('map-menu').click();
  await page.locator('#map-panel h2').first().click();
  await page.keyboard.press('Escape');
  await expect(page.locator('#map-panel')).toBeHidden();
  await expectValue(page, 'cost', 68);
});
