// The lifetime of figures in a host page: what they cost, when they start and end, and what is shown where
// they cannot work.
import { spawnSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { LESTER, MODULE, openHost } from '../../support/page-driver/hosts.mjs';
import { stepOf } from '../../support/page-driver/live-figure.mjs';

/** @import { Page } from '@playwright/test' */
/** @import { AstarFigureElement as Figure } from '../../../web/figure/astrolabe.d.ts' */

/** @param {Page} page @returns {Promise<{ compiled: number, asked: number }>} */
const counts = (page) => page.evaluate(() => ({ ...Reflect.get(window, 'counts') }));
const COUNTED = `<script src="count.js"></script>${MODULE}`;
const FALLBACK = '<svg width="70" height="60" role="img" aria-label="a map"><rect width="70" height="60"/></svg>';

/** Two idle frames, as the browser counts them. @param {Page} page */
async function expectQuiet(page) {
  // The status announces its last text within half a second.
  let before = -1;
  await expect
    .poll(
      async () => {
        const { asked } = await counts(page);
        const isQuiet = asked === before;
        before = asked;
        return isQuiet;
      },
      { intervals: [700] },
    )
    .toBe(true);
}

test('thirty figures compile the module once, and rest when they are idle or out of sight', async ({ page, site }) => {
  test.slow();
  const figures = Array.from(
    { length: 30 },
    (_, i) => `<p>${i}</p><astar-figure id="f${i}" src="${LESTER}&t=${i % 12}" controls>${FALLBACK}</astar-figure>`,
  );
  await openHost(page, site, { script: COUNTED, body: figures.join('') });
  await expect.poll(() => stepOf(page, 'f0')).toBe(0);
  // A figure far below has not started.
  expect(await stepOf(page, 'f29')).toBe(-1);
  await expect(page.locator('#f29 svg[role="img"]')).toHaveCount(1);
  await expectQuiet(page);
  for (let i = 0; i < 30; i++) {
    await page.locator(`#f${i}`).scrollIntoViewIfNeeded();
    await expect.poll(() => stepOf(page, `f${i}`)).toBe(i % 12);
  }
  expect((await counts(page)).compiled).toBe(1);
  await expectQuiet(page);
  // A playing figure stops when it leaves the screen.
  await page.locator('#f0').scrollIntoViewIfNeeded();
  await page.locator('#f0').evaluate((element) => {
    element.setAttribute('loop', '0-12');
    /** @type {Figure} */ (element).play();
  });
  await expect.poll(() => stepOf(page, 'f0')).toBeGreaterThan(1);
  await page.locator('#f29').scrollIntoViewIfNeeded();
  await expectQuiet(page);
});

test('a page without a visible figure compiles nothing', async ({ page, site }) => {
  const lines = Array.from({ length: 400 }, (_, i) => `<p>${i}</p>`).join('');
  await openHost(page, site, {
    script: COUNTED,
    body: `${lines}<astar-figure id="one" src="${LESTER}"></astar-figure>`,
  });
  await expect.poll(() => page.evaluate(() => window.Astrolabe !== undefined)).toBe(true);
  // The browser has checked which elements are visible, twice.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          requestAnimationFrame(() => requestAnimationFrame(resolve));
        });
        observer.observe(document.body);
      }),
  );
  expect((await counts(page)).compiled).toBe(0);
  await page.locator('#one').scrollIntoViewIfNeeded();
  await expect.poll(() => stepOf(page)).toBe(12);
  expect((await counts(page)).compiled).toBe(1);
});

