// Path quality: a table of six methods for a path on the current board, and the path of the chosen row.
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { chooseFile, drag, open, openLens, textFile } from '../../support/page-driver/page.mjs';

/** @import { Page } from '@playwright/test' */

const WALL = ['S..........', '.......#...', '.......#...', '.......#...', '...........', '.......#...', '.......#..G'];

/** @param {Page} page */
const table = (page) => page.getByRole('table', { name: /Six methods/ });
/** @param {Page} page @param {string} name */
const row = (page, name) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name, exact: true }) });
/** The numbers of a row without its time. @param {Page} page @param {string} name */
const numbers = async (page, name) => (await row(page, name).getByRole('cell').allTextContents()).slice(0, 4);

/** @param {Page} page @param {string[]} map */
async function unfold(page, map) {
  await open(page);
  await openLens(page, 'proof');
  await chooseFile(page, textFile('wall.map', map));
  await page
    .locator('summary')
    .filter({ hasText: /^Path quality$/ })
    .click();
}

/** The picture of the board. @param {Page} page */
const picture = (page) => page.locator('#map').evaluate((map) => /** @type {HTMLCanvasElement} */ (map).toDataURL());

test('six rows are measured, and a keyboard shows the path of one', async ({ page }) => {
  await unfold(page, WALL);
  await expect(page.getByText(/^Select a method/)).toBeVisible();
  expect(await numbers(page, 'A*')).toEqual(['12.49', expect.any(String), '124', expect.any(String)]);
  expect((await numbers(page, 'Turn penalty'))[1]).toBe('2');
  expect((await numbers(page, 'Theta*'))[2]).toBe('–');
  expect(Number((await numbers(page, 'Theta*'))[0])).toBeLessThan(12.49);
  const button = row(page, 'Theta*').getByRole('button');
  await button.focus();
  const without = await picture(page);
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => picture(page)).not.toBe(without);
  const dashed = await picture(page);
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => picture(page)).not.toBe(dashed);
  await page.keyboard.press('Enter');
  await expect.poll(() => picture(page)).toBe(dashed);
  await expect(button).toBeFocused();
});

test('an edit measures anew, and the row chosen stays chosen', async ({ page }) => {
  await unfold(page, WALL);
  await expect(page.getByText(/^Select a method/)).toBeVisible();
  await row(page, 'A*').getByRole('button').click();
  const before = await numbers(page, 'A*');
  await drag(page, { x: 10, y: 6 }, { x: 10, y: 0 });
  await expect.poll(() => numbers(page, 'A*')).toEqual(['10.00', '0', '100', expect.any(String)]);
  expect(before[0]).toBe('12.49');
  await expect(row(page, 'A*').getByRole('button')).toHaveAttribute('aria-pressed', 'true');
});

test('terrain and four directions are refused in the row, a wall all around leaves no path', async ({ page }) => {
  await unfold(page, WALL);
  await page.locator('[name="corner"][value="four"]').check({ force: true });
  await expect(row(page, 'Theta*')).toContainText('Needs diagonal steps');
  await expect(row(page, 'A*')).toContainText('160');
  await page.locator('[name="corner"][value="nowall"]').check({ force: true });
  await expect(row(page, 'Theta*')).toContainText('–');
  await chooseFile(page, textFile('parted.map', ['S.#..', '..#..', '..#.G']));
  await expect(row(page, 'Lazy Theta*')).toContainText('No path; 6 expanded.');
});

test('folding it removes its path', async ({ page }) => {
  await unfold(page, WALL);
  await expect(page.getByText(/^Select a method/)).toBeVisible();
  const before = await picture(page);
  await row(page, 'String pulling').getByRole('button').click();
  await expect.poll(() => picture(page)).not.toBe(before);
  const dashed = await picture(page);
  const summary = page.locator('summary').filter({ hasText: /^Path quality$/ });
  await summary.click();
  await expect.poll(() => picture(page)).not.toBe(dashed);
  await summary.click();
  await expect.poll(() => picture(page)).toBe(dashed);
});

test.describe('in Chinese, on a dark phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark', locale: 'zh-CN', hasTouch: true });

  test('the table fits, and a row is chosen by touch', async ({ page }) => {
    await open(page);
    await page.getByTestId('referee').tap();
    await page
      .locator('summary')
      .filter({ hasText: /^路径质量$/ })
      .tap();
    await expect(page.getByText(/^点击一种方法/)).toBeVisible();
    const button = page.getByRole('button', { name: 'A* 后拉直' });
    await button.tap();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    const isWide = await page
      .getByTestId('path-quality')
      .evaluate((one) => one.scrollWidth > (one.parentElement?.clientWidth ?? 0));
    expect(isWide).toBe(false);
  });
});

test('the cost of a turn is chosen: a costly turn is avoided, an invalid cost refused with the bounds', async ({
  page,
}) => {
  const map = ['S.........', '.#........', '..#.......', '...#......', '....#....G'];
  await unfold(page, map);
  await expect(page.getByText(/^Select a method/)).toBeVisible();
  const field = page.getByLabel('Cost of a turn, in straight steps');
  await expect(field).toHaveValue('1');
  const before = await numbers(page, 'Turn penalty');
  await field.fill('0');
  await field.press('Enter');
  await expect.poll(async () => (await numbers(page, 'Turn penalty')).join()).not.toBe(before.join());
  await expect(page.getByText(/^Select a method/)).toBeVisible();
  await field.fill('101');
  await field.press('Enter');
  await expect(page.getByTestId('status')).toHaveText(
    'A turn can cost 0 to 100 straight steps, with up to two decimals.',
  );
  await expect(field).toHaveValue('0');
  await page.getByRole('button', { name: '中文' }).click();
  await expect(page.getByLabel('转一次弯的代价，以直走几步计')).toBeVisible();
});
