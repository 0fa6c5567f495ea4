// Every tool: by mouse, by finger, by keys; undo and redo of what they did.
import { openPlain, plainRows } from '../../support/page-driver/boards.mjs';
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import {
  activeLabel,
  chooseGround,
  drag,
  expectCell,
  expectValue,
  open,
  pointOf,
} from '../../support/page-driver/page.mjs';

/** @import { Page } from '@playwright/test' */
/** @typedef {{ x: number, y: number }} Cell */

const EMPTY = plainRows(9, 7);

/** Which cells of the board are labelled as walls, or have a cost: a character each. @param {Page} page */
async function rowsOf(page) {
  const board = page.getByTestId('board');
  await board.focus();
  await page.keyboard.press('Control+Home');
  const rows = [];
  for (let y = 0; y < 7; y++) {
    let row = '';
    for (let x = 0; x < 9; x++) {
      const label = (await activeLabel(page).getAttribute('aria-label')) ?? '';
      const [, factor] = /cost × (\d+)/.exec(label) ?? [];
      row += /, start/.test(label) ? 'S' : /, goal/.test(label) ? 'G' : /, wall/.test(label) ? '#' : (factor ?? '.');
      await page.keyboard.press('ArrowRight');
    }
    rows.push(row);
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
  }
  return rows;
}

test('a line is drawn from its first point to its last, and previewed before it is drawn', async ({ page }) => {
  await openPlain(page, 9, 7);
  await page.getByTestId('tool-line').click();
  const [from, by, to] = [
    await pointOf(page, { x: 1, y: 1 }),
    await pointOf(page, { x: 7, y: 1 }),
    await pointOf(page, { x: 5, y: 5 }),
  ];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(by.x, by.y);
  await page.mouse.move(to.x, to.y);
  // Nothing is changed yet, only previewed.
  await expectValue(page, 'cost', 6 * 14 + 2 * 10);
  const dark = await page.locator('#marks').evaluate((canvas) => {
    const marks = /** @type {HTMLCanvasElement} */ (canvas);
    const data = marks.getContext('2d')?.getImageData(0, 0, marks.width, marks.height).data ?? [];
    let count = 0;
    for (let i = 3; i < data.length; i += 4) if ((data[i] ?? 0) > 100) count += 1;
    return count;
  });
  expect(dark).toBeGreaterThan(1000);
  await page.mouse.up();
  expect(await rowsOf(page)).toEqual([
    'S........',
    '.#.......',
    '..#......',
    '...#.....',
    '....#....',
    '.....#...',
    '........G',
  ]);
});

test('a rectangle is filled, and only outlined with Shift or a second click', async ({ page }) => {
  await openPlain(page, 9, 7);
  const tool = page.getByTestId('tool-rectangle');
  await tool.click();
  await drag(page, { x: 1, y: 1 }, { x: 3, y: 3 });
  await tool.click();
  await expect(tool).toHaveAttribute('aria-label', /^Rectangle outline/);
  await drag(page, { x: 7, y: 4 }, { x: 5, y: 2 });
  await page.keyboard.down('Shift');
  await drag(page, { x: 0, y: 5 }, { x: 2, y: 6 });
  await page.keyboard.up('Shift');
  expect(await rowsOf(page)).toEqual([
    'S........',
    '.###.....',
    '.###.###.',
    '.###.#.#.',
    '.....###.',
    '###......',
    '###.....G',
  ]);
});

test('a fill stops at different ground, and covers neither end', async ({ page }) => {
  await openPlain(page, 9, 7);
  await drag(page, { x: 4, y: 0 }, { x: 4, y: 6 });
  await page.getByTestId('tool-fill').click();
  await chooseGround(page, 'forest');
  const { x, y } = await pointOf(page, { x: 1, y: 3 });
  await page.mouse.click(x, y);
  const left = (await rowsOf(page)).map((row) => row.slice(0, 5));
  expect(left).toEqual(['S222#', '2222#', '2222#', '2222#', '2222#', '2222#', '2222#']);
  // The same ground again: plain.
  await page.mouse.click(x, y);
  expect((await rowsOf(page)).map((row) => row.slice(0, 5))[3]).toBe('....#');
});

