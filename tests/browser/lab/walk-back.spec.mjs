// At the end of the play the path is traced back from the goal, in the picture only.
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { expectValue, open } from '../../support/page-driver/page.mjs';

/** @import { Page } from '@playwright/test' */

/** What the map shows in each frame, from a click on a button of the transport. @param {Page} page @param {string} name */
const framesAfter = (page, name) =>
  page.evaluate(
    (button) =>
      new Promise((resolve) => {
        const map = /** @type {HTMLCanvasElement} */ (document.querySelector('#map'));
        /** @type {string[]} */
        const seen = [];
        const began = performance.now();
        const look = () => {
          const now = map.toDataURL();
          if (now !== seen.at(-1)) seen.push(now);
          if (performance.now() - began < 2500) requestAnimationFrame(look);
          else resolve(seen);
        };
        /** @type {HTMLButtonElement | null} */ (document.querySelector(`[data-testid="${button}"]`))?.click();
        requestAnimationFrame(look);
      }),
    name,
  );

/** The current picture of the map. @param {Page} page @returns {Promise<string>} */
const picture = (page) => page.locator('#map').evaluate((map) => /** @type {HTMLCanvasElement} */ (map).toDataURL());

test('stepping to the end shows the path growing from the goal, and then all of it', async ({ page }) => {
  await open(page, '#v=1&t=11&h=manhattan');
  await expectValue(page, 'step', 11);
  const frames = /** @type {string[]} */ (await framesAfter(page, 'forward'));
  await expectValue(page, 'step', 12);
  // Seven cells: several pictures along the path.
  expect(frames.length).toBeGreaterThan(3);
  await page.getByTestId('first').click();
  await page.getByTestId('last').click();
  await expect.poll(() => picture(page)).toBe(frames.at(-1));
});

test('jumping there shows all of it at once', async ({ page }) => {
  await open(page, '#v=1&t=4&h=manhattan');
  const frames = /** @type {string[]} */ (await framesAfter(page, 'last'));
  // Before the click is drawn, perhaps, and after.
  expect(frames.length).toBeLessThanOrEqual(2);
});

test('playing shows it at the end, and stepping back is possible meanwhile', async ({ page }) => {
  await page.clock.install();
  await open(page, '#v=1&t=11&h=manhattan');
  const frames = /** @type {string[]} */ (await framesAfter(page, 'play'));
  expect(frames.length).toBeGreaterThan(4);
  await page.getByTestId('back').click();
  const before = await picture(page);
  await page.getByTestId('forward').click();
  await page.getByTestId('back').click();
  await expect.poll(() => picture(page)).toBe(before);
  // Longer than tracing the path back takes.
  await page.clock.fastForward(1200);
  expect(await picture(page)).toBe(before);
});

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the path is complete at once', async ({ page }) => {
    await open(page, '#v=1&t=11&h=manhattan');
    const frames = /** @type {string[]} */ (await framesAfter(page, 'forward'));
    await expectValue(page, 'step', 12);
    expect(frames.length).toBeLessThanOrEqual(2);
  });
});
