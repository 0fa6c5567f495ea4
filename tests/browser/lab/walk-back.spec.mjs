// The path is walked back from the goal at the end of the play, as a part of the picture alone.
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { expectValue, open } from '../../support/page-driver/page.mjs';

/** @import { Page } from '@playwright/test' */

/** What is seen of the map in each frame, from a click on a button of the transport on. @param {Page} page @param {string} name */
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

/** The map as it stands. @param {Page} page @returns {Promise<string>} */
const picture = (page) => page.locator('#map').evaluate((map) => /** @type {HTMLCanvasElement} */ (map).toDataURL());

test('who steps to the end sees the path grow from the goal, and then all of it', async ({ page }) => {
  await open(page, '#v=1&t=11&h=manhattan');
  await expectValue(page, 'step', 11);
  const frames = /** @type {string[]} */ (await framesAfter(page, 'forward'));
  await expectValue(page, 'step', 12);
  // Seven cells: several pictures on the way.
  expect(frames.length).toBeGreaterThan(3);
  await page.getByTestId('first').click();
  await page.getByTestId('last').click();
  await expect.poll(() => picture(page)).toBe(frames.at(-1));
});

test('who jumps there sees all of it at once', async ({ page }) => {
  await open(page, '#v=1&t=4&h=manhattan');
  const frames = /** @type {string[]} */ (await framesAfter(page, 'last'));
  // Before the click is drawn, perhaps, and after.
  expect(frames.length).toBeLessThanOrEqual(2);
});

test('who plays sees it at the end, and can go back meanwhile', async ({ page }) => {
  await page.clock.install();
  await open(page, '#v=1&t=11&h=manhattan');
  const frames = /** @type {string[]} */ (await framesAfter(page, 'play'));
  expect(frames.length).toBeGreaterThan(4);
  await page.getByTestId('back').click();
  const before = await picture(page);
  await page.getByTestId('forward').click();
  await page.getByTestId('back').click();
  await expect.poll(() => picture(page)).toBe(before);
  // Longer than going back over the path takes.
  await page.clock.fastForward(1200);
  expect(await picture(page)).toBe(before);
});

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the path is there at once', async ({ page }) => {
    await open(page, '#v=1&t=11&h=manhattan');
    const frames = /** @type {string[]} */ (await framesAfter(page, 'forward'));
    await expectValue(page, 'step', 12);
    expect(frames.length).toBeLessThanOrEqual(2);
  });
});
