// A figure in pages of other frameworks, with the npm package as their authors use it: a drag hits the right cells, and
// the page hears of it.
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { STRICT } from '../../support/page-driver/hosts.mjs';
import { fromMarkdown, openSample, renderedByServer } from '../../support/page-driver/sample-hosts.mjs';

/** @import { FrameLocator, Page } from '@playwright/test' */
/** @import { AstarFigureElement as Figure } from '../../../web/figure/astrolabe.d.ts' */

const MAP = 'S..#..G/...#.../.......';

/** @param {Page | FrameLocator} host */
const figureOf = (host) => host.locator('#one');

/** @param {Page | FrameLocator} host */
const stateOf = (host) => figureOf(host).evaluate((element) => /** @type {Figure} */ (element).getState?.() ?? null);

/** Drags the goal from (6,0) to (5,2). @param {Page} page @param {Page | FrameLocator} [host] that has the figure */
async function dragGoal(page, host = page) {
  await expect.poll(() => stateOf(host)).toMatchObject({ width: 7, height: 3, goal: { x: 6, y: 0 } });
  const board = figureOf(host).getByTestId('board');
  await board.scrollIntoViewIfNeeded();
  const box = await board.boundingBox();
  if (box === null) throw new Error('the board is not shown');
  const at = (/** @type {number} */ x, /** @type {number} */ y) =>
    /** @type {const} */ ([box.x + ((x + 0.5) * box.width) / 7, box.y + ((y + 0.5) * box.height) / 3]);
  await page.mouse.move(...at(6, 0));
  await page.mouse.down();
  await page.mouse.move(...at(5, 1));
  await page.mouse.move(...at(5, 2));
  await page.mouse.up();
  await expect.poll(async () => (await stateOf(host))?.goal).toEqual({ x: 5, y: 2 });
}

test('React, in strict mode: the page hears of an edit', async ({ page, site }) => {
  await openSample(page, site, { sample: 'react-page.tsx' });
  await expect(page.locator('#cost')).toHaveText('76');
  await dragGoal(page);
  await expect(page.locator('#cost')).toHaveText('58');
  expect(Number(await page.locator('#edits').textContent())).toBeGreaterThan(0);
});

test('React: what a server rendered comes alive', async ({ page, site }) => {
  const body = await renderedByServer('react-server.tsx');
  expect(body).toContain('<astar-figure id="one" map="S..#..G');
  await openSample(page, site, { sample: 'react-page.tsx', body });
  await expect(page.locator('#cost')).toHaveText('76');
  await dragGoal(page);
  await expect(page.locator('#cost')).toHaveText('58');
  await page.getByRole('button', { name: 'To the beginning' }).click();
  await expect.poll(async () => (await stateOf(page))?.step).toBe(0);
});

test('Vue', async ({ page, site }) => {
  await openSample(page, site, { sample: 'vue-page.js' });
  await expect(page.locator('#cost')).toHaveText('76');
  await dragGoal(page);
  await expect(page.locator('#cost')).toHaveText('58');
});

test('reveal.js: a slide that is scaled to the window', async ({ page, site }) => {
  await page.setViewportSize({ width: 1500, height: 800 });
  const figure = `<astar-figure id="one" map="${MAP}" controls edit></astar-figure>`;
  const body = `<div class="reveal" style="height: 100vh"><div class="slides"><section>One</section><section><h2>Two</h2>${figure}</section></div></div>`;
  await openSample(page, site, { sample: 'slides-page.js', body, style: 'reveal.js/dist/reveal.css' });
  await dragGoal(page);
  // Keys that the figure uses do not turn the slide.
  await figureOf(page).getByTestId('board').press('ArrowLeft');
  await expect(figureOf(page)).toBeVisible();
});

test('Markdown', async ({ page, site }) => {
  await openSample(page, site, { body: await fromMarkdown('text.md') });
  await dragGoal(page);
});

test('MDX', async ({ page, site }) => {
  await openSample(page, site, { sample: 'mdx-page.js' });
  await dragGoal(page);
});

test('a document in the attribute of a frame', async ({ page, site }) => {
  const inner = `<script type=module src=astrolabe.js></script><astar-figure id=one map='${MAP}' controls edit></astar-figure>`;
  await openSample(page, site, { body: `<iframe width="700" height="500" srcdoc="${inner}"></iframe>` });
  await dragGoal(page, page.frameLocator('iframe'));
});

test('a page in an old encoding, in which the script is read, too', async ({ page, site }) => {
  await page.route(`${site}old.html`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=windows-1252',
      body: `<!doctype html><title>old</title><link rel="icon" href="icon.svg"><script src="astrolabe.js" defer></script>
        <astar-figure id="one" map="${MAP}" controls edit></astar-figure>`,
    }),
  );
  await page.goto(`${site}old.html`);
  await dragGoal(page);
});

test('a page that allows nothing more than it must', async ({ page, site }) => {
  const policy = `${STRICT}; img-src 'self'; style-src 'self'`;
  await openSample(page, site, { body: `<astar-figure id="one" map="${MAP}" controls edit></astar-figure>`, policy });
  await dragGoal(page);
});