test('brushes are 1, 2, 3 or 5 cells wide', async ({ page }) => {
  await openPlain(page, 9, 7);
  await page.getByTestId('ground').click();
  await page.getByTestId('brush-3').check();
  await page.keyboard.press('Escape');
  await drag(page, { x: 2, y: 2 }, { x: 4, y: 2 });
  expect((await rowsOf(page)).slice(0, 5)).toEqual(['S........', '.#####...', '.#####...', '.#####...', '.........']);
});

test('Escape cancels strokes, shapes and dragged ends', async ({ page }) => {
  await openPlain(page, 9, 7);
  for (const tool of ['draw', 'line', 'rectangle']) {
    await page.getByTestId(`tool-${tool}`).click();
    const [from, to] = [await pointOf(page, { x: 1, y: 1 }), await pointOf(page, { x: 6, y: 4 })];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y);
    await page.keyboard.press('Escape');
    await page.mouse.move(from.x, to.y);
    await page.mouse.up();
    expect(await rowsOf(page)).toEqual(EMPTY);
  }
  const [goal, other] = [await pointOf(page, { x: 8, y: 6 }), await pointOf(page, { x: 3, y: 3 })];
  await page.mouse.move(goal.x, goal.y);
  await page.mouse.down();
  await page.mouse.move(other.x, other.y);
  await expectCell(page, { x: 3, y: 3 }, /goal/);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect(await rowsOf(page)).toEqual(EMPTY);
  // What was cancelled cannot be undone: only the map that was opened can.
  await page.keyboard.press('Control+z');
  await expect(page.locator('#map-name')).toHaveText('Lester’s figure');
});

test('a shape whose pointer is cancelled is not drawn', async ({ page }) => {
  await openPlain(page, 9, 7);
  await page.getByTestId('tool-rectangle').click();
  const [from, to] = [await pointOf(page, { x: 1, y: 1 }), await pointOf(page, { x: 6, y: 4 })];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y);
  await page.getByTestId('board').dispatchEvent('pointercancel', { pointerId: 1 });
  await page.mouse.up();
  expect(await rowsOf(page)).toEqual(EMPTY);
});

test('strokes, ends and boards are undone and redone, each as one', async ({ page }) => {
  await openPlain(page, 9, 7);
  const [undo, redo] = [page.getByTestId('undo'), page.getByTestId('redo')];
  await drag(page, { x: 1, y: 1 }, { x: 6, y: 1 }, { x: 6, y: 4 });
  await drag(page, { x: 8, y: 6 }, { x: 5, y: 5 }, { x: 2, y: 5 });
  const drawn = ['S........', '.######..', '......#..', '......#..', '......#..', '..G......', '.........'];
  expect(await rowsOf(page)).toEqual(drawn);
  await expect(redo).toHaveAttribute('aria-disabled', 'true');
  await undo.click();
  await expect(page.getByTestId('status')).toContainText('Undone: goal moved.');
  expect((await rowsOf(page))[6]).toBe('........G');
  await page.keyboard.press('Control+z');
  expect(await rowsOf(page)).toEqual(EMPTY);
  await page.keyboard.press('Control+z');
  await expectValue(page, 'cost', 68);
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await undo.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('status')).toHaveText('There is nothing to undo.');
  await redo.click();
  await page.keyboard.press('Control+Shift+Z');
  await page.keyboard.press('Control+y');
  expect(await rowsOf(page)).toEqual(drawn);
  await expect(redo).toHaveAttribute('aria-disabled', 'true');
});

test('Ctrl+Z in a field belongs to the field', async ({ page }) => {
  await openPlain(page, 9, 7);
  await page.getByTestId('weight').focus();
  await page.keyboard.press('Control+z');
  await expect(page.getByTestId('board')).toHaveAttribute('aria-colcount', '9');
});

