// Terrain, walls of every kind and danger: chosen, drawn, named, explained, undone, and in links.
import { openPlain } from '../../support/page-driver/boards.mjs';
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import {
  activeLabel,
  chooseGround,
  drag,
  expectCell,
  expectValue,
  openLens,
  pointOf,
} from '../../support/page-driver/page.mjs';

test('water, fire and monsters are painted, named, undone, and restored by the link', async ({ page }) => {
  await openPlain(page, 9, 7);
  await openLens(page, 'cell');
  for (const [ground, x] of /** @type {const} */ ([
    ['water', 3],
    ['fire', 4],
    ['monster', 5],
  ])) {
    await chooseGround(page, ground);
    await drag(page, { x, y: 0 }, { x, y: 5 });
    await page.mouse.move(2, 2);
    await expectCell(page, { x, y: 2 }, new RegExp(`, ${ground}$`));
  }
  // Only the last row leads past them.
  await expectValue(page, 'cost', 2 * 14 + 10 * 10);
  const explanation = page.locator('#why-standing');
  await expectCell(page, { x: 4, y: 2 }, /, fire$/);
  await expect(explanation).toHaveText('Fire: it cannot be entered.');
  await page.keyboard.press('Control+z');
  await expectCell(page, { x: 5, y: 2 }, /, (open|closed|not reached)/);
  await page.keyboard.press('Control+y');
  await expectCell(page, { x: 5, y: 2 }, /, monster$/);
  await expect.poll(() => page.evaluate(() => location.hash)).toMatch(/[&]m=e[\w-]+\.[\w-]+/);
  await page.reload();
  await expectCell(page, { x: 3, y: 2 }, /, water$/);
  await expectValue(page, 'cost', 2 * 14 + 10 * 10);
});

test('danger adds to a step: painted, explained, undone, and restored by the link', async ({ page }) => {
  await openPlain(page, 9, 7);
  await openLens(page, 'cell');
  await chooseGround(page, 'danger');
  await expect(page.locator('#ground')).toHaveAttribute('aria-label', /Danger \+ 30/);
  await drag(page, { x: 4, y: 0 }, { x: 4, y: 5 });
  await page.mouse.move(2, 2);
  // Around it by the last row: 4 + 2 diagonal and straight steps down, 4 along it.
  await expectValue(page, 'cost', 4 * 14 + 6 * 10);
  await expectCell(page, { x: 4, y: 2 }, /, danger \+ 30$/);
  // A lesser danger is worth its cost; the ground under it stays what it is.
  await page.getByTestId('ground').click();
  await page.getByTestId('ground-added').fill('10');
  await page.keyboard.press('Escape');
  await drag(page, { x: 4, y: 0 }, { x: 4, y: 5 });
  await expectValue(page, 'cost', 6 * 14 + 2 * 10 + 10);
  await expect.poll(() => page.evaluate(() => location.hash)).toMatch(/[&]m=e[\w-]+\.[\w-]+/);
  await page.reload();
  await expectValue(page, 'cost', 6 * 14 + 2 * 10 + 10);
  for (const y of [1, 2, 3, 4, 5]) {
    await expectCell(page, { x: 4, y }, /, danger \+ 10$/);
    const sum = await page.locator('#why-g').textContent();
    if (/ \+ 10 × 1 \+ 10 = | \+ 14 × 1 \+ 10 = /.test(sum ?? '')) return;
  }
  throw new Error('no cell of the danger is explained by its sum');
});

test('danger is painted by keys, and undone', async ({ page }) => {
  await openPlain(page, 9, 7);
  await page.getByTestId('ground').focus();
  await page.keyboard.press('Enter');
  await page.getByTestId('ground-danger').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await page.getByTestId('board').focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(page.getByTestId('status')).toContainText('Danger + 30 at (1,0).');
  await expect(activeLabel(page)).toHaveAttribute('aria-label', /, danger \+ 30$/);
  await page.keyboard.press('Space');
  await expect(page.getByTestId('status')).toContainText('Danger removed at (1,0).');
  await page.keyboard.press('Control+z');
  await expect(activeLabel(page)).toHaveAttribute('aria-label', /, danger \+ 30$/);
  await page.keyboard.press('Control+z');
  await expect(activeLabel(page)).not.toHaveAttribute('aria-label', /danger/);
});

test('terrain is drawn, picked, and erased by drawing the same terrain over it', async ({ page }) => {
  await openPlain(page, 9, 7);
  await chooseGround(page, 'swamp');
  await expect(page.getByTestId('ground')).toBeFocused();
  await drag(page, { x: 2, y: 2 }, { x: 4, y: 2 });
  await expectCell(page, { x: 3, y: 2 }, /terrain cost × 5/);
  await page.getByTestId('ground').click();
  await page.getByTestId('ground-factor').fill('77');
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('ground')).toHaveAttribute('aria-label', /cost × 77/);
  await drag(page, { x: 2, y: 4 }, { x: 4, y: 4 });
  await expectCell(page, { x: 2, y: 4 }, /terrain cost × 77/);
  await page.getByTestId('tool-pick').click();
  const { x, y } = await pointOf(page, { x: 2, y: 2 });
  await page.mouse.click(x, y);
  await expect(page.getByTestId('ground')).toHaveAttribute('aria-label', /Swamp/);
  await expect(page.getByTestId('tool-draw')).toHaveAttribute('aria-pressed', 'true');
  await drag(page, { x: 2, y: 2 }, { x: 4, y: 2 });
  await expectCell(page, { x: 3, y: 2 }, /^(?!.*terrain)/);
});

test('an invalid cost is refused, and the ground stays', async ({ page }) => {
  await openPlain(page, 9, 7);
  await page.getByTestId('ground').click();
  await page.getByTestId('ground-factor').fill('256');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('status')).toContainText('whole number from 1 to 255');
  await expect(page.getByTestId('ground-wall')).toBeChecked();
});
