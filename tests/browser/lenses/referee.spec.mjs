// The referee: its verdict is always in sight, and right; its reasons and their proofs are in the rail.
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import {
  activeLabel,
  chooseFile,
  drag,
  expectValue,
  open,
  openLens,
  textFile,
} from '../../support/page-driver/page.mjs';

/** @import { Page } from '@playwright/test' */

/** Manhattan with diagonals answers 84 here, and 78 would do: at (1,0) it says 80 instead of 68. */
const MISLEADING = textFile('misleading.map', ['S....#', '..#..#', '.#...#', '...#..', '.....G']);

/** @param {Page} page @param {string | RegExp} words */
const expectVerdict = (page, words) => expect(page.getByTestId('referee')).toHaveText(words);

/** @param {Page} page */
async function openMisleading(page) {
  await open(page, '#v=1&h=manhattan');
  await chooseFile(page, MISLEADING);
  await expectValue(page, 'cost', 84);
}

test('the first figure is optimal, by luck: its heuristic overestimates', async ({ page }) => {
  await open(page);
  await openLens(page, 'proof');
  await expectVerdict(page, /^\s*optimal\s*$/);
  const section = page.locator('#referee-section');
  await expect(section.locator('#ruling')).toHaveText('A shortest path: nothing costs less than 68.');
  await expect(section.locator('#promise')).toContainText('Optimal this time');
  await section.getByText('Is it guaranteed? The conditions').click();
  const failing = section.locator('[data-tick="fails"]');
  await expect(failing).toHaveCount(2);
  await expect(failing.first()).toContainText('Admissible');
  await expect(failing.first()).toContainText('(does not hold)');
  await expect(section.locator('[data-tick="holds"]')).toHaveCount(6);
});

test('on a phone the buttons to the cells stay under their condition', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '#v=1&h=manhattan');
  await openLens(page, 'proof');
  await page.getByText('Is it guaranteed? The conditions').click();
  const button = page.getByRole('button', { name: 'Show (0,5)' });
  await button.scrollIntoViewIfNeeded();
  const [condition, cell] = await Promise.all([
    page.locator('[data-condition="admissible"]').boundingBox(),
    button.boundingBox(),
  ]);
  const [top = NaN, bottom = NaN] = condition === null ? [] : [condition.y, condition.y + condition.height];
  expect(cell?.y).toBeGreaterThan(top);
  expect(cell?.y).toBeLessThan(bottom);
  await expect(page.getByTestId('place-lab')).toBeInViewport();
});

test('a longer path is reported at once, with its cause and the cell that proves it', async ({ page }) => {
  await openMisleading(page);
  await openLens(page, 'proof');
  await expectVerdict(page, /7\.7% longer/);
  await expect(page.locator('#ruling')).toHaveText('7.7% longer: 84 instead of 78.');
  await expect(page.locator('#cause')).toHaveText(
    'H overestimates at (1,0): 80 > 68, so the goal was selected before it.',
  );
  await page.getByRole('button', { name: 'Show (1,0)' }).click();
  await expect(activeLabel(page)).toHaveAttribute('aria-label', /^row 1, column 2, open, .*H 80/);
  await expect(page.getByRole('button', { name: 'Show (1,0)' })).toBeFocused();
  await page.getByTestId('heuristic').selectOption('octile');
  await expectValue(page, 'cost', 78);
  await expectVerdict(page, /optimal/);
  await expect(page.locator('#promise')).toContainText('Guaranteed');
  await expect(page.locator('#cause')).toHaveText('');
});

test('a search that ignores costs is named as the cause', async ({ page }) => {
  await openMisleading(page);
  const cause = page.locator('#cause');
  await page.getByTestId('algorithm').selectOption('greedy');
  await expect(cause).toContainText('Greedy search selects by H alone');
  await page.getByTestId('algorithm').selectOption('dfs');
  await expect(cause).toContainText('Depth-first search');
});

