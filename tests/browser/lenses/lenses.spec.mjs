// Four lenses beside the board, one open at a time; and what the first of them says about the step.
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { fileUrl } from '../../support/page-driver/framed-figure.mjs';
import { expectValue, open, openLens } from '../../support/page-driver/page.mjs';

/** @import { Page } from '@playwright/test' */

const NAMES = /** @type {const} */ (['step', 'cell', 'proof', 'lists']);

/** @param {Page} page @param {typeof NAMES[number]} name that is open, and alone */
async function expectOpen(page, name) {
  for (const one of NAMES) {
    await expect(page.getByTestId(`lens-${one}`)).toHaveAttribute('aria-selected', String(one === name));
    await expect(page.locator(`#lens-${one}-panel`)).toBeVisible({ visible: one === name });
  }
}

test('one is open at a time, by keys or by clicks, and the choice is remembered', async ({ page }) => {
  await open(page);
  await expectOpen(page, 'step');
  await page.getByRole('tab', { name: 'Proof' }).click();
  await expectOpen(page, 'proof');
  await page.keyboard.press('ArrowRight');
  await expectOpen(page, 'lists');
  await page.keyboard.press('ArrowRight');
  await expectOpen(page, 'step');
  await page.keyboard.press('End');
  await expect(page.getByTestId('lens-lists')).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expectOpen(page, 'cell');
  // One stop of the Tab key.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByTestId('lens-cell')).toBeFocused();
  await page.reload();
  await expectOpen(page, 'cell');
});

test('a feature that is requested opens its lens, which does not count as a choice', async ({ page }) => {
  await open(page);
  await page.getByTestId('board').focus();
  await page.keyboard.press('w');
  await expectOpen(page, 'cell');
  await page.getByTestId('referee').click();
  await expectOpen(page, 'proof');
  await page.goto('about:blank');
  await open(page, '#v=1&xray=1');
  await expectOpen(page, 'proof');
  await page.goto('about:blank');
  await open(page);
  await expectOpen(page, 'step');
});

test('a hidden lens is up to date when it is opened', async ({ page }) => {
  await open(page, '#v=1&t=3');
  await openLens(page, 'cell');
  await expect(page.locator('#why-standing')).toHaveText('Expanded at step 1.');
  await openLens(page, 'step');
  await page.getByTestId('board').focus();
  await page.keyboard.press('ArrowRight');
  await openLens(page, 'cell');
  await expect(page.locator('#cell-place')).toHaveText('(2,2)');
  await expect(page.locator('#why-standing')).toHaveText('Expanded at step 2.');
});

test('each step is described, with the expanded cell among its neighbours', async ({ page }) => {
  await open(page, '#v=1&h=manhattan&t=9');
  const narration = page.getByTestId('narration');
  await expect(narration).toHaveText(
    'Expands (3,0): F 74 is the smallest of 8 open cells. Same F: (0,1), (0,3), (2,4). Last in, first out decides. ' +
      'Opened 1. Left 1 as it was.',
  );
  await expect(page.locator('#narration-title')).toHaveText('Step 9 of 12');
  const cells = page.locator('#narration-around > li');
  await expect(cells).toHaveCount(9);
  await expect(cells.nth(4)).toHaveText('(3,0)G 34');
  await expect(cells.nth(5)).toHaveAttribute('data-outcome', 'opened');
  await expect(cells.nth(5)).toContainText('→ ✓G 44');
  // Eight are open: (4,0), opened by this step, has F 74 as well.
  await expect(page.locator('#narration-bars > li')).toHaveText(['F 744', 'F 802', 'F 942']);
  await page.getByTestId('last').click();
  await expect(narration).toContainText('It is the goal, so the search ends: the path costs 68.');
  await expect(cells).toHaveCount(0);
  await page.getByTestId('first').click();
  await expect(narration).toHaveText(/^Nothing is expanded yet/);
  await page.locator('#language').click();
  await expect(narration).toHaveText(/^还没有扩展任何格子/);
  await page.getByTestId('forward').click();
  await expect(narration).toHaveText('扩展 (1,2)，唯一的开放格子：F = 40。打开 8 个格子。');
});

test.describe('at the board', () => {
  for (const width of [1440, 390, 320]) {
    test(`the key names the colours, at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page);
      const key = page.getByTestId('key');
      await expect(key).toBeInViewport({ ratio: 0.99 });
      for (const name of ['open', 'closed', 'current', 'path']) await expect(key).toContainText(name);
      const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
      expect(isWide).toBe(false);
    });
  }
});

test.describe('as a figure', () => {
  test.use({ alsoFrom: 'file:', policy: '' });

  test('it has neither lenses nor a rail', async ({ page }) => {
    await page.goto(fileUrl('embed.html'));
    await expectValue(page, 'cost', 68);
    await expect(page.getByTestId('narration')).toBeHidden();
    await expect(page.getByTestId('lens-step')).toBeHidden();
  });
});
