// What the report on a map from outside says, below its board.
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { chooseFile, drag, expectValue, layout, open, rest, textFile } from '../../support/page-driver/page.mjs';

const MAP = 'type octile\nheight 4\nwidth 8\nmap\n...@....\n...@....\n@@@@....\n.@......\n';

test('a file reports its size, its islands and where its ends are, and shows them', async ({ page }) => {
  await open(page);
  await chooseFile(page, textFile('mine.map', MAP));
  const report = page.getByTestId('report');
  await expect(report.locator('p')).toHaveText([
    'Size 8 × 4 cells, 22% of them walls.',
    'Islands 3. The largest has 72% of the free cells and is not connected to the others. 1 is a single cell.',
    'Start and goal (4,0) and (7,3), both on the largest island.',
  ]);
  await report.getByTestId('report-show').click();
  await expect(page.getByTestId('islands')).toBeChecked();
  await expect(report.getByTestId('report-show')).toBeHidden();
  await expect(page.getByTestId('board')).toBeFocused();
});

test('it follows the drawing, in the language of the page, and disappears when it is closed', async ({ page }) => {
  await open(page);
  await chooseFile(page, textFile('mine.map', MAP));
  const report = page.getByTestId('report');
  const islands = report.locator('[data-part="islands"]');
  await expect(islands).toContainText('3. The largest has 72%');
  await drag(page, { x: 3, y: 0 }, { x: 3, y: 1 });
  await expect(islands).toContainText('2. The largest has 96%');
  await page.getByRole('button', { name: '中文' }).click();
  await expect(islands).toHaveText(/^连通区 共 2 个，最大的占可走格子的 96%/);
  await page.getByTestId('report-close').click();
  await expect(report).toBeHidden();
  await expect(page.getByTestId('board')).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(report).toBeHidden();
});

test('it disappears with its board', async ({ page }) => {
  await open(page);
  await chooseFile(page, textFile('mine.map', MAP));
  await expect(page.getByTestId('report')).toBeVisible();
  await page.getByTestId('map-menu').click();
  await page.getByTestId('preset-lester').click();
  await expectValue(page, 'cost', 68);
  await expect(page.getByTestId('report')).toBeHidden();
});

test('a pasted matrix has one, too, in which walls and ground can be swapped', async ({ page }) => {
  await open(page);
  await page.getByTestId('map-menu').click();
  await page.getByTestId('paste').click();
  await page.getByTestId('paste-text').fill('0 0 1 0\n1 1 1 0\n0 0 1 0');
  await page.getByTestId('paste-open').click();
  const islands = page.getByTestId('report').locator('[data-part="islands"]');
  await expect(islands).toContainText('3. The largest has 43%');
  await page.getByTestId('invert-walls').click();
  await expect(islands).toHaveText('Islands One: all free cells are connected.');
});

test('with the inspect tool a click inspects a cell, a drag moves the view, and nothing is drawn', async ({ page }) => {
  await open(page);
  const rows = ['S'.padEnd(200, '.'), ...Array(98).fill('.'.repeat(200)), 'G'.padStart(200, '.')];
  await chooseFile(page, textFile('large.map', rows));
  await expect(page.getByTestId('status')).toContainText('large.map');
  await page.getByTestId('tool-inspect').click();
  for (let i = 0; i < 4; i++) await page.getByTestId('zoom-in').click();
  await rest(page); // until the last of them is drawn
  const before = await layout(page);
  const middle = await page.locator('#stage').boundingBox();
  if (middle === null) throw new Error('there is no stage');
  const [x, y] = [middle.x + middle.width / 2, middle.y + middle.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y + 40, { steps: 5 });
  await rest(page);
  await page.mouse.up();
  await expect.poll(async () => Math.round((await layout(page)).left - before.left)).toBe(60);
  expect(Math.round((await layout(page)).top - before.top)).toBe(40);
  await expect(page.getByTestId('lens-cell')).toHaveAttribute('aria-selected', 'false');
  await page.mouse.click(x, y);
  await expect(page.getByTestId('lens-cell')).toHaveAttribute('aria-selected', 'true');
  await page.getByTestId('undo').click();
  await expect(page.locator('#map-name')).not.toHaveText('large.map');
});

test('the world of a visitor with a map of their own is on that map', async ({ page }) => {
  await open(page);
  await chooseFile(page, textFile('mine.map', ['S....', '.###.', '....G']));
  await expect(page.getByTestId('status')).toContainText('mine.map');
  await page.getByTestId('place-world').click();
  await expect(page.getByTestId('world-board')).toHaveAttribute('aria-colcount', '5');
});

test('maps of 40 × 40 cells and more open as a wave, smaller ones plain again; and a chosen shading stays', async ({
  page,
}) => {
  await open(page);
  const shading = page.getByTestId('shading');
  const openEmpty = (/** @type {number} */ side) => {
    const rows = Array.from({ length: side }, () => '.'.repeat(side));
    return chooseFile(
      page,
      textFile(`${side}.map`, ['type octile', `height ${side}`, `width ${side}`, 'map', ...rows]),
    );
  };
  await openEmpty(39);
  await expect(page.getByTestId('board')).toHaveAttribute('aria-colcount', '39');
  await expect(shading).toHaveValue('status');
  await openEmpty(40);
  await expect(shading).toHaveValue('order');
  await page.keyboard.press('Control+z');
  await expect(shading).toHaveValue('status');
  await page.keyboard.press('Control+y');
  await expect(shading).toHaveValue('order');
  await openEmpty(12);
  await expect(shading).toHaveValue('status');
  // A later choice stays when undo affects the board only.
  await openEmpty(13);
  await expect(page.getByTestId('board')).toHaveAttribute('aria-colcount', '13');
  await page.locator('#view > summary').click();
  await page.getByTestId('numbers').selectOption('none');
  await page.getByTestId('undo').click();
  await expect(page.getByTestId('board')).toHaveAttribute('aria-colcount', '12');
  await expect(page.getByTestId('numbers')).toHaveValue('none');
  await shading.selectOption('h');
  await openEmpty(41);
  await expect(page.getByTestId('board')).toHaveAttribute('aria-colcount', '41');
  await expect(shading).toHaveValue('h');
});
