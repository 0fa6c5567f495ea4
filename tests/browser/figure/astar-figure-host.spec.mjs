// How the host page affects the figures in it: its colours and paper, where figures are placed, the maps and the
// texts that it gives them.
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { LESTER, MODULE, UNTYPED, openHost } from '../../support/page-driver/hosts.mjs';
import { COLLECTED, expectStep, names, stateOf } from '../../support/page-driver/live-figure.mjs';

/** @import { Page } from '@playwright/test' */
/** @import { AstarFigureElement as Figure } from '../../../web/figure/astrolabe.d.ts' */

/** @param {Page} page */
const themeOf = (page) => page.locator('#one .figure').getAttribute('data-theme');
const FAR = '<p style="height:3000px">far</p>';
/** Styles of the page itself do not apply to the figure. */
const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'unsafe-inline'";

test('a figure is as light or dark as the page around it', async ({ page, site }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openHost(page, site, {
    policy,
    body: `<section id="around"><astar-figure id="one" src="${LESTER}"></astar-figure></section>`,
  });
  await expectStep(page, 12);
  // The page is white, whatever the visitor prefers.
  expect(await themeOf(page)).toBe('light');
  /** @param {string} style */
  const paint = (style) => page.evaluate((text) => document.body.setAttribute('style', text), style);
  await paint('background: #111; color: #eee');
  await expect.poll(() => themeOf(page)).toBe('dark');
  await paint('color-scheme: light');
  await expect.poll(() => themeOf(page)).toBe('light');
  await paint('color-scheme: light dark');
  await expect.poll(() => themeOf(page)).toBe('dark');
  await page.evaluate(() => document.getElementById('around')?.setAttribute('lang', 'zh-CN'));
  await expect(page.locator('#one .figure')).toHaveAttribute('lang', 'zh-Hans');
});

test('on paper the whole board is visible, in light colours', async ({ page, site }) => {
  await page.setViewportSize({ width: 1400, height: 900 });
  await openHost(page, site, {
    body: `<astar-figure id="one" src="${LESTER}&t=5" theme="dark" controls></astar-figure>`,
  });
  await expectStep(page, 5);
  // Browsers lay the page out for paper without measuring anew.
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('#one .figure')).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ media: 'print' });
  for (const width of [1400, 300]) {
    await page.setViewportSize({ width, height: 900 });
    const over = await page.locator('#one').evaluate((element) => {
      const root = /** @type {ShadowRoot} */ (element.shadowRoot);
      const boxOf = (/** @type {string} */ name) =>
        /** @type {Element} */ (root.querySelector(name)).getBoundingClientRect();
      const [figure, board, map] = ['.figure', '.board', '.map'].map(boxOf);
      if (!figure || !board || !map) return [-1];
      const within = [
        board.left - figure.left,
        board.top - figure.top,
        figure.right - board.right,
        figure.bottom - board.bottom,
      ];
      return [...within, map.width - board.width, map.height - board.height].map(Math.round);
    });
    expect(
      over.slice(0, 4).every((room) => room >= 0),
      String(over),
    ).toBe(true);
    expect(over.slice(4)).toEqual([0, 0]);
  }
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.locator('#one .figure')).toHaveAttribute('data-theme', 'dark');
});

test('a figure outside the viewport plays once it is visible, and opens once it is near', async ({ page, site }) => {
  await openHost(page, site, {
    policy,
    script: COLLECTED,
    body: `<astar-figure id="near" src="${LESTER}"></astar-figure>${FAR}<astar-figure id="one" src="${LESTER}&t=0"></astar-figure>`,
  });
  await expectStep(page, 12, 'near');
  // Another link is no reason to open earlier.
  await page.locator('#one').evaluate((element) => element.setAttribute('src', '#v=1&t=2'));
  await page.locator('#near').evaluate((element) => element.setAttribute('src', '#v=1&t=3'));
  await expectStep(page, 3, 'near');
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  expect(await stateOf(page)).toBe(null);
  await page.locator('#one').evaluate((element) => /** @type {Figure} */ (element).play());
  await expectStep(page, 2);
  expect((await stateOf(page))?.isPlaying).toBe(false);
  await page.locator('#one').scrollIntoViewIfNeeded();
  await expect.poll(async () => (await stateOf(page))?.isAtEnd).toBe(true);
  expect((await names(page)).filter((name) => name === 'finish')).toHaveLength(1);
});

