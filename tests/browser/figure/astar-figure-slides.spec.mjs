// Figures on slides: scaled, zoomed and rotated by the page around them, with keys that the slides use as well.
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { LESTER, openHost } from '../../support/page-driver/hosts.mjs';
import { expectWorking, stateOf } from '../../support/page-driver/live-figure.mjs';

/** @import { Page } from '@playwright/test' */
/** @import { AstarFigureElement as Figure } from '../../../web/figure/astrolabe.d.ts' */

const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'unsafe-inline'";

/** @param {Page} page @param {string} site @param {string} style of the slide @param {string} [attributes] */
async function openSlide(page, site, style, attributes = '') {
  await page.setViewportSize({ width: 1600, height: 1300 });
  await openHost(page, site, {
    policy,
    body: `<div style="width: 560px; margin: 260px auto; ${style}"><astar-figure id="one" src="${LESTER}" ${attributes}></astar-figure></div>`,
  });
  await expectWorking(page);
}

/** The middle of a cell on the screen, measured by a point placed there. @param {Page} page @param {{ x: number, y: number }} cell */
const pointOf = (page, { x, y }) =>
  page
    .locator('#one')
    .getByTestId('board')
    .evaluate(
      (board, { x, y }) => {
        const point = document.createElement('div');
        Object.assign(point.style, {
          position: 'absolute',
          left: `${(100 * (x + 0.5)) / 7}%`,
          top: `${(100 * (y + 0.5)) / 6}%`,
        });
        board.append(point);
        const { left, top } = point.getBoundingClientRect();
        point.remove();
        return { x: left, y: top };
      },
      { x, y },
    );

const SLIDES = {
  'as it is': '',
  'scaled up': 'transform: scale(2)',
  'scaled down': 'transform: scale(0.45)',
  'scaled by its own property': 'scale: 1.5 0.75',
  'zoomed in': 'zoom: 1.7',
  'zoomed out': 'zoom: 0.5',
  'zoomed and scaled': 'zoom: 0.8; transform: scale(1.6)',
  'turned a little': 'transform: rotate(-8deg)',
  'turned by a quarter, and scaled': 'rotate: 90deg; scale: 1.25',
  mirrored: 'transform: scaleX(-1)',
  sheared: 'transform: skewX(20deg)',
};

for (const [name, style] of Object.entries(SLIDES)) {
  test(`the pointer finds the cell that it is on: a slide ${name}`, async ({ page, site }) => {
    await openSlide(page, site, style, 'edit');
    const one = page.locator('#one');
    for (const cell of [
      { x: 0, y: 0 },
      { x: 6, y: 5 },
      { x: 5, y: 1 },
      { x: 2, y: 4 },
    ]) {
      const { x, y } = await pointOf(page, cell);
      await page.mouse.move(x, y);
      await expect(one.getByRole('gridcell')).toHaveAttribute(
        'aria-label',
        new RegExp(`^row ${cell.y + 1}, column ${cell.x + 1}\\b`),
      );
    }
    // An end, and a wall of two cells.
    const [from, to] = [await pointOf(page, { x: 5, y: 2 }), await pointOf(page, { x: 6, y: 4 })];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y);
    await page.mouse.up();
    await expect.poll(async () => (await stateOf(page))?.goal).toEqual({ x: 6, y: 4 });
    const [first, last] = [await pointOf(page, { x: 0, y: 5 }), await pointOf(page, { x: 1, y: 5 })];
    await page.mouse.move(first.x, first.y);
    await page.mouse.down();
    await page.mouse.move(last.x, last.y);
    await page.mouse.up();
    const board = one.getByTestId('board');
    await expect(one.getByRole('gridcell')).toHaveAttribute('aria-label', /^row 6, column 2, wall/);
    await board.press('ArrowLeft');
    await expect(one.getByRole('gridcell')).toHaveAttribute('aria-label', /^row 6, column 1, wall/);
    await board.press('ArrowUp');
    await expect(one.getByRole('gridcell')).not.toHaveAttribute('aria-label', /wall/);
  });

  test(`the board fills its stage and stays within: a slide ${name}`, async ({ page, site }) => {
    await openSlide(page, site, style);
    // The frames after the first one may still fit the board.
    await expect(async () => {
      const sizes = await page.locator('#one').evaluate((element) => {
        const root = /** @type {ShadowRoot} */ (element.shadowRoot);
        const [stage, board] = ['.stage', '.board'].map(
          (part) => /** @type {HTMLElement} */ (root.querySelector(part)),
        );
        if (stage === undefined || board === undefined) return null;
        // In layout pixels, before any transformation.
        const left = board.offsetLeft;
        const top = board.offsetTop;
        return {
          left,
          top,
          right: stage.clientWidth - left - board.clientWidth,
          bottom: stage.clientHeight - top - board.clientHeight,
        };
      });
      expect(sizes).not.toBeNull();
      for (const [side, room] of Object.entries(sizes ?? {})) {
        expect(room, side).toBeGreaterThanOrEqual(13);
        // Cells are a whole number of pixels.
        expect(room, side).toBeLessThan(side === 'left' || side === 'right' ? 90 : 22);
      }
    }).toPass();
  });
}

