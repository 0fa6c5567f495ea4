// The module of the first load can do most things; what it cannot has the whole one fetched, and the board
// moved into it, with nothing lost on the way.
import { expect, test } from './fixtures.mjs';
import { chooseFile, drag, expectValue, numberOf, open, textFile } from './page.mjs';

/** @typedef {import('@playwright/test').Page} Page */

const WHOLE = '**/astrolabe.wasm';

/** The modules that have come, each as often as it did. @param {Page} page */
const modulesOf = (page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name.replace(/^.*\//, ''))
      .filter((name) => name.endsWith('.wasm')),
  );

/** Holds the whole module back. @param {Page} page @returns {Promise<() => void>} lets it come */
async function holdBack(page) {
  let letCome = () => {};
  const isAllowed = new Promise((resolve) => (letCome = () => resolve(undefined)));
  await page.route(WHOLE, async (route) => {
    await isAllowed;
    await route.continue();
  });
  return letCome;
}

test('the first figure needs the light module alone, and so do its settings', async ({ page }) => {
  await open(page);
  await page.getByTestId('algorithm').selectOption('dijkstra');
  await expect(page.getByTestId('status')).toContainText('Path found');
  await drag(page, { x: 0, y: 0 });
  await expectValue(page, 'cost', 68);
  expect(await modulesOf(page)).toEqual(['astrolabe_light.wasm']);
});

test('jump point search is answered once the whole module is there; undo and steps go on', async ({ page }) => {
  await open(page);
  await page.getByTestId('tool-draw').click();
  await drag(page, { x: 0, y: 0 });
  const letCome = await holdBack(page);
  await page.getByTestId('xray').check();
  await page.getByTestId('algorithm').selectOption('jps');
  await expect(page.getByTestId('status')).toHaveText(/^Fetching the part of Astrolabe/);
  await expect(page.getByTestId('algorithm')).toHaveValue('jps');
  letCome();
  await expect(page.getByTestId('status')).toContainText('Path found');
  await expectValue(page, 'cost', 68);
  await expect(page.getByTestId('algorithm')).toHaveValue('jps');
  await expect(page.getByTestId('referee')).toContainText('optimal');
  await expect(page.getByTestId('xray')).toBeChecked();
  expect(await modulesOf(page)).toEqual(['astrolabe_light.wasm', 'astrolabe.wasm']);
  await page.getByTestId('back').click();
  await expectValue(page, 'step', (await numberOf(page, 'steps')) - 1);
  await page.getByTestId('algorithm').selectOption('astar');
  await expectValue(page, 'expanded', 12);
  await page.keyboard.press('Control+z');
  await expect(page.getByTestId('status')).toContainText('Undone');
  await expectValue(page, 'cost', 68);
});

test('whoever chooses otherwise meanwhile is answered at once, and not disturbed', async ({ page }) => {
  await open(page);
  const letCome = await holdBack(page);
  await page.getByTestId('algorithm').selectOption('canonical');
  await expect(page.getByTestId('status')).toHaveText(/^Fetching/);
  await page.getByTestId('algorithm').selectOption('bfs');
  await expect(page.getByTestId('status')).toContainText('Path found');
  const fetched = page.waitForResponse(WHOLE);
  letCome();
  await (await fetched).finished();
  await page.getByTestId('back').click();
  await expectValue(page, 'step', (await numberOf(page, 'steps')) - 1);
  await expect(page.getByTestId('algorithm')).toHaveValue('bfs');
  await page.getByTestId('algorithm').selectOption('canonical');
  await expectValue(page, 'cost', 68);
});

test('a maze, a map and a text of rows are made and read by it, and undone', async ({ page }) => {
  await open(page);
  await page.getByTestId('map-menu').click();
  await page.getByTestId('generator').selectOption('maze');
  await page.locator('#generate button[type=submit]').click();
  await expect(page.locator('#map-name')).toHaveText(/maze/i);
  await expect.poll(() => page.evaluate(() => location.hash)).toMatch(/m=g\.maze\./);
  await page.keyboard.press('Escape');
  await chooseFile(page, textFile('small.txt', ['S..', '.#.', '..G']));
  await expect(page.locator('#map-name')).toHaveText('small.txt');
  await expectValue(page, 'cost', 40);
  await page.getByTestId('undo').click();
  await expect(page.locator('#map-name')).toHaveText(/maze/i);
  await page.getByTestId('undo').click();
  await expectValue(page, 'cost', 68);
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

for (const [name, hash, cost] of /** @type {const} */ ([
  ['an algorithm', '#v=1&a=jps', 68],
  ['a generator', '#v=1&m=g.maze.9.7.0.1', null],
])) {
  test(`a link to ${name} has the whole module fetched from the start, and no other`, async ({ page }) => {
    await open(page, hash);
    if (cost !== null) await expectValue(page, 'cost', cost);
    expect(await modulesOf(page)).toEqual(['astrolabe.wasm']);
  });
}

test('such a link may also come into the address later', async ({ page }) => {
  await open(page);
  await page.evaluate(() => (location.hash = '#v=1&m=g.maze.9.7.0.1&a=jps'));
  await expect(page.getByTestId('board')).toHaveAttribute('aria-colcount', '9');
  await expect(page.getByTestId('algorithm')).toHaveValue('jps');
  expect(await modulesOf(page)).toEqual(['astrolabe_light.wasm', 'astrolabe.wasm']);
});

test('without a connection what was stays, and is told of; later it comes', async ({ page, complaints }) => {
  await open(page);
  await page.getByTestId('back').click();
  await page.route(WHOLE, (route) => route.abort());
  await page.getByTestId('algorithm').selectOption('jps');
  await expect(page.getByTestId('status')).toHaveText(/^This could not be fetched\./);
  await expect(page.getByTestId('algorithm')).toHaveValue('astar');
  await expectValue(page, 'step', 11);
  await expectValue(page, 'cost', 68);
  await chooseFile(page, textFile('small.txt', ['S..', '.#.', '..G']));
  await expect(page.getByTestId('status')).toHaveText(/^This could not be fetched\./);
  await page.evaluate(() => (location.hash = '#v=1&m=g.maze.9.7.0.1'));
  await expect(page.getByTestId('status')).toHaveText(/^This could not be fetched\./);
  await expectValue(page, 'step', 11);
  await page.unroute(WHOLE);
  await page.getByTestId('algorithm').selectOption('jps');
  await expect(page.getByTestId('status')).toContainText('Path found');
  await expect(page.getByTestId('algorithm')).toHaveValue('jps');
  // The browser complains of the missing files itself, and so does the module's own script.
  complaints.length = 0;
});

test.describe('in Chinese', () => {
  test.use({ locale: 'zh-CN' });

  test('it is said that something is fetched', async ({ page }) => {
    await open(page);
    const letCome = await holdBack(page);
    await page.getByTestId('algorithm').selectOption('jps');
    await expect(page.getByTestId('status')).toHaveText('正在取得所需的部分…');
    letCome();
    await expectValue(page, 'cost', 68);
  });
});

test('on ground where it cannot be asked jump point search is off, and says why', async ({ page }) => {
  await open(page);
  await page.getByTestId('map-menu').click();
  await page.getByTestId('preset-mountain').click();
  await expect(page.getByTestId('status')).toContainText('Path found');
  const jumps = page.getByTestId('algorithm').locator('option[value=jps]');
  await expect(jumps).toBeDisabled();
  await expect(jumps).toHaveAttribute('title', /^On ground of one cost only/);
  await expect(page.locator('#note-algorithm')).toContainText('On ground of one cost only');
});
