// Two fingers on the board: they zoom and pan, and never leave half a stroke behind.
import { openPlain } from '../../support/page-driver/boards.mjs';
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { cellAt, expectCell, layout, open, pointOf, rest } from '../../support/page-driver/page.mjs';

/** @import { Page } from '@playwright/test' */
/** @typedef {{ x: number, y: number }} Point */

const SIDE = 20;

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/**
 * Fingers that touch, move and lift; each call gives the positions of all of them.
 * @param {Page} page
 */
async function hand(page) {
  const session = await page.context().newCDPSession(page);
  /** @param {'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel'} type */
  const sender =
    (type) =>
    (/** @type {Point[]} */ ...points) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: points.map((point, id) => ({ ...point, id })),
      });
  return {
    down: sender('touchStart'),
    move: sender('touchMove'),
    up: sender('touchEnd'),
  };
}

test('two fingers zoom where they are, and the map stays as it was', async ({ page }) => {
  await openPlain(page, SIDE, SIDE);
  const fingers = await hand(page);
  const before = await layout(page);
  const middle = await pointOf(page, { x: 10, y: 10 });
  /** @param {number} span */
  const apart = (span) => [
    { x: middle.x - span, y: middle.y },
    { x: middle.x + span, y: middle.y },
  ];
  const [one, other] = apart(30);
  if (one === undefined || other === undefined) throw new Error('two fingers');
  await fingers.down(one);
  await fingers.down(one, other);
  await fingers.move(...apart(60));
  await fingers.move(...apart(90));
  await fingers.up();
  await expect.poll(async () => (await layout(page)).width).toBeCloseTo(3 * before.width, -1);
  expect(await cellAt(page, middle)).toEqual({ x: 10, y: 10 });
  for (const x of [8, 9, 10, 11, 12]) {
    await expectCell(page, { x, y: 10 }, /^row 11, column \d+, (?!wall)/);
  }
});

test('two fingers that move together pan, and lifting one causes no jump', async ({ page }) => {
  await openPlain(page, SIDE, SIDE);
  await page.getByTestId('zoom-in').tap();
  await page.getByTestId('zoom-in').tap();
  await expect.poll(async () => (await layout(page)).width).toBeGreaterThan(30);
  await rest(page);
  const before = await layout(page);
  const fingers = await hand(page);
  await fingers.down({ x: 150, y: 300 }, { x: 250, y: 300 });
  await fingers.move({ x: 130, y: 310 }, { x: 230, y: 310 });
  await fingers.move({ x: 110, y: 325 }, { x: 210, y: 325 });
  await expect.poll(async () => (await layout(page)).left).toBe(before.left - 40);
  const panned = await layout(page);
  expect(panned.top).toBe(before.top + 25);
  expect(panned.width).toBe(before.width);
  await fingers.up({ x: 110, y: 325 });
  await fingers.move({ x: 20, y: 120 });
  await fingers.up();
  await expectCell(page, await cellAt(page, { x: 110, y: 325 }), /^(?!.*wall)/);
  expect(await layout(page)).toEqual(panned);
});

test('a finger that trembles before the second one touches draws nothing', async ({ page }) => {
  await openPlain(page, SIDE, SIDE);
  const fingers = await hand(page);
  const at = await pointOf(page, { x: 5, y: 5 });
  await fingers.down(at);
  await fingers.move({ x: at.x + 3, y: at.y + 2 });
  await fingers.down({ x: at.x + 3, y: at.y + 2 }, { x: at.x + 120, y: at.y + 80 });
  await fingers.move({ x: at.x - 20, y: at.y }, { x: at.x + 160, y: at.y + 90 });
  await fingers.up();
  await expect.poll(async () => (await layout(page)).isWhole).toBe(false);
  for (const x of [4, 5, 6]) {
    await expectCell(page, { x, y: 5 }, new RegExp(`^row 6, column ${x + 1}, (?!wall)`));
  }
});

test('a stroke in progress ends where the second finger touches', async ({ page }) => {
  await openPlain(page, SIDE, SIDE);
  const fingers = await hand(page);
  const from = await pointOf(page, { x: 3, y: 8 });
  const to = await pointOf(page, { x: 6, y: 8 });
  const beyond = await pointOf(page, { x: 6, y: 14 });
  const second = await pointOf(page, { x: 12, y: 4 });
  await fingers.down(from);
  await fingers.move(to);
  await fingers.down(to, second);
  await fingers.move(beyond, { x: second.x + 5, y: second.y + 5 });
  await fingers.move(to, second);
  await fingers.up();
  await expect.poll(async () => (await layout(page)).isWhole).toBe(true);
  for (const x of [3, 4, 5, 6]) await expectCell(page, { x, y: 8 }, /^row 9, .*wall/);
  for (const y of [9, 11, 14]) await expectCell(page, { x: 6, y }, /^row \d+, column 7, (?!wall)/);
});

test('the buttons are large enough for a finger, and cover no cell', async ({ page }) => {
  await open(page);
  const board = await page.getByTestId('board').boundingBox();
  for (const name of ['zoom-in', 'zoom-out', 'zoom-fit']) {
    const box = await page.getByTestId(name).boundingBox();
    if (box === null || board === null) throw new Error(`${name} is not to be seen`);
    expect(Math.min(box.width, box.height), name).toBeGreaterThanOrEqual(40);
    expect(box.y, name).toBeGreaterThanOrEqual(board.y + board.height);
  }
});
