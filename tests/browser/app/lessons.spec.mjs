// The lessons: prose with live figures, in both languages; readable on a phone, without
// scripts, from a disk, and with a screen reader.
import { cp, readdir } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { objections } from '../../support/page-driver/axe.mjs';
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { open } from '../../support/page-driver/page.mjs';

/** @import { Page } from '@playwright/test' */

const sources = new URL('../../../web/lessons/', import.meta.url);
const names = (await readdir(new URL('en/', sources))).filter((name) => name.endsWith('.html')).sort();
const site = fileURLToPath(new URL('../../../build/site/', import.meta.url));

/** Scrolls to every figure and waits until it works. @param {Page} page */
async function wakeFigures(page) {
  for (const figure of await page.locator('astar-figure').all()) {
    await figure.scrollIntoViewIfNeeded();
    await expect(figure.getByTestId('board')).toHaveAttribute('aria-colcount', /\d/);
  }
}

/** @param {Page} page @returns {Promise<number>} pixels that it is wider than its window */
const overflow = (page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const [language, colorScheme] of /** @type {const} */ ([
    ['en', 'light'],
    ['zh', 'dark'],
  ])) {
    for (const name of ['index.html', ...names]) {
      test(`${name} in ${language} is readable, and axe reports no violations, ${colorScheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        await page.goto(`lessons/${language}/${name}`);
        await wakeFigures(page);
        expect(await overflow(page)).toBe(0);
        expect(await objections(page)).toEqual([]);
      });
    }
  }
});

test('links in the prose drive a figure; those to the other language keep the lesson', async ({ page }) => {
  await page.goto('lessons/en/a-star.html');
  const figure = page.locator('#fig1');
  await page.getByRole('link', { name: '(2,3)' }).first().click();
  await expect(figure.getByTestId('step')).toHaveAttribute('data-value', '2');
  await page.getByRole('link', { name: '中文' }).click();
  await expect(page).toHaveURL(/\/lessons\/zh\/a-star\.html$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  await page.getByRole('link', { name: /^下一课/ }).click();
  await expect(page).toHaveURL(/\/lessons\/zh\/corners\.html$/);
});

test('an exercise accepts any of the cells that share the smallest F', async ({ page }) => {
  await page.goto('lessons/en/a-star.html');
  const quiz = page.locator('#fig3');
  await quiz.scrollIntoViewIfNeeded();
  await expect(quiz.getByTestId('quiz')).toBeVisible();
  const box = await quiz.getByTestId('board').boundingBox();
  if (box === null) throw new Error('the board is not seen');
  // Column 0, row 2: left of the start, with F 60 like two others.
  await page.mouse.click(box.x + box.width / 14, box.y + (box.height * 5) / 12);
  await expect(quiz.getByTestId('answer')).toContainText('Right: (0,2) has F 60');
});

test('the theme switch applies to the figures too, and is remembered', async ({ page }) => {
  await page.goto('lessons/en/a-star.html');
  await page.getByRole('button', { name: 'Light or dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('#fig1')).toHaveAttribute('theme', 'dark');
  await page.getByRole('link', { name: 'Learn', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('listitem')).toHaveCount(names.length);
});

test('the laboratory links to the lessons, and a lesson to the laboratory', async ({ page }) => {
  await open(page);
  await page.getByTestId('map-menu').click();
  await page.getByTestId('lessons').click();
  await expect(page).toHaveURL(/\/lessons\/en\/index\.html$/);
  await page.getByRole('link', { name: 'Astrolabe', exact: true }).click();
  await expect(page.getByTestId('cost')).toHaveAttribute('data-value', '68');
});

for (const name of names) {
  test(`${name}: every link into the laboratory opens what it says`, async ({ page: lesson, context }) => {
    test.slow();
    await lesson.goto(`lessons/en/${name}`);
    const links = await lesson.locator('main a[href*="index.html#"]:not(.lab)').all();
    for (const link of links) {
      const href = await link.evaluate((one) => /** @type {HTMLAnchorElement} */ (one).href);
      const page = await context.newPage();
      await page.goto(href);
      await expect(page.getByTestId('steps')).toHaveAttribute('data-value', /\d/);
      if (href.includes('&race=')) await expect(page.locator('#race-space')).toBeVisible();
      else if (href.includes('&world=')) await expect(page.locator('#world-space')).toBeVisible();
      else if (href.includes('&as=')) await expect(page.getByTestId('program')).not.toHaveValue('none');
      else if (href.includes('&xray=1')) await expect(page.getByTestId('xray')).toBeChecked();
      // Anything not understood would have been refused.
      await expect(page.locator('.status.is-error')).toHaveCount(0);
      await page.close();
    }
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every figure is a picture with a link to the laboratory', async ({ page }) => {
    for (const name of names) {
      await page.goto(`lessons/en/${name}`);
      const figures = page.locator('astar-figure');
      for (const figure of await figures.all()) await expect(figure.locator('svg').first()).toBeVisible();
      await expect(page.locator('figcaption .lab')).toHaveCount(await figures.count());
      await expect(page.locator('#theme')).toBeHidden();
    }
  });
});

test.describe('from a disk', () => {
  test.use({ alsoFrom: 'file:' });

  test('a lesson works, and leads to the page in a single file', async ({ page }, info) => {
    const folder = info.outputPath('site');
    await cp(site, folder, { recursive: true });
    await page.goto(pathToFileURL(`${folder}/lessons/en/a-star.html`).href);
    const figure = page.locator('#fig1');
    await figure.scrollIntoViewIfNeeded();
    await expect(figure.getByTestId('status')).toContainText('68');
    await page.getByRole('link', { name: 'Astrolabe', exact: true }).click();
    await expect(page).toHaveURL(/astrolabe\.html(#|$)/);
    await expect(page.getByTestId('cost')).toHaveAttribute('data-value', '68');
  });
});
