// Fingers and small windows.
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import {
  activeLabel,
  chooseFile,
  expectDrawn,
  expectValue,
  layout,
  open,
  pointOf,
  textFile,
} from '../../support/page-driver/page.mjs';

/** @import { Page } from '@playwright/test' */

/**
 * A finger put down at the first cell, moved over the others, lifted.
 * @param {Page} page
 * @param {{ x: number, y: number }[]} cells
 */
async function swipe(page, ...cells) {
  const touch = await page.context().newCDPSession(page);
  /** @param {'touchStart' | 'touchMove' | 'touchEnd'} type @param {{ x: number, y: number }[]} touchPoints */
  const send = (type, touchPoints) => touch.send('Input.dispatchTouchEvent', { type, touchPoints });
  const [first, ...others] = cells;
  if (first === undefined) return;
  await send('touchStart', [await pointOf(page, first)]);
  for (const cell of others) await send('touchMove', [await pointOf(page, cell)]);
  await send('touchEnd', []);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a finger drags the goal', async ({ page }) => {
    await open(page);
    await swipe(page, { x: 5, y: 2 }, { x: 5, y: 1 }, { x: 2, y: 2 });
    await expectValue(page, 'cost', 10);
  });

  test('a finger can grab an end at the edge from outside the board', async ({ page }) => {
    await open(page);
    await chooseFile(
      page,
      textFile(
        'rim.map',
        Array.from({ length: 40 }, () => '.'.repeat(40)),
      ),
    );
    await expectDrawn(page);
    const { width } = await layout(page);
    const beside = 12 / width;
    await swipe(page, { x: -beside, y: 0 }, { x: 5, y: 5 }, { x: 20 - beside, y: 10 });
    const { x, y } = await pointOf(page, { x: 20, y: 10 });
    await page.touchscreen.tap(x, y);
    await expect(activeLabel(page)).toHaveAttribute('aria-label', /^row 11, column 21, start/);
  });

  test('a finger draws a wall and erases it, and the page stays where it is', async ({ page }) => {
    await open(page);
    await swipe(page, { x: 4, y: 0 }, { x: 4, y: 4 });
    await expectValue(page, 'cost', 88);
    const { x, y } = await pointOf(page, { x: 4, y: 0 });
    await page.touchscreen.tap(x, y);
    await expect(activeLabel(page)).toHaveAttribute('aria-label', /^row 1, column 5, closed/);
    await expectValue(page, 'cost', 74);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('the board, the transport and the numbers are on the first screen', async ({ page }) => {
    await open(page);
    for (const name of ['board', 'play', 'scrubber', 'cost', 'status', 'open-file']) {
      await expect(page.getByTestId(name)).toBeInViewport({ ratio: 0.99 });
    }
  });

  test('tap targets are large enough for a finger', async ({ page }) => {
    await open(page);
    await page.getByTestId('settings').tap();
    for (const name of [
      'settings',
      'first',
      'back',
      'play',
      'forward',
      'last',
      'open-file',
      'algorithm',
      'weight',
      'costs',
    ]) {
      const box = await page.getByTestId(name).boundingBox();
      expect(box?.height, name).toBeGreaterThanOrEqual(38);
      expect(box?.width, name).toBeGreaterThanOrEqual(38);
    }
  });
});

for (const locale of ['en', 'zh']) {
  for (const width of [320, 390, 640, 768, 1024, 1440]) {
    test(`nothing scrolls sideways at ${width} in ${locale}`, async ({ browser, baseURL }) => {
      const viewport = { width, height: 700 };
      const context = await browser.newContext({ viewport, locale, reducedMotion: 'reduce' });
      const page = await context.newPage();
      await page.goto(String(baseURL));
      await expect(page.getByTestId('cost')).toHaveAttribute('data-value', '68');
      await page.getByTestId('tie').evaluate((list) => list.closest('details')?.setAttribute('open', ''));
      await page.getByTestId('speed').selectOption('65536');
      if (width < 980) await page.getByTestId('settings').click();
      const overflow = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        // Nothing visible extends beyond the window, either.
        const beyond = [...document.querySelectorAll('button, select, input, p, dd')].filter((element) => {
          const { right, width: own } = element.getBoundingClientRect();
          return own > 1 && right > clientWidth + 0.5;
        });
        return {
          more: scrollWidth - clientWidth,
          beyond: beyond.map((element) => element.outerHTML.slice(0, 80)),
        };
      });
      expect(overflow).toEqual({ more: 0, beyond: [] });
      await context.close();
    });
  }
}

test('the transport and the file input can be used at 1280 without opening anything', async ({ page }) => {
  await open(page);
  for (const name of ['first', 'back', 'play', 'forward', 'last', 'scrubber', 'speed', 'open-file']) {
    await expect(page.getByTestId(name)).toBeInViewport({ ratio: 0.99 });
  }
});

test('a window that is resized keeps the whole board in sight', async ({ page }) => {
  await open(page);
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 600, height: 900 },
    { width: 1000, height: 560 },
  ]) {
    await page.setViewportSize(viewport);
    await expect(page.getByTestId('board')).toBeInViewport({ ratio: 0.99 });
    await expect
      .poll(async () => {
        const board = await page.getByTestId('board').boundingBox();
        const map = await page.locator('#map').boundingBox();
        return board !== null && map !== null && Math.abs(board.width - map.width) < 1;
      })
      .toBe(true);
  }
});