test('a figure that is moved goes on, one that comes back shows what it showed', async ({ page, site }) => {
  await openHost(page, site, {
    script: COUNTED,
    body: `<div id="a"><astar-figure id="one" src="${LESTER}&t=2" edit></astar-figure></div><div id="b"></div>`,
  });
  await expect.poll(() => stepOf(page)).toBe(2);
  await page.locator('#one').evaluate((element) => {
    /** @type {Figure} */ (element).seek(7);
    document.getElementById('b')?.append(element);
  });
  expect(await stepOf(page)).toBe(7);
  await page.locator('#one').getByTestId('board').focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('Space');
  const src = () => page.locator('#one').evaluate((element) => /** @type {Figure} */ (element).getState()?.src);
  const edited = await src();
  expect(edited).toContain('m=');
  await page.evaluate(async () => {
    const element = document.getElementById('one');
    element?.remove();
    await new Promise((resolve) => setTimeout(resolve, 50));
    if (element) document.getElementById('a')?.append(element);
  });
  await expect.poll(() => stepOf(page)).toBeGreaterThanOrEqual(0);
  expect(await src()).toBe(edited);
});

test('a thousand figures are added, moved and removed, and leave nothing behind', async ({ page, site }) => {
  test.slow();
  await openHost(page, site, { script: COUNTED, body: '<div id="a"></div><div id="b"></div>' });
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  /** @param {number} times */
  const pass = (times) =>
    page.evaluate(async (count) => {
      const [a, b] = [document.getElementById('a'), document.getElementById('b')];
      for (let i = 0; i < count; i++) {
        const figure = /** @type {Figure} */ (document.createElement('astar-figure'));
        figure.src = '#v=1&h=manhattan&t=3';
        const ready = new Promise((resolve) => figure.addEventListener('ready', resolve, { once: true }));
        a?.append(figure);
        // Every tenth stays long enough to work.
        if (i % 10 === 0) {
          figure.play();
          await ready;
        }
        b?.append(figure);
        figure.remove();
        await null;
      }
    }, times);
  const held = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return { nodes, jsEventListeners, usedSize };
  };
  await pass(100);
  const before = await held();
  await pass(1000);
  const after = await held();
  expect(after.nodes - before.nodes).toBeLessThan(100);
  expect(after.jsEventListeners - before.jsEventListeners).toBeLessThan(50);
  // A leaked figure would hold some 100 KB of the page's memory.
  expect(after.usedSize - before.usedSize).toBeLessThan(3_000_000);
  expect((await counts(page)).compiled).toBe(1);
  await expectQuiet(page);
});

