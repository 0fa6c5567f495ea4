// Settings are undone and redone like drawing, in one history with it.
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { drag, expectCell, expectValue, open } from '../../support/page-driver/page.mjs';

test('settings and walls are undone one after the other, also by keys while the list has the focus', async ({
  page,
}) => {
  await open(page);
  const [undo, redo, status, algorithm] = ['undo', 'redo', 'status', 'algorithm'].map((name) => page.getByTestId(name));
  if (!undo || !redo || !status || !algorithm) throw new Error('unreachable');
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await algorithm.selectOption('dijkstra');
  await expect(undo).toHaveAttribute('aria-disabled', 'false');
  await drag(page, { x: 0, y: 0 }, { x: 0, y: 0 });
  await page.getByTestId('corner').getByRole('radio', { name: '4-way' }).check();
  await expectValue(page, 'cost', 80);
  await page.keyboard.press('Control+z');
  await expectValue(page, 'cost', 68);
  await expect(status).toContainText('Undone: diagonals.');
  await undo.click();
  await expect(status).toContainText('Undone: drawing.');
  await expectCell(page, { x: 0, y: 0 }, /^row 1, column 1, (?!wall)/);
  await undo.click();
  await expect(algorithm).toHaveValue('astar');
  await expectValue(page, 'expanded', 12);
  await expect(status).toContainText('Undone: algorithm.');
  await redo.click();
  await expect(algorithm).toHaveValue('dijkstra');
  await expect(status).toContainText('Redone: algorithm.');
  await algorithm.focus();
  await page.keyboard.press('Control+z');
  await expect(algorithm).toHaveValue('astar');
});

test('typing a weight is one step', async ({ page }) => {
  await open(page);
  const weight = page.getByTestId('weight');
  await weight.fill('');
  await weight.pressSequentially('2.5');
  await page.getByTestId('undo').click();
  await expect(page.getByTestId('status')).toContainText('Undone: heuristic weight.');
  await expect(page.getByTestId('undo')).toHaveAttribute('aria-disabled', 'true');
  await expect(weight).toHaveValue('1');
  await page.getByTestId('redo').click();
  await expect(weight).toHaveValue('2.5');
});

test('a preset and the settings it changes are undone together', async ({ page }) => {
  await open(page);
  await page.getByTestId('costs').selectOption('exact');
  await page.getByTestId('map-menu').click();
  await page.getByTestId('preset-unity').click();
  await expect(page.getByTestId('costs')).not.toHaveValue('exact');
  await page.getByTestId('undo').click();
  await expect(page.getByTestId('costs')).toHaveValue('exact');
  await expectValue(page, 'cost', 6.828);
  await expect(page.getByTestId('status')).toContainText('Undone: another map.');
});
