// What loads before the page takes input, how much it weighs, and which features load lazily: on demand, in either
// language, also when the connection fails meanwhile.
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { expectValue, open, openLens } from '../../support/page-driver/page.mjs';

/** @import { Page, Route } from '@playwright/test' */

/** Bytes of the first load under brotli. Whatever makes it larger has to load later, or be worth it. */
const MOST = 250_000;

/** Suppresses fetching in idle time. @param {Page} page */
async function keepBusy(page) {
  await page.addInitScript(() => Reflect.set(window, 'requestIdleCallback', () => 0));
}

/** Names of the files that have been loaded. @param {Page} page */
const filesOf = (page) =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name.replace(/^.*\//, '')));

/** Names of those requested before the page took input, when the core and the texts were loaded. @param {Page} page */
const firstFilesOf = (page) =>
  page.evaluate(() => {
    const ready = performance.getEntriesByName('ready')[0]?.startTime ?? Infinity;
    const files = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < ready);
    return files.map(({ name }) => name.replace(/^.*\//, ''));
  });

/** @param {Page} page @param {RegExp} name */
async function has(page, name) {
  return (await filesOf(page)).some((file) => name.test(file));
}

/** Files of rooms. */
const ROOMS = /^(common|cell|referee|gallery|share|import|closed-list|search-tree|open-list|race|world|graph)-/;

test('loads little before the page takes input, and no room', async ({ page, request }) => {
  await keepBusy(page);
  await open(page);
  await expectValue(page, 'cost', 68);
  const files = await firstFilesOf(page);
  expect(files.some((name) => /^main-/.test(name))).toBe(true);
  expect(files.filter((name) => ROOMS.test(name))).toEqual([]);
  let bytes = 0;
  for (const name of new Set(['index.html', 'icon.svg', ...files])) {
    bytes += brotliCompressSync(await (await request.get(name)).body()).length;
  }
  expect(bytes).toBeGreaterThan(MOST / 2);
  expect(bytes).toBeLessThan(MOST);
});

for (const locale of ['en-GB', 'zh-CN']) {
  test.describe(`a browser set to ${locale}`, () => {
    test.use({ locale });

    test('fetches by itself everything that is not a place of its own', async ({ page }) => {
      await open(page);
      for (const name of [/^common-/, /^closed-list-/, /^gallery-/, /^share-/, /^program-/]) {
        await expect.poll(() => has(page, name)).toBe(true);
      }
      expect((await filesOf(page)).filter((name) => /^(race|world|graph)-/.test(name))).toEqual([]);
      await expect(page.locator('#help-title')).not.toBeEmpty();
    });
  });
}

/** Each opens a part that loads later, and expects it in Chinese. @type {Record<string, (page: Page) => Promise<void>>} */
const USES = {
  'the menu of maps': async (page) => {
    await page.getByTestId('map-menu').click();
    await expect(page.getByTestId('preset-mountain')).toHaveText('平原与山');
    await expect(page.getByTestId('empty-board')).toBeFocused();
  },
  'the dialog that shares': async (page) => {
    await page.getByTestId('share').click();
    await expect(page.locator('#share-dialog h2')).toHaveText('分享当前画面');
    await expect(page.getByTestId('share-link')).toHaveValue(/#v=1/);
  },
  'the closed list': async (page) => {
    await openLens(page, 'lists');
    await page.locator('#closed-list summary').click();
    await expect(page.locator('#printout-range')).toHaveText('第 1 至 12 行，共 12 行');
    await expect(page.getByTestId('printout').locator('tbody tr')).toHaveCount(12);
  },
  'the search tree': async (page) => {
    await openLens(page, 'lists');
    await page.locator('#search-tree summary').click();
    await expect(page.getByTestId('tree').locator('li').first()).toBeVisible();
  },
  'the breakpoints': async (page) => {
    await openLens(page, 'lists');
    await expect(page.locator('#breakpoint-kind option').first()).toHaveText(/[一-鿿]/);
    await page.locator('#breakpoint-form button').click();
    await expect(page.locator('#breakpoints li')).toHaveCount(1);
  },
  'the card of a program': async (page) => {
    await page.getByText('高级选项').click();
    await page.getByTestId('program').selectOption('unity');
    await expect(page.locator('#program-card h2')).toHaveText('原版程序');
    await expect(page.locator('#program-card [data-run=corrected] .verdict')).toHaveText('最优');
  },
  'the X-ray': async (page) => {
    await openLens(page, 'proof');
    await page.getByTestId('xray').check();
    await expect(page.locator('#xray-legend p').first()).toHaveText(/[一-鿿]/);
  },
};

for (const [name, use] of Object.entries(USES)) {
  test(`${name} loads when it is used, after a change of language`, async ({ page }) => {
    await keepBusy(page);
    await open(page);
    await page.getByRole('button', { name: '中文' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
    await use(page);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  });
}

test('a link to a program shows its card together with the board', async ({ page }) => {
  await keepBusy(page);
  await open(page, '#v=1&as=unity');
  await expect(page.locator('#program-title')).toHaveText('Unity demo');
  await expect(page.locator('#program-card .note')).not.toBeEmpty();
});

test('a link that is refused says why at once', async ({ page }) => {
  await keepBusy(page);
  await page.goto('#v=99&a=astar');
  await expect(page.getByTestId('status')).toHaveText(/newer Astrolabe/);
});

test('a part that cannot be fetched is reported, and loads when it is requested again', async ({
  page,
  complaints,
}) => {
  await keepBusy(page);
  await open(page);
  await page.route(/\/(gallery|share)-/, (route) => route.abort());
  await page.getByTestId('map-menu').click();
  await expect(page.getByTestId('status')).toHaveText(/^This part could not be loaded\./);
  await expect(page.locator('#map-panel')).toBeHidden();
  await expect(page.getByTestId('map-menu')).toBeFocused();
  await page.unroute(/\/(gallery|share)-/);
  await page.getByTestId('map-menu').click();
  await expect(page.getByTestId('preset-mountain')).toHaveText('Plains and mountain');
  // The browser reports the missing files itself.
  complaints.length = 0;
});

test('for a part that arrived damaged, which browsers cache, the page says that reloading helps', async ({
  page,
  complaints,
}) => {
  await keepBusy(page);
  await open(page);
  const damaged = (/** @type {Route} */ route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export const half = "' });
  await page.route(/\/gallery-/, damaged);
  await page.getByTestId('map-menu').click();
  await expect(page.getByTestId('status')).toContainText('reload the page');
  await page.unroute(/\/gallery-/);
  await page.reload();
  await page.getByTestId('map-menu').click();
  await expect(page.getByTestId('preset-mountain')).toBeVisible();
  complaints.length = 0;
});

test('a page whose script does not load says so in both languages', async ({ page, complaints }) => {
  await page.route(/\/main-/, (route) => route.abort());
  await page.goto('');
  await expect(page.getByRole('alert')).toContainText('Astrolabe could not load its core');
  await expect(page.getByRole('alert')).toContainText('无法加载核心模块');
  complaints.length = 0;
});

test('a file needed by several rooms that does not load is reported, and loads when it is requested again', async ({
  page,
  complaints,
}) => {
  await keepBusy(page);
  await page.route(/\/common-/, (route) => route.abort());
  await open(page);
  // Each feature not yet asked for has been tried once, in vain: no request is pending that could be shared.
  await page.waitForLoadState('networkidle');
  await page.getByTestId('map-menu').click();
  await expect(page.getByTestId('status')).toHaveText(/^This part could not be loaded\./);
  await page.unroute(/\/common-/);
  await page.getByTestId('map-menu').click();
  await expect(page.getByTestId('preset-mountain')).toHaveText('Plains and mountain');
  complaints.length = 0;
});