test('where WebAssembly is forbidden the fallback stays, with a sentence', async ({ page, site, complaints }) => {
  await openHost(page, site, {
    policy: "default-src 'none'; script-src 'self'",
    body: `<astar-figure id="one" src="${LESTER}">${FALLBACK}</astar-figure>`,
  });
  await expect(page.locator('#one').getByText('Astrolabe could not load its core.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'a map' })).toBeVisible();
  complaints.length = 0; // the browser reports the policy violation
});

test('a link that was cut off leaves the fallback, with a sentence, until there is another', async ({
  page,
  site,
  complaints,
}) => {
  await openHost(page, site, { body: `<astar-figure id="one" src="#v=1&z=99.abc&m=r">${FALLBACK}</astar-figure>` });
  const message = page.locator('#one .message');
  await expect(message).toContainText('This link was cut off');
  expect(complaints).toEqual([expect.stringMatching(/astar-figure#one: .*This link was cut off/)]);
  complaints.length = 0;
  await expect(page.getByRole('img', { name: 'a map' })).toBeVisible();
  await page.locator('#one').evaluate((element) => element.setAttribute('src', '#v=1&t=3'));
  await expect.poll(() => stepOf(page)).toBe(3);
  await expect(message).toBeHidden();
  await expect(page.getByRole('img', { name: 'a map' })).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the content of the element is shown', async ({ page, site }) => {
    await openHost(page, site, { body: `<astar-figure src="${LESTER}">${FALLBACK}</astar-figure>` });
    await expect(page.getByRole('img', { name: 'a map' })).toBeVisible();
  });
});

test.describe('from a file', () => {
  test.use({ alsoFrom: 'file:', policy: '' });

  test('the classic script provides figures, and they link to the page in a file', async ({ page }, info) => {
    const script = new URL('../../../build/site/astrolabe.js', import.meta.url).href;
    const path = info.outputPath('host.html');
    await mkdir(info.outputDir, { recursive: true });
    const element = `<astar-figure id="one" src="${LESTER}&t=4" page="${new URL('astrolabe.html', script)}"></astar-figure>`;
    await writeFile(path, `<!doctype html><script src="${script}" defer></script>${element}`);
    await page.goto(pathToFileURL(path).href);
    await expect.poll(() => stepOf(page)).toBe(4);
    await expect(page.locator('#one').getByTestId('open-page')).toHaveAttribute(
      'href',
      /^file:.*\/astrolabe\.html#v=1/,
    );
  });
});

test.describe('in a sandboxed frame', () => {
  test.use({ policy: '' });

  test('that may run scripts and nothing else, figures work', async ({ page, site }) => {
    const script = await readFile(new URL('../../../build/site/astrolabe.js', import.meta.url), 'utf8');
    await openHost(page, site, {
      policy: '',
      body: '<iframe sandbox="allow-scripts" width="600" height="500"></iframe>',
    });
    await page
      .locator('iframe')
      .evaluate(
        (frame, html) => frame.setAttribute('srcdoc', html),
        `<astar-figure id="one" src="${LESTER}&t=4" controls></astar-figure><script>${script}</script>`,
      );
    const frame = page.frameLocator('iframe');
    await frame.locator('#one').getByTestId('forward').click();
    await expect(frame.locator('#one').getByTestId('status')).toHaveText(/^Step 5 of 12/);
    expect(await frame.locator('body').evaluate(() => window.origin)).toBe('null');
  });
});

/** Programs that render pages without a browser. */
const SERVERS = {
  'a module': ['--input-type=module', (/** @type {string} */ script) => `await import('${pathToFileURL(script)}');`],
  'a classic script': ['--input-type=commonjs', (/** @type {string} */ script) => `require('${script}');`],
  'a document without sight': [
    '--input-type=commonjs',
    (/** @type {string} */ script) =>
      `globalThis.window = globalThis; globalThis.document = {}; globalThis.HTMLElement = class {};
      globalThis.customElements = { get() {}, define() { throw new Error('defined'); } }; require('${script}');`,
  ],
};

for (const [name, [type, program]] of Object.entries(SERVERS)) {
  test(`a program that renders pages loads the script as ${name}, and terminates`, () => {
    const script = fileURLToPath(new URL('../../../build/site/astrolabe.js', import.meta.url));
    const text = `${/** @type {(script: string) => string} */ (program)(script)} console.log('goes on', typeof globalThis.Astrolabe);`;
    // A script with something pending would never terminate.
    const { status, stdout, stderr } = spawnSync(process.execPath, [String(type), '--eval', text], {
      timeout: 20_000,
      encoding: 'utf8',
    });
    expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: 'goes on undefined\n', stderr: '' });
  });
}

test('the types describe the element as it is', async ({ page, site }) => {
  const declared = await readFile(new URL('../../../web/figure/astrolabe.d.ts', import.meta.url), 'utf8');
  const body = /interface AstarFigureElement extends HTMLElement \{([^]*?)\n\}/.exec(declared)?.[1] ?? '';
  const members = [...body.matchAll(/^ {2}(?:readonly )?(\w+)[(:]/gm)].map(([, name]) => name ?? '');
  await openHost(page, site, { body: '<p>text</p>' });
  await expect.poll(() => page.evaluate(() => window.Astrolabe !== undefined)).toBe(true);
  const own = await page.evaluate(() => {
    /** @type {Set<string>} */
    const names = new Set();
    for (
      let one = window.Astrolabe?.Figure.prototype;
      one && one !== HTMLElement.prototype;
      one = Object.getPrototypeOf(one)
    ) {
      for (const name of Object.getOwnPropertyNames(one)) names.add(name);
    }
    return [...names];
  });
  const inherited = ['constructor', 'connectedCallback', 'disconnectedCallback', 'attributeChangedCallback'];
  expect(own.filter((name) => !inherited.includes(name)).sort()).toEqual(
    members.filter((name) => name !== 'addEventListener').sort(),
  );
});