test('every tool by keys alone', async ({ page }) => {
  await openPlain(page, 9, 7);
  /** @param {string[]} keys */
  const press = async (...keys) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  /** @param {string} name */
  const useTool = async (name) => {
    await page.getByTestId(`tool-${name}`).focus();
    await press('Enter');
    await page.getByTestId('board').focus();
  };
  await page.getByTestId('board').focus();
  // A run is one stroke.
  await press('Control+Home', 'ArrowDown');
  await page.keyboard.down('Shift');
  await press('ArrowRight', 'ArrowRight', 'ArrowDown');
  await page.keyboard.up('Shift');
  expect((await rowsOf(page)).slice(0, 4)).toEqual(['S........', '###......', '..#......', '.........']);
  await press('Control+z');
  expect(await rowsOf(page)).toEqual(EMPTY);

  await press('Control+Home', 'ArrowRight', '3');
  await expect(activeLabel(page)).toHaveAttribute('aria-label', /terrain cost × 3/);
  await expect(page.getByTestId('status')).toContainText('Terrain × 3 at (1,0).');
  await press('1');
  await expect(activeLabel(page)).toHaveAttribute('aria-label', /^(?!.*terrain)/);

  await useTool('rectangle');
  await press('ArrowDown', 'Space');
  await expect(page.getByTestId('status')).toContainText('From (1,1)');
  await press('ArrowRight', 'ArrowDown', 'Space');
  await useTool('line');
  await press('Home', 'End', 'Space', 'ArrowDown', 'ArrowDown', 'ArrowLeft', 'Escape', 'Space', 'ArrowUp', 'Space');
  expect(await rowsOf(page)).toEqual([
    'S........',
    '.##......',
    '.##......',
    '.......#.',
    '.......#.',
    '.........',
    '........G',
  ]);
});

test.describe('with fingers', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('tools are within reach on a phone, and large enough', async ({ page }) => {
    await open(page);
    for (const name of [
      'tool-draw',
      'tool-line',
      'tool-rectangle',
      'tool-fill',
      'tool-pick',
      'ground',
      'undo',
      'redo',
      'map-menu',
    ]) {
      await expect(page.getByTestId(name)).toBeInViewport({ ratio: 0.99 });
      const box = await page.getByTestId(name).boundingBox();
      expect(box?.height, name).toBeGreaterThanOrEqual(38);
      expect(box?.width, name).toBeGreaterThanOrEqual(38);
    }
    await page.getByTestId('tool-rectangle').tap();
    const touch = await page.context().newCDPSession(page);
    /** @param {'touchStart' | 'touchMove' | 'touchEnd'} type @param {Cell[]} cells */
    const send = async (type, ...cells) => {
      const touchPoints = [];
      for (const cell of cells) touchPoints.push(await pointOf(page, cell));
      await touch.send('Input.dispatchTouchEvent', { type, touchPoints });
    };
    await send('touchStart', { x: 0, y: 4 });
    await send('touchMove', { x: 3, y: 5 });
    await send('touchMove', { x: 6, y: 5 });
    await send('touchEnd');
    await expect(page.getByTestId('undo')).toHaveAttribute('aria-disabled', 'false');
    await page.getByTestId('undo').tap();
    await expect(page.getByTestId('status')).toContainText('Undone: drawing.');
    await page.getByTestId('redo').tap();
    await expectCell(page, { x: 6, y: 4 }, /wall/);
    await page.getByTestId('ground').tap();
    await expect(page.getByTestId('ground-swamp')).toBeInViewport();
    await page.getByTestId('ground-swamp').tap();
    await page.getByTestId('tool-fill').tap();
    await expect(page.locator('#ground-panel')).toBeHidden();
    await expect(page.getByTestId('ground')).toHaveAttribute('aria-label', /Swamp/);
  });
});
