// The cards of the gallery: pictures, what a click does, which boards are kept.
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { boardSize, drag, expectCell, open } from '../../support/page-driver/page.mjs';

/** @import { Locator, Page } from '@playwright/test' */

/** @param {Page} page */
async function openMenu(page) {
  await page.getByTestId('map-menu').click();
  await expect(page.locator('#map-panel')).toBeVisible();
}

/** The number of colours of a picture. @param {Locator} canvas */
const coloursOf = (canvas) =>
  canvas.evaluate((one) => {
    const own = /** @type {HTMLCanvasElement} */ (one);
    const copy = new OffscreenCanvas(own.width, own.height).getContext('2d', { willReadFrequently: true });
    copy?.drawImage(own, 0, 0);
    const pixels = copy?.getImageData(0, 0, own.width, own.height).data.buffer;
    return new Set(pixels && new Uint32Array(/** @type {ArrayBuffer} */ (pixels))).size;
  });

test('each visible card has a picture of its board, in the colours of the theme', async ({ page }) => {
  await open(page);
  await openMenu(page);
  const picture = page.getByTestId('preset-mountain').locator('canvas');
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => coloursOf(picture)).toBeGreaterThan(5);
  const before = await picture.evaluate((one) => /** @type {HTMLCanvasElement} */ (one).toDataURL());
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect
    .poll(() => picture.evaluate((one) => /** @type {HTMLCanvasElement} */ (one).toDataURL()))
    .not.toBe(before);
});

test('cards are placed side by side where there is room, and below each other on a phone', async ({ page }) => {
  await open(page);
  await openMenu(page);
  const inFirstRow = () =>
    page.locator('#presets > li').evaluateAll((cards) => {
      const tops = cards.map((card) => card.getBoundingClientRect().top);
      return tops.filter((top) => top === tops[0]).length;
    });
  expect(await inFirstRow()).toBe(3);
  await page.setViewportSize({ width: 320, height: 700 });
  await expect.poll(inFirstRow).toBeLessThan(3);
});

test('a maze with a new seed, and an empty board, take two clicks', async ({ page }) => {
  await open(page);
  await openMenu(page);
  await page.getByTestId('generate-maze').click();
  await expect(page.locator('#map-panel')).toBeHidden();
  await expect(page.locator('#map-name')).toHaveText('Maze');
  const first = await page.getByTestId('status').textContent();
  await openMenu(page);
  await page.getByTestId('generate-maze').click();
  await expect(page.getByTestId('status')).not.toHaveText(String(first));
  await openMenu(page);
  await page.getByTestId('empty-board').click();
  expect(await boardSize(page)).toEqual({ columns: 30, rows: 20 });
  await expectCell(page, { x: 5, y: 10 }, /start/);
  await expectCell(page, { x: 24, y: 10 }, /goal/);
  await page.getByTestId('undo').click();
  await expect(page.locator('#map-name')).toHaveText('Maze');
});

test('deleting and saving over a name can be undone', async ({ page }) => {
  await open(page);
  await openMenu(page);
  const saved = page.getByTestId('saved');
  await page.getByTestId('save-name').fill('mine');
  await page.getByTestId('save').click();
  await expect(page.getByTestId('saved-undo')).toBeHidden();
  await page.getByRole('button', { name: 'Delete mine' }).click();
  await expect(page.getByTestId('saved-undo')).toBeFocused();
  await page.getByTestId('saved-undo').click();
  await expect(saved).toContainText('mine');
  await page.keyboard.press('Escape');
  await drag(page, { x: 0, y: 0 });
  await openMenu(page);
  await page.getByTestId('save-name').fill('mine');
  await page.getByTestId('save').click();
  await expect(page.locator('#saved-undo')).toContainText('“mine” replaced');
  await page.getByTestId('saved-undo').click();
  await page.getByRole('button', { name: 'mine', exact: true }).click();
  await expectCell(page, { x: 0, y: 0 }, /^(?!.*wall)/);
});

test('a board that was changed and left is among the recent ones, with its settings', async ({ page }) => {
  await open(page);
  await openMenu(page);
  await expect(page.getByTestId('recent')).toContainText('are kept here');
  await page.keyboard.press('Escape');
  await drag(page, { x: 0, y: 0 });
  await expectCell(page, { x: 0, y: 0 }, /wall/);
  await page.getByTestId('algorithm').selectOption('dijkstra');
  await expect(page).toHaveURL(/a=dijkstra/);
  // It is stored after a pause, like the address.
  await expect
    .poll(async () => {
      await openMenu(page);
      await page.getByTestId('preset-mountain').click();
      const recent = await page.evaluate(() => localStorage.getItem('astrolabe.recent'));
      if (recent === null) await page.getByTestId('undo').click();
      return recent;
    })
    .toContain('a=dijkstra');
  await openMenu(page);
  await page.getByTestId('recent-0').click();
  await expectCell(page, { x: 0, y: 0 }, /wall/);
  await expect(page.getByTestId('algorithm')).toHaveValue('dijkstra');
});

test('a board whose changes were undone before it was left is not among them', async ({ page }) => {
  await open(page);
  await openMenu(page);
  await page.keyboard.press('Escape');
  await drag(page, { x: 0, y: 0 });
  await expect(page).toHaveURL(/&m=/);
  await page.keyboard.press('Control+z');
  await expectCell(page, { x: 0, y: 0 }, /^(?!.*wall)/);
  await expect(page).not.toHaveURL(/&m=/);
  await openMenu(page);
  await page.getByTestId('preset-mountain').click();
  await openMenu(page);
  await expect(page.getByTestId('recent')).toContainText('are kept here');
});

test('cards open running worlds, and the board stays', async ({ page }) => {
  await open(page);
  await drag(page, { x: 0, y: 0 });
  await openMenu(page);
  await page.getByTestId('gallery-fog').click();
  await expect(page.locator('#map-panel')).toBeHidden();
  await expect(page.getByTestId('place-world')).toHaveAttribute('aria-current', 'page');
  await expect(page).toHaveURL(/world=fog/);
  await page.getByTestId('place-lab').click();
  await expectCell(page, { x: 0, y: 0 }, /wall/);
});
