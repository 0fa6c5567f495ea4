// What a map from outside says of itself, below its board.
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { chooseFile, drag, expectValue, open, textFile } from '../../support/page-driver/page.mjs';

const MAP = 'type octile\nheight 4\nwidth 8\nmap\n...@....\n...@....\n@@@@....\n.@......\n';

test('a file says its size, its islands and where its ends lie, and shows them', async ({ page }) => {
  await open(page);
  await chooseFile(page, textFile('mine.map', MAP));
  const report = page.getByTestId('report');
  await expect(report.locator('p')).toHaveText([
    'Size 8 × 4 cells, 22 % of them walls.',
    'Islands 3. The largest has 72 % of the free cells; no path joins it to the others. 1 is a single cell.',
    'Start and goal (4,0) and (7,3), both on the largest island.',
  ]);
  await report.getByTestId('report-show').click();
  await expect(page.getByTestId('islands')).toBeChecked();
  await expect(report.getByTestId('report-show')).toBeHidden();
  await expect(page.getByTestId('board')).toBeFocused();
});

test('it follows what is drawn, in the language of the page, and goes when it is closed', async ({ page }) => {
  await open(page);
  await chooseFile(page, textFile('mine.map', MAP));
  const report = page.getByTestId('report');
  const islands = report.locator('[data-part="islands"]');
  await expect(islands).toContainText('3. The largest has 72 %');
  await drag(page, { x: 3, y: 0 }, { x: 3, y: 1 });
  await expect(islands).toContainText('2. The largest has 96 %');
  await page.getByRole('button', { name: '中文' }).click();
  await expect(islands).toHaveText(/^连通区 共 2 个，最大的占可走格子的 96 %/);
  await page.getByTestId('report-close').click();
  await expect(report).toBeHidden();
  await expect(page.getByTestId('board')).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(report).toBeHidden();
});

test('it goes with its board', async ({ page }) => {
  await open(page);
  await chooseFile(page, textFile('mine.map', MAP));
  await expect(page.getByTestId('report')).toBeVisible();
  await page.getByTestId('map-menu').click();
  await page.getByTestId('preset-lester').click();
  await expectValue(page, 'cost', 68);
  await expect(page.getByTestId('report')).toBeHidden();
});

test('a pasted matrix has one, too, and walls and ground change places in it', async ({ page }) => {
  await open(page);
  await page.getByTestId('map-menu').click();
  await page.getByTestId('paste').click();
  await page.getByTestId('paste-text').fill('0 0 1 0\n1 1 1 0\n0 0 1 0');
  await page.getByTestId('paste-open').click();
  const islands = page.getByTestId('report').locator('[data-part="islands"]');
  await expect(islands).toContainText('3. The largest has 43 %');
  await page.getByTestId('swap').click();
  await expect(islands).toHaveText('Islands One: a path leads from each free cell to each other.');
});
