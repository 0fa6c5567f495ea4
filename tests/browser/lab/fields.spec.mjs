// Shading of the closed cells: fields of G, H and F, chosen under View and kept in links; the two fronts of a search
// from both ends; the arrows of a flow field.
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { expectDrawn, layout, open } from '../../support/page-driver/page.mjs';

/** @import { Page } from '@playwright/test' */

/** The colours at points of the map, given in cells with fractions. @param {Page} page @param {readonly (readonly [number, number])[]} points */
async function coloursAt(page, points) {
  const { width, height } = await layout(page);
  return page.evaluate(([width, height, points]) => {
    const canvas = /** @type {HTMLCanvasElement} */ (document.querySelector('#map'));
    const ratio = canvas.width / canvas.getBoundingClientRect().width;
    const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d', { willReadFrequently: true });
    copy?.drawImage(canvas, 0, 0);
    return points.map(([x, y]) =>
      String(copy?.getImageData(Math.round(x * width * ratio), Math.round(y * height * ratio), 1, 1).data),
    );
  }, /** @type {const} */ ([width, height, points]));
}

/** The number of colours in the middles of the cells of a row, beside their numbers. @param {Page} page @param {number} y */
async function coloursInRow(page, y) {
  const points = Array.from({ length: 7 }, (_, x) => /** @type {const} */ ([x + 0.5, y + 0.12]));
  return new Set(await coloursAt(page, points)).size;
}

test('closed cells are shaded by G, and as before when it is undone', async ({ page }) => {
  await open(page, '#v=1&a=dijkstra&num=none');
  await expectDrawn(page);
  const plain = await coloursInRow(page, 0);
  await page.locator('#view > summary').click();
  for (const field of ['g', 'h', 'f']) {
    await page.getByTestId('shading').selectOption(field);
    await expect(page).toHaveURL(new RegExp(`shade=${field}`));
  }
  await page.getByTestId('shading').selectOption('g');
  await expect.poll(() => coloursInRow(page, 0)).toBeGreaterThan(plain + 1);
  await expect(page.locator('#ramp-first')).toHaveText('small');
  await page.getByTestId('shading').selectOption('status');
  await expect.poll(() => coloursInRow(page, 0)).toBe(plain);
});

test('a link shows the field at once, on a large map too', async ({ page }) => {
  await open(page, '#v=1&m=g.random.300.200.20.3&a=dijkstra&shade=g');
  await expect(page.getByTestId('shading')).toHaveValue('g');
  const colours = () =>
    page.evaluate(() => {
      const canvas = /** @type {HTMLCanvasElement} */ (document.querySelector('#map'));
      const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d', { willReadFrequently: true });
      copy?.drawImage(canvas, 0, 0);
      const pixels = new Uint32Array(
        (copy?.getImageData(0, 0, canvas.width, canvas.height).data ?? new Uint8ClampedArray()).buffer,
      );
      return new Set(pixels).size;
    });
  await expect.poll(colours).toBeGreaterThan(100);
});

test('the two fronts of a search from both ends have hues of their own, which the key names', async ({ page }) => {
  await open(page, '#v=1&m=g.random.40.26.0.7&s=3,13&g=36,13&a=bidijkstra&num=none&arrows=0');
  await expectDrawn(page);
  const differ = async () => {
    const [left, right] = await coloursAt(page, [
      [5.5, 15.5],
      [34.5, 15.5],
    ]);
    return left !== right;
  };
  await expect.poll(differ).toBe(true);
  const key = page.getByTestId('key').getByText('closed from the goal');
  await expect(key).toBeVisible();
  await page.locator('#language').click();
  await expect(page.getByTestId('key')).toContainText('从终点一侧关闭');
  await page.getByTestId('algorithm').selectOption('dijkstra');
  await expect.poll(differ).toBe(false);
  await expect(page.locator('.closed-from-goal')).toBeHidden();
  // A program as written searches from one end, whatever else is chosen.
  await open(page, '#v=1&a=bidijkstra&as=csharp');
  await expect(page.locator('.closed-from-goal')).toBeHidden();
});

test('the key says what F is in the displayed search', async ({ page }) => {
  await open(page, '#v=1&h=manhattan');
  const key = page.getByTestId('key');
  await expect(key).toContainText('F = G + H');
  await page.getByTestId('weight').fill('2');
  await page.getByTestId('weight').press('Enter');
  await expect(key).toContainText('F = G + 2 × H');
  await page.getByTestId('algorithm').selectOption('dijkstra');
  await expect(key).toContainText('F = G + H');
  await page.getByTestId('algorithm').selectOption('greedy');
  await expect(key).toContainText('F = H');
});

test('a flow field has arrows where cells are too small for one each', async ({ page }) => {
  await open(page, '#v=1&m=g.random.120.80.10.7&a=flow');
  await expectDrawn(page);
  const colours = () =>
    page.evaluate(() => {
      const canvas = /** @type {HTMLCanvasElement} */ (document.querySelector('#map'));
      const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d', { willReadFrequently: true });
      copy?.drawImage(canvas, 0, 0);
      const data = copy?.getImageData(0, 0, canvas.width, canvas.height).data ?? new Uint8ClampedArray();
      return new Set(new Uint32Array(data.buffer)).size;
    });
  // Their slanted strokes have shades that nothing else on such a board has.
  const withArrows = await colours();
  await page.locator('#view > summary').click();
  await page.getByTestId('arrows').click();
  await expect.poll(colours).toBeLessThan(withArrows);
});
