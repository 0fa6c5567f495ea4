// Presenting: the board alone, large; its keys; the quiz, the QR code, the blank screen.
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { expectValue, open } from '../../support/page-driver/page.mjs';

test('one click starts the presentation: large type, no tools, keys of a clicker; Escape ends it', async ({ page }) => {
  await open(page, '#v=1&t=0');
  await page.getByTestId('present').click();
  await expect(page.locator('#present-tools')).toBeVisible();
  for (const hidden of ['.top', '.tools', '.rail']) await expect(page.locator(hidden)).toBeHidden();
  for (const large of ['#present-tools button', '.status', '.statistics dd', '.legend li']) {
    const size = await page
      .locator(large)
      .first()
      .evaluate((one) => parseFloat(getComputedStyle(one).fontSize));
    expect(size, large).toBeGreaterThanOrEqual(24);
  }
  await page.keyboard.press('PageDown');
  await expectValue(page, 'step', 1);
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageUp');
  await expectValue(page, 'step', 1);
  await page.keyboard.press('b');
  await expect(page.locator('#present-blank')).toBeVisible();
  await page.keyboard.press('PageDown');
  await expect(page.locator('#present-blank')).toBeHidden();
  await expectValue(page, 'step', 1);
  await page.keyboard.press('Escape');
  await expect(page.locator('.top')).toBeVisible();
  await expect(page.getByTestId('present')).toBeFocused();
});

test('Space plays and arrows step without focusing the board first, and the focus comes back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '#v=1&h=manhattan&t=3');
  const board = page.getByTestId('board');
  await board.focus();
  await page.keyboard.press('p');
  await expect(page.locator('#present-tools')).toBeInViewport();
  await page.keyboard.press('ArrowRight');
  await expectValue(page, 'step', 4);
  await page.keyboard.press('ArrowLeft');
  await expectValue(page, 'step', 3);
  await page.keyboard.press('Space');
  await expectValue(page, 'step', 12);
  // It activates a button that has the focus.
  await page.getByTestId('present-code').focus();
  await page.keyboard.press('Space');
  await expect(page.locator('#present-code')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(board).toBeFocused();
});

test('P presents, the QR code holds the link, and a quiz with its tally is asked', async ({ page }) => {
  await open(page, '#v=1&t=0');
  await page.getByTestId('board').focus();
  await page.keyboard.press('p');
  await page.getByTestId('present-code').click();
  const picture = page.locator('#present-code svg');
  await expect(picture).toBeVisible();
  expect(await picture.getAttribute('aria-label')).toBe(page.url());
  await page.getByTestId('present-code').click();
  await expect(picture).toBeHidden();
  await page.getByTestId('present-quiz').click();
  await expect(page.getByTestId('quiz')).toBeVisible();
  await page.getByTestId('present-quiz').click();
  await expect(page.getByTestId('quiz')).toBeHidden();
  await page.getByTestId('present-end').click();
  await expect(page.locator('#present-tools')).toBeHidden();
});

test('a quiz continues from the displayed step, and starts anew at the end', async ({ page }) => {
  await open(page, '#v=1&h=manhattan&t=5');
  await page.getByTestId('present').click();
  await page.getByTestId('present-quiz').click();
  await expect(page.getByTestId('quiz')).toBeVisible();
  await expectValue(page, 'step', 5);
  await page.getByTestId('present-quiz').click();
  for (let step = 6; step <= 12; step++) await page.keyboard.press('PageDown');
  await expectValue(page, 'step', 12);
  await page.getByTestId('present-quiz').click();
  await expectValue(page, 'step', 0);
});

test('another place is presented as it is, by the same keys', async ({ page }) => {
  await open(page, '#v=1&h=manhattan&p=race');
  const position = page.getByTestId('race-place');
  await expect(page.locator('#race-space')).toBeVisible();
  await page.getByTestId('race-first').click();
  await page.getByTestId('present').click();
  await expect(page.locator('#present-tools')).toBeVisible();
  await expect(page.locator('#race-space')).toBeVisible();
  await expect(page.getByTestId('present-quiz')).toBeHidden();
  const before = await position.textContent();
  await page.keyboard.press('PageDown');
  await expect(position).not.toHaveText(before ?? '');
  await page.keyboard.press('PageUp');
  await expect(position).toHaveText(before ?? '');
  await page.keyboard.press('Escape');
  await expect(page.locator('#present-tools')).toBeHidden();
  await expect(page.locator('#race-space')).toBeVisible();
});

test('Back while another place is presented leads to the lab, which is presented as usual', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '#v=1&h=manhattan&t=3');
  await page.getByTestId('place-race').click();
  await expect(page.locator('#race-space')).toBeVisible();
  await page.getByTestId('present').click();
  await expect(page.getByTestId('present-quiz')).toBeHidden();
  await page.goBack();
  await expect(page.locator('#race-space')).toBeHidden();
  await expect(page.getByTestId('present-quiz')).toBeVisible();
  const [stage, key] = await Promise.all(['#stage', '.legend'].map((one) => page.locator(one).boundingBox()));
  expect(key?.x).toBeGreaterThanOrEqual((stage?.x ?? NaN) + (stage?.width ?? NaN) - 1);
  // A projector's picture is pale: the page is light, and dark again at the end.
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.keyboard.press('Escape');
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
});

test('the board is larger than in the lab, and no focus ring covers it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '#v=1&t=0');
  const board = page.getByTestId('board');
  const side = async () => (await board.boundingBox())?.width ?? NaN;
  const before = await side();
  await page.getByTestId('present').click();
  await expect.poll(side).toBeGreaterThan(before * 1.15);
  await expect(board).not.toBeFocused();
});

test('the board has its own colours while it is projected, and those of the theme afterwards', async ({ page }) => {
  await open(page);
  const map = page.locator('#map');
  const picture = () => map.evaluate((one) => /** @type {HTMLCanvasElement} */ (one).toDataURL());
  await page.setViewportSize({ width: 1280, height: 800 });
  const before = await picture();
  await page.keyboard.press('p');
  await expect(page.locator('#present-tools')).toBeVisible();
  await expect.poll(picture).not.toBe(before);
  await page.keyboard.press('Escape');
  await expect.poll(picture).toBe(before);
});
