// The minimap: visible while only a part of the board is, with access to every part of it.
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { layout, open, pointOf } from '../../support/page-driver/page.mjs';

/** @import { Page } from '@playwright/test' */

const LARGE = '#v=1&m=g.random.200.100.20.3';

/** Whether a cell is visible. @param {Page} page @param {{ x: number, y: number }} cell */
async function isSeen(page, cell) {
  const stage = await page.locator('#stage').boundingBox();
  const { x, y } = await pointOf(page, cell);
  return stage !== null && x > stage.x && x < stage.x + stage.width && y > stage.y && y < stage.y + stage.height;
}

test('it appears when zooming in and disappears when the whole board is visible', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, LARGE);
  const minimap = page.getByTestId('minimap');
  await expect(minimap).toBeAttached();
  await expect(minimap).toBeHidden();
  for (let i = 0; i < 4; i++) await page.getByTestId('zoom-in').click();
  await expect(minimap).toBeVisible();
  await page.getByTestId('zoom-fit').click();
  await expect(minimap).toBeHidden();
});

test('beside it a lens longer than the rail scrolls, and nothing covers it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await open(page, LARGE);
  await expect(page.getByTestId('minimap')).toBeAttached();
  for (let i = 0; i < 4; i++) await page.getByTestId('zoom-in').click();
  await expect(page.getByTestId('minimap')).toBeVisible();
  await page.getByTestId('lens-cell').click();
  const panel = page.locator('#lens-cell-panel');
  await expect(page.locator('#why-neighbours')).toContainText('outside');
  expect(await panel.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(1);
});

test('a click shows the part that was clicked, a drag goes on, buttons lead to the ends', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, LARGE);
  for (let i = 0; i < 5; i++) await page.getByTestId('zoom-in').click();
  const map = page.locator('#minimap-map');
  await expect(map).toBeVisible();
  const box = await map.boundingBox();
  if (box === null) throw new Error('there is no minimap');
  const at = (/** @type {number} */ x, /** @type {number} */ y) =>
    /** @type {const} */ ([box.x + (x / 200) * box.width, box.y + (y / 100) * box.height]);
  await page.mouse.move(...at(190, 90));
  await page.mouse.down();
  await expect.poll(() => isSeen(page, { x: 190, y: 90 })).toBe(true);
  expect(await isSeen(page, { x: 10, y: 90 })).toBe(false);
  await page.mouse.move(...at(100, 90), { steps: 4 });
  await page.mouse.move(...at(10, 90), { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => isSeen(page, { x: 10, y: 90 })).toBe(true);
  const before = await layout(page);
  await page.mouse.move(...at(190, 10));
  expect(await layout(page), 'a pointer that is not pressed moves nothing').toEqual(before);

  const ends = await page.evaluate(() => location.hash);
  for (const end of /** @type {const} */ (['start', 'goal'])) {
    await page.getByTestId(`minimap-${end}`).focus();
    await page.keyboard.press('Enter');
    await page.getByTestId('board').hover();
  }
  expect(ends).toBe(await page.evaluate(() => location.hash));
});

test('a phone has none: its board is zoomed with two fingers', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, LARGE);
  for (let i = 0; i < 4; i++) await page.getByTestId('zoom-in').click();
  await expect(page.getByTestId('minimap')).toBeAttached();
  await expect(page.getByTestId('minimap')).toBeHidden();
});
