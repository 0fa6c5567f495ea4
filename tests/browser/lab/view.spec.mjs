// Zooming and panning, by mouse, keys and buttons.
import { openPlain } from '../../support/page-driver/boards.mjs';
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import {
  activeLabel,
  cellAt,
  chooseFile,
  drag,
  expectCell,
  expectValue,
  layout,
  open,
  pointOf,
  rest,
  textFile,
} from '../../support/page-driver/page.mjs';

/** @import { Page } from '@playwright/test' */

const COLUMNS = 60;
const ROWS = 40;

/** Side of a cell on the screen, once it has changed. @param {Page} page @param {number} before */
async function changedSide(page, before) {
  await expect.poll(async () => (await layout(page)).width).not.toBe(before);
  return (await layout(page)).width;
}

/** @param {Page} page @param {boolean} isWhole */
async function expectWhole(page, isWhole) {
  await expect.poll(async () => (await layout(page)).isWhole).toBe(isWhole);
}

test('the wheel zooms at the pointer, and back to the whole board', async ({ page }) => {
  await openPlain(page, COLUMNS, ROWS);
  const cell = { x: 41, y: 13 };
  const point = await pointOf(page, cell);
  await page.mouse.move(point.x, point.y);
  let { width } = await layout(page);
  for (let turn = 0; turn < 6; turn++) {
    await page.mouse.wheel(0, -200);
    const now = await changedSide(page, width);
    expect(now).toBeGreaterThan(width);
    expect(await cellAt(page, point)).toEqual(cell);
    width = now;
  }
  await page.mouse.move(point.x + 1, point.y);
  await expect(activeLabel(page)).toHaveAttribute('aria-label', /^row 14, column 42,/);
  await page.mouse.wheel(0, 4000);
  await expectWhole(page, true);
  expect(await cellAt(page, point)).toEqual(cell);
});

test('a pinch on the trackpad zooms, a swipe to the side pans', async ({ page }) => {
  await openPlain(page, COLUMNS, ROWS);
  const point = await pointOf(page, { x: 30, y: 20 });
  await page.mouse.move(point.x, point.y);
  const before = await layout(page);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -40);
  await page.mouse.wheel(0, -40);
  await page.mouse.wheel(0, -40);
  await page.keyboard.up('Control');
  await expect.poll(async () => (await layout(page)).width).toBeGreaterThan(2 * before.width);
  expect(await cellAt(page, point)).toEqual({ x: 30, y: 20 });
  const zoomed = await layout(page);
  await page.mouse.wheel(50, 0);
  await expect.poll(async () => (await layout(page)).left).toBe(zoomed.left - 50);
  expect((await layout(page)).top).toBe(zoomed.top);
});

test('the buttons zoom at the middle, and say when they can do no more', async ({ page }) => {
  await openPlain(page, COLUMNS, ROWS);
  const button = {
    closer: page.getByRole('button', { name: 'Zoom in' }),
    farther: page.getByRole('button', { name: 'Zoom out' }),
    whole: page.getByRole('button', { name: 'Show the whole board' }),
  };
  await expect(button.farther).toHaveAttribute('aria-disabled', 'true');
  await expect(button.whole).toHaveAttribute('aria-disabled', 'true');
  const { width } = await layout(page);
  await button.closer.click();
  expect(Math.abs((await changedSide(page, width)) - 1.5 * width)).toBeLessThan(1);
  await expect(button.farther).toHaveAttribute('aria-disabled', 'false');
  await button.farther.click();
  await expectWhole(page, true);
  for (let press = 0; press < 9; press++) await button.closer.press('Enter');
  await expect(button.closer).toHaveAttribute('aria-disabled', 'true');
  await expect.poll(async () => (await layout(page)).width).toBe(160);
  await button.whole.click();
  await expectWhole(page, true);
  await expect(button.whole).toBeFocused();
});

