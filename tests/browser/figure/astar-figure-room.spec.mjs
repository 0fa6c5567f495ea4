// The space that a figure takes: the same before it works and after, so that a text does not move while it is read.
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { LESTER, MODULE, SHIFTS, openHost } from '../../support/page-driver/hosts.mjs';

/** @import { Page } from '@playwright/test' */
/** @import { AstarFigureElement as Figure } from '../../../web/figure/astrolabe.d.ts' */

const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'";
const PROSE = '<link rel="stylesheet" href="prose.css">';
/** Sums the layout shifts without user input, as browsers count them. */
const WATCHED = '<script src="shifts.js"></script>';

/** Every kind of map, with everything that takes space. */
const KINDS = [
  `<astar-figure src="${LESTER}"></astar-figure>`,
  `<astar-figure src="${LESTER}" controls page="index.html"></astar-figure>`,
  '<astar-figure src="#v=1&b=hex&m=g.random.12.5.20.7" controls></astar-figure>',
  '<astar-figure src="#v=1&m=g.maze.31.21.0.7&ui=play"></astar-figure>',
  '<astar-figure src="#v=1&m=g.rooms.60.8.0.7" page="index.html"></astar-figure>',
  `<astar-figure src="${LESTER}&t=1" quiz></astar-figure>`,
  '<astar-figure controls>\n S.#.\n ..#G\n ....\n</astar-figure>',
  '<astar-figure>0 0 1 0\n0 0 0 0</astar-figure>',
  '<astar-figure map="S.#./..#G/...." controls></astar-figure>',
  `<astar-figure src="${LESTER}" controls><p>A picture of it.</p></astar-figure>`,
  `<astar-figure src="${LESTER}&rulers=1" controls></astar-figure>`,
  `<astar-figure src="${LESTER}&t=1" controls code="python"></astar-figure>`,
];
const THIRTY = Array.from({ length: 30 }, (_, i) => `<p>Before figure ${i}</p>${KINDS[i % KINDS.length]}`).join('');

/** @param {Page} page @returns {Promise<number>} */
const shifted = (page) => page.evaluate(() => Reflect.get(window, 'shifts').takeSum());
/** @param {Page} page */
const working = (page) =>
  page
    .locator('astar-figure')
    .evaluateAll((all) => all.filter((one) => /** @type {Figure} */ (one).getState?.() !== null).length);

