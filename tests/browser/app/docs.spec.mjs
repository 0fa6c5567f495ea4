// The documents as pages of the site: readable on phone and desktop, in both themes, without a script, and linked
// from the laboratory and from the lessons.
import { readdir } from 'node:fs/promises';
import { objections } from '../../support/page-driver/axe.mjs';
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { open } from '../../support/page-driver/page.mjs';

const folder = new URL('../../../build/site/docs/', import.meta.url);
const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.html')).sort();

for (const [width, height, colorScheme] of /** @type {const} */ ([
  [390, 844, 'dark'],
  [1440, 900, 'light'],
])) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height } });

    for (const name of names) {
      test(`${name} does not scroll sideways, and axe reports no violations, ${colorScheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        await page.goto(`docs/${name}`);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        expect(await objections(page)).toEqual([]);
      });
    }
  });
}

test('each theme has its own colours', async ({ page }) => {
  await page.goto('docs/links.html');
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await paper()).toBe('rgb(255, 255, 255)');
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await paper()).toBe('rgb(22, 25, 31)');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the glossary exists in both languages, and each version links to the other', async ({ page }) => {
    await page.goto('docs/glossary.html#open-list');
    const entry = page.locator('#open-list');
    await expect(entry).toBeInViewport();
    await expect(entry).toContainText('open list');
    await expect(entry).toContainText('开放列表');
    await page.getByRole('link', { name: '中文' }).click();
    await expect(page).toHaveURL(/\/docs\/zh\/glossary\.html$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('词汇表');
    await page.getByRole('navigation').getByRole('link', { name: '算法' }).click();
    await expect(page.getByRole('heading', { name: '算法' })).toBeInViewport();
    await page.getByRole('link', { name: 'English', exact: true }).click();
    await expect(page).toHaveURL(/\/docs\/glossary\.html$/);
  });
});

for (const { language, map, documents, back, lessons } of /** @type {const} */ ([
  { language: 'en', map: /\/docs\/index\.html$/, documents: 'Documents', back: 'Laboratory', lessons: 'Lessons' },
  { language: 'zh', map: /\/docs\/zh\/index\.html$/, documents: '文档', back: '实验室', lessons: '课程' },
])) {
  test(`laboratory and lessons link to the documents and back (${language})`, async ({ page }) => {
    await open(page, `#v=1&lang=${language}`);
    await page.getByTestId('map-menu').click();
    await page.getByTestId('documents').click();
    await expect(page).toHaveURL(map);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(documents);
    await page.getByRole('link', { name: lessons, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/lessons/${language}/index\\.html$`));
    await page.getByRole('main').getByRole('link', { name: documents, exact: true }).click();
    await expect(page).toHaveURL(map);
    await page.getByRole('link', { name: `Astrolabe ${back}` }).click();
    await expect(page.getByTestId('cost')).toHaveAttribute('data-value', '68');
    await expect(page.locator('html')).toHaveAttribute('lang', language === 'en' ? 'en' : 'zh-Hans');
  });
}

test('every link within the site resolves', async ({ page, request }) => {
  test.slow();
  /** @type {Set<string>} */
  const addresses = new Set();
  for (const name of names) {
    await page.goto(`docs/${name}`);
    const hrefs = await page
      .locator('a')
      .evaluateAll((links) => links.map((one) => /** @type {HTMLAnchorElement} */ (one).href));
    for (const href of hrefs) if (!href.startsWith('https:')) addresses.add(href.replace(/#.*/, ''));
  }
  expect(addresses.size).toBeGreaterThan(names.length);
  for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200);
});
