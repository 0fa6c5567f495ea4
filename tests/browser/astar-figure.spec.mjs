// <astar-figure> in pages of somebody else's.
import { expect, test } from './fixtures.mjs';
import { CLASSIC, LESTER, MODULE, openHost } from './hosts.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('../../web/figure/astrolabe.d.ts').AstarFigureElement} Figure */

/** @param {Page} page @param {string} [id] */
const stateOf = (page, id = 'one') =>
  page.locator(`#${id}`).evaluate((element) => /** @type {Figure} */ (element).getState());

/** @param {Page} page @param {string} [id] */
async function expectWorking(page, id = 'one') {
  await expect.poll(async () => (await stateOf(page, id))?.step ?? -1).toBeGreaterThanOrEqual(0);
}

/** @param {Page} page @param {number} step @param {string} [id] */
async function expectStep(page, step, id = 'one') {
  await expect.poll(async () => (await stateOf(page, id))?.step).toBe(step);
}

for (const [name, script] of [['a module', MODULE], ['a classic script', CLASSIC]]) {
  test(`the element works by ${name} under a strict policy`, async ({ page, site }) => {
    await openHost(page, site, {
      script: `${script}${script}`, // twice is harmless
      body: `<astar-figure id="one" src="${LESTER}&t=5" controls><p>fallback</p></astar-figure>`,
    });
    await expectWorking(page);
    expect(await stateOf(page)).toMatchObject({ version: 1, step: 5, steps: 12, cost: 68, expanded: 12 });
    const one = page.locator('#one');
    await expect(one.locator('canvas').first()).toBeVisible();
    await expect(one.getByText('fallback')).toBeHidden();
    await one.getByTestId('forward').click();
    await expectStep(page, 6);
    await one.getByTestId('scrubber').fill('12');
    await expect(one.getByTestId('status')).toHaveText('Path found: cost 68, 12 expanded.');
    const corner = one.getByRole('link', { name: 'Open in Astrolabe' });
    await expect(corner).toHaveAttribute('href', /\/index\.html#v=1&z=.*&h=manhattan/);
    expect(await page.evaluate(() => window.Astrolabe?.version)).toMatch(/^\d+\.\d+\.\d+$/);
  });
}

test('a map in characters and two tags are enough', async ({ page, site }) => {
  await openHost(page, site, {
    body: `<astar-figure id="one">
      S.#.
      ..#.
      ...G
    </astar-figure>`,
  });
  await expectWorking(page);
  expect(await stateOf(page)).toMatchObject({ width: 4, height: 3, start: { x: 0, y: 0 }, goal: { x: 3, y: 2 } });
  await expect(page.locator('#one').getByTestId('play')).toBeHidden();
});

test('links of the text drive a figure by its id', async ({ page, site }) => {
  await openHost(page, site, {
    body: `<a href="#one:t=3&hi=3,4">three</a> <a href="#one:a=dijkstra">Dijkstra</a> <a href="#one:play">play</a>
      <astar-figure id="one" src="${LESTER}" controls></astar-figure>`,
  });
  const three = page.getByRole('link', { name: 'three' });
  await expect(three).toHaveAttribute('aria-controls', 'one');
  await three.press('Enter');
  await expectStep(page, 3);
  await expect(three).toBeFocused();
  expect(page.url()).not.toContain('#');
  await page.getByRole('link', { name: 'Dijkstra' }).click();
  await expect.poll(async () => (await stateOf(page))?.src).toContain('a=dijkstra');
  expect((await stateOf(page))?.expanded).toBeGreaterThan(12);
  await page.getByRole('link', { name: 'play' }).click();
  await expect.poll(async () => (await stateOf(page))?.isPlaying).toBe(true);
});
