// A step that finds a cheaper path to a cell says so on the board, for a moment.
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { expectValue, open } from '../../support/page-driver/page.mjs';

test('the cell that a step improves shows its old and new G, and is plain again', async ({ page }) => {
  await open(page, '#v=1&t=0');
  // Its parts that are fetched when nothing else is to do.
  await expect(page.getByTestId('minimap')).toBeAttached();
  const flashed = await page.evaluateHandle(() => {
    /** @type {string[]} */
    const texts = [];
    const host = /** @type {HTMLElement} */ (document.querySelector('[data-testid="board"]'));
    new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) texts.push(node.textContent ?? '');
    }).observe(host, { childList: true });
    return texts;
  });
  for (let step = 1; step <= 14; step++) {
    await page.getByTestId('forward').click();
    await expectValue(page, 'step', step);
  }
  const texts = /** @type {string[]} */ (await flashed.jsonValue()).filter((text) => text.includes('→'));
  expect(texts.length).toBeGreaterThan(0);
  for (const text of texts) {
    const [known = NaN, offered = NaN] = text.split(' → ').map(Number);
    expect(offered).toBeLessThan(known);
  }
  await expect(page.getByTestId('flash')).toHaveCount(0);
});

test.describe('where motion is not wanted', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing flashes', async ({ page }) => {
    await open(page, '#v=1&t=0');
    await expect(page.getByTestId('minimap')).toBeAttached();
    for (let step = 1; step <= 14; step++) {
      await page.getByTestId('forward').click();
      await expect(page.getByTestId('flash')).toHaveCount(0);
    }
  });
});
