// Breakpoints: created from a sentence; playing stops there, buttons and keys lead there, links carry them.
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { chooseFile, expectValue, open, openLens, textFile } from '../../support/page-driver/page.mjs';

/** @import { Page } from '@playwright/test' */

/** @param {Page} page */
async function unfold(page) {
  await openLens(page, 'lists');
  await page.locator('#step-log > summary').click();
}

/**
 * @param {Page} page
 * @param {string} what
 * @param {{ x: number, y: number }} [cell]
 */
async function add(page, what, cell) {
  await page.getByLabel('Event', { exact: true }).selectOption({ label: what });
  if (cell !== undefined) {
    await page.getByLabel('Where', { exact: true }).selectOption('at');
    await page.getByLabel('x, column 0').fill(String(cell.x));
    await page.getByLabel('y, row 0').fill(String(cell.y));
  }
  await page.getByRole('button', { name: 'Add', exact: true }).click();
}

/** @param {Page} page */
const list = (page) => page.getByRole('list', { name: 'Breakpoints' }).getByRole('listitem');

/** Fast, from the first step, until it stops. @param {Page} page */
async function playFromStart(page) {
  await page.getByTestId('first').click();
  await page.getByTestId('speed').selectOption('64');
  await page.getByTestId('play').click();
}

test('playing stops when a parent changes, and says so', async ({ page }) => {
  await open(page);
  await unfold(page);
  await add(page, 'a parent changes');
  await expect(list(page)).toHaveText(['when a parent changes×']);
  await playFromStart(page);
  // (1,4) was reached over (2,3) and gets (1,3) as its parent.
  await expect(page.getByTestId('status')).toHaveText(/^Stopped at step \d+: \(1,4\) has another parent\.$/);
  await expect(page.getByTestId('play')).toHaveAttribute('data-shows', 'play');
  const step = Number(await page.getByTestId('step').getAttribute('data-value'));
  expect(step).toBeGreaterThan(3);
  expect(step).toBeLessThan(12);
  // It goes on from there, and not back to the same.
  await page.getByTestId('play').click();
  await expect(page.getByTestId('step')).not.toHaveAttribute('data-value', String(step));
});

test('a cell’s own breakpoint, from the keyboard', async ({ page }) => {
  await open(page);
  await unfold(page);
  await add(page, 'a cell is expanded', { x: 2, y: 3 });
  await page.getByLabel('y, row 0').press('Enter');
  await expect(page.getByTestId('status')).toHaveText('This breakpoint already exists.');
  await expect(list(page)).toHaveText(['when (2,3) is expanded×']);
  await playFromStart(page);
  await expect(page.getByTestId('status')).toHaveText('Stopped at step 3: (2,3) is expanded.');
  await expectValue(page, 'step', 3);
  await page.getByTestId('last').click();
  await page.getByRole('button', { name: 'Previous event' }).click();
  await expectValue(page, 'step', 3);
  await expect(page.getByTestId('status')).toHaveText('Step 3: (2,3) is expanded.');
  await page.getByTestId('first').click();
  await page.keyboard.press('>');
  await expectValue(page, 'step', 3);
  await page.keyboard.press('>');
  await expect(page.getByTestId('status')).toContainText('no such event');
  await page.getByRole('button', { name: 'Remove breakpoint: when (2,3) is expanded' }).click();
  await expect(list(page)).toHaveCount(0);
  await expect(page.getByLabel('Event', { exact: true })).toBeFocused();
  await page.getByTestId('first').click();
  await page.keyboard.press('>');
  await expect(page.locator('#log-lines')).toContainText('improved');
});