/** A screen at a time, waiting for everything that scrolls into view. @param {Page} page */
async function readAll(page) {
  const count = await page.locator('astar-figure').count();
  for (let i = 0; i < count; i++) {
    const figure = page.locator('astar-figure').nth(i);
    await figure.scrollIntoViewIfNeeded();
    await expect.poll(() => figure.evaluate((one) => /** @type {Figure} */ (one).getState?.() !== null)).toBe(true);
  }
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

for (const width of [1280, 390]) {
  test(`thirty figures move nothing while a text is read, ${width} pixels wide`, async ({ page, site }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    await openHost(page, site, { policy, head: PROSE, script: `${WATCHED}${MODULE}`, body: THIRTY });
    await readAll(page);
    expect(await working(page)).toBe(30);
    expect(await shifted(page)).toBeLessThan(0.005);
  });

  test(`a figure is as high before it works as after, ${width} pixels wide`, async ({ page, site }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    const far = '<p style="height: 3000px">far</p>';
    await openHost(page, site, { policy, body: `${far}${KINDS.join('')}` });
    await expect.poll(() => page.evaluate(() => window.Astrolabe !== undefined)).toBe(true);
    const heights = () =>
      page.locator('astar-figure').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(await working(page)).toBe(0);
    const before = await heights();
    await readAll(page);
    const after = await heights();
    expect(after.every((height) => height > 100)).toBe(true);
    expect(before).toEqual(after);
  });
}

test('a script in the head reserves the space of figures before the first paint, without a style sheet', async ({
  page,
  site,
}) => {
  await openHost(page, site, {
    policy,
    script: `${WATCHED}<script src="astrolabe.js"></script>`,
    body: KINDS.join(''),
  });
  await readAll(page);
  expect(await shifted(page)).toBeLessThan(0.005);
});

test('a style sheet reserves the space of a board of any size before the script has loaded', async ({ page, site }) => {
  const figure = (/** @type {string} */ more) => `<astar-figure src="#v=1&m=g.maze.31.21.0.7" ${more}></astar-figure>`;
  await openHost(page, site, {
    policy,
    head: `${PROSE}<style>astar-figure { --astar-columns: 31; --astar-rows: 21 }</style>`,
    script: '',
    body: ['', 'controls', 'controls quiz', 'hidden'].map(figure).join(''),
  });
  const heights = () =>
    page.locator('astar-figure').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  const before = await heights();
  await page.addScriptTag({ url: `${site}astrolabe.js` });
  expect(await page.evaluate(() => window.Astrolabe !== undefined)).toBe(true);
  const after = await heights();
  expect(after[0]).toBeGreaterThan(500);
  expect(after[3]).toBe(0);
  for (const [i, height] of before.entries()) expect(Math.abs(height - (after[i] ?? 0)), String(i)).toBeLessThan(1);
});

test('a figure with a height set by the page stays within it, before it works and after', async ({ page, site }) => {
  await openHost(page, site, {
    policy,
    head: '<style>astar-figure { height: 260px; margin: 0 }</style>',
    body: `<astar-figure src="${LESTER}" controls>${'<p>fallback</p>'.repeat(3)}</astar-figure><p id="next">next</p>`,
  });
  const heights = () =>
    page.evaluate(() => {
      const root = document.querySelector('astar-figure')?.shadowRoot;
      const parts = ['.figure', '.stage', '.board'].map(
        (name) => /** @type {HTMLElement} */ (root?.querySelector(name)),
      );
      return parts.map((part) => part.getBoundingClientRect().height);
    });
  expect((await heights())[0]).toBe(260);
  await readAll(page);
  const [figure = 0, stage = 0, board = 0] = await heights();
  expect(figure).toBe(260);
  expect(stage).toBeLessThan(200);
  expect(board).toBeLessThan(stage - 20);
  expect(board).toBeGreaterThan(100);
});

test('a figure that cannot be shown releases its space', async ({ page, site, complaints }) => {
  await openHost(page, site, { policy, body: '<astar-figure src="#v=1&z=99.abc&m=r"><p>fallback</p></astar-figure>' });
  await expect(page.locator('astar-figure .message')).toContainText('This link was cut off');
  await expect(page.getByText('fallback')).toBeVisible();
  expect(await page.locator('astar-figure').evaluate((one) => one.getBoundingClientRect().height)).toBeLessThan(100);
  const [message, fallback] = [page.locator('astar-figure .message'), page.getByText('fallback')];
  const [above, below] = [await message.boundingBox(), await fallback.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  complaints.length = 0;
});

test('the stage is as wide as the figure, however narrow its board', async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openHost(page, site, { policy, body: '<astar-figure src="#v=1&m=g.random.5.40.0.7"></astar-figure>' });
  await readAll(page);
  const widths = await page.locator('astar-figure').evaluate((one) => {
    const [stage, board] = ['.stage', '.board'].map(
      (name) => one.shadowRoot?.querySelector(name)?.getBoundingClientRect().width ?? 0,
    );
    return { whole: one.getBoundingClientRect().width, stage, board };
  });
  expect(widths.stage).toBe(widths.whole - 2);
  expect(widths.board).toBeLessThan(200);
});

test.describe('under the policy of the page itself', () => {
  test.use({ policy: '' });

  for (const [name, width] of /** @type {const} */ ([
    ['a-star', 1280],
    ['corners', 1280],
    ['embedding', 1280],
    ['embedding', 390],
  ])) {
    test(`a lesson does not shift while it is read: ${name}, ${width} pixels wide`, async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript(SHIFTS);
      await page.goto(`lessons/en/${name}.html`);
      await readAll(page);
      expect(await shifted(page)).toBeLessThan(0.005);
    });
  }
});
