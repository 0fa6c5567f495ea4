// Precomputed data: a table of all routes, queried by lookup, and dead ends hatched on the board.
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { chooseFile, drag, expectValue, open, openLens, pointOf, textFile } from '../../support/page-driver/page.mjs';

/** @import { Page } from '@playwright/test' */

const ROOMS = ['S...#...', '....#.#.', '......#.', '##.##.#.', '....#.#G'];
/** A hash of the board's picture, once it is drawn. @param {Page} page */
const picture = (page) =>
  page.locator('#map').evaluate(async (map) => {
    for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    let sum = 0;
    for (const character of /** @type {HTMLCanvasElement} */ (map).toDataURL())
      sum = (sum * 31 + character.charCodeAt(0)) >>> 0;
    return sum;
  });
/** @param {Page} page */
const summary = (page) => page.locator('summary').filter({ hasText: /^(Precomputed routes|预先算好的路线)$/ });
/** @param {Page} page */
const build = (page) => page.getByRole('button', { name: /^(Build the table|生成路线表)$/ });
/** The numbers of the lookup: cost, next cell, lookups, expansions of the search. @param {Page} page */
const answer = (page) => page.getByTestId('routes-answer').locator('dd').allTextContents();

/** By keys alone. @param {Page} page */
async function buildTable(page) {
  // A fold that has just been opened has nothing to focus yet.
  await expect(build(page)).toBeVisible();
  await build(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Ready in [\d.]+ m?s\./)).toBeVisible();
}

test('routes: the size of a table is shown beforehand, then every path is a lookup, at the same cost as by searching', async ({
  page,
}) => {
  await open(page);
  await openLens(page, 'proof');
  await summary(page).click();
  await expect(page.getByText('39 free cells make 1521 pairs: a table of 7605 bytes.')).toBeVisible();
  await expect(page.getByText('59,319 checks')).toBeVisible();
  await expect(page.getByTestId('routes-answer')).toBeHidden();
  const before = await picture(page);
  await buildTable(page);
  await expect(build(page)).toBeFocused();
  expect(await answer(page)).toEqual(['68', expect.stringMatching(/^\(\d,\d\)$/), '7', '12']);
  await expect(page.getByText('Same as the search: both cost 68.')).toBeVisible();
  await expect.poll(() => picture(page)).not.toBe(before);
  // An end is dragged: the other path is looked up at once.
  await drag(page, { x: 5, y: 2 }, { x: 6, y: 4 });
  await expectValue(page, 'cost', 64);
  expect((await answer(page))[0]).toBe('64');
  await expect(page.getByText('Same as the search: both cost 64.')).toBeVisible();
  // Onto the start: a path of one cell.
  await drag(page, { x: 6, y: 4 }, { x: 1, y: 2 });
  expect((await answer(page)).slice(0, 3)).toEqual(['0', '–', '1']);
});

test('routes: both methods give the same answer, and a search whose path is not the shortest is pointed out', async ({
  page,
}) => {
  await open(page);
  await openLens(page, 'proof');
  await summary(page).click();
  await buildTable(page);
  const floyd = await answer(page);
  await page.getByRole('radio', { name: /A search from each cell/ }).check();
  await buildTable(page);
  await expect(page.getByTestId('routes-answer')).toBeVisible();
  expect(await answer(page)).toEqual(floyd);
  await page.getByTestId('algorithm').selectOption('dfs');
  await expect(page.getByText(/^The search’s path costs \d+: it is not a shortest path\.$/)).toBeVisible();
  expect((await answer(page)).slice(0, 3)).toEqual(floyd.slice(0, 3));
});

test('routes: an edit or another rule drops the table, and says so', async ({ page }) => {
  await open(page);
  await openLens(page, 'proof');
  await summary(page).click();
  await page.getByTestId('costs').selectOption('unit');
  await expect(build(page)).toBeVisible();
  const plain = await picture(page);
  await buildTable(page);
  await expect.poll(() => picture(page)).not.toBe(plain);
  await page.getByTestId('costs').selectOption('tutorial');
  await expect(page.getByText(/so the table was discarded/)).toBeVisible();
  await expect(page.getByTestId('routes-answer')).toBeHidden();
  await page.getByTestId('costs').selectOption('unit');
  await expect.poll(() => picture(page)).toBe(plain);
  await buildTable(page);
  await drag(page, { x: 0, y: 5 }, { x: 0, y: 5 });
  await expect(page.getByText(/so the table was discarded/)).toBeVisible();
  await expect(page.getByText(/^38 free cells/)).toBeVisible();
  // Folding it removes its path and keeps the table.
  await buildTable(page);
  await summary(page).click();
  await summary(page).click();
  await expect(page.getByTestId('routes-answer')).toBeVisible();
  // Its button stays while another board is shown, or it would lose the focus.
  await expect(build(page)).toBeVisible();
});

