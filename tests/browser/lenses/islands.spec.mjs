// Islands numbered on the board: by keyboard, anew after edits, in links and pictures, on large boards, and by touch.
import { readFile } from 'node:fs/promises';

import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { chooseFile, drag, open, openLens, textFile } from '../../support/page-driver/page.mjs';
import { looksLike, picturesOf } from '../../support/page-driver/visitor-eyes.mjs';

/** @import { Page } from '@playwright/test' */

/** Three islands: 11, 5 and 1 cells; the goal is on the second. */
const APART = ['S...#..', '....#.#', '...##.G', '###.###'];

/** A path need not exist. @param {Page} page @param {string} hash */
async function visit(page, hash) {
  await page.goto(hash);
  await expect(page.getByTestId('status')).toHaveText(/./);
  await openLens(page, 'proof');
  await expect(page.getByTestId('islands')).toBeAttached();
}

/** @param {Page} page */
const picture = (page) =>
  page.locator('#map').evaluate((map) => (map instanceof HTMLCanvasElement ? map.toDataURL() : ''));

/** @param {Page} page */
const ofCell = (page) => page.locator('#why-island');

test('islands are numbered by keyboard, counted, reported for each cell, and updated after edits', async ({ page }) => {
  await open(page);
  await openLens(page, 'proof');
  await chooseFile(page, textFile('apart.map', APART));
  const check = page.getByTestId('islands');
  await expect(check).toHaveAccessibleName('Islands, numbered by size');
  const plain = await picture(page);
  await check.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('3 islands. The largest has 11 cells, the next 5, 1.')).toBeVisible();
  await expect(page.getByText('The start is on island 1, the goal on island 2: no path joins them.')).toBeVisible();
  await expect.poll(() => picture(page)).not.toBe(plain);
  await expect(page).toHaveURL(/&islands=1(&|$)/);
  await expect(page.locator('.legend li').filter({ hasText: 'islands' })).toBeVisible();
  await expect(ofCell(page)).toHaveText(
    '(0,0) is on island 1 of 3, with 11 cells. The start is on it, the goal is not.',
  );
  await page.getByTestId('board').focus();
  await page.keyboard.press('Control+End');
  await expect(ofCell(page)).toHaveText('(6,3) is a wall and on no island.');
  await page.keyboard.press('ArrowUp');
  await expect(ofCell(page)).toHaveText(
    '(6,2) is on island 2 of 3, with 5 cells. The goal is on it, the start is not.',
  );
  // Diagonals between two walls join what was apart.
  await page.locator('[name="corner"][value="always"]').check({ force: true });
  await expect(page.getByText('2 islands. The largest has 12 cells, the next 5.')).toBeVisible();
  await page.locator('[name="corner"][value="nowall"]').check({ force: true });
  await expect(page.getByText('3 islands.')).toBeVisible();
  await drag(page, { x: 4, y: 0 }, { x: 4, y: 0 });
  await expect(page.getByText('2 islands. The largest has 17 cells, the next 1.')).toBeVisible();
  await expect(page.getByText('Start and goal are on island 1.')).toBeVisible();
  await check.uncheck();
  await expect(page.locator('#islands-count')).toBeHidden();
  await expect(ofCell(page)).toBeHidden();
  await expect(page).not.toHaveURL(/islands=/);
});

test('a link shows them, on hexes too; switched off, the board is as it was', async ({ page }) => {
  for (const link of [
    '#v=1&m=g.random.30.20.45.7',
    '#v=1&b=hex&m=g.random.30.20.50.7',
    '#v=1&m=g.random.300.200.45.7',
    '#v=1&b=hex&m=g.random.300.200.50.7',
  ]) {
    await page.goto('about:blank');
    await visit(page, `${link}&islands=1`);
    await expect(
      page.getByText(/^\d+ islands\. The largest has \d+ cells, the next \d+, \d+, \d+ and so on\.$/),
    ).toBeVisible();
    await expect(page.getByTestId('islands')).toBeChecked();
    const isLike = async (/** @type {number[][]} */ before) => looksLike(before, await picturesOf(page));
    const tinted = await picturesOf(page);
    await page.getByTestId('islands').uncheck();
    await expect.poll(() => isLike(tinted)).toBe(false);
    const plain = await picturesOf(page);
    await page.getByTestId('islands').check();
    await expect.poll(() => isLike(tinted)).toBe(true);
    await page.getByTestId('islands').uncheck();
    await expect.poll(() => isLike(plain)).toBe(true);
  }
});

test('more cells than can be numbered are refused with a sentence', async ({ page }) => {
  await visit(page, '#v=1&m=g.random.2100.2100.30.7&islands=1');
  await expect(
    page.getByText('This board has 4,410,000 cells; islands are numbered on up to 4,194,304.'),
  ).toBeVisible();
});

test('pictures show them, with their numbers and an entry in the legend', async ({ page }) => {
  await open(page);
  await openLens(page, 'proof');
  await chooseFile(page, textFile('apart.map', APART));
  await page.getByTestId('islands').check();
  await expect(page.getByText(/^3 islands/)).toBeVisible();
  const svg = async () => {
    await page.getByTestId('share').click();
    await page.getByRole('tab', { name: 'Picture' }).click();
    await page.locator('#picture-legend').check();
    const coming = page.waitForEvent('download');
    await page.getByTestId('save-svg').click();
    const text = await readFile(await (await coming).path(), 'utf8');
    await page.keyboard.press('Escape');
    return text;
  };
  const small = await svg();
  expect(small).toContain('islands, numbered by size');
  expect(small).toMatch(/<path fill="#bee2fc" fill-opacity="0.75"/i);
  expect(small).toMatch(/<text [^>]*>3<\/text>/);
  await page.goto('about:blank');
  await visit(page, '#v=1&m=g.random.160.120.45.7&islands=1');
  await expect(page.getByText(/^\d+ islands/)).toBeVisible();
  expect(await svg()).toMatch(/<path class="island" stroke="#[0-9A-F]{6}" stroke-opacity="0.75" d="M\d/);
});

test.describe('in Chinese, on a dark phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark', locale: 'zh-CN', hasTouch: true });

  test('they can be used by touch, and nothing is wider than the screen', async ({ page }) => {
    await visit(page, '#v=1&m=g.random.30.20.45.7');
    await page.getByText('连通区（岛屿），按大小编号').tap();
    await expect(page.getByText(/^共 \d+ 个连通区，最大的有 \d+ 格，其次有 \d+、\d+、\d+ 格，等等。$/)).toBeVisible();
    await expect(ofCell(page)).toHaveText(/^\(\d+,\d+\) 在第 \d+ 个连通区（共 \d+ 个），有 \d+ 格。/);
    const isWide = await page.locator('#rail').evaluate((rail) => rail.scrollWidth > rail.clientWidth);
    expect(isWide).toBe(false);
  });
});
