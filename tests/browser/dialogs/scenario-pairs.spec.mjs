// A scenario made of pairs that are chosen on the board: collected, saved, opened again, and run.
import { readFile } from 'node:fs/promises';
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { objections } from '../../support/page-driver/axe.mjs';
import { chooseFile, drag, expectCell, expectValue, open, textFile } from '../../support/page-driver/page.mjs';

/** @import { Page } from '@playwright/test' */

/** The last column is cut off. */
const MAP = 'type octile\nheight 4\nwidth 8\nmap\n......@.\n..@@..@.\n..@@..@.\n......@.\n';

/** Opens the card, on that map. @param {Page} page @param {string} [hash] */
async function openPairs(page, hash = '') {
  await open(page, hash);
  await chooseFile(page, textFile('my map.map', MAP));
  await page.getByTestId('map-menu').click();
  await page.getByTestId('scenario-pairs').click();
  await expect(page.getByTestId('map-menu')).toHaveAttribute('aria-expanded', 'false');
  await expect(page.locator('#pairs-title')).toBeFocused();
}

/** @param {Page} page */
const rows = (page) => page.getByTestId('pairs-rows').locator('tbody tr');
/** @param {Page} page @param {string} name */
const click = (page, name) => page.getByTestId(`pairs-${name}`).click();

/** @param {Page} page @returns {Promise<{ name: string, text: string }>} the file */
async function saved(page) {
  const coming = page.waitForEvent('download');
  await click(page, 'save');
  const file = await coming;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

test('pairs are added, saved, and every row of the file is as published', async ({ page }) => {
  await openPairs(page);
  await expect(page.getByTestId('pairs-range')).toHaveText(
    'No pairs yet: place start and goal on the board, and add them.',
  );
  await click(page, 'add');
  await expect(page.getByTestId('status')).toHaveText('Pair 1 added: (0,0) to (5,3).');
  // Into the part that no path leads to.
  await drag(page, { x: 5, y: 3 }, { x: 7, y: 3 });
  await click(page, 'add');
  await expect(rows(page)).toHaveText([/^1\(0,0\)\(5,3\)/, /^2\(0,0\)\(7,3\)/]);
  await click(page, 'random');
  await expect(page.getByTestId('status')).toHaveText('10 random pairs added.');
  await expect(rows(page)).toHaveCount(12);

  const { name, text } = await saved(page);
  expect(name).toBe('my-map.map.scen');
  const lines = text.trim().split('\n');
  expect(lines).toHaveLength(13);
  expect(lines.slice(0, 3)).toEqual([
    'version 1',
    '1\tmy-map.map\t8\t4\t0\t0\t5\t3\t7.41421356',
    '0\tmy-map.map\t8\t4\t0\t0\t7\t3\t0.00000000',
  ]);
  await expect(page.getByTestId('status')).toHaveText(
    'Saved my-map.map.scen: 12 rows. 1 without a path, written with length 0.',
  );
  await page.getByTestId('open-file').setInputFiles([textFile('my-map.map', MAP), textFile(name, text)]);
  await expectValue(page, 'scenario-done', 12);
  await expectValue(page, 'scenario-equal', 12);
  await expect(page.getByTestId('scenario-doubt')).toBeHidden();
});

test('they are run by the scenario’s own card, which lists them all', async ({ page }) => {
  await openPairs(page);
  await click(page, 'add');
  await click(page, 'random');
  await click(page, 'run');
  await expect(page.locator('#scenario-title')).toHaveText('Scenario: my-map.map.scen');
  await expect(page.locator('#scenario-title')).toBeFocused();
  await expectValue(page, 'scenario-equal', 11);
  await expect(page.getByTestId('scenario-rows').locator('tbody tr')).toHaveCount(11);
  // That the file has another name than the map is no other map.
  await expect(page.getByTestId('scenario-doubt')).toBeHidden();
});

test('a pair is not added twice, nor with its goal on a wall', async ({ page }) => {
  await openPairs(page);
  await click(page, 'add');
  await click(page, 'random');
  await click(page, 'add');
  await expect(page.getByTestId('status')).toHaveText('Not added: (0,0) to (5,3) is already pair 1.');
  await expect(rows(page)).toHaveCount(11);
  // A link may put the goal on a wall, on the first map for example.
  await open(page, '#v=1&bg=1&g=3,2');
  await page.getByTestId('map-menu').click();
  await page.getByTestId('scenario-pairs').click();
  const count = await rows(page).count();
  await click(page, 'add');
  await expect(rows(page)).toHaveCount(count);
  await expect(page.getByTestId('status')).toHaveText('Not added: start and goal must both be on free cells.');
});

test('a click on a row puts its start and goal on the board, which undo takes back', async ({ page }) => {
  await openPairs(page);
  await click(page, 'add');
  await drag(page, { x: 0, y: 0 }, { x: 1, y: 2 });
  await click(page, 'add');
  await rows(page).first().click();
  await expect(page.getByTestId('status')).toContainText('Pair 1. Path found');
  await expect(rows(page).first()).toHaveAttribute('aria-current', 'true');
  await expectCell(page, { x: 0, y: 0 }, /start/);
  await page.getByTestId('board').focus();
  await page.keyboard.press('Control+z');
  await expectCell(page, { x: 1, y: 2 }, /start/);
  await expect(rows(page)).toHaveCount(2);
  await rows(page).nth(0).getByRole('button').first().press('Enter');
  await expectCell(page, { x: 0, y: 0 }, /start/);
  await expect(rows(page).nth(0).getByRole('button').first()).toBeFocused();
});

test('pairs are removed by keyboard, and the focus stays where one can go on', async ({ page }) => {
  await openPairs(page);
  for (let count = 0; count < 3; count++) await click(page, 'random');
  await expect(page.getByTestId('pairs-range')).toHaveText('21 to 30 of 30 pairs');
  const last = page.getByRole('button', { name: 'Remove pair 30' });
  await last.focus();
  for (let left = 29; left > 20; left--) {
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('status')).toHaveText(`Pair ${left + 1} removed. Pairs left: ${left}.`);
    await expect(page.getByRole('button', { name: `Remove pair ${left}` })).toBeFocused();
  }
  // With the last row of its page.
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('pairs-range')).toHaveText('1 to 20 of 20 pairs');
  await expect(page.getByRole('button', { name: 'Remove pair 1', exact: true })).toBeFocused();
  await expect(page.getByTestId('pairs-later')).toBeHidden();
  for (let left = 19; left > 0; left--) {
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Remove pair 1', exact: true })).toBeFocused();
    await expect(rows(page)).toHaveCount(left);
  }
  await page.keyboard.press('Space');
  await expect(page.getByTestId('pairs-add')).toBeFocused();
  await expect(page.getByTestId('pairs-rows')).toBeHidden();
  await page.getByTestId('pairs-save').press('Enter');
  await expect(page.getByTestId('status')).toHaveText('There is no pair on this map to save or run.');
});