test('routes: a long computation can be cancelled, a table that is too large is refused', async ({ page }) => {
  await open(page, '#v=1&m=g.random.64.70.10.7');
  await openLens(page, 'proof');
  await summary(page).click();
  await expect(page.getByText(/a table of 81\.4 MB/)).toBeVisible();
  await build(page).click();
  await expect(page.getByRole('progressbar', { name: 'Progress of the table' })).toBeVisible();
  await expect(page.getByText(/^\d+% done/)).toBeVisible();
  await expect(page.getByRole('radio', { name: /Floyd/ })).toBeDisabled();
  const cancel = page.getByRole('button', { name: 'Cancel' });
  await expect(cancel).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Cancelled; nothing is kept.')).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeHidden();
  await expect(build(page)).toBeFocused();
  await chooseFile(page, textFile('large.map', Array(65).fill('.'.repeat(64))));
  await expect(page.getByText(/^This board has 4160 free cells; .* up to 4096, which take 84 MB/)).toBeVisible();
  await expect(build(page)).toBeHidden();
  await expect(page.getByRole('radio', { name: /Floyd/ })).toBeHidden();
});

test('routes: where there is no path, the table knows it, too', async ({ page }) => {
  await open(page);
  await openLens(page, 'proof');
  await chooseFile(page, textFile('parted.map', ['S.#.', '..#G']));
  await summary(page).click();
  await buildTable(page);
  await expect(page.getByText('No path leads there. The table shows it without a search.')).toBeVisible();
  expect((await answer(page)).slice(0, 3)).toEqual(['–', '–', '1']);
});

test('dead ends: hatched by keyboard, counted, updated after edits and for other ends', async ({ page }) => {
  await open(page);
  await openLens(page, 'proof');
  await chooseFile(page, textFile('rooms.map', ROOMS));
  await expect(page.locator('#map-name')).toHaveText('rooms.map');
  await page.locator('[name="corner"][value="four"]').check({ force: true });
  await page.getByTestId('algorithm').selectOption('dijkstra');
  const check = page.getByTestId('dead-ends');
  await expect(check).toHaveAccessibleName('Mark dead ends');
  await expectValue(page, 'expanded', 29);
  const plain = await picture(page);
  await check.focus();
  await page.keyboard.press('Space');
  await expect(
    page.getByText('7 of 29 free cells are on no path from start to goal that visits no cell twice.'),
  ).toBeVisible();
  await expect(page.getByText(/expands 22 cells instead of 29, at the same cost/)).toBeVisible();
  await expect.poll(() => picture(page)).not.toBe(plain);
  await expect(page.locator('.legend li').filter({ hasText: 'dead end' })).toBeVisible();
  await expect(page.getByText('(0,0) is not a dead end.')).toBeVisible();
  const hatched = await picture(page);
  await page.getByTestId('board').focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('(5,4) is a dead end.')).toBeVisible();
  await page.getByRole('radio', { name: 'any start and goal' }).check();
  await expect(page.getByText(/^17 of 29 free cells are joined to the main area by a single cell/)).toBeVisible();
  await expect.poll(() => picture(page)).not.toBe(hatched);
  await page.getByRole('radio', { name: 'this start and goal' }).check();
  await expect.poll(() => picture(page)).toBe(hatched);
  // The goal moves into the lower room, which is then no dead end.
  await drag(page, { x: 7, y: 4 }, { x: 0, y: 4 });
  await expect(page.getByText(/^13 of 29 free cells are on no path/)).toBeVisible();
  // A wall in the door of that room: no path.
  await drag(page, { x: 2, y: 3 }, { x: 2, y: 3 });
  await expect(page.getByText(/^No path leads from start to goal\. For any start and goal/)).toBeVisible();
  await check.uncheck();
  await expect(page.getByRole('radio', { name: 'any start and goal' })).toBeHidden();
  await expect(page.locator('.legend li').filter({ hasText: 'dead end' })).toBeHidden();
});

