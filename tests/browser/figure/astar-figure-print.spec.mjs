// Figures on paper, checked by the pixels of what the browser prints.
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { LESTER, MODULE, openHost } from '../../support/page-driver/hosts.mjs';
import { stepOf } from '../../support/page-driver/live-figure.mjs';
import { expectValue } from '../../support/page-driver/page.mjs';
import { INK, count, printed } from '../../support/page-driver/paper.mjs';

/** @import { Sheet } from '../../support/page-driver/paper.mjs' */
/** @import { AstarFigureElement as Figure } from '../../../web/figure/astrolabe.d.ts' */

const FAR = '<p>far below</p>'.repeat(200);

/** At least so many pixels of each of Lester's colours per figure. @param {readonly Sheet[]} sheets @param {number} [figures] */
function expectBoards(sheets, figures = 1) {
  const seen = Object.fromEntries(Object.entries(INK).map(([name, colour]) => [name, count(sheets, colour)]));
  const least = { wall: 4000, closed: 12_000, start: 150, goal: 150 };
  for (const [name, pixels] of Object.entries(least)) {
    expect(seen[name], `${name} of ${JSON.stringify(seen)}`).toBeGreaterThan(figures * pixels);
  }
}

for (const theme of ['light', 'dark']) {
  test(`a live figure is printed with its map, whenever it is printed (${theme})`, async ({ page, site }) => {
    await openHost(page, site, {
      body: `<astar-figure id="one" src="${LESTER}" theme="${theme}" controls></astar-figure>`,
    });
    await expect.poll(() => stepOf(page)).toBe(12);
    expectBoards(await printed(page));
    expectBoards(await printed(page));
    await expect(page.locator('#one .figure')).toHaveAttribute('data-theme', theme);
  });
}

test('a board that is painted as an image is printed', async ({ page, site }) => {
  await openHost(page, site, { body: '<astar-figure id="one" src="#v=1&m=g.random.300.200.40.7"></astar-figure>' });
  await expect.poll(() => stepOf(page)).toBeGreaterThan(0);
  // Two walls of five cells, over the width of the paper.
  const walls = count(await printed(page), INK.wall);
  expect(walls).toBeGreaterThan(20_000);
});

test('figures that were never scrolled into view are printed, and work afterwards', async ({ page, site }) => {
  await openHost(page, site, {
    script: `<script src="count.js"></script>${MODULE}`,
    body: `${FAR}<astar-figure id="one" src="${LESTER}" controls></astar-figure>${FAR}
      <astar-figure id="two" src="${LESTER}" edit></astar-figure>
      <astar-figure id="three">
        S.#.
        ..#G
      </astar-figure>`,
  });
  await expect.poll(() => page.evaluate(() => window.Astrolabe !== undefined)).toBe(true);
  expect(await stepOf(page)).toBe(-1);
  expectBoards(await printed(page), 2);
  // Once, for paper, and not a second time when they come near.
  expect(await page.evaluate(() => Reflect.get(window, 'counts').compiled)).toBe(1);
  await page.locator('#one').scrollIntoViewIfNeeded();
  await expect.poll(() => stepOf(page)).toBe(12);
  await page.locator('#one').getByTestId('back').click();
  expect(await stepOf(page)).toBe(11);
  await page.locator('#two').scrollIntoViewIfNeeded();
  await page.locator('#two').getByTestId('board').press('Home');
  await page.locator('#two').getByTestId('board').press('Space');
  await expect
    .poll(() => page.locator('#two').evaluate((element) => /** @type {Figure} */ (element).getState()?.src))
    .toContain('m=');
  expect(await page.locator('#three').evaluate((element) => /** @type {Figure} */ (element).getState())).toMatchObject({
    width: 4,
    height: 2,
  });
  expect(await page.evaluate(() => Reflect.get(window, 'counts').compiled)).toBe(1);
});

test('a page with one figure in sight is printed with those out of sight as well', async ({ page, site }) => {
  const figure = (/** @type {string} */ id) => `<astar-figure id="${id}" src="${LESTER}"></astar-figure>`;
  await openHost(page, site, { body: `${figure('one')}${FAR}${figure('two')}` });
  await expect.poll(() => stepOf(page)).toBe(12);
  expect(await stepOf(page, 'two')).toBe(-1);
  expectBoards(await printed(page), 2);
});

test('a search that takes too long for paper goes on afterwards; meanwhile the content of the element is shown', async ({
  page,
  site,
}) => {
  await openHost(page, site, {
    script: `<script src="slow.js"></script>${MODULE}`,
    body: `${FAR}<astar-figure id="one" src="#v=1&m=g.random.300.200.20.7"><p>fallback</p></astar-figure>`,
  });
  await expect.poll(() => page.evaluate(() => window.Astrolabe !== undefined)).toBe(true);
  await printed(page);
  // As it was when it was printed.
  expect(await page.evaluate(() => Reflect.get(window, 'shown'))).toBe('fallback');
  await expect.poll(() => stepOf(page)).toBeGreaterThan(0);
  await expect(page.getByText('fallback')).toBeHidden();
});

test('where WebAssembly is forbidden the content of the element is printed', async ({ page, site, complaints }) => {
  await openHost(page, site, {
    policy: "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'",
    body: `${FAR}<astar-figure id="one" src="${LESTER}"><svg width="70" height="60"><rect width="70" height="60" fill="${INK.wall}"/></svg></astar-figure>`,
  });
  await expect.poll(() => page.evaluate(() => window.Astrolabe !== undefined)).toBe(true);
  expect(count(await printed(page), INK.wall)).toBeGreaterThan(1000);
  complaints.length = 0; // the browser reports the policy violation
});

test('a lesson is printed with every figure at work', async ({ page }) => {
  await page.goto('lessons/en/a-star.html');
  await expect.poll(() => stepOf(page, 'fig1')).toBeGreaterThan(-1);
  const figures = page.locator('astar-figure');
  const live = () =>
    figures.evaluateAll((all) => all.filter((one) => /** @type {Figure} */ (one).getState() !== null).length);
  expect(await live()).toBeLessThan(await figures.count());
  const sheets = await printed(page);
  expect(await live()).toBe(await figures.count());
  expect(count(sheets, INK.wall)).toBeGreaterThan(1000 * (await figures.count()));
});

test.describe('under the policy of the page itself', () => {
  test.use({ policy: '' });

  for (const name of ['index.html', 'embed.html']) {
    test(`the board of the laboratory is printed (${name})`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(`${name}#v=1&h=manhattan`);
      await expectValue(page, 'cost', 68);
      expect(count(await printed(page), INK.wall)).toBeGreaterThan(2000);
    });
  }
});
