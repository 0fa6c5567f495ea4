// The race: several setups on the current board, in step.
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { open, textsOf } from '../../support/page-driver/page.mjs';

/** @import { Page } from '@playwright/test' */

/** @param {Page} page */
const lanes = (page) => page.getByTestId('race-lane');

/** Opens the race and waits for its end. @param {Page} page */
async function race(page) {
  await page.getByTestId('race').click();
  await expect(lanes(page).first()).toContainText('step');
  await page.getByTestId('race-last').click();
  await expect(page.getByTestId('race-last')).toHaveAttribute('aria-disabled', 'true');
}

/** The picture of a canvas. @param {Page} page @param {string} selector */
const picture = (page, selector) =>
  page.locator(selector).evaluate((map) => /** @type {HTMLCanvasElement} */ (map).toDataURL());

test('one click runs two setups, and Escape leads back', async ({ page }) => {
  await open(page);
  await expect(page.getByTestId('ranking')).toBeHidden();
  await race(page);
  await expect(lanes(page)).toHaveCount(2);
  await expect(lanes(page).nth(0)).toContainText('Finished no. 1 · step 12 of 12 · 12 expanded · cost 68 · optimal');
  await expect(lanes(page).nth(1)).toContainText('Finished no. 2 · step 36 of 36 · 36 expanded · cost 68 · optimal');
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('race')).toBeFocused();
  await expect(page.getByTestId('steps')).toHaveAttribute('data-value', '12');
  await expect.poll(() => page.url()).not.toContain('race=');
});

test('a click plays the race from its start to its end', async ({ page }) => {
  await open(page);
  await page.getByTestId('race').click();
  await expect(page.getByTestId('race-play')).toHaveAttribute('data-shows', 'pause');
  await expect(page.getByTestId('race-place')).toHaveText('36 of 36 expansions', { timeout: 15_000 });
  await expect(page.getByTestId('race-play')).toHaveAttribute('data-shows', 'play');
});

test('a race opened a moment ago, and still playing, is restored by a reload', async ({ page }) => {
  await open(page, '#v=1&a=dijkstra');
  await page.getByTestId('race').click();
  await expect(lanes(page).first()).toContainText('step');
  await page.reload();
  await expect(lanes(page)).toHaveCount(2);
  await expect(lanes(page).first()).toContainText('Dijkstra');
});

test('all lanes go in step, and a lane that has finished stays', async ({ page }) => {
  await open(page);
  await race(page);
  const boards = page.locator('.race-lane canvas');
  await page.getByTestId('race-first').click();
  await expect(lanes(page).nth(0)).toContainText('step 0 of 12');
  await expect(lanes(page).nth(1)).toContainText('step 0 of 36');
  for (let i = 0; i < 3; i++) await page.keyboard.press('.');
  await page.keyboard.press(',');
  await expect(lanes(page).nth(0)).toContainText('step 2 of 12');
  await expect(lanes(page).nth(1)).toContainText('step 2 of 36');
  await page.getByTestId('race-scrubber').fill('20');
  await expect(lanes(page).nth(0)).toContainText('Finished no. 1');
  await expect(lanes(page).nth(1)).toContainText('step 20 of 36');
  await expect(lanes(page).nth(1)).not.toContainText('Finished');
  expect(await boards.count()).toBe(2);
  await page.getByTestId('race-metric').selectOption('time');
  await page.getByTestId('race-last').click();
  await expect(page.getByTestId('race-place')).toHaveText('100% of the slowest search');
  await expect(lanes(page).nth(1)).toContainText('step 36 of 36');
});

test('by comparisons an unsorted list and a heap go at different speeds', async ({ page }) => {
  await open(page, '#v=1&race=a-dijkstra,a-dijkstra_ol-list&rm=comparisons');
  await expect(lanes(page).nth(1)).toContainText('Finished no. 2');
  await expect(lanes(page).nth(0)).toContainText('Finished no. 1');
  await expect(page.getByTestId('race-place')).toContainText('comparisons');
  await page.getByTestId('race-first').click();
  for (let i = 0; i < 12; i++) await page.keyboard.press('.');
  const steps = await page
    .locator('.race-lane-status')
    .evaluateAll((all) => all.map((one) => Number(/step (\d+)/.exec(one.textContent ?? '')?.[1])));
  expect(steps[0]).toBeGreaterThan(steps[1] ?? 0);
});

