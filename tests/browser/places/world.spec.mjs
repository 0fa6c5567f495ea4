// The game world: opened, populated, walked, walled, played and stepped back, by pointer and finger.
import { objections } from '../../support/page-driver/axe.mjs';
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { expectValue, numberOf, open } from '../../support/page-driver/page.mjs';
import {
  board,
  cellSaid,
  digest,
  expectTick,
  openWorld,
  pointOf,
  press,
  status,
  stroke,
  summary,
} from '../../support/page-driver/world-page.mjs';

test('the number of units is in the document from the start', async ({ page }) => {
  await page.goto('');
  await expect(page.getByTestId('units')).toHaveText('0');
  await expectValue(page, 'units', 0);
});

test('the button opens it, and closing returns the focus to the button', async ({ page }) => {
  await open(page);
  await expect(page.getByTestId('world')).toBeInViewport();
  await page.getByTestId('world').click();
  await expect(page.locator('#world-empty')).toHaveText('Press A (or Add) to place a unit, K (or ▶) to run.');
  await expect(summary(page)).toHaveText('tick 0: no units');
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('world')).toBeFocused();
  await expect.poll(() => page.url()).not.toContain('world=');
});

test('a click selects a unit, and the next sends it; the walker plans anew at each', async ({ page }) => {
  await openWorld(page, 'og0.a1,2');
  await press(page, 1, 2);
  await expect(status(page)).toHaveText('Unit 1 selected.');
  await press(page, 5, 2);
  // The first one starts the clock.
  await expect(page.getByTestId('world-play')).toHaveAttribute('data-shows', 'pause');
  await expect(summary(page)).toContainText('1 arrival', { timeout: 10_000 });
  await page.keyboard.press('k');
  await expect(page.getByTestId('world-play')).toHaveAttribute('data-shows', 'play');
  const tick = await numberOf(page, 'world-tick');
  await press(page, 0, 5);
  await page.getByTestId('world-forward').click();
  await page.getByTestId('world-forward').click();
  await expectTick(page, tick + 2);
  await press(page, 6, 5);
  await page.getByTestId('world-speed').selectOption('Infinity');
  await page.keyboard.press('k');
  await expect(summary(page)).toContainText('2 arrivals', { timeout: 10_000 });
});

