// The X-ray of the heuristic: what is painted, hatched and said, and where it is kept.
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import {
  activeLabel,
  chooseFile,
  expectCell,
  expectDrawn,
  expectValue,
  open,
  openLens,
  pointOf,
  textFile,
} from '../../support/page-driver/page.mjs';

/** @import { Page } from '@playwright/test' */

/** An empty board, the goal in the middle of its right side. */
const EMPTY = textFile('empty.map', [
  ...Array.from({ length: 4 }, () => '............'),
  'S..........G',
  ...Array.from({ length: 4 }, () => '............'),
]);

/** @param {Page} page @param {string} hash */
async function openEmpty(page, hash) {
  await page.goto(hash);
  await chooseFile(page, EMPTY);
  await expect(page.getByTestId('status')).toContainText('Path found');
  await expectDrawn(page);
}

/** What the legend says about cells where H is too large. @param {Page} page */
const tooLarge = (page) => page.locator('#xray-legend p', { has: page.locator('.xray-over') });

/**
 * The colours of a cell's pixels on the screen, most frequent first.
 * @param {Page} page @param {{ x: number, y: number }} cell @returns {Promise<string[]>}
 */
async function coloursOf(page, cell) {
  const { x, y } = await pointOf(page, cell);
  return page.evaluate(([left, top]) => {
    const canvas = document.querySelector('canvas.map');
    if (!(canvas instanceof HTMLCanvasElement)) throw new Error('there is no map');
    const box = canvas.getBoundingClientRect();
    const ratio = canvas.width / box.width;
    const size = 24;
    // From a copy that is made to be read.
    const copy = new OffscreenCanvas(size, size);
    const context = copy.getContext('2d', { willReadFrequently: true });
    const x0 = (left - box.left) * ratio - size / 2;
    const y0 = (top - box.top) * ratio - size / 2;
    context?.drawImage(canvas, -Math.round(x0), -Math.round(y0));
    const data = context?.getImageData(0, 0, size, size).data ?? [];
    /** @type {Map<string, number>} */
    const counts = new Map();
    for (let i = 0; i < data.length; i += 4) {
      const colour = `${data[i]},${data[i + 1]},${data[i + 2]}`;
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
    return [...counts].sort((a, b) => b[1] - a[1]).map(([colour]) => colour);
  }, /** @type {const} */ ([x, y]));
}

test('Manhattan overestimates with diagonals on the empty board, octile nowhere', async ({ page }) => {
  await openEmpty(page, '#v=1&h=manhattan');
  await openLens(page, 'proof');
  await page.getByTestId('xray').check();
  await expect(tooLarge(page)).toHaveText('too large, by up to 24');
  await expectCell(page, { x: 7, y: 0 }, /H 80 is 24 above the true remaining cost 56: overestimated$/);
  await expectCell(page, { x: 7, y: 4 }, /H 40 is the true remaining cost$/);
  await openLens(page, 'cell');
  await expectCell(page, { x: 7, y: 4 }, /H 40 is/);
  await expect(page.locator('#cell-states')).toContainText('H 40 is the true remaining cost');
  // Warm and hatched, or as plain as free ground.
  const hatched = await coloursOf(page, { x: 7, y: 0 });
  expect(hatched.length).toBeGreaterThan(2);
  expect(hatched[0]).toBe('229,138,75');
  expect(await coloursOf(page, { x: 9, y: 4 })).toContain('255,255,255');
  await page.getByTestId('heuristic').selectOption('octile');
  await expect(tooLarge(page)).toHaveText('too large: nowhere');
  await expectCell(page, { x: 7, y: 0 }, /H 56 is the true remaining cost$/);
  expect(await coloursOf(page, { x: 7, y: 0 })).not.toContain('229,138,75');
});

test('Euclidean times 10 overestimates from eight diagonals on', async ({ page }) => {
  await open(page, '#v=1&h=euclidean&xray=1');
  const rows = Array.from({ length: 11 }, (_, y) => '.'.repeat(11).replace(/^./, y === 0 ? 'S' : '.'));
  await chooseFile(page, textFile('diagonal.map', [...rows.slice(0, 10), `${'.'.repeat(10)}G`]));
  await expect(page.getByTestId('status')).toContainText('Path found');
  await expect(page.getByTestId('xray')).toBeChecked();
  await expectCell(page, { x: 3, y: 3 }, /below the true|is the true/);
  await expectCell(page, { x: 2, y: 2 }, /H 113 is 1 above the true remaining cost 112: overestimated$/);
  await expectCell(page, { x: 1, y: 1 }, /overestimated$/);
});

test('it follows the weight, and steps leave it as it is', async ({ page }) => {
  await openEmpty(page, '#v=1&xray=1');
  await expect(tooLarge(page)).toHaveText('too large: nowhere');
  await page.getByTestId('weight').fill('2');
  await expect(tooLarge(page)).toHaveText('too large, by up to 126');
  await expectCell(page, { x: 7, y: 4 }, /H 80 is 40 above the true remaining cost 40: overestimated$/);
  await page.getByTestId('first').click();
  await expectCell(page, { x: 7, y: 4 }, /not reached, weighted H 80 is 40 above/);
  await page.getByTestId('weight').fill('0.5');
  await expectCell(page, { x: 7, y: 4 }, /H 20 is 20 below the true remaining cost 40$/);
});

test('cells without a path to the goal are marked, and walls stay', async ({ page }) => {
  await open(page);
  await chooseFile(page, textFile('parted.map', ['..#...', '..#S.G', '..#...']));
  await openLens(page, 'proof');
  await page.getByTestId('xray').check();
  await expectCell(page, { x: 0, y: 1 }, /no path from here to the target cell$/);
  await expectCell(page, { x: 2, y: 1 }, /column 3, wall$/);
  await expect(page.locator('#xray-legend')).toContainText('no path from here to the target cell');
});

test('it is kept in the link, and so is the dashed path', async ({ page }) => {
  await openEmpty(page, '#v=1');
  await openLens(page, 'proof');
  await page.getByTestId('xray').check();
  await page.getByTestId('shortest').check();
  await expect.poll(() => page.evaluate(() => location.hash)).toMatch(/&xray=1&best=1/);
  await page.reload();
  await expect(page.getByTestId('xray')).toBeChecked();
  await expect(page.getByTestId('shortest')).toBeChecked();
  await expectCell(page, { x: 7, y: 4 }, /is the true remaining cost$/);
  await page.getByTestId('xray').uncheck();
  await expect.poll(() => page.evaluate(() => location.hash)).not.toMatch(/xray/);
  await expect(activeLabel(page)).not.toHaveAttribute('aria-label', /true remaining cost/);
});

test('an example sets its own display, and undo restores the X-ray', async ({ page }) => {
  await openEmpty(page, '#v=1');
  await openLens(page, 'proof');
  await page.getByTestId('xray').check();
  await page.getByTestId('map-menu').click();
  await page.getByRole('button', { name: 'Plains and mountain' }).click();
  await expect(page.getByTestId('xray')).not.toBeChecked();
  await page.getByTestId('undo').click();
  await expect(page.getByTestId('xray')).toBeChecked();
  await expectCell(page, { x: 7, y: 4 }, /is the true remaining cost$/);
});

test('a keyboard finds the switch, and cell labels say what is painted', async ({ page }) => {
  await openEmpty(page, '#v=1&h=manhattan');
  await openLens(page, 'proof');
  await page.getByTestId('xray').focus();
  await page.keyboard.press('Space');
  await page.getByTestId('board').focus();
  await page.keyboard.press('Control+Home');
  await expect(activeLabel(page)).toHaveAttribute('aria-label', /H 150 is 24 above/);
});

test('a large board is painted at once when it is ready', async ({ page }) => {
  await open(page, '#v=1&h=manhattan&xray=1');
  const row = '.'.repeat(700);
  await chooseFile(
    page,
    textFile('large.map', [`S${row}`, ...Array.from({ length: 698 }, () => `.${row}`), `${row}G`]),
  );
  await expectValue(page, 'cost', 699 * 14 + 10);
  await expect(tooLarge(page)).toHaveText(`too large, by up to ${699 * 6}`);
  await expect(page.locator('.board')).not.toHaveClass(/is-stale/);
  await expect(page.getByTestId('referee')).toContainText('optimal');
});

test.describe('in Chinese, on a dark phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark', locale: 'zh-CN', hasTouch: true });

  test('the switch is in the sheet that the verdict opens', async ({ page }) => {
    await open(page, '#v=1&h=manhattan');
    await page.getByTestId('referee').tap();
    await page.getByTestId('xray').tap();
    await expect(page.locator('#xray-legend')).toContainText('偏大，最多 12');
    await expect(activeLabel(page)).toHaveAttribute('aria-label', /H 40 比真实剩余代价 68 小 28/);
  });
});
