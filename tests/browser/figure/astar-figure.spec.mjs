// <astar-figure> in a host page.
import { objections } from '../../support/page-driver/axe.mjs';
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { CLASSIC, LESTER, MODULE, UNTYPED, openHost } from '../../support/page-driver/hosts.mjs';
import {
  COLLECTED,
  expectStep,
  expectWorking,
  figure,
  heard,
  names,
  stateOf,
} from '../../support/page-driver/live-figure.mjs';
import { pointOf } from '../../support/page-driver/page.mjs';

/** @import { AstarFigureElement as Figure } from '../../../web/figure/astrolabe.d.ts' */

for (const [name, script] of [
  ['a module', MODULE],
  ['a classic script', CLASSIC],
]) {
  test(`the element works by ${name} under a strict policy`, async ({ page, site }) => {
    await openHost(page, site, {
      script: `${script}${script}`, // twice is harmless
      body: `<astar-figure id="one" src="${LESTER}&t=5" page="index.html" controls><p>fallback</p></astar-figure>`,
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

test('links in the text drive a figure by its id', async ({ page, site }) => {
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

test('the events report steps, the end and edits', async ({ page, site }) => {
  await openHost(page, site, {
    script: COLLECTED,
    body: figure('edit controls', '&t=10'),
  });
  await expectWorking(page);
  const one = page.locator('#one');
  await one.getByTestId('forward').click();
  await one.getByTestId('forward').click();
  const board = one.getByTestId('board');
  await board.focus();
  await board.press('ArrowDown');
  await board.press('Space');
  await expect.poll(() => names(page)).toEqual(['ready', 'step', 'step', 'finish', 'edit']);
  const [ready, , , finish, edit] = await heard(page);
  expect(ready).toMatchObject({ step: 10, steps: 12, cost: 68, version: 1 });
  expect(finish).toMatchObject({ step: 12, cell: { x: 5, y: 2 }, isAtEnd: true });
  expect(edit?.src).toMatch(/^#v=1&z=.*&m=/);
  // Plain data: a page may pass them on.
  expect(JSON.parse(JSON.stringify(edit))).toEqual(edit);
});

test('status and counter of a figure show the same step, however fast the steps follow each other', async ({
  page,
  site,
}) => {
  await openHost(page, site, { body: figure('controls', '&t=1') });
  await expectWorking(page);
  const seen = await page.locator('#one').evaluate((element) => {
    const root = /** @type {ShadowRoot} */ (element.shadowRoot);
    const part = (/** @type {string} */ name) =>
      /** @type {HTMLElement} */ (root.querySelector(`[data-testid="${name}"]`));
    return [2, 3, 4].map((step) => {
      part('forward').click();
      return { step, counter: part('step').dataset['value'], status: part('status').textContent };
    });
  });
  for (const { step, counter, status } of seen) {
    expect(counter).toBe(String(step));
    expect(status).toMatch(new RegExp(`^Step ${step} of 12`));
  }
});

test('keys on the board announce each cell with its numbers, and step', async ({ page, site }) => {
  await openHost(page, site, { body: figure('controls', '&t=12') });
  await expectWorking(page);
  const one = page.locator('#one');
  const board = one.getByRole('grid', { name: 'Board, 6 rows, 7 columns' });
  await board.focus();
  await expect(one.getByRole('gridcell')).toHaveAttribute(
    'aria-label',
    /^row 3, column 2, start, closed, F 40, G 0, H 40/,
  );
  await board.press('ArrowRight');
  await expect(one.getByRole('gridcell')).toHaveAttribute(
    'aria-label',
    /^row 3, column 3, closed, F 40, G 10, H 30, parent left/,
  );
  await board.press(',');
  await expectStep(page, 11);
  await board.press('.');
  await expectStep(page, 12);
  await board.press('k');
  await expect.poll(async () => (await stateOf(page))?.isPlaying).toBe(true);
  await board.press('k');
  await expect.poll(async () => (await stateOf(page))?.isPlaying).toBe(false);
});

test('with reduced motion, playing still goes step by step', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHost(page, site, {
    script: COLLECTED,
    body: figure('speed="16"', '&t=2'),
  });
  await expectWorking(page);
  await page.locator('#one').evaluate((element) => /** @type {Figure} */ (element).play());
  await expectStep(page, 12);
  const steps = (await heard(page)).filter(({ type }) => type === 'step').map(({ step }) => step);
  expect(steps.length).toBeGreaterThan(4);
  expect((await stateOf(page))?.isPlaying).toBe(false);
});

test('a loop goes round from one step to another', async ({ page, site }) => {
  await openHost(page, site, {
    script: COLLECTED,
    body: figure('loop="3-6" speed="8"'),
  });
  await expectWorking(page);
  await expectStep(page, 3);
  await page.locator('#one').evaluate((element) => /** @type {Figure} */ (element).play());
  await expect.poll(async () => (await heard(page)).filter(({ step }) => step === 6).length).toBeGreaterThan(1);
  expect(new Set((await heard(page)).map(({ step }) => step))).toEqual(new Set([3, 4, 5, 6]));
  await page.locator('#one').evaluate((element) => /** @type {Figure} */ (element).pause());
});

test('the quiz accepts every cell of the least F, and says why', async ({ page, site }) => {
  await openHost(page, site, { body: figure('quiz', '&t=2') });
  await expectWorking(page);
  const one = page.locator('#one');
  await expect(one.getByTestId('quiz')).toContainText('Which cell is expanded next?');
  // After two steps (2,1) and (2,3) both have F 54; the search takes the latter.
  const { x, y } = await pointOf(page, { x: 2, y: 1 });
  await page.mouse.click(x, y);
  await expect(one.getByTestId('answer')).toHaveText(
    'Right: (2,1) has F 54, the smallest on the open list; 1 other has it too. Expanded: (2,3).',
  );
  await expectStep(page, 3);
  const board = one.getByTestId('board');
  await board.focus();
  await board.press('ArrowUp');
  await board.press('Enter');
  await expect(one.getByTestId('answer')).toHaveText(
    'No: (2,0) is not open. The smallest F on the open list is 54, at (2,1). Expanded: (2,1).',
  );
  await expect(one.getByTestId('score')).toHaveText('1 of 2 right');
  expect((await stateOf(page))?.quiz).toEqual({ asked: 2, right: 1 });
});

test('properties set before the script has loaded take effect', async ({ page, site }) => {
  await openHost(page, site, {
    policy: UNTYPED,
    script: '<script src="early.js"></script>',
    body: '<astar-figure id="one"></astar-figure>',
  });
  expect(await page.evaluate(() => customElements.get('astar-figure') === undefined)).toBe(true);
  await page.addScriptTag({ url: `${site}astrolabe.js`, type: 'module' });
  await expectWorking(page);
  await expectStep(page, 4);
  await expect(page.locator('#one')).toHaveAttribute('numbers', 'none');
  await expect(page.locator('#one').getByTestId('play')).toBeVisible();
});

test('a bad attribute is named with its value, and its default is used', async ({ page, site, complaints }) => {
  const odd =
    'step="soon" loop="9-3" theme="blue" lang="fr" numbers="some" hi="1,2;3" speed="-1" page="javascript:0" controls="maybe"';
  await openHost(page, site, { body: figure(odd) });
  await expectWorking(page);
  const properties = await page.locator('#one').evaluate((element) => {
    const { loop, theme, numbers, hi, speed, controls, page } = /** @type {Figure} */ (element);
    return { loop, theme, numbers, hi, speed, controls, page };
  });
  expect(properties).toMatchObject({ loop: '', theme: 'auto', numbers: 'all', hi: '', speed: null, controls: false });
  expect(properties.page).toBe('');
  await expect(page.locator('#one').getByTestId('open-page')).toBeHidden();
  await page.locator('#one').evaluate((element) => element.setAttribute('step', 'later'));
  for (const pair of [...odd.matchAll(/\S+="[^"]*"/g)].map(([pair]) => pair).concat('step="later"')) {
    expect(
      complaints.filter((line) => line.includes(pair)),
      pair,
    ).toHaveLength(1);
  }
  expect(complaints).toHaveLength(10);
  complaints.length = 0;
});

test('attributes may change at any time', async ({ page, site }) => {
  await openHost(page, site, { body: figure('theme="light"') });
  await expectWorking(page);
  const one = page.locator('#one');
  /** @param {Record<string, string>} attributes */
  const put = (attributes) =>
    one.evaluate(
      (element, pairs) => Object.entries(pairs).forEach(([name, value]) => element.setAttribute(name, value)),
      attributes,
    );
  await put({ step: '5', theme: 'dark', lang: 'zh', controls: '', hi: '3,4', page: 'index.html' });
  await expectStep(page, 5);
  await expect(one.locator('.figure')).toHaveAttribute('data-theme', 'dark');
  await expect(one.getByRole('link', { name: '在 Astrolabe 中打开' })).toBeVisible();
  await expect(one.getByTestId('play')).toBeVisible();
  await put({ src: '#v=1&a=bfs' });
  await expect.poll(async () => (await stateOf(page))?.src).toContain('a=bfs');
});

test('a figure works in a shadow root, and its links there find it', async ({ page, site }) => {
  await openHost(page, site, {
    script: `<script src="nested.js" defer></script>${MODULE}`,
    body: '<div id="outer"></div>',
  });
  const inner = page.locator('#outer astar-figure');
  await expect.poll(() => inner.evaluate((element) => /** @type {Figure} */ (element).getState?.()?.cost)).toBe(68);
  await page.getByRole('link', { name: 'nine' }).click();
  await expect.poll(() => inner.evaluate((element) => /** @type {Figure} */ (element).getState()?.step)).toBe(9);
  expect(await page.evaluate(() => document.title)).toBe('heard ready');
});

for (const theme of ['light', 'dark']) {
  test(`axe reports no violations in a figure, ${theme}`, async ({ page, site }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await openHost(page, site, {
      head: `<meta name="color-scheme" content="${theme}">`,
      body: `<h1>A text</h1>${figure(`controls edit quiz theme="${theme}"`, '&t=3')}`,
    });
    await expectWorking(page);
    await expect(page.locator('#one').getByTestId('status')).not.toBeEmpty();
    expect(await objections(page)).toEqual([]);
    const small = await page.locator('#one').evaluate((element) =>
      [...(element.shadowRoot?.querySelectorAll('button, a, input') ?? [])]
        .map((control) => ({ name: control.getAttribute('data-testid'), box: control.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.width < 24 || box.height < 24))
        .map(({ name }) => name),
    );
    expect(small).toEqual([]);
    // As wide as the text, no wider.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
}

test('in Chinese text it speaks Chinese', async ({ page, site }) => {
  await openHost(page, site, { body: `<section lang="zh-CN">${figure('controls', '&t=3')}</section>` });
  await expectWorking(page);
  await expect(page.locator('#one').getByTestId('status')).toHaveText(/^第 3\/12 步/);
  await expect(page.locator('#one').getByTestId('forward')).toHaveAttribute('aria-label', /[一-鿿]/);
});