test('where one setup has no open list to count, comparisons are disabled, with the reason', async ({ page }) => {
  await open(page, '#v=1&race=a-dijkstra,a-lpastar&rm=comparisons');
  await expect(page.getByTestId('race-status')).toContainText('Not every setup counts comparisons');
  await expect(page.getByTestId('race-metric')).toHaveValue('expansions');
  await expect(page.getByTestId('race-metric').locator('option').nth(1)).toBeDisabled();
});

test('setups are chosen, added, duplicated and removed, each with its answer', async ({ page }) => {
  await open(page);
  await race(page);
  const second = lanes(page).nth(1);
  await second.locator('summary').click();
  await second.locator('[data-setting="algorithm"]').selectOption('astar');
  await second.locator('[data-setting="heuristic"]').selectOption('manhattan');
  await second.locator('[data-setting="weightHundredths"]').fill('5');
  await second.locator('[data-setting="weightHundredths"]').press('Enter');
  await expect(second).toContainText('A*, Manhattan × 5');
  await expect(second).toContainText('optimal');
  await second.locator('[data-setting="corner"]').selectOption('four');
  await expect(second).toContainText('cost 80');
  await page.getByTestId('race-add').click();
  await expect(lanes(page)).toHaveCount(3);
  await lanes(page).nth(0).locator('[data-act="duplicate"]').click();
  await expect(lanes(page).nth(3)).toContainText('12 expanded');
  await expect(page.getByTestId('race-add')).toHaveAttribute('aria-disabled', 'true');
  for (let i = 0; i < 3; i++) await lanes(page).nth(0).locator('[data-act="remove"]').click();
  await expect(lanes(page)).toHaveCount(1);
  await expect(lanes(page).nth(0).locator('[data-act="remove"]')).toHaveAttribute('aria-disabled', 'true');
  await expect(lanes(page).nth(0)).toContainText('12 expanded');
});

test('a setup that the board does not allow is refused in its lane, and the others go on', async ({ page }) => {
  await open(page, '#v=1&race=a-theta_c-four,a-dijkstra');
  await expect(lanes(page).nth(1)).toContainText('36 expanded');
  await expect(lanes(page).nth(0)).toContainText('diagonal');
  await expect(lanes(page).nth(0).locator('.is-error')).toBeVisible();
});

test('a setup is applied to the page', async ({ page }) => {
  await open(page);
  await race(page);
  await lanes(page).nth(1).locator('[data-act="use"]').click();
  await expect(page.getByTestId('algorithm')).toHaveValue('dijkstra');
  await expect(page.getByTestId('steps')).toHaveAttribute('data-value', '36');
  await expect(page.locator('#race-space')).toBeHidden();
});

test('the difference shows what each has expanded, by numbers and strokes', async ({ page }) => {
  await open(page);
  await race(page);
  await page.getByTestId('race-view').selectOption('difference');
  await expect(page.getByTestId('race-legend').locator('li')).toHaveText([
    'only A: 0',
    'only B: 24',
    'A and B: 12',
    'path of A',
    'path of B',
  ]);
  const before = await picture(page, '#race-pair-canvas');
  await page.getByTestId('race-first').click();
  await expect(page.getByTestId('race-legend').locator('li').nth(2)).toHaveText('A and B: 0');
  await expect.poll(() => picture(page, '#race-pair-canvas')).not.toBe(before);
});

test('the line between two lanes moves by pointer and by keys', async ({ page }) => {
  await open(page);
  await race(page);
  await page.getByTestId('race-view').selectOption('split');
  const slider = page.getByTestId('race-slider');
  await expect(slider).toHaveAttribute('aria-valuenow', '50');
  const half = await picture(page, '#race-pair-canvas');
  await slider.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(slider).toHaveAttribute('aria-valuenow', '48');
  await page.keyboard.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', /A left of 0%/);
  await expect.poll(() => picture(page, '#race-pair-canvas')).not.toBe(half);
  const box = await page.locator('#race-pair-canvas').boundingBox();
  if (box === null) throw new Error('no board');
  await page.mouse.move(box.x + 2, box.y + 40);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.75, box.y + 60);
  await page.mouse.up();
  await expect(slider).toHaveAttribute('aria-valuenow', '75');
});

