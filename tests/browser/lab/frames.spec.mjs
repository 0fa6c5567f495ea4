// What is drawn of a board, and how often: counted by the calls of its canvases.
import { openPlain } from '../../support/page-driver/boards.mjs';
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import {
  activeLabel,
  cellAt,
  chooseFile,
  expectDrawn,
  layout,
  mapPath,
  missingMap,
  open,
  pointOf,
} from '../../support/page-driver/page.mjs';

/** @import { Page } from '@playwright/test' */

// Before the page's own scripts: every call of a canvas counts.
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    /** @type {Record<string, number>} */
    const counts = {};
    const { prototype } = CanvasRenderingContext2D;
    for (const name of /** @type {const} */ (['clearRect', 'drawImage', 'putImageData'])) {
      const counted = new Proxy(prototype[name], {
        apply(original, context, all) {
          // The minimap paints a small picture of its own.
          const isSmall = context.canvas.id === '' && context.canvas.width < 300;
          const key = `${context.canvas.id || (isSmall ? 'minimap' : 'raster')} ${name}`;
          counts[key] = (counts[key] ?? 0) + 1;
          return Reflect.apply(original, context, all);
        },
      });
      Reflect.set(prototype, name, counted);
    }
    Reflect.set(window, 'counts', counts);
  });
});

/** @param {Page} page @returns {Promise<Record<string, number>>} after so many frames */
const countsAfter = (page, frames = 3) =>
  page.evaluate(async (rest) => {
    while (rest-- > 0) await new Promise((resolve) => requestAnimationFrame(resolve));
    return { ...Reflect.get(window, 'counts') };
  }, frames);

test('nothing is drawn while nothing changes, and no map where only the pointer moves', async ({ page }) => {
  await openPlain(page, 60, 40);
  await page.mouse.move(300, 300);
  const before = await countsAfter(page);
  expect(before['map clearRect']).toBeGreaterThan(0);
  expect(await countsAfter(page, 30)).toEqual(before);
  await page.mouse.move(420, 330);
  const after = await countsAfter(page);
  expect(after['marks clearRect']).toBe(Number(before['marks clearRect']) + 1);
  expect(after['map clearRect']).toBe(before['map clearRect']);
});

test('of a map of a million cells only the visible part is drawn, and its image is painted once', async ({ page }) => {
  test.skip(missingMap('Aurora.map') !== '', missingMap('Aurora.map'));
  await open(page);
  await chooseFile(page, mapPath('Aurora.map'));
  await expect(page.getByTestId('status')).toContainText('Aurora.map: 1024 × 768 cells.');
  await expectDrawn(page);
  const whole = await layout(page);
  expect(whole.width).toBeLessThan(1);
  const before = await countsAfter(page);
  const point = await pointOf(page, { x: 500, y: 400 });
  await page.mouse.move(point.x, point.y);
  await page.mouse.wheel(0, -600);
  await expect.poll(async () => (await layout(page)).width).toBeGreaterThan(1.5);
  await page.mouse.down({ button: 'middle' });
  await page.mouse.move(point.x - 80, point.y - 40);
  await page.mouse.up({ button: 'middle' });
  const after = await countsAfter(page);
  expect(after['map drawImage']).toBeGreaterThan(Number(before['map drawImage']));
  expect(after['raster putImageData']).toBe(before['raster putImageData']);

  await page.mouse.wheel(0, -2200);
  await expect.poll(async () => (await layout(page)).width).toBeGreaterThan(40);
  const sizes = await page.evaluate(() => {
    const { width, height } = /** @type {HTMLCanvasElement} */ (document.querySelector('#map'));
    const stage = document.querySelector('#stage')?.getBoundingClientRect();
    return { width, height, most: stage && { width: stage.width, height: stage.height } };
  });
  expect(sizes.width).toBeLessThanOrEqual(Number(sizes.most?.width) + 1);
  expect(sizes.height).toBeLessThanOrEqual(Number(sizes.most?.height) + 1);
  const { x, y } = await cellAt(page, { x: point.x - 80, y: point.y - 40 });
  await page.mouse.move(point.x - 80, point.y - 40);
  await page.mouse.move(point.x - 79, point.y - 40);
  await expect(activeLabel(page)).toHaveAttribute('aria-label', new RegExp(`^row ${y + 1}, column ${x + 1}, `));
  const key = await activeLabel(page).getAttribute('aria-label');
  const isWall = /wall/.test(String(key));
  await page.mouse.down();
  await page.mouse.up();
  await expect(activeLabel(page)).toHaveAttribute(
    'aria-label',
    isWall ? /^row \d+, column \d+, (?!wall)/ : /^row \d+, column \d+, wall/,
  );
});
