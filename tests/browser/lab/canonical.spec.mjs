// A*, canonical: chosen, stepped through and explained, in both languages, and refused on non-uniform terrain.
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import {
  chooseFile,
  expectValue,
  numberOf,
  open,
  openLens,
  pointOf,
  textFile,
} from '../../support/page-driver/page.mjs';

test('canonical A* costs what A* costs, and says which moves it leaves out', async ({ page }) => {
  await open(page);
  await openLens(page, 'cell');
  for (const corner of ['onewall', 'always', 'four', 'nowall']) {
    await page.getByTestId('corner').locator(`input[value="${corner}"]`).check();
    await page.getByTestId('algorithm').selectOption('astar');
    await page.locator('[data-setting="heuristic"]').selectOption(corner === 'four' ? 'manhattan' : 'octile');
    await expect(page.getByTestId('referee')).toContainText('optimal');
    const cost = await numberOf(page, 'cost');
    await page.getByTestId('algorithm').selectOption('canonical');
    await expect(page).toHaveURL(/&a=canonical(&|$)/);
    await expectValue(page, 'cost', cost);
    await expect(page.getByTestId('referee')).toContainText('optimal');
  }
  await expect(page.locator('#note-search')).toContainText('not used by Canonical A*');

  // (2,2) was reached straight from the start, which covers the other cells around it.
  await page.getByTestId('scrubber').fill('2');
  await expectValue(page, 'step', 2);
  const { x, y } = await pointOf(page, { x: 2, y: 2 });
  await page.mouse.move(x, y);
  const neighbours = page.locator('#why-neighbours li');
  await expect(neighbours.nth(1)).toContainText('left out: another path is as good');
  await expect(neighbours.nth(4)).toContainText('wall');
  await page.getByTestId('last').click();
  await page.reload();
  await expect(page.getByTestId('algorithm')).toHaveValue('canonical');
  await expectValue(page, 'cost', 68);
  await page.getByRole('button', { name: '中文' }).click();
  await expect(page.getByTestId('algorithm').locator('option:checked')).toHaveText('A*（规范次序）');
});

test('canonical A* cannot be chosen on non-uniform terrain', async ({ page }) => {
  await open(page);
  await chooseFile(page, textFile('hills.txt', ['S...', '.55.', '...G']));
  await expect(page.locator('#map-name')).toHaveText('hills.txt');
  await expect(page.getByTestId('algorithm').locator('option[value="canonical"]')).toBeDisabled();
  await expect(page.locator('#note-algorithm')).toContainText('On uniform terrain only: Canonical A*');
});
