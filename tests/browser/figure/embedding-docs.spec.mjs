// The page about embedding figures: its samples are used as a newcomer would use them, and what it
// lists is what exists.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { KEYS } from '../../../web/link/link.js';
import { expect, test } from '../../support/page-driver/fixtures.mjs';

/** @import { Page } from '@playwright/test' */
/** @import { AstarFigureElement as Figure } from '../../../web/figure/astrolabe.d.ts' */

/** An origin other than the site's, which is localhost. */
const NEWCOMER = 'http://127.0.0.1:';
const ESSENTIAL = /<(script src|astar-figure|\/astar-figure|iframe)\b/;
const declarations = await readFile(new URL('../../../web/figure/astrolabe.d.ts', import.meta.url), 'utf8');

// These pages have a policy of their own.
test.use({ policy: '', alsoFrom: NEWCOMER });

/** @param {Page} page @param {string} language */
async function openDocs(page, language) {
  await page.goto(`lessons/${language}/embedding.html`);
  await expect(page.locator('.copy').first()).toBeVisible();
}

/** @param {Page} page @returns {Promise<{ kind: string, code: string }[]>} */
const samplesOf = (page) =>
  page.locator('.sample').evaluateAll((samples) =>
    samples.map((sample) => ({
      kind: sample.getAttribute('data-kind') ?? '',
      code: sample.querySelector('code')?.textContent ?? '',
    })),
  );

/** The names in the first column of a table. @param {Page} page @param {string} list */
const listed = (page, list) => page.locator(`[data-list="${list}"] th code`).allTextContents();

/** A newcomer's own server, with one empty page that contains this code. @param {string} code */
async function serve(code) {
  const server = createServer(({ url = '' }, response) => {
    const [type, body] = url.endsWith('.svg')
      ? ['image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>']
      : ['text/html; charset=utf-8', `<!doctype html><title>mine</title><link rel="icon" href="icon.svg">\n${code}\n`];
    response.writeHead(200, { 'content-type': type }).end(body);
  });
  await new Promise((done) => void server.listen(0, '127.0.0.1', () => done(null)));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return { url: `${NEWCOMER}${port}/`, close: () => server.close() };
}

/** @param {Page} page */
async function expectFigures(page) {
  const figures = page.locator('astar-figure');
  await expect(figures.first()).toBeVisible();
  const states = () =>
    figures.evaluateAll((all) => all.map((one) => /** @type {Figure} */ (one).getState()?.version ?? 0));
  await expect.poll(async () => (await states()).every((version) => version === 1)).toBe(true);
  await expect(figures.first().locator('canvas').first()).toBeVisible();
}

for (const language of ['en', 'zh']) {
  test(`every sample works in an empty page (${language})`, async ({ page }) => {
    test.slow();
    await openDocs(page, language);
    const samples = (await samplesOf(page)).filter(({ code }) => code.startsWith('<'));
    expect(samples.length).toBeGreaterThan(9);
    for (const { kind, code } of samples) {
      expect(code.split('\n').filter((line) => ESSENTIAL.test(line)).length, code).toBeLessThanOrEqual(3);
      expect(kind !== 'html' || code.split('\n').filter((line) => line.startsWith('<')).length <= 3, code).toBe(true);
      const newcomer = await serve(code);
      await page.goto(newcomer.url);
      if (code.includes('<iframe')) {
        await expect(page.frameLocator('iframe').getByTestId('board')).toBeVisible();
      } else await expectFigures(page);
      if (kind === 'message') await expect(page.locator('#where')).toHaveText(/5.*12/);
      if (kind === 'program') {
        await page.locator('#next').click();
        await expect(page.locator('#report')).toHaveText(/5.*12/);
        await page.locator('astar-figure').evaluate((figure) => /** @type {Figure} */ (figure).seek(12));
        await expect(page.locator('#report')).toHaveText(/68/);
      }
      newcomer.close();
    }
  });

  test(`what the page lists is what exists (${language})`, async ({ page }) => {
    await openDocs(page, language);
    await expectWorkingInSight(page);
    const observed = await page.evaluate(() => {
      const known = customElements.get('astar-figure');
      return known && 'observedAttributes' in known ? /** @type {string[]} */ (known.observedAttributes) : [];
    });
    expect((await listed(page, 'attributes')).sort()).toEqual([...observed].sort());
    const methods = [...declarations.matchAll(/^ {2}(\w+)\((.*)\): (?:void|Astrolabe(?:State|Verdict) \| null);$/gm)];
    const named = methods.map(([, name]) => name).filter((name) => name !== 'addEventListener');
    const reported = (await listed(page, 'methods')).map((text) => text.replace(/\(.*/, ''));
    expect(reported.sort()).toEqual(named.sort());
    const events = /AstrolabeEventName = (.*);/.exec(declarations)?.[1] ?? '';
    expect(await listed(page, 'events')).toEqual([...events.matchAll(/'(\w+)'/g)].map(([, name]) => name));
    const state = /interface AstrolabeState \{([^]*?)\n\}/.exec(declarations)?.[1] ?? '';
    expect(await listed(page, 'state')).toEqual([...state.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name));
    const requests = /AstrolabeRequest = ([^]*?);\n\n/.exec(declarations)?.[1] ?? '';
    const types = [...requests.matchAll(/'(\w+)'/g)].map(([, name]) => name);
    expect((await listed(page, 'requests')).sort()).toEqual(types.sort());
    expect((await listed(page, 'link')).sort()).toEqual([...KEYS].sort());
  });

  test(`a button copies what is shown, or selects it where copying is not allowed (${language})`, async ({
    page,
    context,
  }) => {
    await openDocs(page, language);
    const [first] = await samplesOf(page);
    expect(first?.code).toContain(`${new URL('/astrolabe.js', page.url()).href}"`);
    const button = page.locator('.copy').first();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await button.click();
    await expect(button).toHaveText(language === 'en' ? 'Copied' : '已复制');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first?.code);
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
    });
    await button.click();
    await expect(button).toHaveText(/Ctrl\+C/);
    expect(await page.evaluate(() => String(getSelection()).trim())).toBe(first?.code);
  });
}

test('both languages have the same samples', async ({ page }) => {
  await openDocs(page, 'en');
  const english = await samplesOf(page);
  await openDocs(page, 'zh');
  const chinese = await samplesOf(page);
  expect(chinese.map(({ kind }) => kind)).toEqual(english.map(({ kind }) => kind));
});

for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  test(`axe reports no violations on a phone (${colorScheme})`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme });
    await openDocs(page, 'en');
    await expectWorkingInSight(page);
    const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
    await page.evaluate(axe);
    const objections = await page.evaluate(async () => {
      const { axe: judge } = /** @type {{ axe: typeof import('axe-core') }} */ (/** @type {unknown} */ (window));
      const { violations } = await judge.run(document);
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${target.join(' ')}`));
    });
    expect(objections).toEqual([]);
  });
}

/** Figures start when they come near. @param {Page} page */
async function expectWorkingInSight(page) {
  const first = page.locator('astar-figure').first();
  await expect.poll(() => first.evaluate((figure) => /** @type {Figure} */ (figure).getState()?.step)).toBe(5);
}
