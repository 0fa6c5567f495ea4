// Jump point search: chosen, stepped through, and refused on terrain that it does not support.
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import {
  chooseFile,
  expectCell,
  expectValue,
  numberOf,
  open,
  openLens,
  pointOf,
  textFile,
} from '../../support/page-driver/page.mjs';

test('jump point search costs what A* costs, and is stepped like it', async ({ page }) => {
  await open(page);
  await openLens(page, 'lists');
  await page.locator('#step-log > summary').click();
  for (const corner of ['onewall', 'always', 'four', 'nowall']) {
    await page.getByTestId('corner').locator(`input[value="${corner}"]`).check();
    await page.getByTestId('algorithm').selectOption('astar');
    await page.locator('[data-setting="heuristic"]').selectOption(corner === 'four' ? 'manhattan' : 'octile');
    const cost = await numberOf(page, 'cost');
    const expanded = await numberOf(page, 'expanded');
    await page.getByTestId('algorithm').selectOption('jps');
    await expect.poll(() => numberOf(page, 'expanded')).toBeLessThan(expanded);
    await expectValue(page, 'cost', cost);
    await expect(page.getByTestId('referee')).toContainText('optimal');
  }
  await expect(page).toHaveURL(/&a=jps(&|$)/);
  await expect(page.locator('[data-setting="heuristic"]')).toBeDisabled();
  await expect(page.locator('#note-search')).toContainText('not used by Jump point search');

  await page.getByTestId('first').click();
  await page.getByTestId('forward').click();
  await expect(page.locator('#log-lines li').first()).toHaveText('C:(1,2) f=40');
  // The cell past the wall's upper end is reached by a jump along two sides of a bend.
  await expectCell(page, { x: 2, y: 0 }, /open/);
  await expectCell(page, { x: 2, y: 1 }, /not reached/);
  await page.getByTestId('forward').click();
  await expectValue(page, 'step', 2);
  await openLens(page, 'lists');
  await page.locator('#search-tree > summary').click();
  await expect(page.locator('#tree-note')).toContainText('Not drawn for jump point search');
  await page.getByTestId('last').click();
  await expectValue(page, 'cost', 68);
  await page.getByRole('button', { name: '中文' }).click();
  await expect(page.getByTestId('algorithm').locator('option:checked')).toHaveText('跳点搜索 (JPS)');
  await page.reload();
  await expectValue(page, 'cost', 68);
  await expect(page.getByTestId('algorithm')).toHaveValue('jps');
});

test('jump points cannot be chosen on non-uniform terrain', async ({ page }) => {
  await open(page);
  await chooseFile(page, textFile('hills.txt', ['S...', '.55.', '...G']));
  await expect(page.locator('#map-name')).toHaveText('hills.txt');
  const cost = await numberOf(page, 'cost');
  const choice = page.getByTestId('algorithm').locator('option[value="jps"]');
  await expect(choice).toBeDisabled();
  await expect(choice).toHaveAttribute('title', /On uniform terrain only/);
  await expect(page.locator('#note-algorithm')).toContainText('Jump point search');
  await expectValue(page, 'cost', cost);
  await page.getByTestId('back').click();
  await expect(page.getByTestId('step')).toHaveAttribute('data-value', /^[1-9]/);
});

test('terrain that becomes non-uniform under jump points is refused with a sentence, and undone', async ({ page }) => {
  await open(page);
  await page.getByTestId('algorithm').selectOption('jps');
  const cost = await numberOf(page, 'cost');
  const { x, y } = await pointOf(page, { x: 0, y: 5 });
  await page.mouse.move(x, y);
  await page.getByTestId('board').focus();
  await page.keyboard.press('5');
  await expect(page.getByTestId('status')).toContainText('need uniform terrain');
  await expect(page.getByTestId('algorithm')).toHaveValue('jps');
  await expect(page.getByTestId('algorithm').locator('option[value="theta"]')).toBeDisabled();
  await page.getByTestId('algorithm').selectOption('astar');
  await expect(page.getByTestId('algorithm').locator('option[value="jps"]')).toBeDisabled();
  // Undo first meets the choice of A*, which cannot be undone on this terrain, and then the terrain.
  await page.getByTestId('undo').click();
  await expect(page.getByTestId('status')).toContainText('need uniform terrain');
  await expect(page.getByTestId('algorithm')).toHaveValue('astar');
  await page.getByTestId('undo').click();
  await expect(page.getByTestId('algorithm').locator('option[value="jps"]')).toBeEnabled();
  await page.getByTestId('algorithm').selectOption('jps');
  await expectValue(page, 'cost', cost);
});
