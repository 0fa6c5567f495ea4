// A visit by keyboard alone.
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { openGraphs } from '../../support/page-driver/graph-page.mjs';
import { activeLabel, expectValue, open } from '../../support/page-driver/page.mjs';

/** @import { Page } from '@playwright/test' */

/** @param {Page} page @param {string[]} keys */
async function press(page, ...keys) {
  for (const key of keys) await page.keyboard.press(key);
}

/**
 * Tabs until a stable name has the focus.
 * @param {Page} page
 * @param {string} name
 */
async function tabTo(page, name) {
  for (let stop = 0; stop < 40; stop++) {
    await press(page, 'Tab');
    const focused = await page.evaluate(() => document.activeElement?.getAttribute('data-testid'));
    if (focused === name) return;
  }
  throw new Error(`${name} is not reached by Tab`);
}

test('while nothing has the focus, Space plays and arrows step; what has it keeps them', async ({ page }) => {
  await open(page, '#v=1&h=manhattan&t=5');
  await press(page, 'ArrowRight', 'ArrowRight', 'ArrowLeft');
  await expectValue(page, 'step', 6);
  await press(page, ' ');
  await expect(page.getByTestId('play')).toHaveAccessibleName('Pause');
  await press(page, ' ');
  await expect(page.getByTestId('play')).toHaveAccessibleName('Play');
  const step = await page.getByTestId('step').getAttribute('data-value');
  await page.getByTestId('algorithm').focus();
  await press(page, 'ArrowRight');
  await expect(page.getByTestId('step')).toHaveAttribute('data-value', step ?? '');
});

test('the board is one tab stop; keys move, paint, and place the ends', async ({ page }) => {
  await open(page);
  await tabTo(page, 'board');
  const label = activeLabel(page);
  await expect(label).toHaveAttribute('aria-label', /^row 3, column 2, start/);
  await press(page, 'ArrowRight');
  await expect(label).toHaveAttribute('aria-label', /^row 3, column 3, /);
  await expect(page.getByTestId('board')).toHaveAttribute('aria-activedescendant', 'cell-2-2');
  await press(page, 'Home', 'ArrowUp');
  await expect(label).toHaveAttribute('aria-label', /^row 2, column 1, /);
  await press(page, 'End');
  await expect(label).toHaveAttribute('aria-label', /^row 2, column 7, /);
  await press(page, 'Control+End');
  await expect(label).toHaveAttribute('aria-label', /^row 6, column 7, /);
  await press(page, 'PageUp');
  await expect(label).toHaveAttribute('aria-label', /^row 1, column 7, /);

  await press(page, 'g');
  await expect(label).toHaveAttribute('aria-label', /^row 1, column 7, goal/);
  await expect(page.getByTestId('cost')).not.toHaveAttribute('data-value', '68');
  await press(page, 'Control+Home', 's');
  await expect(label).toHaveAttribute('aria-label', /^row 1, column 1, start/);
  await expectValue(page, 'cost', 60);

  await press(page, 'ArrowRight', 'Space');
  await expect(label).toHaveAttribute('aria-label', 'row 1, column 2, wall');
  await expect(page.getByTestId('status')).toContainText('Wall drawn at (1,0).');
  await expectValue(page, 'cost', 80);
  await press(page, 'Space');
  await expect(page.getByTestId('status')).toContainText('Wall erased at (1,0).');
  await expectValue(page, 'cost', 60);

  await press(page, 'ArrowLeft', 'Space');
  await expect(page.getByTestId('status')).toHaveText('Start and goal cannot be painted over: move them first.');
  await tabTo(page, 'scrubber');
});

test('keys step, change the speed and play', async ({ page }) => {
  await open(page);
  await tabTo(page, 'board');
  await press(page, ',', ',');
  await expectValue(page, 'step', 10);
  await press(page, '.');
  await expectValue(page, 'step', 11);
  await expect(page.getByTestId('speed')).toHaveValue('4');
  await press(page, ']', ']', '[');
  await expect(page.getByTestId('speed')).toHaveValue('8');
  await press(page, ']');
  await expect(page.getByTestId('speed')).toHaveValue('10');
  for (let times = 0; times < 12; times++) await press(page, ']');
  await press(page, 'k');
  await expectValue(page, 'step', 12);
  await press(page, ',');
  await expectValue(page, 'step', 11);
  await press(page, 'Enter');
  await expectValue(page, 'step', 12);
});

test('the keys for playing work while a button has the focus, but not while typing text', async ({ page }) => {
  await open(page);
  await page.getByTestId('first').focus();
  await press(page, ',');
  await expectValue(page, 'step', 11);
  await page.getByTestId('weight').focus();
  await press(page, ',', '.');
  await page.getByTestId('algorithm').focus();
  await press(page, ',');
  await expectValue(page, 'step', 11);
});

test('a button with nothing to do keeps the focus', async ({ page }) => {
  await open(page);
  await page.getByTestId('forward').focus();
  await press(page, 'Enter');
  await expect(page.getByTestId('forward')).toBeFocused();
  await expect(page.getByTestId('forward')).toHaveAttribute('aria-disabled', 'true');
  await press(page, 'Shift+Tab', 'Shift+Tab', 'Enter');
  await expectValue(page, 'step', 11);
});

test('the file input shows its focus', async ({ page }) => {
  await open(page);
  await tabTo(page, 'open-file');
  const style = await page.getByTestId('open-file').evaluate((input) => {
    const button = /** @type {HTMLElement} */ (input.closest('label'));
    const { outlineStyle, outlineWidth } = getComputedStyle(button);
    return { outlineStyle, outlineWidth };
  });
  expect(style).toEqual({ outlineStyle: 'solid', outlineWidth: '2px' });
});

test('holding a key down counts as one press for a wall', async ({ page }) => {
  await open(page);
  await tabTo(page, 'board');
  await press(page, 'ArrowUp');
  await page.keyboard.down('Space');
  await page.keyboard.down('Space');
  await page.keyboard.up('Space');
  await expect(activeLabel(page)).toHaveAttribute('aria-label', 'row 2, column 2, wall');
});

test('help opened at the very start stays in sight when the later parts load above it', async ({ page }) => {
  /** @type {() => void} */
  let letCome = () => undefined;
  const mayCome = new Promise((resolve) => (letCome = () => resolve(undefined)));
  await page.route(/\/(cards|board-kind|tables|en-later)-[^/]*\.js$/, async (route) => {
    await mayCome;
    await route.continue();
  });
  await open(page);
  const title = page.locator('#help-title');
  await page.keyboard.press('?');
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport();
  await expect(page.locator('#path-quality')).not.toBeAttached();
  letCome();
  for (const part of ['#path-quality', '#board-kind', '#tier-options']) await expect(page.locator(part)).toBeAttached();
  await expect(title).toBeInViewport();
  await expect(title).toBeFocused();
});

test('a key pressed as a dialog closes, before the next frame, goes to the page', async ({ page }) => {
  await open(page);
  await expectValue(page, 'step', 12);
  await openGraphs(page);
  await page.evaluate(() => {
    const close = /** @type {HTMLElement} */ (document.querySelector('[data-testid="place-lab"]'));
    close.focus();
    close.click();
    const key = new KeyboardEvent('keydown', { key: ',', bubbles: true, cancelable: true });
    (document.activeElement ?? document.body).dispatchEvent(key);
  });
  await expectValue(page, 'step', 11);
});
