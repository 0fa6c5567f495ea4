// A whole visit by keyboard alone: choose a map, draw, change the search, play, save, share, and come
// back by the link. Nothing is clicked; the focus is never lost.
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { activeLabel, expectValue, open } from '../../support/page-driver/page.mjs';

/** @import { Page } from '@playwright/test' */

/** @param {Page} page @param {string[]} keys */
async function press(page, ...keys) {
  for (const key of keys) await page.keyboard.press(key);
}

/**
 * Tabs, forwards or backwards, until what the selector names has the focus.
 * @param {Page} page @param {string} selector @param {'Tab' | 'Shift+Tab'} [key]
 */
async function tabTo(page, selector, key = 'Tab') {
  for (let stop = 0; stop < 90; stop++) {
    await press(page, key);
    const isThere = await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
    if (isThere) return;
  }
  throw new Error(`${selector} is not reached by ${key}`);
}

/** @param {string} name */
const byTestId = (name) => `[data-testid="${name}"]`;

/** @param {Page} page */
const status = (page) => page.getByTestId('status');

/** Chooses in the focused list by its arrow keys. @param {Page} page @param {string} value */
async function choose(page, value) {
  const valueOf = () => page.evaluate(() => /** @type {HTMLSelectElement} */ (document.activeElement).value);
  await press(page, 'Home');
  for (let entry = 0; entry < 20 && (await valueOf()) !== value; entry++) await press(page, 'ArrowDown');
  expect(await valueOf()).toBe(value);
}

for (const width of [1280, 390]) {
  test(`a whole visit by keyboard, ${width} pixels wide`, async ({ page, context }) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    await open(page);
    const label = activeLabel(page);

    // One of the built-in maps, from the menu; the focus returns to its button.
    await tabTo(page, byTestId('map-menu'));
    await press(page, 'Enter');
    await tabTo(page, byTestId('preset-mountain'));
    await press(page, 'Enter');
    await expect(page.getByTestId('map-menu')).toBeFocused();
    await expect(page.locator('#map-name')).toHaveText('Plains and mountain');

    // Its size, by typing.
    await press(page, 'Enter');
    await tabTo(page, byTestId('width'));
    await press(page, 'Control+A', '1', '2');
    await tabTo(page, byTestId('height'));
    await press(page, 'Control+A', '8', 'Enter');
    await expect(page.getByTestId('board')).toHaveAttribute('aria-colcount', '12');
    await expect(page.getByTestId('board')).toHaveAttribute('aria-rowcount', '8');
    await tabTo(page, byTestId('clear'));
    await press(page, 'Enter', 'Escape');
    await expect(page.getByTestId('map-menu')).toBeFocused();

    // Ends, walls, ground; a rectangle; undo and redo.
    await tabTo(page, byTestId('board'));
    await press(page, 'Control+Home', 's', 'Control+End', 'g', 'Control+Home');
    await press(page, 'ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowRight');
    await page.keyboard.down('Shift');
    await press(page, 'ArrowDown', 'ArrowDown');
    await page.keyboard.up('Shift');
    await expect(label).toHaveAttribute('aria-label', /^row 5, column 4, wall/);
    await press(page, 'ArrowUp', 'ArrowUp', 'Space');
    await expect(label).toHaveAttribute('aria-label', /^row 3, column 4, (?!wall)/);
    await press(page, 'ArrowDown', 'ArrowDown');
    await press(page, 'ArrowDown', '3');
    await expect(label).toHaveAttribute('aria-label', /terrain cost × 3/);
    await tabTo(page, byTestId('tool-rectangle'));
    await press(page, 'Space');
    await tabTo(page, byTestId('board'), 'Shift+Tab');
    await press(page, 'Home', 'End', 'Space', 'ArrowUp', 'ArrowLeft', 'Space', 'Control+z', 'Control+y');
    await expect(status(page)).toContainText('Redone: drawing.');

    // Another search.
    if (width < 980) {
      await tabTo(page, byTestId('settings'));
      await press(page, 'Enter');
      await expect(page.getByTestId('algorithm')).toBeFocused();
    } else await tabTo(page, byTestId('algorithm'));
    await choose(page, 'greedy');
    await choose(page, 'astar');
    await tabTo(page, byTestId('heuristic'));
    await choose(page, 'euclidean');
    await tabTo(page, byTestId('weight'));
    await press(page, 'Control+A', '1', '.', '5', 'Enter');
    await tabTo(page, '[name="corner"]');
    await press(page, 'ArrowRight');
    await tabTo(page, 'summary');
    await press(page, 'Enter');
    await tabTo(page, '.advanced > summary');
    await press(page, 'Enter');
    await tabTo(page, byTestId('tie'));
    await choose(page, 'fifo');
    if (width < 980) {
      await press(page, 'Escape');
      await expect(page.getByTestId('settings')).toBeFocused();
    }

    // Play it: by its buttons, by keys, by the scrubber.
    await tabTo(page, byTestId('first'), width < 980 ? 'Tab' : 'Shift+Tab');
    await press(page, 'Enter');
    await expectValue(page, 'step', 0);
    await press(page, '.', '.', ',');
    await expectValue(page, 'step', 1);
    await tabTo(page, byTestId('scrubber'), 'Shift+Tab');
    await press(page, 'ArrowRight', 'ArrowRight');
    await expectValue(page, 'step', 3);
    await expect(status(page)).toContainText('Step 3');
    await press(page, '[', ']', ']');

    // Saved under a chosen name.
    await tabTo(page, byTestId('map-menu'), 'Shift+Tab');
    await press(page, 'Enter');
    await tabTo(page, byTestId('save-name'));
    await press(page, 'Control+A');
    await page.keyboard.type('By hand');
    await press(page, 'Enter');
    await expect(page.getByTestId('saved')).toContainText('By hand');
    await press(page, 'Escape');

    // Shared, and opened again from the link.
    await tabTo(page, byTestId('share'));
    await press(page, 'Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    const link = await page.getByTestId('share-link').inputValue();
    expect(link).toContain('w=1.5');
    await press(page, 'Escape');
    await expect(page.getByTestId('share')).toBeFocused();
    const cost = String(await page.getByTestId('cost').getAttribute('data-value'));
    const other = await context.newPage();
    await other.goto(link);
    await expectValue(other, 'cost', cost);
    await expectValue(other, 'step', 3);
    await expect(other.getByTestId('heuristic')).toHaveValue('euclidean');
    await expect(other.getByTestId('tie')).toHaveValue('fifo');
    await expect(other.getByRole('radio', { name: 'one side wall' })).toBeChecked();
    await other.close();

    // In the other language and the other theme.
    await tabTo(page, '#language');
    await press(page, 'Enter');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
    await tabTo(page, '#theme');
    await press(page, 'Enter');
    await expect(page.locator('#theme')).toBeFocused();
    await expect(page.locator('html')).toHaveAttribute('data-theme', /light|dark/);
  });
}