test('a wall is drawn while it walks, and a stroke that begins on a wall erases', async ({ page }) => {
  await openWorld(page, 'og0.a0,0,6,0.t3');
  await expectTick(page, 0);
  await page.locator('[data-world-tool="wall"]').click();
  await page.getByTestId('world-speed').selectOption('2');
  await page.getByTestId('world-play').click();
  await stroke(page, [
    [5, 0],
    [5, 4],
  ]);
  await expect.poll(() => numberOf(page, 'world-tick')).toBeGreaterThan(1);
  await page.getByTestId('world-play').click();
  await board(page).focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('Control+Home');
  for (let i = 0; i < 5; i++) await page.keyboard.press('ArrowRight');
  await expect(cellSaid(page)).toHaveAttribute('aria-label', /^row 1, column 6, wall/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(cellSaid(page)).toHaveAttribute('aria-label', /^row 3, column 6, wall/);
  await stroke(page, [
    [5, 2],
    [5, 3],
  ]);
  await expect(cellSaid(page)).toHaveAttribute('aria-label', /^row 3, column 6, free/);
  await page.getByTestId('world-undo').click();
  await expect(cellSaid(page)).toHaveAttribute('aria-label', /^row 3, column 6, wall/);
  await page.getByTestId('world-undo').click();
  await expect(cellSaid(page)).toHaveAttribute('aria-label', /^row 3, column 6, free/);
  await page.getByTestId('world-redo').click();
  await expect(cellSaid(page)).toHaveAttribute('aria-label', /^row 3, column 6, wall/);
});

test('no wall is put on a unit, and skipped cells are reported', async ({ page }) => {
  await openWorld(page, 'og0.a1,0');
  await page.locator('[data-world-tool="wall"]').click();
  await stroke(page, [
    [0, 0],
    [2, 0],
  ]);
  await expect(status(page)).toHaveText('Skipped 1 cell where units stand.');
  await board(page).focus();
  await page.keyboard.press('Control+Home');
  await expect(cellSaid(page)).toHaveAttribute('aria-label', 'row 1, column 1, wall');
  await page.keyboard.press('ArrowRight');
  await expect(cellSaid(page)).toHaveAttribute('aria-label', /^row 1, column 2, free, unit 1, team 1, /);
});

test('Escape in the middle of a stroke cancels it, and closes nothing', async ({ page }) => {
  await openWorld(page);
  await page.locator('[data-world-tool="wall"]').click();
  const from = await pointOf(page, 0, 5);
  const to = await pointOf(page, 4, 5);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(page.locator('#world-space')).toBeVisible();
  await expect(page.getByTestId('world-undo')).toHaveAttribute('aria-disabled', 'true');
});

test('ticks go forward and back, and gestures are undone and redone', async ({ page }) => {
  await openWorld(page, 'a_4');
  await expectTick(page, 0);
  const first = await digest(page);
  for (let i = 0; i < 6; i++) await page.keyboard.press('.');
  await expectTick(page, 6);
  const sixth = await digest(page);
  expect(sixth).not.toBe(first);
  await page.keyboard.press(',');
  await expectTick(page, 5);
  await page.getByTestId('world-scrubber').fill('0');
  await expectTick(page, 0);
  expect(await digest(page)).toBe(first);
  await expectValue(page, 'world-last-tick', 6);
  await page.getByTestId('world-last').click();
  await expectTick(page, 6);
  expect(await digest(page)).toBe(sixth);
  await page.keyboard.press('a');
  await expectValue(page, 'units', 5);
  await page.keyboard.press('Control+z');
  await expectValue(page, 'units', 4);
  expect(await digest(page)).toBe(sixth);
  await page.keyboard.press('Control+y');
  await expectValue(page, 'units', 5);
});

test('a refused action is reported, and changes nothing', async ({ page }) => {
  await openWorld(page, 'og0.a1,2.a2,2');
  await page.locator('[data-world-tool="add"]').click();
  await press(page, 1, 2);
  await expect(status(page)).toHaveText('Another unit stands there.');
  await press(page, 3, 2);
  await expect(status(page)).toHaveText('A unit cannot stand on a wall.');
  await expectValue(page, 'units', 2);
  await press(page, 0, 0);
  await expectValue(page, 'units', 3);
  await expect(status(page)).toHaveText('');
  await page.locator('[data-world-tool="walk"]').click();
  await press(page, 5, 5);
  await expect(status(page)).toHaveText('Select a unit first: click it, or press its number (1 to 9).');
  await page.locator('[data-world-tool="remove"]').click();
  await press(page, 0, 0);
  await expectValue(page, 'units', 2);
});

test('500 units on 256²: it runs, pauses, steps back 100 ticks, takes a wall, and goes on', async ({ page }) => {
  test.setTimeout(120_000);
  await open(page, '#v=1&m=g.random.256.256.20.7&world=1&do=a_500');
  await expectValue(page, 'units', 500);
  await page.getByTestId('world-speed').selectOption('Infinity');
  await page.getByTestId('world-play').click();
  await expect.poll(() => numberOf(page, 'world-tick'), { timeout: 90_000 }).toBeGreaterThan(110);
  await page.getByTestId('world-play').click();
  const tick = await numberOf(page, 'world-tick');
  await page.getByTestId('world-scrubber').fill(String(tick - 100));
  await expect(summary(page)).toContainText(`tick ${tick - 100}: 500 units`, { timeout: 30_000 });
  await page.locator('[data-world-tool="wall"]').click();
  const before = await digest(page);
  await stroke(page, [
    [20, 100],
    [230, 104],
  ]);
  await expect(page.getByTestId('world-undo')).toHaveAttribute('aria-disabled', 'false');
  await expect.poll(() => digest(page)).not.toBe(before);
  await page.getByTestId('world-play').click();
  await expect.poll(() => numberOf(page, 'world-tick'), { timeout: 60_000 }).toBeGreaterThan(tick - 90);
  await page.getByTestId('world-play').click();
  await expect(summary(page)).toContainText('500 units');
});

test('on hexagons units can move in six directions', async ({ page }) => {
  await open(page, '#v=1&b=hex&world=1&do=og0.a0,0,6,5');
  await expectTick(page, 0);
  await page.keyboard.press('.');
  await expect(summary(page)).toContainText('tick 1: 1 unit, 1 moving');
});

test('danger is shown where it is painted, and a message says when no unit heeds it', async ({ page }) => {
  await openWorld(page);
  await page.locator('[data-world-tool="danger"]').click();
  await press(page, 0, 0);
  await expect(status(page)).toContainText('influence is off');
  await expect(cellSaid(page)).toHaveAttribute('aria-label', 'row 1, column 1, free, danger 200');
});

test.describe('where motion is not wanted', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing starts by itself, and playing goes tick by tick', async ({ page }) => {
    await openWorld(page, 'og0.a1,2');
    await press(page, 1, 2);
    await press(page, 5, 2);
    await expect(page.getByTestId('world-play')).toHaveAttribute('data-shows', 'play');
    await expectValue(page, 'world-tick', 0);
    await page.getByTestId('world-play').click();
    await expect(summary(page)).toContainText('1 arrival', { timeout: 10_000 });
  });
});

test.describe('in Chinese, on a dark phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark', locale: 'zh-CN', hasTouch: true });

  test('a finger adds, selects and sends; panels are reached by scrolling', async ({ page }) => {
    await open(page);
    await page.getByTestId('settings').tap();
    await page.getByTestId('world').tap();
    await expect(page.locator('#world-empty')).toContainText('按 A 键');
    await page.locator('[data-world-tool="add"]').tap();
    const point = await pointOf(page, 1, 2);
    await page.touchscreen.tap(point.x, point.y);
    await expect(page.locator('.world-count')).toHaveText('1 个单位');
    await page.locator('[data-world-tool="walk"]').tap();
    await page.touchscreen.tap(point.x, point.y);
    await expect(status(page)).toHaveText('已选中单位 1。');
    const goal = await pointOf(page, 5, 2);
    await page.touchscreen.tap(goal.x, goal.y);
    await expect(summary(page)).toContainText(/到达 [1-9]\d* 次/, { timeout: 10_000 });
    await page.locator('#world-rail').scrollIntoViewIfNeeded();
    const wide = await page.evaluate(() => document.querySelector('.world-work')?.scrollWidth);
    expect(wide).toBe(390);
  });
});

for (const width of [1440, 390]) {
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    test.describe(`${width} pixels, ${colorScheme}`, () => {
      test.use({ viewport: { width, height: 844 }, colorScheme });

      test('axe reports no violations', async ({ page }) => {
        await openWorld(page, 'a_9.a,,,,1_3');
        await expectTick(page, 0);
        await page.keyboard.press('1');
        for (const tool of ['walk', 'ground', 'danger']) {
          await page.locator(`[data-world-tool="${tool}"]`).click();
          expect(await objections(page)).toEqual([]);
        }
      });
    });
  }
}
