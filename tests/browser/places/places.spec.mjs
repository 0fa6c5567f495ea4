// The five places: one click from anywhere, in the browser's history, in links; language, theme and map are kept.
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { expectValue, open, pointOf } from '../../support/page-driver/page.mjs';

/** @import { Page } from '@playwright/test' */

const SPACES = { race: '#race-space', world: '#world-space', graph: '#graph-space' };
const NAMES = /** @type {const} */ (['race', 'world', 'graph']);

/** @param {Page} page @param {'lab' | keyof typeof SPACES} name */
async function expectAt(page, name) {
  await expect(page.getByTestId(`place-${name}`)).toHaveAttribute('aria-current', 'page');
  await expect(page.locator('nav [aria-current]')).toHaveCount(1);
  for (const other of NAMES) await expect(page.locator(SPACES[other])).toBeVisible({ visible: other === name });
  await expect(page.getByTestId('board')).toBeVisible({ visible: name === 'lab' });
}

for (const [width, height] of /** @type {const} */ ([
  [1440, 900],
  [768, 1024],
  [390, 844],
  [320, 640],
])) {
  test.describe(`${width} pixels`, () => {
    test.use({ viewport: { width, height } });

    test('one click leads from each place to each other', async ({ page }) => {
      await open(page);
      await expectAt(page, 'lab');
      for (const name of /** @type {const} */ (['race', 'world', 'graph', 'race', 'lab', 'graph', 'world', 'lab'])) {
        await page.getByTestId(`place-${name}`).click();
        await expectAt(page, name);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        for (const button of await page.locator('nav.places > *').all())
          await expect(button).toBeInViewport({ ratio: 1 });
      }
      await expect(page.getByTestId('place-learn')).toHaveAttribute('href', 'lessons/en/index.html');
    });
  });
}

test('language and theme are kept, and so is the map', async ({ page }) => {
  await open(page, '#v=1&a=dijkstra&m=g.maze.21.15.0.7');
  await page.getByTestId('place-race').click();
  await expectAt(page, 'race');
  await page.locator('#language').click();
  await expect(page.getByTestId('place-race')).toHaveText('竞速');
  await page.locator('#theme').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByTestId('map-menu').click();
  await page.getByTestId('preset-mountain').click();
  await page.keyboard.press('Escape');
  await expectAt(page, 'lab');
  await expect(page.locator('#map-name')).toHaveText('平原与山');
  const columns = (await page.getByTestId('board').getAttribute('aria-colcount')) ?? '';
  await page.getByTestId('place-learn').click();
  await expect(page).toHaveURL(/lessons\/zh\/index\.html$/);
  await page.goBack();
  await expect(page.getByTestId('board')).toHaveAttribute('aria-colcount', columns);
  // Browsers restore the contents of forms, and may miss the field; nothing was switched on.
  await expect(page.getByTestId('referee')).toBeVisible();
  for (const name of ['xray', 'shortest']) await expect(page.getByTestId(name)).not.toBeChecked();
});

test('Back and Forward go from place to place, and the lab is as it was left', async ({ page }) => {
  await open(page);
  const { x, y } = await pointOf(page, { x: 3, y: 0 });
  await page.mouse.click(x, y);
  await expect(page.getByTestId('undo')).toHaveAttribute('aria-disabled', 'false');
  await page.getByTestId('back').click();
  const step = await page.getByTestId('step').getAttribute('data-value');
  for (const name of NAMES) {
    await page.getByTestId(`place-${name}`).click();
    await expectAt(page, name);
  }
  await expect.poll(() => page.evaluate(() => location.hash)).toContain('b=graph');
  for (const name of /** @type {const} */ (['world', 'race', 'lab'])) {
    await page.goBack();
    await expectAt(page, name);
  }
  await expectValue(page, 'step', step ?? '');
  for (const name of NAMES) {
    await page.goForward();
    await expectAt(page, name);
  }
  await page.getByTestId('place-lab').click();
  await expectAt(page, 'lab');
  await expectValue(page, 'step', step ?? '');
  // The drawing can still be undone.
  await page.getByTestId('undo').click();
  await expect(page.getByTestId('undo')).toHaveAttribute('aria-disabled', 'true');
});

for (const name of NAMES) {
  test(`a link leads to ${name}, and so does reloading before it shows anything`, async ({ page }) => {
    await open(page, `#v=1&a=dijkstra&p=${name}`);
    await expectAt(page, name);
    await page.getByTestId('place-lab').click();
    await expectAt(page, 'lab');
    await expect(page.getByTestId('algorithm')).toHaveValue('dijkstra');
    await expect.poll(() => page.evaluate(() => location.hash)).not.toMatch(/race|world|graph/);
    await page.getByTestId(`place-${name}`).click();
    await expectAt(page, name);
    await page.reload();
    await expectAt(page, name);
  });
}

test('keys apply to the visible place, wherever the focus is', async ({ page }) => {
  await open(page);
  const steps = await page.getByTestId('step').getAttribute('data-value');
  await page.getByTestId('place-world').click();
  await expectAt(page, 'world');
  const units = page.getByTestId('units');
  await expect(units).toHaveAttribute('data-value', '20');
  await page.getByTestId('place-world').focus();
  await page.keyboard.press('d');
  await expect(units).toHaveAttribute('data-value', '19');
  await page.keyboard.press(',');
  // A dialog over it has the keys to itself, and Escape closes only that.
  await page.getByTestId('share').click();
  await expect(page.locator('#share-dialog')).toBeVisible();
  await page.keyboard.press('d');
  await page.keyboard.press('Escape');
  await expect(page.locator('#share-dialog')).toBeHidden();
  await expectAt(page, 'world');
  await expect(units).toHaveAttribute('data-value', /^(19|20)$/);
  await page.keyboard.press('Escape');
  await expectAt(page, 'lab');
  await expectValue(page, 'step', steps ?? '');
});

test('Share gives what is shown: in a graph the graph, not the board behind it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await page.getByTestId('place-graph').click();
  await expectAt(page, 'graph');
  await page.getByTestId('share').click();
  await expect(page.getByTestId('graph-status')).toContainText('copied');
  await expect(page.locator('#share-dialog')).toBeHidden();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('b=graph');
  await page.getByTestId('place-lab').click();
  await page.getByTestId('share').click();
  await expect(page.getByTestId('share-link')).not.toHaveValue(/graph/);
});

test('the world opens with a running one', async ({ page }) => {
  await open(page);
  await page.getByTestId('place-world').click();
  const tick = page.locator('#world-place');
  const before = await tick.textContent();
  await expect(tick).not.toHaveText(before ?? '');
  expect(Number(await page.getByTestId('units').getAttribute('data-value'))).toBeGreaterThan(0);
});
