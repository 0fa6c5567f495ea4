// The first visit: the first figure before its first step, and a hint what to try, until something is done.
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { drag, expectValue, numberOf, open } from '../../support/page-driver/page.mjs';

test.use({ isNewcomer: true });

test('the board waits before its first step, and the hint disappears after the first action', async ({ page }) => {
  await open(page);
  const status = page.getByTestId('status');
  await expect(status).toHaveText('Click play. Drag S or G. Draw a wall. Right-click a cell to ask why.');
  await expectValue(page, 'step', 0);
  await expectValue(page, 'cost', 68);
  await expect(page.getByTestId('narration')).toHaveText(/^Nothing is expanded yet/);
  await page.reload();
  await expect(status).toHaveText(/^Click play/);
  await page.locator('#language').click();
  await expect(status).toHaveText('点击播放；拖动 S 或 G；画一道墙；右键点击一格，问为什么。');
  await page.getByTestId('forward').click();
  await expect(status).toHaveText(/^第 1\/12 步/);
  await page.goto('about:blank');
  await open(page);
  await expect(status).not.toHaveText(/^点击播放/);
});

test('a link needs no greeting, and drawing ends it; only a dragged end shows the path at once', async ({ page }) => {
  await open(page, '#v=1&h=manhattan');
  await expectValue(page, 'step', 12);
  await page.goto('about:blank');
  await open(page);
  await expectValue(page, 'step', 0);
  await drag(page, { x: 4, y: 0 }, { x: 4, y: 0 });
  await expect(page.getByTestId('status')).not.toHaveText(/^Click play/);
  // A visitor who wants to compute it by hand is not shown the answer.
  await expectValue(page, 'step', 0);
  await page.getByTestId('scrubber').fill('3');
  await drag(page, { x: 5, y: 0 }, { x: 5, y: 0 });
  await expectValue(page, 'step', 3);
});

test('dragging an end on the first visit shows its path at once', async ({ page }) => {
  await open(page);
  await drag(page, { x: 5, y: 2 }, { x: 5, y: 4 });
  await expect.poll(async () => (await numberOf(page, 'step')) === (await numberOf(page, 'steps'))).toBe(true);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('it says what a finger does, and is fully readable', async ({ page }) => {
    await open(page);
    const status = page.getByTestId('status');
    await expect(status).toHaveText('Tap play. Drag S or G. Draw a wall. Hold a cell to ask why.');
    expect(await status.evaluate((line) => line.scrollWidth - line.clientWidth)).toBeLessThanOrEqual(1);
    expect(await status.evaluate((line) => line.scrollHeight - line.clientHeight)).toBeLessThanOrEqual(1);
  });
});
