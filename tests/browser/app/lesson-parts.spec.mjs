// What lessons have besides prose and figures: programs in tabs, controls that several figures share, exercises and what of
// them was done; and how much of a lesson is fetched.
import { brotliCompressSync } from 'node:zlib';
import { objections } from '../../support/page-driver/axe.mjs';
import { expect, test } from '../../support/page-driver/fixtures.mjs';

/** @import { Page } from '@playwright/test' */
/** @import { AstarFigureElement } from '../../../web/figure/astrolabe.d.ts' */

/** Bytes under brotli until the first figure works. */
const MOST_BYTES = 400_000;

/** @param {Page} page @param {string} id */
async function awake(page, id) {
  const figure = page.locator(`#${id}`);
  await figure.scrollIntoViewIfNeeded();
  await expect(figure.getByTestId('board')).toHaveAttribute('aria-colcount', /\d/);
  return figure;
}

test('programs: one choice for all of them, remembered; copied with a button', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('lessons/en/a-star.html');
  const listings = page.locator('.listing');
  await expect(listings).toHaveCount(4);
  await expect(listings.first()).toContainText('def search(start, goal):');
  await listings.first().getByRole('radio', { name: 'C++' }).check();
  for (const listing of await listings.all()) await expect(listing.locator('[data-language="cpp"]')).toBeVisible();
  await page.reload();
  const third = listings.nth(2);
  await expect(third.locator('[data-language="cpp"]')).toBeVisible();
  await expect(third.locator('[data-language="python"]')).toBeHidden();
  // What this step adds.
  await expect(third.locator('[data-language="cpp"] .added')).toHaveText(
    /^\s*auto f = .* g\[cell\] \+ h\(cell\); };\s*$/,
  );
  await third.getByRole('button', { name: 'Copy' }).click();
  await expect(third.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^pair<vector<int>, int> search\(int start, int goal\) \{\n/,
  );
  const href = await third.getByRole('link', { name: 'Whole program, a-star.cpp' }).getAttribute('href');
  expect(await (await page.request.get(new URL(href ?? '', page.url()).href)).text()).not.toContain('shown>');
  // By keyboard.
  await listings.first().getByRole('radio', { name: 'C++' }).press('ArrowRight');
  await expect(third.locator('[data-language="js"]')).toBeVisible();
});

test('exercises say whether an answer is right, and what was done is kept', async ({ page }) => {
  await page.goto('lessons/en/a-star.html');
  const exercise = (/** @type {number} */ number) => page.locator(`#ex${number}`);
  const said = (/** @type {number} */ number) => exercise(number).locator('.said');

  const field = (/** @type {string} */ name) => exercise(1).getByRole('textbox', { name });
  await field('G').fill('28');
  await exercise(1).getByRole('button', { name: 'Check' }).click();
  await expect(said(1)).toHaveText('Not yet. Write a number in each field.');
  await field('H').fill('50');
  await field('F').fill('78');
  await field('F').press('Enter');
  await expect(said(1)).toHaveText('Not yet.');
  await expect(field('H')).toHaveAttribute('aria-invalid', 'true');
  await field('H').fill('60');
  await field('F').fill('88');
  await field('F').press('Enter');
  await expect(said(1)).toHaveText('Right.');

  await exercise(3).getByLabel('A*').check();
  await expect(said(3)).toHaveText(/^Not yet\. A\* would also have expanded/);
  await exercise(3).getByLabel('Greedy search').check();
  await expect(said(3)).toHaveText(/^Right\. Greedy search expands the cells nearest to the goal/);

  const figure = await awake(page, 'fig5');
  const box = await figure.getByTestId('board').boundingBox();
  if (box === null) throw new Error('the board is not seen');
  for (const [x, y] of /** @type {const} */ ([
    [5, 1],
    [4, 2],
    [5, 3],
  ])) {
    await page.mouse.click(box.x + (box.width * (x + 0.5)) / 7, box.y + (box.height * (y + 0.5)) / 6);
  }
  await expect(said(4)).toHaveText(/^Right\. Expanded: 28\. Cost: \d+\.$/);

  const line = (/** @type {string} */ text) => exercise(5).locator('[data-language="python"] .line', { hasText: text });
  await line('closed.add(cell)').click();
  await expect(said(5)).toHaveText('Not yet.');
  await line('if neighbour == goal:').press('Enter');
  await expect(said(5)).toHaveText('Right.');

  await page.reload();
  for (const number of [1, 3, 4, 5]) await expect(exercise(number).locator('.tick')).toBeVisible();
  for (const number of [2, 6]) await expect(exercise(number).locator('.tick')).toBeHidden();
  await page.goto('lessons/zh/index.html');
  await expect(page.locator('[data-lesson="a-star"] .done')).toHaveText('✓ 4/6');
  await expect(page.locator('[data-lesson="corners"] .done')).toBeHidden();
});