test('a figure that was created elsewhere and removed at once opens once', async ({ page, site }) => {
  await openHost(page, site, { policy: UNTYPED, script: COLLECTED, body: '<div id="place"></div>' });
  await expect.poll(() => page.evaluate(() => window.Astrolabe !== undefined)).toBe(true);
  await page.evaluate(async () => {
    // In a template the element has no class yet: the property is the object's own.
    const template = document.createElement('template');
    template.innerHTML = '<astar-figure id="one"></astar-figure>';
    const figure = /** @type {Figure} */ (template.content.firstChild);
    figure.src = '#v=1&h=manhattan&t=2';
    const host = /** @type {Element} */ (document.getElementById('place'));
    host.append(figure);
    figure.remove();
    await null;
    host.append(figure);
  });
  await expectStep(page, 2);
  await page.locator('#one').evaluate((element) => /** @type {Figure} */ (element).seek(3));
  expect(await names(page)).toEqual(['ready', 'step']);
});

test('a figure removed just before it is ready works when it comes back', async ({ page, site }) => {
  await openHost(page, site, { body: '<div id="place"></div>' });
  await expect.poll(() => page.evaluate(() => window.Astrolabe !== undefined)).toBe(true);
  const steps = await page.evaluate(async () => {
    const host = /** @type {Element} */ (document.getElementById('place'));
    const seen = [];
    for (let turns = 0; turns < 12; turns++) {
      const figure = /** @type {Figure} */ (document.createElement('astar-figure'));
      figure.src = '#v=1&t=2';
      host.append(figure);
      figure.seek(1);
      for (let i = 0; i < turns; i++) await null;
      figure.remove();
      await new Promise((resolve) => setTimeout(resolve, 20));
      host.append(figure);
      const ready = new Promise((resolve) => figure.addEventListener('ready', () => resolve(true), { once: true }));
      figure.seek(3);
      await Promise.race([ready, new Promise((resolve) => setTimeout(resolve, 3000))]);
      seen.push(figure.getState()?.step);
      figure.remove();
    }
    return seen;
  });
  expect(steps).toEqual(steps.map(() => 3));
});

test('removed figures release the memory of their boards', async ({ page, site }) => {
  await openHost(page, site, { script: `<script src="count.js"></script>${MODULE}`, body: '<div id="place"></div>' });
  await expect.poll(() => page.evaluate(() => window.Astrolabe !== undefined)).toBe(true);
  /** @param {number} times @returns {Promise<number>} bytes */
  const pass = (times) =>
    page.evaluate(async (count) => {
      for (let i = 0; i < count; i++) {
        const figure = /** @type {Figure} */ (document.createElement('astar-figure'));
        figure.src = '#v=1&m=g.random.400.400.20.7&num=none';
        const ready = new Promise((resolve) => figure.addEventListener('ready', resolve, { once: true }));
        document.getElementById('place')?.append(figure);
        figure.pause();
        await ready;
        figure.remove();
        await null;
        await null;
      }
      return Reflect.get(window, 'memory').buffer.byteLength;
    }, times);
  const before = await pass(3);
  expect(await pass(30)).toBe(before);
});

