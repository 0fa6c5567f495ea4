// The card "Why?": worked example E1, number for number; by mouse, keys and fingers.
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { expectValue, open, openLens, pointOf } from '../../support/page-driver/page.mjs';

/** @import { Page } from '@playwright/test' */
/** @typedef {{ x: number, y: number }} Cell */

/** @param {Page} page @param {number} step */
async function goTo(page, step) {
  await page.getByTestId('scrubber').fill(String(step));
  await expectValue(page, 'step', step);
}

/** Hovers a cell and expects these texts in the card. @param {Page} page @param {Cell} cell @param {string[]} texts */
async function expectWhy(page, cell, ...texts) {
  const { x, y } = await pointOf(page, cell);
  await page.mouse.move(x, y);
  const card = page.getByTestId('why');
  await expect(card).toContainText(`(${cell.x},${cell.y})`);
  for (const text of texts) await expect(card).toContainText(text);
}

/** The outcome of a neighbour, by its slot. @param {Page} page @param {number} slot */
const outcome = (page, slot) => page.locator('#why-neighbours li').nth(slot);

test('the first figure reads as in the tutorial, number for number', async ({ page }) => {
  await open(page);
  await openLens(page, 'cell');
  await goTo(page, 1);
  await expectWhy(page, { x: 2, y: 2 }, 'G = 0 + 10 × 1 = 10', 'H = 10 × (3 + 0) = 30', 'F = 40', 'Next of 8');
  await expectWhy(page, { x: 2, y: 1 }, 'G = 0 + 14 × 1 = 14', 'H = 10 × (3 + 1) = 40', 'F = 54', 'Same F: (2,3)');
  await expectWhy(page, { x: 1, y: 2 }, 'G = 0', 'Expanded at step 1');
  for (let slot = 0; slot < 8; slot++) await expect(outcome(page, slot)).toContainText('opened');
  await expect(outcome(page, 4)).toContainText('(2,2)');

  // The second: through (2,2) nothing is better.
  await goTo(page, 2);
  await expectWhy(page, { x: 2, y: 2 }, 'Expanded at step 2');
  await expect(outcome(page, 1)).toContainText('not better (20 ≥ 14)');
  await expect(outcome(page, 3)).toContainText('closed at step 1');
  await expect(outcome(page, 4)).toContainText('wall');

  // The third: no diagonal step past the wall.
  await goTo(page, 3);
  await expectWhy(page, { x: 2, y: 3 }, 'Expanded at step 3', 'G = 0 + 14 × 1 = 14');
  await expect(outcome(page, 7)).toContainText('(3,4)');
  await expect(outcome(page, 7)).toContainText('corner blocked by (3,3)');
  await expect(outcome(page, 5)).toContainText('opened, G 28');
  await expectWhy(page, { x: 4, y: 4 }, 'Never reached');
  await expectWhy(page, { x: 3, y: 2 }, 'A wall');

  // Later (1,4) gets another parent.
  await page.getByTestId('last').click();
  await expectWhy(page, { x: 1, y: 4 }, 'G = 10 + 10 × 1 = 20', 'from (1,3)');
  await expectWhy(page, { x: 1, y: 3 }, 'improved 28 → 20');
  await expectWhy(page, { x: 5, y: 2 }, 'G = 58 + 10 × 1 = 68', 'goal');
  await expect(outcome(page, 0)).toContainText('not checked: the goal');
});

test('the card follows keys, settings and the language', async ({ page }) => {
  await open(page);
  await openLens(page, 'cell');
  const card = page.getByTestId('why');
  await page.getByTestId('board').focus();
  await page.keyboard.press('ArrowRight');
  await expect(card).toContainText('H = 10 × (3 + 0) = 30');
  await page.getByTestId('heuristic').selectOption('octile');
  await expect(card).toContainText('H = 10 × |3 − 0| + 14 × 0 = 30');
  await page.getByTestId('weight').fill('2');
  await page.keyboard.press('Enter');
  await expect(card).toContainText('= 10 + 2 × 30');
  await page.getByTestId('algorithm').selectOption('dfs');
  await expect(card).toContainText('newest first');
  await page.locator('#language').click();
  await expect(card).toContainText('最新的优先');
  await page.getByTestId('board').focus();
  await page.keyboard.press('w');
  await expect(page.locator('#why-title')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('board')).toBeFocused();
});

test('the content below the card stays in place, whatever the cell', async ({ page }) => {
  await open(page);
  await openLens(page, 'cell');
  const below = page.locator('#help');
  await goTo(page, 7);
  const seen = new Set();
  for (let y = 0; y < 6; y++) {
    for (let x = 0; x < 7; x++) {
      await expectWhy(page, { x, y });
      seen.add((await below.boundingBox())?.y);
    }
  }
  expect([...seen]).toHaveLength(1);
});

test.describe('with fingers', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the inspect tool shows why, and draws nothing', async ({ page }) => {
    await open(page);
    await page.getByTestId('tool-inspect').tap();
    const { x, y } = await pointOf(page, { x: 2, y: 1 });
    await page.touchscreen.tap(x, y);
    await expect(page.getByTestId('why')).toContainText('(2,1)');
    await expect(page.locator('#why-g')).toBeInViewport();
    await expectValue(page, 'cost', 68);
    await expect(page.getByTestId('undo')).toHaveAttribute('aria-disabled', 'true');
    const other = await pointOf(page, { x: 0, y: 0 });
    await page.touchscreen.tap(other.x, other.y);
    await expect(page.getByTestId('why')).toContainText('(0,0)');
  });
});

test('a program is explained in terms of its own list', async ({ page }) => {
  await open(page, '#v=1&as=crowd');
  await openLens(page, 'cell');
  const note = 'one step from (1,2); this program never adds G up';
  await expectWhy(
    page,
    { x: 2, y: 2 },
    `G = 10 ${note}`,
    'H = 10 × (3 + 0) = 30',
    'Expanded at step 2. No other entry has an F as small as 40.',
  );
  await expect(outcome(page, 4)).toContainText('wall');
});

test('without a search, none is said to be running', async ({ page }) => {
  await open(page, '#v=1&h=manhattan');
  await openLens(page, 'cell');
  await expectWhy(page, { x: 2, y: 2 }, 'Its neighbours at step');
  await page.mouse.move(2, 2);
  // A search that is refused.
  await page.evaluate(
    () =>
      (location.hash = 'v=1&z=73.1000adb&m=a-93_v78--hqAkIg&s=0,0&g=2,18&a=canonical&w=39&c=onewall&no=cols&near=h'),
  );
  await expect(page.getByTestId('status')).toHaveClass(/is-error/);
  await expectWhy(page, { x: 2, y: 2 }, 'There is no search to explain.');
  await expect(page.locator('#why-neighbours-title')).toHaveText('Its neighbours');
});
