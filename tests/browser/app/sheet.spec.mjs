// In a narrow window the settings are a sheet over the page.
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { drag, expectValue, open, pointOf } from '../../support/page-driver/page.mjs';

/** @import { Page } from '@playwright/test' */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** @param {Page} page */
const algorithm = (page) => page.getByTestId('algorithm');

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the settings are a sheet, and the board responds above it', async ({ page }) => {
    await open(page);
    const opener = page.getByTestId('settings');
    await expect(opener).toHaveAccessibleName('Settings: A* · Manhattan');
    await expect(algorithm(page)).toBeHidden();
    await opener.tap();
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await expect(algorithm(page)).toBeInViewport({ ratio: 0.99 });
    await algorithm(page).selectOption('dijkstra');
    await expectValue(page, 'cost', 68);
    await expect(opener).toHaveText('Dijkstra');
    // The board is still visible and takes input.
    const goal = await pointOf(page, { x: 5, y: 2 });
    const above = await pointOf(page, { x: 5, y: 0 });
    await page.mouse.move(goal.x, goal.y);
    await page.mouse.down();
    await page.mouse.move(above.x, above.y);
    await page.mouse.up();
    await expectValue(page, 'cost', 54);
    await expect(algorithm(page)).toBeVisible();
    await page.getByRole('button', { name: 'Close the settings' }).tap();
    await expect(algorithm(page)).toBeHidden();
  });

  test('a finger pulls the sheet down by its header', async ({ page }) => {
    await open(page);
    await page.getByTestId('settings').tap();
    const head = page.locator('#sheet-head');
    const heightOf = async () => (await head.boundingBox())?.y ?? 0;
    await expect.poll(async () => (await heightOf()) < 400).toBe(true);
    const touch = await page.context().newCDPSession(page);
    /** @param {'touchStart' | 'touchMove' | 'touchEnd'} type @param {number} [y] */
    const send = (type, y) =>
      touch.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: y === undefined ? [] : [{ x: 150, y }],
      });
    const top = await heightOf();
    await send('touchStart', top + 20);
    await send('touchMove', top + 50);
    await send('touchEnd');
    await expect(algorithm(page)).toBeVisible();
    expect(await heightOf()).toBeCloseTo(top, 0);
    await send('touchStart', top + 20);
    await send('touchMove', top + 60);
    await send('touchMove', top + 120);
    await send('touchEnd');
    await expect(algorithm(page)).toBeHidden();
  });

  test('by keyboard it opens, closes, and gives the focus back', async ({ page }) => {
    await open(page);
    const opener = page.getByTestId('settings');
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(algorithm(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(algorithm(page)).toBeHidden();
    await expect(opener).toBeFocused();
    await page.getByTestId('board').focus();
    await page.keyboard.press('w');
    const title = page.locator('#why-title');
    await expect(title).toBeFocused();
    // Not under the header of the sheet.
    const head = await page.locator('#sheet-head').boundingBox();
    const box = await title.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual((head?.y ?? Infinity) + (head?.height ?? 0));
    await page.keyboard.press('Escape');
    await expect(page.getByTestId('board')).toBeFocused();
    await page.keyboard.press('?');
    await expect(page.locator('#help-title')).toBeFocused();
    await expect(page.locator('#help-title')).toBeInViewport();
  });

  test('in landscape orientation nothing needs scrolling', async ({ page }) => {
    await page.setViewportSize({ width: 780, height: 360 });
    await open(page);
    for (const name of ['board', 'play', 'scrubber', 'cost', 'status', 'tool-pick', 'redo', 'settings']) {
      await expect(page.getByTestId(name), name).toBeInViewport({ ratio: 0.99 });
    }
    await page.getByTestId('settings').tap();
    await expect(page.getByTestId('board')).toBeInViewport({ ratio: 0.99 });
    await expect(page.getByTestId('heuristic')).toBeInViewport({ ratio: 0.99 });
  });
});

test('beside a drawer of settings the whole board stays visible', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await open(page);
  await page.getByTestId('settings').click();
  await expect(page.getByTestId('heuristic')).toBeInViewport({ ratio: 0.99 });
  const drawer = page.locator('#rail');
  await expect
    .poll(async () => {
      const board = await page.getByTestId('board').boundingBox();
      const rail = await drawer.boundingBox();
      return board !== null && rail !== null && board.x + board.width <= rail.x;
    })
    .toBe(true);
  await drag(page, { x: 5, y: 2 }, { x: 5, y: 0 });
  await expectValue(page, 'cost', 54);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByTestId('settings')).toBeHidden();
  await expect(algorithm(page)).toBeVisible();
});