test('a map in small letters has its ends; errors in a map are reported', async ({ page, site, complaints }) => {
  await openHost(page, site, {
    body: `<astar-figure id="one">
      s.#.
      ...g
    </astar-figure>
    <astar-figure id="two">
      S.#.
      ..G
    </astar-figure>
    <astar-figure id="three"><p>S.#G</p></astar-figure>`,
  });
  await expect.poll(() => stateOf(page)).toMatchObject({ start: { x: 0, y: 0 }, goal: { x: 3, y: 1 } });
  await expect(page.locator('#two .message')).toHaveText(
    /The map in the text cannot be shown\. .*row length 3, expected 4/,
  );
  await expect(page.locator('#two .message')).not.toContainText('link');
  await expect.poll(async () => (await stateOf(page, 'three'))?.width).toBe(7);
  expect(complaints).toHaveLength(2);
  expect(complaints.join()).toMatch(/astar-figure#two: .*row length 3, expected 4/);
  expect(complaints.join()).toMatch(/astar-figure#three: a map is taken from text alone/);
  complaints.length = 0;
});

test('placeholder text in a figure is no map, and the attribute decides what is one', async ({
  page,
  site,
  complaints,
}) => {
  await openHost(page, site, {
    body: `<astar-figure id="one" src="#v=1&t=5">loading</astar-figure>
    <astar-figure id="two" src="#v=1&t=0" map>abba</astar-figure>
    <astar-figure id="three">S.#.G</astar-figure>
    <astar-figure id="four">loading…</astar-figure>
    <astar-figure id="five" src="#v=1&m=g.random.9.4.0.7" map>S...
      ..#G</astar-figure>`,
  });
  await expectStep(page, 5);
  expect(await stateOf(page)).toMatchObject({ width: 7, height: 6, cost: 68 });
  await expect.poll(() => stateOf(page, 'two')).toMatchObject({ width: 4, height: 1, step: 0 });
  await expect.poll(() => stateOf(page, 'three')).toMatchObject({ width: 5, height: 1 });
  await expect.poll(() => stateOf(page, 'four')).toMatchObject({ width: 7, height: 6 });
  await expect.poll(() => stateOf(page, 'five')).toMatchObject({ width: 4, height: 2, goal: { x: 3, y: 1 } });
  expect(complaints).toHaveLength(1);
  expect(complaints.join()).toMatch(/astar-figure#four: the text inside is not taken for a map; the attribute "map"/);
  complaints.length = 0;
  const two = page.locator('#two');
  await two.evaluate((element) => Reflect.set(element, 'map', false));
  await expect(two).not.toHaveAttribute('map');
  await expect.poll(() => stateOf(page, 'two')).toMatchObject({ width: 7, height: 6 });
});

test('a map is an attribute in one line, which Markdown leaves alone', async ({ page, site, complaints }) => {
  await openHost(page, site, {
    body: `<astar-figure id="one" map="S.#. / ..#G / ...." controls>loading</astar-figure>
    <astar-figure id="two" src="#v=1&m=g.random.9.4.0.7&a=dijkstra" map="0 0 1/0 0 0"></astar-figure>
    <astar-figure id="three" map="S.#/..">fallback</astar-figure>
    <astar-figure id="four" map="hello"></astar-figure>`,
  });
  await expect.poll(() => stateOf(page)).toMatchObject({ width: 4, height: 3, goal: { x: 3, y: 1 } });
  await expect.poll(() => stateOf(page, 'two')).toMatchObject({ width: 3, height: 2 });
  await expect(page.locator('#three .message')).toContainText('row length 2, expected 3');
  await expect.poll(() => stateOf(page, 'four')).toMatchObject({ width: 7, height: 6 });
  expect(complaints.join('\n')).toMatch(/map="hello" is not understood/);
  expect(complaints).toHaveLength(2);
  complaints.length = 0;
  const one = page.locator('#one');
  expect(await one.evaluate((element) => Reflect.get(element, 'map'))).toBe('S.#. / ..#G / ....');
  await one.evaluate((element) => Reflect.set(element, 'map', 'S...G/.....'));
  await expect.poll(() => stateOf(page)).toMatchObject({ width: 5, height: 2 });
});

test('a board that is too large for a figure is refused with its size', async ({ page, site, complaints }) => {
  await openHost(page, site, { body: '<astar-figure id="one" src="#v=1&m=g.random.4096.4096.20.7"></astar-figure>' });
  await expect(page.locator('#one .message')).toContainText('at most 1024 × 1024 cells; this one has 4096 × 4096');
  await page.locator('#one').evaluate((element) => element.setAttribute('src', '#v=1&m=g.random.40.30.20.7&t=3'));
  await expectStep(page, 3);
  expect(complaints).toHaveLength(1);
  complaints.length = 0;
});

test('a browser without constructed style sheets shows the fallback of the page', async ({ page, site }) => {
  await openHost(page, site, {
    script: `<script src="old.js"></script>${MODULE}`,
    body: `<astar-figure id="one" src="${LESTER}">fallback</astar-figure>`,
  });
  await expect(page.getByText('fallback')).toBeVisible();
  expect(await page.locator('#one').evaluate((element) => element.shadowRoot)).toBe(null);
});

test('drive() takes attribute names, too, and readers keep what they chose', async ({ page, site, complaints }) => {
  await openHost(page, site, { body: `<astar-figure id="one" src="${LESTER}" speed="1" controls></astar-figure>` });
  await expectStep(page, 12);
  /** @param {string} words */
  const drive = (words) =>
    page.locator('#one').evaluate((element, text) => /** @type {Figure} */ (element).drive(text), words);
  await drive('step=3&numbers=none');
  await expectStep(page, 3);
  expect((await stateOf(page))?.src).toContain('num=none');
  await drive('hi=1,1');
  expect((await stateOf(page))?.src).toContain('hi=1,1');
  await drive('hi=');
  expect((await stateOf(page))?.src).not.toContain('hi');
  await drive('colour=red');
  expect(complaints).toEqual([expect.stringContaining('drive()="colour=red"')]);
  complaints.length = 0;
  // At one step a second this would take the whole test.
  await drive('speed=500');
  await page.evaluate(() => document.documentElement.setAttribute('data-any', 'thing'));
  await drive('t=0&play');
  await expect.poll(async () => (await stateOf(page))?.step, { timeout: 5000 }).toBe(12);
});
