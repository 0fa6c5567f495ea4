// Terms of the field in the texts of the rail: what they mean is shown by a press or by the focus of the keyboard.
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { open, openLens } from '../../support/page-driver/page.mjs';

/** @import { Page } from '@playwright/test' */

/** @param {Page} page */
const card = (page) => page.locator('#term-card');

test('a term in a condition of the referee is explained, and Escape closes the card', async ({ page }) => {
  await open(page, '#v=1&h=manhattan');
  await openLens(page, 'proof');
  await page.getByText('Is it guaranteed? The conditions').click();
  const term = page.locator('#conditions .term[data-term="admissible"]');
  await term.click();
  await expect(card(page)).toBeVisible();
  await expect(card(page)).toContainText('admissible 可采纳的');
  await expect(card(page)).toContainText('never exceeds the true remaining cost');
  await expect(card(page).getByRole('link')).toHaveAttribute('href', 'docs/glossary.html#admissible');
  await page.keyboard.press('Escape');
  await expect(card(page)).toBeHidden();
  await expect(page.locator('#conditions .term[data-term="admissible"]')).toHaveCount(1);
});

test('the keyboard reaches a term, its focus shows the card, and the next focus hides it', async ({ page }) => {
  await open(page, '#v=1');
  await openLens(page, 'proof');
  await page.getByText('Is it guaranteed? The conditions').click();
  const terms = page.locator('#conditions .term');
  await expect(terms.first()).toBeVisible();
  await page.locator('#referee-section summary').last().focus();
  await page.keyboard.press('Tab');
  await expect(card(page)).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(card(page)).toBeHidden();
});

test('texts that are written again have their terms, each once, and read as before', async ({ page }) => {
  await open(page, '#v=1&h=manhattan&t=3');
  await openLens(page, 'step');
  const narration = page.getByTestId('narration');
  const term = page.locator('#narration .term[data-term="expand-expansion"]');
  await expect(term).toHaveCount(1);
  const before = await narration.textContent();
  await page.getByTestId('forward').click();
  await expect(narration).not.toHaveText(before ?? '');
  await expect(term).toHaveCount(1);
  await page.getByTestId('back').click();
  await expect(narration).toHaveText(before ?? '');
});

test('in Chinese too, within the window of a phone, with a link to its glossary', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  await open(page, '#v=1');
  await openLens(page, 'proof');
  await page.locator('#referee-section summary').last().click();
  await page.locator('#conditions .term').first().click();
  await expect(card(page)).toBeVisible();
  const box = await card(page).boundingBox();
  expect(box !== null && box.x >= 0 && box.x + box.width <= 390 && box.y >= 0 && box.y + box.height <= 844).toBe(true);
  await expect(card(page).getByRole('link', { name: '词汇表' })).toHaveAttribute('href', /^docs\/zh\/glossary\.html#/);
  await context.close();
});

test('a term is no command: Ctrl+K finds what can be done, not the words of texts', async ({ page }) => {
  await open(page, '#v=1');
  await openLens(page, 'proof');
  await expect(page.locator('#conditions .term[data-term="admissible"]')).toHaveCount(1);
  await page.keyboard.press('Control+k');
  await expect(page.getByTestId('palette-field')).toBeFocused();
  await page.keyboard.type('admissible');
  await expect(page.locator('#palette-results [role="option"]', { hasText: /^Admissible/ })).toHaveCount(0);
});