test('what the map has no use for is marked and left out, and usable again after undo', async ({ page }) => {
  await openPairs(page);
  await click(page, 'add');
  await drag(page, { x: 5, y: 3 }, { x: 5, y: 0 });
  await click(page, 'add');
  const doubt = page.getByTestId('pairs-doubt');
  await expect(doubt).toBeHidden();
  await drag(page, { x: 5, y: 3 }, { x: 4, y: 3 });
  await expect(rows(page)).toHaveText([/on a wall/, /^2\(0,0\)\(5,0\)×$/]);
  await expect(doubt).toHaveText('1 pair is on a wall or outside this map: marked below, neither saved nor run.');
  await rows(page).first().click();
  await expect(page.getByTestId('status')).toHaveText('Pair 1 is on a wall or outside this map.');
  const { text } = await saved(page);
  expect(text.trim().split('\n').slice(1)).toEqual(['1\tmy-map.map\t8\t4\t0\t0\t5\t0\t5.00000000']);
  await expect(page.getByTestId('status')).toHaveText(
    'Saved my-map.map.scen: 1 row. 1 left out: on a wall or outside this map.',
  );
  await page.getByTestId('board').focus();
  await page.keyboard.press('Control+z');
  await expect(doubt).toBeHidden();

  await chooseFile(page, textFile('small.map', 'type octile\nheight 3\nwidth 6\nmap\n......\n......\n......\n'));
  await expect(doubt).toHaveText(
    '2 pairs were chosen on a map of another size. 1 pair is on a wall or outside this map: marked below, neither saved nor run.',
  );
  await expect(rows(page).first()).toContainText('outside');
  expect((await saved(page)).text).toContain('\tsmall.map\t6\t3\t0\t0\t5\t0\t5.00000000\n');
  await page.getByTestId('board').focus();
  await page.keyboard.press('Control+z');
  await expect(doubt).toBeHidden();
  await expect(page.getByTestId('pairs-about')).toContainText('my-map.map, 8 × 4 cells');
});