test('the address holds the race, and restores it', async ({ page }) => {
  await open(page);
  await race(page);
  await page.getByTestId('race-view').selectOption('split');
  await page.getByTestId('race-slider').focus();
  await page.keyboard.press('PageUp');
  await page.getByTestId('race-scrubber').fill('9');
  await expect.poll(() => page.url()).toContain('race=h-manhattan,a-dijkstra_h-manhattan&rv=split&rs=60&rt=9');
  await page.reload();
  await expect(lanes(page).nth(0)).toContainText('step 9 of 12');
  await expect(page.getByTestId('race-slider')).toHaveAttribute('aria-valuenow', '60');
  await page.getByTestId('share').click();
  await expect(page.getByTestId('share-link')).toHaveValue(/race=h-manhattan,a-dijkstra/);
  await page.keyboard.press('Escape');
  await expect(page.locator('#race-space')).toBeVisible();
});

test('a link with a race that is not understood opens its board, and says so', async ({ page }) => {
  await open(page, '#v=1&a=bfs&race=a-astar,a-fastest');
  await expect(page.getByTestId('status')).toContainText('“a=fastest” isn’t an algorithm');
  await expect(page.locator('#race-space')).toBeHidden();
  await expect(page.getByTestId('algorithm')).toHaveValue('bfs');
});

test('another board behind it is another race', async ({ page }) => {
  await open(page, '#v=1&race=a-astar,a-bfs');
  await expect(lanes(page).nth(1)).toContainText('step');
  await page.evaluate(() => (location.hash = '#v=1&s=0,0&g=6,5&race=a-astar,a-bfs'));
  await expect(lanes(page).nth(0)).toContainText('cost 92');
  await page.evaluate(() => (location.hash = '#v=1'));
  await expect(page.locator('#race-space')).toBeHidden();
});

test('a board too large for a race says so', async ({ page }) => {
  await open(page, '#v=1&m=g.rooms.2048.1100.20.7');
  await page.getByTestId('race').click();
  await expect(page.getByTestId('status')).toContainText('2,252,800 cells');
  await expect(page.locator('#race-space')).toBeHidden();
});

test.describe('where motion is not wanted', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing starts by itself, and playing goes step by step', async ({ page }) => {
    await open(page);
    await page.getByTestId('race').click();
    await expect(page.getByTestId('race-place')).toHaveText('36 of 36 expansions');
    await page.getByTestId('race-first').click();
    await page.getByTestId('race-speed').selectOption('1');
    const positions = await textsOf(page.getByTestId('race-place'));
    await page.getByTestId('race-play').click();
    await expect
      .poll(async () => (await positions()).slice(0, 2))
      .toEqual(['1 of 36 expansions', '2 of 36 expansions']);
    await page.getByTestId('race-play').click();
    await expect(page.getByTestId('race-play')).toHaveAttribute('data-shows', 'play');
    await page.getByTestId('race-speed').selectOption('64');
    await page.getByTestId('race-play').click();
    await expect(page.getByTestId('race-place')).toHaveText('36 of 36 expansions');
  });
});

test.describe('in Chinese, on a dark phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark', locale: 'zh-CN', hasTouch: true });

  test('lanes are changed by swiping, and a finger moves the line', async ({ page }) => {
    await open(page);
    await page.getByTestId('settings').tap();
    await page.getByTestId('race').tap();
    await expect(lanes(page).nth(1)).toContainText('步');
    await page.getByTestId('race-last').tap();
    await expect(lanes(page).nth(0)).toContainText('第 1 名到达 · 第 12 步，共 12 步');
    const [first, second] = [await lanes(page).nth(0).boundingBox(), await lanes(page).nth(1).boundingBox()];
    expect(second?.y).toBe(first?.y);
    expect(second?.x ?? 0).toBeGreaterThan((first?.x ?? 0) + (first?.width ?? 0));
    // The edge of the next one is visible.
    expect(second?.x ?? Infinity).toBeLessThan(390);
    await lanes(page).nth(1).scrollIntoViewIfNeeded();
    await expect(lanes(page).nth(1)).toBeInViewport({ ratio: 0.8 });
    await page.getByTestId('race-view').selectOption('split');
    // The board takes its size a moment after it scrolls into view.
    await expect(async () => {
      const box = await page.locator('#race-pair-canvas').boundingBox();
      await page.touchscreen.tap((box?.x ?? 0) + (box?.width ?? 0) * 0.25, (box?.y ?? 0) + 30);
      await expect(page.getByTestId('race-slider')).toHaveAttribute('aria-valuenow', '25', { timeout: 1000 });
    }).toPass({ timeout: 10_000 });
  });
});