test('what was kept by something else is passed over', async ({ page }) => {
  for (const odd of ['{', '[]', '{"a-star": "ex1"}', `{"a-star": ["<b>"]}`, 'null']) {
    await page.goto('lessons/en/a-star.html');
    await page.evaluate((text) => localStorage.setItem('astrolabe.lessons', text), odd);
    await page.reload();
    await expect(page.locator('.tick:visible')).toHaveCount(0);
  }
});

test('a slider changes all its figures, and one transport plays searches together', async ({ page }) => {
  await page.goto('lessons/en/weights.html');
  const slider = page.locator('.slider').first();
  const ids = ((await slider.getAttribute('data-for')) ?? '').split(' ');
  for (const id of ids) await awake(page, id);
  const values = ((await slider.getAttribute('data-values')) ?? '').split(' ');
  await slider.getByRole('slider').press('End');
  for (const id of ids) {
    await expect
      .poll(() => page.locator(`#${id}`).evaluate((one) => /** @type {AstarFigureElement} */ (one).getState()?.src))
      .toContain(`w=${values.at(-1)}`);
  }
  const together = page.locator('.together').first();
  const figures = await together.locator('astar-figure').all();
  expect(figures.length).toBeGreaterThan(1);
  for (const figure of figures) await awake(page, (await figure.getAttribute('id')) ?? '');
  const bar = together.getByRole('group');
  const stepsOf = () =>
    Promise.all(figures.map((one) => one.evaluate((figure) => /** @type {AstarFigureElement} */ (figure).step)));
  await bar.getByRole('button', { name: 'First step' }).click();
  await expect.poll(stepsOf).toEqual(figures.map(() => 0));
  await bar.getByRole('button', { name: 'One step forward' }).click();
  await expect.poll(stepsOf).toEqual(figures.map(() => 1));
  await bar.getByRole('button', { name: 'Play all' }).click();
  await expect(bar.getByRole('button', { name: 'Pause' })).toBeVisible();
  await bar.getByRole('button', { name: 'Pause' }).click();
  await bar.getByRole('button', { name: 'Last step' }).click();
  const ends = await Promise.all(
    figures.map((one) => one.evaluate((figure) => /** @type {AstarFigureElement} */ (figure).getState()?.steps)),
  );
  await expect.poll(stepsOf).toEqual(ends);
});

test('the first lesson needs little until its first figure works, which is a picture before', async ({ page }) => {
  /** @type {Promise<Buffer>[]} */
  const bodies = [];
  page.on('response', (response) => bodies.push(response.body()));
  await page.goto('lessons/en/a-star.html', { waitUntil: 'commit' });
  await expect(page.locator('#fig1 > svg')).toBeAttached();
  await awake(page, 'fig1');
  const sizes = (await Promise.all(bodies)).map((body) => brotliCompressSync(body).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MOST_BYTES);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('programs and answers are there all the same', async ({ page }) => {
    await page.goto('lessons/en/a-star.html');
    const listing = page.locator('.listing').first();
    await listing.getByRole('radio', { name: 'JavaScript' }).check();
    await expect(listing.locator('[data-language="js"]')).toBeVisible();
    await expect(page.locator('.slider:visible, .together-bar:visible, .copy:visible')).toHaveCount(0);
    await page.locator('#ex3 summary').click();
    await expect(page.locator('#ex3 .becauses')).toContainText('Greedy search expands the cells nearest to the goal');
  });
});

test('a world plays in the lesson, in a frame that keeps nothing', async ({ page }) => {
  await page.goto('lessons/zh/many-units.html');
  await page.evaluate(() => localStorage.setItem('astrolabe.language', 'en'));
  const before = await page.evaluate(() => JSON.stringify(Object.entries(localStorage).sort()));
  await page.getByRole('button', { name: '在这里播放这个世界' }).first().click();
  const world = page.frameLocator('iframe');
  await expect(world.getByTestId('world-play')).toBeVisible();
  // The language is that of the lesson, whatever the page has kept.
  await expect(world.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  for (const name of ['place-lab', 'share', 'world-again', 'world-undo'])
    await expect(world.getByTestId(name)).toBeHidden();
  await world.getByTestId('world-play').click();
  await expect.poll(async () => Number(await world.getByTestId('world-tick').textContent())).toBeGreaterThan(1);
  await world.getByTestId('world-play').click();
  expect(await page.evaluate(() => JSON.stringify(Object.entries(localStorage).sort()))).toBe(before);
  expect(await objections(page)).toEqual([]);
});