/**
 * The key events that reach the page while a part of the figure has the focus, as `keydown .`
 * @param {Page} page @param {string} part @param {string[]} keys
 */
async function heardOf(page, part, keys) {
  await page.evaluate(() => {
    /** @type {string[]} */
    const heard = [];
    Reflect.set(window, 'heard', heard);
    for (const type of ['keydown', 'keypress', 'keyup']) {
      for (const eventTarget of [document, window]) {
        eventTarget.addEventListener(type, (event) => {
          const { key } = /** @type {KeyboardEvent} */ (event);
          // It means nothing by itself.
          if (key !== 'Control') heard.push(`${type} ${key}`);
        });
      }
    }
  });
  for (const key of keys) {
    await page.locator('#one').getByTestId(part).focus();
    await page.keyboard.press(key);
  }
  return /** @type {string[]} */ (await page.evaluate(() => Reflect.get(window, 'heard')));
}

/** The keys that each part uses. */
const USED = {
  board: [
    'ArrowRight',
    'ArrowDown',
    'Home',
    'End',
    'PageDown',
    'Control+End',
    '.',
    ',',
    '[',
    ']',
    'k',
    'K',
    'Enter',
    'Enter',
  ],
  scrubber: ['ArrowLeft', 'ArrowUp', 'PageUp', 'Home', 'End', '.', ','],
  back: ['Enter', 'Space', '.', 'k', 'k'],
  'open-page': ['.', ','],
};

for (const [part, keys] of Object.entries(USED)) {
  test(`keys that a figure uses turn no slide: ${part}`, async ({ page, site }) => {
    await openSlide(page, site, '', 'controls page="index.html"');
    expect(await heardOf(page, part, keys)).toEqual([]);
  });
}

test('keys that draw turn no slide either, and others reach the page', async ({ page, site }) => {
  await openSlide(page, site, '', 'edit controls');
  expect(await heardOf(page, 'board', ['Space', 's', '3', 'Control+z', 'Control+y'])).toEqual([]);
  const heard = await heardOf(page, 'board', ['f', 'b', 'Escape']);
  for (const key of ['f', 'b', 'Escape']) expect(heard).toContain(`keydown ${key}`);
  expect(await heardOf(page, 'scrubber', ['Space'])).toContain('keydown  ');
});

test('a key that a view-only figure does not use reaches the page', async ({ page, site }) => {
  await openSlide(page, site, '');
  const heard = await heardOf(page, 'board', ['Space', 's', '3', 'Control+z']);
  for (const key of [' ', 's', '3', 'z']) expect(heard).toContain(`keydown ${key}`);
});

test('answering the quiz by keys turns no slide', async ({ page, site }) => {
  await openSlide(page, site, '', 'quiz');
  await page.locator('#one').evaluate((element) => /** @type {Figure} */ (element).seek(2));
  await expect.poll(async () => (await stateOf(page))?.step).toBe(2);
  expect(await heardOf(page, 'board', ['ArrowUp', 'Space', 'Enter'])).toEqual([]);
  expect((await stateOf(page))?.quiz.asked).toBe(2);
});

test('Escape that cancels a stroke does not reach the page', async ({ page, site }) => {
  await openSlide(page, site, '', 'edit');
  const from = await pointOf(page, { x: 5, y: 2 });
  const to = await pointOf(page, { x: 6, y: 4 });
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y);
  expect(await heardOf(page, 'board', ['Escape'])).toEqual(['keyup Escape', 'keyup Escape']);
  await page.mouse.up();
  expect((await stateOf(page))?.goal).toEqual({ x: 5, y: 2 });
});
