// Captions of presets: shown with the board, never over it, until they are closed.
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { drag, expectValue, open } from '../../support/page-driver/page.mjs';

/** @import { Page } from '@playwright/test' */

/** @param {Page} page @param {string} id */
async function openPreset(page, id) {
  await page.getByTestId('map-menu').click();
  await page.getByTestId(`preset-${id}`).click();
  await expect(page.locator('#map-panel')).toBeHidden();
}

/** That of the page's board. @param {Page} page */
const caption = (page) => page.locator('.work').getByTestId('caption');

test('a preset says where it is from, what to notice and what to try, in both languages', async ({ page }) => {
  await open(page);
  await expect(caption(page)).toBeHidden();
  await openPreset(page, 'experiment_trap');
  await expect(caption(page).locator('p')).toHaveText([
    /^From The third of four/,
    /^Look at .* 96 cells .* 214\.$/,
    /^Try Choose Dijkstra/,
  ]);
  await page.getByRole('button', { name: '中文' }).click();
  await expect(caption(page).locator('p').first()).toHaveText(/^来源 20 × 20 格的四个实验之三/);
});

test('the menu describes each preset', async ({ page }) => {
  await open(page);
  await page.getByTestId('map-menu').click();
  const button = page.getByRole('button', { name: 'Slides 2: as drawn', exact: true });
  await expect(button).toHaveAccessibleDescription(/keeps F 58 and its left neighbour 78/);
});

test('it stays while the visitor draws, and a closed caption stays closed until another preset is opened', async ({
  page,
}) => {
  await open(page);
  await openPreset(page, 'lester');
  await drag(page, { x: 0, y: 5 }, { x: 2, y: 5 });
  await expect(caption(page)).toBeVisible();
  await caption(page).getByTestId('caption-close').click();
  await expect(caption(page)).toBeHidden();
  await expect(page.getByTestId('board')).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(caption(page)).toBeHidden();
  await openPreset(page, 'mountain');
  await expect(caption(page)).toBeVisible();
  await caption(page).getByRole('group').focus();
  await page.keyboard.press('Escape');
  await expect(caption(page)).toBeHidden();
});

test('it disappears with its board: by undo, by another map, by a link', async ({ page }) => {
  await open(page);
  await openPreset(page, 'four_by_four');
  await expect(caption(page)).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(caption(page)).toBeHidden();
  await page.keyboard.press('Control+Shift+z');
  await expect(caption(page)).toBeVisible();
  await page.getByTestId('map-menu').click();
  await page.getByTestId('generate').click();
  await expect(caption(page)).toBeHidden();
  await page.getByTestId('map-menu').click();
  await openPreset(page, 'lester');
  await expect(caption(page)).toBeVisible();
  await page.evaluate(() => (location.hash = '#v=1&a=dijkstra'));
  await expect(page.getByTestId('algorithm')).toHaveValue('dijkstra');
  await expectValue(page, 'expanded', 36);
  await expect(caption(page)).toBeHidden();
});

for (const [width, height] of [
  [1440, 900],
  [768, 1024],
  [844, 390],
  [390, 844],
]) {
  test(`at ${width} × ${height} it covers neither board nor buttons`, async ({ page }) => {
    await page.setViewportSize({ width: width ?? 0, height: height ?? 0 });
    await open(page);
    await openPreset(page, 'slides_two_drawn');
    await expect(caption(page)).toBeVisible();
    const overlaps = () =>
      page.evaluate(() => {
        const box = (/** @type {string} */ selector) => document.querySelector(selector)?.getBoundingClientRect();
        const own = box('.work > [data-testid="caption"]');
        const others = ['[data-testid="board"]', '.console', '[data-testid="play"]', '[data-testid="tool-draw"]'];
        return others.filter((selector) => {
          const other = box(selector);
          if (!own || !other) return true;
          return (
            own.left < other.right - 1 &&
            other.left < own.right - 1 &&
            own.top < other.bottom - 1 &&
            other.top < own.bottom - 1
          );
        });
      });
    await expect.poll(overlaps).toEqual([]);
    const play = await page.getByTestId('play').boundingBox();
    expect((play?.y ?? Infinity) + (play?.height ?? 0), 'play stays on the screen').toBeLessThanOrEqual(height ?? 0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width ?? 0);
  });
}

test('worlds and the example graph have captions, too', async ({ page }) => {
  await open(page);
  await page.getByTestId('world').click();
  const inWorld = page.locator('#world-space .caption');
  await expect(inWorld).toBeHidden();
  await page.locator('[data-world="head_on"]').click();
  await expect(inWorld).toContainText('4 units on either side');
  await page.locator('#world-space [data-world="in_hand"]').click();
  await expect(inWorld).toBeHidden();
  await page.locator('#world-space [data-world="fog"]').click();
  await inWorld.getByTestId('caption-close').click();
  await expect(inWorld).toBeHidden();
  await expect(page.getByTestId('world-board')).toBeFocused();
  await page.getByTestId('place-lab').click();

  await page.getByTestId('map-menu').click();
  await page.getByTestId('graph-space').click();
  const inGraph = page.locator('#graph-space .caption');
  await expect(inGraph).toContainText('costs 670');
  await page.getByTestId('graph-new').click();
  await expect(inGraph).toBeHidden();
  await page.getByTestId('graph-example').click();
  await expect(inGraph).toBeVisible();
  await page.getByTestId('graph-undo').click();
  await expect(inGraph).toBeHidden();
});