test('keys zoom at the active cell, keep it in sight, and show the whole board', async ({ page }) => {
  await openPlain(page, COLUMNS, ROWS);
  await page.getByTestId('board').focus();
  for (const key of ['ArrowRight', 'ArrowDown', '+', '+', '=', '+']) {
    await page.keyboard.press(key);
  }
  await expect.poll(async () => (await layout(page)).width).toBeGreaterThan(50);
  await rest(page);
  const isInSight = async (/** @type {{ x: number, y: number }} */ cell) => {
    const stage = await page.locator('#stage').boundingBox();
    const { width } = await layout(page);
    const { x, y } = await pointOf(page, cell);
    if (stage === null) throw new Error('there is no stage');
    const half = width / 2;
    return (
      x - half >= stage.x &&
      x + half <= stage.x + stage.width &&
      y - half >= stage.y &&
      y + half <= stage.y + stage.height
    );
  };
  expect(await isInSight({ x: 1, y: 1 })).toBe(true);
  expect(await isInSight({ x: 50, y: 1 })).toBe(false);
  for (const [key, cell] of /** @type {const} */ ([
    ['End', { x: 59, y: 1 }],
    ['PageDown', { x: 59, y: 11 }],
    ['Control+End', { x: 59, y: 39 }],
    ['Control+Home', { x: 0, y: 0 }],
  ])) {
    await page.keyboard.press(key);
    await expect.poll(() => isInSight(cell), key).toBe(true);
  }
  await page.keyboard.press('-');
  await expect.poll(async () => (await layout(page)).width).toBeLessThan(50);
  await page.keyboard.press('0');
  await expectWhole(page, true);
});

test('the middle button drags the view and draws nothing', async ({ page }) => {
  await openPlain(page, COLUMNS, ROWS);
  const point = await pointOf(page, { x: 30, y: 20 });
  await page.mouse.move(point.x, point.y);
  await page.mouse.wheel(0, -800);
  await expectWhole(page, false);
  // The picture follows the wheel one frame later.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const before = await layout(page);
  await page.mouse.down({ button: 'middle' });
  await page.mouse.move(point.x - 60, point.y - 35);
  await page.mouse.move(point.x - 90, point.y + 40);
  await rest(page);
  await page.mouse.up({ button: 'middle' });
  await expect.poll(async () => (await layout(page)).left).toBe(before.left - 90);
  expect((await layout(page)).top).toBe(before.top + 40);
  await expectCell(page, await cellAt(page, point), /^row \d+, column \d+, (?!wall)/);
  // However far it is pulled, the board stays in sight.
  await page.mouse.move(point.x, point.y);
  await page.mouse.down({ button: 'middle' });
  for (let pull = 1; pull < 5; pull++) await page.mouse.move(point.x + 400 * pull, point.y);
  await page.mouse.up({ button: 'middle' });
  await expect.poll(async () => (await layout(page)).left).toBeGreaterThan(before.left);
  const stage = await page.locator('#stage').boundingBox();
  expect((await layout(page)).left - Number(stage?.x)).toBeLessThan(100);
});

test('walls are drawn and ends dragged where they are seen', async ({ page }) => {
  await openPlain(page, COLUMNS, ROWS);
  const corner = await pointOf(page, { x: 59, y: 39 });
  await page.mouse.move(corner.x, corner.y);
  await page.mouse.wheel(0, -900);
  await expectWhole(page, false);
  await drag(page, { x: 56, y: 36 }, { x: 56, y: 38 });
  await expectCell(page, { x: 56, y: 37 }, /^row 38, column 57, wall/);
  await expectCell(page, { x: 55, y: 37 }, /^row 38, column 56, (?!wall)/);
  await drag(page, { x: 59, y: 39 }, { x: 57, y: 39 }, { x: 57, y: 36 });
  await expectCell(page, { x: 57, y: 36 }, /^row 37, column 58, goal/);
  await page.keyboard.press('0');
  await expectWhole(page, true);
  await expectCell(page, { x: 56, y: 36 }, /^row 37, column 57, wall/);
});

