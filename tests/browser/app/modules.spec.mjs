// The module of the first load answers every query about boards; that of graphs and the game world is fetched when the
// first graph or world is opened.
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { chooseFile, expectValue, open, textFile } from '../../support/page-driver/page.mjs';

/** @import { Page } from '@playwright/test' */

/** The modules that have loaded, each as often as it was fetched, without the hashes in their names. @param {Page} page */
const modulesOf = (page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name.replace(/^.*\//, ''))
      .filter((name) => name.endsWith('.wasm'))
      .map((name) => name.replace(/-[0-9a-f]{8}(?=\.)/, '')),
  );

/** @param {Page} page */
async function openGraphs(page) {
  await page.getByTestId('map-menu').click();
  await page.getByTestId('graph-space').click();
}

test('jump points, a maze, a text of rows and a race need only the first module, which is fetched once', async ({
  page,
}) => {
  await open(page);
  await page.getByTestId('algorithm').selectOption('jps');
  await expectValue(page, 'cost', 68);
  await page.getByTestId('map-menu').click();
  await page.getByTestId('generator').selectOption('maze');
  await page.locator('#generate button[type=submit]').click();
  await expect(page.locator('#map-name')).toHaveText(/maze/i);
  await page.keyboard.press('Escape');
  await chooseFile(page, textFile('small.txt', ['S..', '.#.', '..G']));
  await expectValue(page, 'cost', 40);
  await page.evaluate(() => (location.hash = '#v=1&m=g.maze.9.7.0.1&a=jps'));
  await expect(page.getByTestId('board')).toHaveAttribute('aria-colcount', '9');
  await expect(page.getByTestId('algorithm')).toHaveValue('jps');
  await page.getByTestId('race').click();
  await expect(page.locator('#race-space')).toBeVisible();
  expect(await modulesOf(page)).toEqual(['astrolabe.wasm']);
});

test('graphs fetch the other module, and the world needs no third', async ({ page }) => {
  await open(page);
  await openGraphs(page);
  await expect(page.locator('#graph-space')).toBeVisible();
  expect(await modulesOf(page)).toEqual(['astrolabe.wasm', 'astrolabe_places.wasm']);
  await page.getByTestId('place-lab').click();
  await expect(page.locator('#graph-space')).toBeHidden(); // until then its keys are its own
  await page.keyboard.press('a');
  await expect(page.locator('#world-space')).toBeVisible();
  expect(await modulesOf(page)).toEqual(['astrolabe.wasm', 'astrolabe_places.wasm']);
});

test('a link to a world fetches both', async ({ page }) => {
  await page.goto('#v=1&world=1');
  await expect(page.locator('#world-space')).toBeVisible();
  expect((await modulesOf(page)).sort()).toEqual(['astrolabe.wasm', 'astrolabe_places.wasm']);
});

for (const [locale, said] of /** @type {const} */ ([
  ['en-GB', /^This part could not be loaded\./],
  ['zh-CN', /^未能取得这一部分/],
])) {
  test.describe(locale, () => {
    test.use({ locale });

    test('without a connection the page stays as it is, and says so; the module loads later', async ({
      page,
      complaints,
    }) => {
      await open(page);
      await page.getByTestId('back').click();
      await page.route('**/astrolabe_places-*.wasm', (route) => route.abort());
      await openGraphs(page);
      await expect(page.getByTestId('status')).toHaveText(said);
      await expect(page.locator('#graph-space')).toBeHidden();
      await expectValue(page, 'step', 11);
      await expectValue(page, 'cost', 68);
      await page.unroute('**/astrolabe_places-*.wasm');
      // The menu is still there.
      await page.getByTestId('graph-space').click();
      await expect(page.locator('#graph-space')).toBeVisible();
      // The browser reports the missing file itself.
      complaints.length = 0;
    });
  });
}

test('a link to a world whose module does not load shows its board, and says so', async ({ page, complaints }) => {
  await page.route('**/astrolabe_places-*.wasm', (route) => route.abort());
  await page.goto('#v=1&a=dijkstra&world=1');
  await expect(page.getByTestId('status')).toHaveText(/^This part could not be loaded\./);
  await expect(page.locator('#world-space')).toBeHidden();
  await expect(page.getByTestId('algorithm')).toHaveValue('dijkstra');
  await expectValue(page, 'cost', 68);
  complaints.length = 0;
});

test('a file that is refused leaves the board as it was, answer and step included', async ({ page }) => {
  await open(page);
  await page.getByTestId('back').click();
  await chooseFile(page, textFile('broken.map', ['type octile', 'height 2', 'width 3', 'map', '...', '..']));
  await expect(page.getByTestId('status')).toContainText('broken.map');
  await expectValue(page, 'step', 11);
  await expectValue(page, 'cost', 68);
  await expect(page.getByTestId('referee')).toContainText('optimal');
  await page.getByTestId('forward').click();
  await expectValue(page, 'step', 12);
});

test('on ground it does not support, jump point search is disabled, and says why', async ({ page }) => {
  await open(page);
  await page.getByTestId('map-menu').click();
  await page.getByTestId('preset-mountain').click();
  await expect(page.getByTestId('status')).toContainText('Path found');
  const jumps = page.getByTestId('algorithm').locator('option[value=jps]');
  await expect(jumps).toBeDisabled();
  await expect(jumps).toHaveAttribute('title', /^On uniform terrain only/);
  await expect(page.locator('#note-algorithm')).toContainText('On uniform terrain only');
});