test('what is cleared can be restored, and the card keeps its pairs while it is closed', async ({ page }) => {
  await openPairs(page);
  await click(page, 'random');
  const before = await rows(page).allTextContents();
  const clear = page.getByTestId('pairs-clear');
  await clear.click();
  await expect(rows(page)).toHaveCount(0);
  await expect(clear).toHaveText('Restore');
  await expect(clear).toBeFocused();
  await clear.press('Enter');
  await expect(clear).toHaveText('Clear');
  expect(await rows(page).allTextContents()).toEqual(before);
  await click(page, 'close');
  await expect(page.getByTestId('pairs')).toBeHidden();
  await expect(page.getByTestId('board')).toBeFocused();
  // Found by name, in either language.
  for (const typed of ['from pairs', '起终点对']) {
    await page.keyboard.press('Control+k');
    await expect(page.getByTestId('palette-field')).toBeFocused();
    await page.keyboard.type(typed);
    await expect(page.locator('#palette-results [role="option"]').first()).toContainText('Scenario from pairs');
    await page.keyboard.press('Enter');
    await expect(page.locator('#pairs-title')).toBeFocused();
    expect(await rows(page).allTextContents()).toEqual(before);
    await click(page, 'close');
  }
});

test('the list has an end', async ({ page }) => {
  await openPairs(page);
  // The page itself clicks, since a hundred clicks by hand take long.
  await page.getByTestId('pairs-random').evaluate((button) => {
    for (let count = 0; count < 100 && button instanceof HTMLElement; count++) button.click();
  });
  // 6 × 4 cells without 4 walls, and 4 cells, in pairs of different ones.
  await expect(page.getByTestId('pairs-range')).toHaveText(/ of 39\d pairs$/);
  await chooseFile(
    page,
    textFile('b.map', `type octile\nheight 20\nwidth 20\nmap\n${`${'.'.repeat(20)}\n`.repeat(20)}`),
  );
  await page.getByTestId('pairs-random').evaluate((button) => {
    for (let count = 0; count < 100 && button instanceof HTMLElement; count++) button.click();
  });
  await expect(page.getByTestId('pairs-range')).toHaveText('981 to 1000 of 1000 pairs');
  await click(page, 'add');
  await expect(page.getByTestId('status')).toHaveText('Not added: the list has 1000 pairs, the most that it can hold.');
});

test('a long computation shows its progress, and can be cancelled', async ({ page }) => {
  await open(page, '#v=1&m=g.maze.801.801.0.7&a=jps');
  await page.getByTestId('map-menu').click();
  await page.getByTestId('scenario-pairs').click();
  await page.getByTestId('pairs-random').evaluate((button) => {
    for (let count = 0; count < 50 && button instanceof HTMLElement; count++) button.click();
  });
  await page.getByTestId('pairs-save').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('pairs-cancel')).toBeFocused();
  await expect(page.getByTestId('pairs').getByRole('progressbar')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('status')).toHaveText('Cancelled.');
  await expect(page.getByTestId('pairs-save')).toBeFocused();
  await expect(page.getByTestId('pairs-cancel')).toBeHidden();
});

test('in Chinese, 390 pixels, dark: axe reports no violations, and nothing is wider than the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await openPairs(page, '#v=1&lang=zh');
  expect(await objections(page)).toEqual([]);
  for (let count = 0; count < 3; count++) await click(page, 'random');
  await expect(page.getByTestId('pairs-said')).toHaveText('已随机加入 10 对。');
  await rows(page).nth(1).getByRole('button').first().click();
  expect(await objections(page)).toEqual([]);
  await click(page, 'run');
  await expectValue(page, 'scenario-equal', 30);
  await chooseFile(page, textFile('small.map', 'type octile\nheight 3\nwidth 6\nmap\n......\n..@@..\n......\n'));
  await expect(page.getByTestId('pairs-doubt')).toContainText('有 30 对是在另一种大小的地图上选的。');
  expect(await objections(page)).toEqual([]);
  const overflow = await page.evaluate(() =>
    [document.documentElement, document.querySelector('#rail')].map((one) =>
      one === null ? 0 : one.scrollWidth - one.clientWidth,
    ),
  );
  expect(overflow).toEqual([0, 0]);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });
  test('the buttons of a row are as large as a finger', async ({ page }) => {
    await openPairs(page);
    await page.getByTestId('pairs-random').tap();
    for (const button of await rows(page).first().getByRole('button').all()) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
  });
});