test('an end dragged to the edge scrolls the view, until it is released', async ({ page }) => {
  await openPlain(page, COLUMNS, ROWS);
  const corner = await pointOf(page, { x: 0, y: 0 });
  await page.mouse.move(corner.x, corner.y);
  await page.mouse.wheel(0, -250);
  await expectWhole(page, false);
  const before = await layout(page);
  const stage = await page.locator('#stage').boundingBox();
  if (stage === null) throw new Error('there is no stage');
  const rim = { x: stage.x + stage.width - 4, y: stage.y + stage.height / 2 };
  const start = await pointOf(page, { x: 0, y: 0 });
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(rim.x - 200, rim.y);
  await page.mouse.move(rim.x, rim.y);
  // The pointer rests; board and end keep moving, up to the end of the board.
  await expect.poll(async () => (await layout(page)).left).toBeLessThan(before.left - 150);
  expect((await layout(page)).top).toBe(before.top);
  await expect.poll(async () => (await cellAt(page, rim)).x).toBeGreaterThanOrEqual(COLUMNS);
  await page.mouse.up();
  await expect(activeLabel(page)).toHaveAttribute('aria-label', /, column 60, start,/);
  await rest(page);
  const after = await layout(page);
  expect(after.left + COLUMNS * after.width).toBeLessThan(stage.x + stage.width);
  await page.mouse.move(rim.x - 300, rim.y);
  await page.mouse.move(rim.x, rim.y);
  expect(await layout(page)).toEqual(after);
});

test('resizing the window keeps the whole board whole, and the middle of a part', async ({ page }) => {
  await openPlain(page, COLUMNS, ROWS);
  await page.setViewportSize({ width: 1100, height: 700 });
  await expectWhole(page, true);
  await expect(page.getByTestId('board')).toBeInViewport({ ratio: 0.99 });
  const point = await pointOf(page, { x: 30, y: 20 });
  await page.mouse.move(point.x, point.y);
  await page.mouse.wheel(0, -900);
  await expectWhole(page, false);
  const middle = async () => {
    // The middle of the area that the buttons leave free: they are as far from the right as the board from the left.
    const stage = await page.locator('#stage').boundingBox();
    if (stage === null) throw new Error('there is no stage');
    const { x, y } = await cellAt(page, {
      x: stage.x + 20 + (stage.width - 84) / 2,
      y: stage.y + stage.height / 2,
    });
    return `${x},${y}`;
  };
  const before = await middle();
  const { left } = await layout(page);
  await page.setViewportSize({ width: 1300, height: 820 });
  await expect.poll(async () => (await layout(page)).left).not.toBe(left);
  expect(await middle()).toBe(before);
});

test('another board is shown whole again', async ({ page }) => {
  await openPlain(page, COLUMNS, ROWS);
  await page.getByTestId('zoom-in').click();
  await expectWhole(page, false);
  await chooseFile(page, textFile('small.map', ['S..', '..G']));
  await expectValue(page, 'cost', 24);
  await expectWhole(page, true);
});

test('a board of one row is no thread: it can be drawn on like any other', async ({ page }) => {
  await open(page);
  await page.getByTestId('map-menu').click();
  await page.getByTestId('width').fill('4096');
  await page.getByTestId('height').fill('1');
  await page.getByTestId('resize').click();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('board')).toHaveAttribute('aria-rowcount', '1');
  await expect.poll(async () => (await layout(page)).height).toBe(24);
  const cost = await page.getByTestId('cost').getAttribute('data-value');
  await drag(page, { x: 3, y: 0 }, { x: 3, y: 0 });
  await expect(page.getByTestId('cost')).not.toHaveAttribute('data-value', String(cost));
  await expectCell(page, { x: 3, y: 0 }, /wall/);
});
