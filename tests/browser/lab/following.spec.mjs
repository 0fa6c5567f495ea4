// The view follows the cell of the step, and stays where it was moved by hand.
import { openPlain } from '../../support/page-driver/boards.mjs';
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { layout, numberOf, pointOf, rest } from '../../support/page-driver/page.mjs';

/** @import { Page } from '@playwright/test' */

const COLUMNS = 60;
const ROWS = 40;
const GOAL = { x: COLUMNS - 1, y: ROWS - 1 };

/** Opens the map zoomed in on the first cells. @param {Page} page */
async function openAtStart(page) {
  await openPlain(page, COLUMNS, ROWS);
  // The active cell is the start.
  for (let turn = 0; turn < 4; turn++) await page.getByTestId('board').press('+');
  await expect.poll(async () => (await layout(page)).width).toBeGreaterThan(40);
  await rest(page);
  expect(await isInSight(page, { x: 0, y: 0 })).toBe(true);
  expect(await isInSight(page, GOAL)).toBe(false);
}

/** @param {Page} page @param {{ x: number, y: number }} cell */
async function isInSight(page, cell) {
  const box = await page.locator('#stage').boundingBox();
  const { x, y } = await pointOf(page, cell);
  if (box === null) return false;
  return x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
}

test('it scrolls to the step that buttons and playing go to', async ({ page }) => {
  await openAtStart(page);
  await page.getByTestId('back').click();
  await expect.poll(() => isInSight(page, GOAL)).toBe(true);
  await page.getByTestId('first').click();
  await expect.poll(() => isInSight(page, { x: 0, y: 0 })).toBe(true);
  await page.getByTestId('speed').selectOption('512');
  await page.getByTestId('play').click();
  await expect.poll(() => isInSight(page, GOAL)).toBe(true);
});

test('moved by hand it stays while the trace plays on, until the next click', async ({ page }) => {
  await openAtStart(page);
  await page.getByTestId('first').click();
  await page.getByTestId('speed').selectOption('16');
  await page.getByTestId('play').click();
  await page.mouse.move(640, 300);
  await page.mouse.wheel(1500, 0);
  await expect.poll(() => isInSight(page, { x: 0, y: 0 })).toBe(false);
  const put = await layout(page);
  const step = await numberOf(page, 'step');
  await expect.poll(() => numberOf(page, 'step')).toBeGreaterThan(step + 8);
  expect(await layout(page)).toEqual(put);
  await page.getByTestId('first').click();
  await expect.poll(() => isInSight(page, { x: 0, y: 0 })).toBe(true);
});

test('drawing moves nothing', async ({ page }) => {
  await openAtStart(page);
  await page.getByTestId('forward').click({ force: true });
  const before = await layout(page);
  const { x, y } = await pointOf(page, { x: 3, y: 2 });
  await page.mouse.click(x, y);
  await expect(page.getByTestId('undo')).not.toHaveAttribute('aria-disabled', 'true');
  expect(await layout(page)).toEqual(before);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('shows the step at once', async ({ page }) => {
    await openAtStart(page);
    await page.getByTestId('back').click();
    await expect.poll(() => isInSight(page, GOAL)).toBe(true);
  });
});
