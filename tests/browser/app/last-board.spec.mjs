// A returning visitor at the bare address finds the last drawing, and can start afresh.
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { drag, expectCell, expectValue, open } from '../../support/page-driver/page.mjs';

/** @import { Page } from '@playwright/test' */

const afresh = (/** @type {Page} */ page) => page.getByTestId('start-afresh');

/** @param {Page} page without a link */
async function comeBack(page) {
  await page.goto('about:blank');
  await open(page);
}

test('drawing and settings are restored, at their step', async ({ page }) => {
  await open(page);
  await expect(afresh(page)).toBeHidden();
  await drag(page, { x: 4, y: 0 }, { x: 4, y: 0 });
  await page.getByTestId('algorithm').selectOption('dijkstra');
  await page.getByTestId('scrubber').fill('3');
  await expect(page).toHaveURL(/&t=3$/);
  await comeBack(page);
  await expect(page.getByTestId('status')).toHaveText('Your last board is restored.');
  await expect(page.getByTestId('algorithm')).toHaveValue('dijkstra');
  await expectValue(page, 'step', 3);
  await expectCell(page, { x: 4, y: 0 }, /wall/);
});

test('even something drawn just before leaving the page is restored', async ({ page }) => {
  await open(page);
  await drag(page, { x: 4, y: 0 }, { x: 4, y: 0 });
  await comeBack(page);
  await expectCell(page, { x: 4, y: 0 }, /wall/);
});

for (const [language, lab] of /** @type {const} */ ([
  ['en', 'Lab'],
  ['zh', '实验室'],
])) {
  test(`a lesson leads back to the board that was left, in its language (${language})`, async ({ page }) => {
    await open(page);
    await drag(page, { x: 4, y: 0 }, { x: 4, y: 0 });
    await page.getByTestId('place-learn').click();
    await page.goto(`lessons/${language}/a-star.html`);
    await page.getByRole('link', { name: lab, exact: true }).click();
    await expectCell(page, { x: 4, y: 0 }, language === 'zh' ? /墙/ : /wall/);
    await expect(page.locator('html')).toHaveAttribute('lang', language === 'zh' ? /^zh/ : 'en');
  });
}

test('after starting afresh the first figure stays for good; and that can be undone', async ({ page }) => {
  await open(page);
  await drag(page, { x: 4, y: 0 }, { x: 4, y: 0 });
  await expect(page).toHaveURL(/&m=/);
  await comeBack(page);
  await afresh(page).click();
  await expect(afresh(page)).toBeHidden();
  await expect(page.getByTestId('board')).toBeFocused();
  await expectCell(page, { x: 4, y: 0 }, /column 5, (?!wall)/);
  await expectValue(page, 'cost', 68);
  await page.keyboard.press('Control+z');
  await expectCell(page, { x: 4, y: 0 }, /wall/);
  await page.keyboard.press('Control+y');
  await expectValue(page, 'cost', 68);
  await comeBack(page);
  await expect(afresh(page)).toBeHidden();
  await expectValue(page, 'cost', 68);
});

test('a link is shown as it is, and a board that was only viewed is not remembered as one’s own', async ({ page }) => {
  await open(page);
  await drag(page, { x: 4, y: 0 }, { x: 4, y: 0 });
  await expect(page).toHaveURL(/&m=/);
  await page.goto('about:blank');
  await open(page, '#v=1&m=g.maze.21.15.0.7');
  await expect(afresh(page)).toBeHidden();
  await expect(page.getByTestId('board')).toHaveAttribute('aria-colcount', '21');
  await comeBack(page);
  await expectCell(page, { x: 4, y: 0 }, /wall/);
  await drag(page, { x: 5, y: 4 }, { x: 5, y: 4 });
  await expect(afresh(page)).toBeHidden();
});

test('stored content that is not a link is ignored', async ({ page }) => {
  await open(page);
  await page.evaluate(() => localStorage.setItem('astrolabe.last', 'v=1&z=5.zzzzz&m=broken'));
  await comeBack(page);
  await expectValue(page, 'cost', 68);
  await expect(page.getByTestId('status')).toHaveText('Path found: cost 68, 12 expanded.');
});

test.describe('in Chinese, on a dark phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark', locale: 'zh-CN' });

  test('the page says so, and nothing is wider than the screen', async ({ page }) => {
    await open(page);
    await drag(page, { x: 4, y: 0 }, { x: 4, y: 0 });
    await expect(page).toHaveURL(/&m=/);
    await comeBack(page);
    await expect(page.getByTestId('status')).toHaveText('上次画的地图已恢复。');
    await expect(afresh(page)).toBeInViewport({ ratio: 0.99 });
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(isWide).toBe(false);
  });
});