test('the form takes the active cell, and refuses cells that do not exist', async ({ page }) => {
  await open(page);
  await unfold(page);
  await page.getByTestId('board').focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.getByLabel('Where', { exact: true }).selectOption('at');
  await expect(page.getByLabel('x, column 0')).toHaveValue('1');
  await expect(page.getByLabel('y, row 0')).toHaveValue('2');
  await add(page, 'a cell is opened', { x: 7, y: 0 });
  await expect(page.getByTestId('status')).toHaveText(
    'That is not a cell of this map: enter two whole numbers, from (0,0) to (6,5).',
  );
  await expect(list(page)).toHaveCount(0);
  // F belongs to no cell.
  await page.getByLabel('Event', { exact: true }).selectOption('the smallest F increases');
  await expect(page.getByLabel('Where', { exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(list(page)).toHaveText(['when the smallest F increases×']);
  await playFromStart(page);
  await expect(page.getByTestId('status')).toHaveText(
    'Stopped at step 3: (2,3) is expanded, and F is greater than before.',
  );
});

test('reloading and links restore breakpoints; off the board they wait', async ({ page }) => {
  await open(page, '#v=1&h=manhattan&bp=parent,opened.6.5,nonsense,opened.99.0');
  await expectValue(page, 'cost', 68);
  await unfold(page);
  await expect(list(page)).toHaveText([
    'when a parent changes×',
    'when (6,5) is opened×',
    'when (99,0) is opened – not on this board×',
  ]);
  await page.getByRole('button', { name: 'Remove breakpoint: when a parent changes' }).click();
  await expect(page).toHaveURL(/&bp=opened\.6\.5,opened\.99\.0$/);
  await page.reload();
  await expectValue(page, 'cost', 68);
  await unfold(page);
  await expect(list(page)).toHaveCount(2);
  // A smaller board keeps breakpoints outside it.
  await page.getByTestId('map-menu').click();
  await page.getByTestId('width').fill('6');
  await page.getByTestId('resize').click();
  await expect(list(page).first()).toHaveText('when (6,5) is opened – not on this board×');
});

test('breakpoints come with a link, are undone with it, and outlast other maps', async ({ page }) => {
  await open(page);
  await unfold(page);
  await add(page, 'a closed cell is reopened');
  await chooseFile(page, textFile('other.map', ['.....', '.....']));
  await expect(page.getByTestId('status')).toContainText('other.map');
  await expect(list(page)).toHaveText(['when a closed cell is reopened×']);
  await page.evaluate(() => (location.hash = '#v=1&bp=expanded.2.3'));
  await expect(list(page)).toHaveText(['when (2,3) is expanded×']);
  await page.getByTestId('undo').click();
  await expect(list(page)).toHaveText(['when a closed cell is reopened×']);
  await page.getByTestId('redo').click();
  await expect(list(page)).toHaveText(['when (2,3) is expanded×']);
});

test('ticks mark where playing stops', async ({ page }) => {
  await open(page);
  const inked = () =>
    page.evaluate(() => {
      const canvas = /** @type {HTMLCanvasElement} */ (document.querySelector('#ticks'));
      if (canvas.width === 0) return [];
      const { width, height } = canvas;
      const copy = new OffscreenCanvas(width, height).getContext('2d');
      copy?.drawImage(canvas, 0, 0);
      const image = copy?.getImageData(0, 0, width, 1).data ?? new Uint8ClampedArray();
      return [...image].flatMap((value, at) => (at % 4 === 3 && value > 128 ? [(at - 3) / 4 / width] : []));
    });
  await unfold(page);
  await add(page, 'a cell is expanded', { x: 2, y: 3 });
  // Step 3 of 12.
  await expect.poll(async () => (await inked()).map((share) => Math.round(share * 12))).toContain(3);
  expect(new Set((await inked()).map((share) => Math.round(share * 12)))).toEqual(new Set([3]));
});

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('Play steps to the next breakpoint', async ({ page }) => {
    await open(page, '#v=1&h=manhattan&t=0&bp=expanded.2.3');
    await expectValue(page, 'step', 0);
    await page.getByTestId('play').click();
    await expectValue(page, 'step', 3);
    await page.getByTestId('play').click();
    await expectValue(page, 'step', 12);
  });
});

test('in Chinese, too', async ({ page }) => {
  await open(page, '#v=1&h=manhattan&t=0&lang=zh&bp=parent');
  await expectValue(page, 'step', 0);
  await openLens(page, 'lists');
  await page.locator('#step-log > summary').click();
  await expect(page.getByRole('list', { name: '断点' })).toContainText('当某个父节点改变时');
  await page.getByTestId('speed').selectOption('64');
  await page.getByTestId('play').click();
  await expect(page.getByTestId('status')).toHaveText(/^停在第 \d+ 步：\(1,4\) 换了父节点。$/);
});