test('the verdict follows drawing and dragging', async ({ page }) => {
  await open(page, '#v=1&h=manhattan&c=four&w=5');
  await chooseFile(page, textFile('swamp.map', ['S...G', '.....']));
  await expect(page.locator('#map-name')).toHaveText('swamp.map');
  await expectVerdict(page, /optimal/);
  await page.getByTestId('board').focus();
  await page.keyboard.press('Control+Home');
  for (let x = 1; x <= 3; x++) {
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('3');
  }
  await expectVerdict(page, /66\.7% longer/);
  await expect(page.locator('#cause')).toContainText('weighted H is: 250 > 50');
  await drag(page, { x: 4, y: 0 }, { x: 0, y: 1 });
  await expectVerdict(page, /optimal/);
});

test('without a path this is proven, and the path to the nearest cell is judged', async ({ page }) => {
  await open(page);
  await chooseFile(page, textFile('walled.map', ['S..#G', '...#.']));
  await expectVerdict(page, /no path \(proved\); nearest: optimal/);
  await expect(page.locator('#ruling')).toContainText('the path to the nearest cell, (2,0)');
});

test('in Chinese, too', async ({ page }) => {
  await openMisleading(page);
  await openLens(page, 'proof');
  await page.locator('#language').click();
  await expectVerdict(page, /长 7\.7%/);
  await expect(page.locator('#cause')).toHaveText('H 在 (1,0) 处高估：80 > 68，因此终点先于它被选中。');
  await expect(page.getByRole('button', { name: '查看 (1,0)' })).toBeVisible();
});

test('a click on the verdict leads to its reasons, by keyboard as well', async ({ page }) => {
  await open(page);
  await page.getByTestId('referee').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#referee-title')).toBeFocused();
  await expect(page.locator('#referee-title')).toBeInViewport();
});

test('the verdict is announced once, at rest', async ({ page }) => {
  await openMisleading(page);
  const said = page.locator('#referee-said');
  await expect(said).toHaveText('7.7% longer');
  await page.evaluate(() => {
    const region = document.querySelector('#referee-said');
    if (region === null) throw new Error('there is no region');
    const observer = new MutationObserver((records) => {
      region.setAttribute('data-changes', String(Number(region.getAttribute('data-changes')) + records.length));
    });
    observer.observe(region, { childList: true, characterData: true, subtree: true });
  });
  // Both have another verdict; the last is the one already announced.
  await drag(page, { x: 5, y: 4 }, { x: 1, y: 0 }, { x: 4, y: 4 }, { x: 5, y: 4 });
  await expectVerdict(page, /7\.7% longer/);
  await page.getByTestId('heuristic').selectOption('octile');
  await expect(said).toHaveText('optimal');
  await expect(said).toHaveAttribute('data-changes', '1');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the verdict opens the sheet at its reasons; stepping moves nothing', async ({ page }) => {
    await open(page);
    const play = page.getByTestId('play');
    const before = await play.boundingBox();
    await page.getByTestId('back').tap();
    await page.getByTestId('back').tap();
    expect(await play.boundingBox()).toEqual(before);
    // Before the end there is nothing to judge.
    await expect(page.getByTestId('referee')).toBeHidden();
    await page.getByTestId('last').tap();
    expect(await play.boundingBox()).toEqual(before);
    await page.getByTestId('referee').tap();
    await expect(page.locator('#referee-title')).toBeFocused();
    await expect(page.locator('#ruling')).toBeInViewport();
    await expect(page.locator('#rail')).toHaveAttribute('data-sheet', 'open');
  });
});

test('nothing overflows at 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openMisleading(page);
  await expectVerdict(page, /7\.7% longer/);
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(excess).toBe(0);
});

test.describe('in a figure', () => {
  test.use({ policy: '', viewport: { width: 640, height: 420 } });

  test('a figure shows the verdict, too', async ({ page }) => {
    await page.goto('embed.html#v=1&ui=play');
    await expectVerdict(page, /optimal/);
    await expect(page.getByTestId('referee')).toBeVisible();
    await expect(page.getByTestId('referee')).toHaveAttribute('aria-disabled', 'true');
  });
});