test('dead ends: switched off, the board is as it was, and other algorithms say why nothing is skipped', async ({
  page,
}) => {
  await open(page);
  await openLens(page, 'proof');
  await chooseFile(page, textFile('rooms.map', ROOMS));
  await expectValue(page, 'expanded', 28);
  const first = await picture(page);
  await page.getByTestId('dead-ends').check();
  await expect.poll(() => picture(page)).not.toBe(first);
  await page.getByTestId('dead-ends').uncheck();
  const plain = await picture(page);
  await page.getByTestId('dead-ends').check();
  await expect.poll(() => picture(page)).not.toBe(plain);
  await page.getByTestId('dead-ends').uncheck();
  await expect.poll(() => picture(page)).toBe(plain);
  await page.getByTestId('dead-ends').check();
  await page.getByTestId('algorithm').selectOption('jps');
  await expect(page.getByText(/^Skipping is measured for A\*/)).toBeVisible();
  await page.getByTestId('algorithm').selectOption('astar');
  await expect(page.getByText(/^Skipping is measured for A\*/)).toBeHidden();
});

test('dead ends: on hexes, on boards of small cells, and refused on huge ones', async ({ page }) => {
  for (const link of [
    '#v=1&b=hex&m=g.maze.30.20.0.7',
    '#v=1&m=g.maze.200.200.0.7',
    '#v=1&b=hex&m=g.maze.200.200.0.7',
  ]) {
    await page.goto('about:blank');
    await open(page, link);
    await openLens(page, 'proof');
    const plain = await picture(page);
    await page.getByTestId('dead-ends').check();
    await expect(page.getByText(/^[\d,]+ of [\d,]+ free cells are on no path/)).toBeVisible();
    await expect.poll(() => picture(page)).not.toBe(plain);
    await page.getByTestId('dead-ends').uncheck();
  }
  await page.goto('about:blank');
  await open(page, '#v=1&m=g.maze.1040.1030.0.7');
  await openLens(page, 'proof');
  await page.getByTestId('dead-ends').check();
  await expect(
    page.getByText('This board has 1,071,200 cells; dead ends are computed for up to 1,048,576.'),
  ).toBeVisible();
});

test.describe('in Chinese, on a dark phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark', locale: 'zh-CN', hasTouch: true });

  test('dead ends and routes can be used by touch, and an end is dragged by a finger', async ({ page }) => {
    await open(page);
    await page.getByTestId('referee').tap();
    await page.getByText('标出死路').tap();
    await expect(page.getByText(/^39 个可走的格子中有 0 个不在/)).toBeVisible();
    await page.getByText('任意的起点和终点').tap();
    await expect(page.getByText(/^39 个可走的格子中有 0 个只靠/)).toBeVisible();
    await summary(page).tap();
    await build(page).tap();
    await expect(page.getByText(/^已完成，用时 [\d.]+ 毫秒。/)).toBeVisible();
    await expect(page.getByText('和搜索的结果相同：代价都是 68。')).toBeVisible();
    const isWide = await page.locator('#rail').evaluate((rail) => rail.scrollWidth > rail.clientWidth);
    expect(isWide).toBe(false);
    await page.locator('#sheet-close').tap();
    const from = await pointOf(page, { x: 5, y: 2 });
    const to = await pointOf(page, { x: 6, y: 4 });
    const session = await page.context().newCDPSession(page);
    /** @param {'touchStart' | 'touchMove' | 'touchEnd'} type @param {{ x: number, y: number }[]} touchPoints */
    const touch = (type, touchPoints) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', [from]);
    await touch('touchMove', [{ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }]);
    await touch('touchMove', [to]);
    await touch('touchEnd', []);
    await expectValue(page, 'cost', 64);
    await page.getByTestId('settings').tap();
    await expect(page.getByText('和搜索的结果相同：代价都是 64。')).toBeAttached();
    expect((await answer(page))[0]).toBe('64');
  });
});
