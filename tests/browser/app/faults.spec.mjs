// Regressions: faults that occurred once and must not come back. Others are tested beside the feature they concern: a
// drawing is restored (last-board.spec.mjs), contrast (first-sight.spec.mjs), a GIF of a large map (export.spec.mjs).
import { openPlain } from '../../support/page-driver/boards.mjs';
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import {
  activeLabel,
  expectCell,
  expectValue,
  layout,
  numberOf,
  open,
  openShare,
  pointOf,
} from '../../support/page-driver/page.mjs';

/** @import { Page } from '@playwright/test' */

test('the status describes the step that the counter shows', async ({ page }) => {
  await open(page, '#v=1&h=manhattan&t=0');
  for (let step = 1; step < (await numberOf(page, 'steps')); step++) {
    await page.getByTestId('forward').click();
    await expectValue(page, 'step', step);
    await expect(page.getByTestId('status')).toContainText(`Step ${step} of `);
    await expect(page.getByTestId('narration')).toContainText(/expands/i);
  }
});

test('a wrong answer to the quiz draws no wall', async ({ page }) => {
  await open(page, '#v=1&h=manhattan&quiz=1');
  await expect(page.getByTestId('quiz')).toBeVisible();
  const { x, y } = await pointOf(page, { x: 6, y: 5 });
  await page.mouse.click(x, y);
  await expect(page.getByTestId('quiz')).toContainText(/not/i);
  await expect(page.getByTestId('undo')).toHaveAttribute('aria-disabled', 'true');
  await expectCell(page, { x: 6, y: 5 }, /^(?!.*wall)/);
});

test('an end at the edge can be grabbed by its outer half, outside the board', async ({ page }) => {
  await openPlain(page, 60, 40);
  const { width, left, top } = await layout(page);
  for (const x of [width / 2, width * 0.1, -2, -5]) {
    const from = { x: left + x, y: top + width / 2 };
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + width, from.y, { steps: 3 });
    await page.mouse.move(from.x + 2 * width, from.y, { steps: 3 });
    await page.mouse.up();
    await expectCell(page, { x: 2, y: 0 }, /start/);
    await page.keyboard.press('Control+z');
    await expectCell(page, { x: 0, y: 0 }, /start/);
  }
});

test('a link in a text scrolls the figure that it drives into view', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 500 });
  await page.goto('lessons/en/a-star.html');
  const link = page.locator('a[href^="#fig1:"]').first();
  await link.scrollIntoViewIfNeeded();
  const figure = page.locator('#fig1');
  await page.evaluate(() => {
    const text = document.querySelector('a[href^="#fig1:"]');
    const paragraph = /** @type {HTMLElement} */ (text?.closest('p'));
    // As far from its figure as in a long lesson.
    paragraph.style.marginTop = paragraph.style.marginBottom = '1200px';
    text?.scrollIntoView({ block: 'center' });
  });
  await expect(figure).not.toBeInViewport();
  await link.click();
  await expect(figure).toBeInViewport({ ratio: 0.6 });
});

test.describe('320 pixels wide', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  /** Elements that extend beyond the right edge, unless they are scrolled inside another. @param {Page} page */
  const tooWide = (page) =>
    page.evaluate(() => {
      /** @param {Element | null} one @returns {boolean} */
      const isScrolled = (one) =>
        one !== null &&
        one !== document.body &&
        (['auto', 'scroll', 'hidden', 'clip'].includes(getComputedStyle(one).overflowX) ||
          isScrolled(one.parentElement));
      return [...document.body.querySelectorAll('*')]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !isScrolled(one.parentElement))
        .filter((one) => one.getBoundingClientRect().right > 321)
        .map((one) => one.outerHTML.slice(0, 80));
    });

  for (const place of ['lab', 'race', 'world', 'graph']) {
    test(`${place} stays within the window`, async ({ page }) => {
      await open(page, `#v=1&p=${place}`);
      await expect(page.getByTestId(`place-${place}`)).toHaveAttribute('aria-current', /.+/);
      expect(await tooWide(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
  }

  test('nothing of Share is cut off', async ({ page }) => {
    await open(page);
    await openShare(page);
    const dialog = page.locator('#share-dialog');
    const widths = await dialog.evaluate((one) => [one.scrollWidth, one.clientWidth]);
    expect(widths[0]).toBe(widths[1]);
    await expect(page.locator('#share-close')).toBeInViewport({ ratio: 1 });
    for (const tab of await page.locator('#share-tabs button').all()) await expect(tab).toBeInViewport({ ratio: 1 });
  });
});

test('in a race the boards use the available space, and its icons differ from those of undo', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const undo = await page.goto('#v=1&p=race').then(() => page.getByTestId('undo').locator('path').getAttribute('d'));
  const cards = page.locator('#race-lanes > *');
  await expect(cards).toHaveCount(2);
  for (const card of await cards.all()) {
    for (const path of await card.locator('button svg path').all()) expect(await path.getAttribute('d')).not.toBe(undo);
    const around = (await card.boundingBox()) ?? { height: 0 };
    const board = (await card.locator('canvas').first().boundingBox()) ?? { height: 0 };
    expect(around.height - board.height).toBeLessThan(110);
    expect(board.height).toBeGreaterThan(340);
  }
});

test('on a zoomed board each cell can be scrolled out from under tools and buttons', async ({ page }) => {
  await open(page, '#v=1&m=g.random.60.60.20.3');
  for (let i = 0; i < 3; i++) await page.getByTestId('zoom-in').click();
  const controls = [page.locator('.tools').first(), page.locator('.zoom').first()];
  for (const { corner, keys } of [
    { corner: { x: 0, y: 0 }, keys: ['Control+Home'] },
    { corner: { x: 59, y: 59 }, keys: ['Control+End'] },
    { corner: { x: 59, y: 0 }, keys: ['Control+Home', 'End'] },
    { corner: { x: 0, y: 59 }, keys: ['Control+End', 'Home'] },
  ]) {
    await page.getByTestId('board').focus();
    for (const key of keys) await page.keyboard.press(key);
    const label = new RegExp(`row ${corner.y + 1}, column ${corner.x + 1}\\b`);
    await expect(activeLabel(page)).toHaveAttribute('aria-label', label);
    await expect(async () => {
      const { x, y } = await pointOf(page, corner);
      for (const control of controls) {
        const box = await control.boundingBox();
        if (box === null) throw new Error('there is no such control');
        const isUnder = x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
        expect(isUnder, `${corner.x},${corner.y}`).toBe(false);
      }
    }).toPass();
  }
});

test('many improvements are shown as a density, not as one bar', async ({ page }) => {
  await open(page, '#v=1&m=g.random.200.120.20.3&s=3,3&g=190,110');
  const share = () =>
    page.evaluate(() => {
      const canvas = /** @type {HTMLCanvasElement} */ (document.querySelector('#ticks'));
      if (canvas.width === 0) return NaN;
      const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d');
      copy?.drawImage(canvas, 0, 0);
      const { data } = copy?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
      return data.filter((value, index) => index % 4 === 3 && value > 0).length / (canvas.width * canvas.height);
    });
  await expect.poll(share).toBeGreaterThan(0.05);
  expect(await share()).toBeLessThan(0.5);
});

test('anything that unfolds beside the board wraps within the rail', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  await page.getByTestId('algorithm').selectOption('jps');
  for (const fold of ['#about-algorithm', '#beside .advanced:not(#view)', '#view']) {
    await page.locator(`${fold} > summary`).click();
    const widths = await page.locator('#beside').evaluate((one) => [one.scrollWidth, one.clientWidth]);
    expect(widths[0], fold).toBe(widths[1]);
    await page.locator(`${fold} > summary`).click();
  }
});

test('choosing an algorithm can be undone', async ({ page }) => {
  await open(page);
  await page.getByTestId('algorithm').selectOption('dijkstra');
  await page.getByTestId('undo').click();
  await expect(page.getByTestId('algorithm')).toHaveValue('astar');
  await page.getByTestId('redo').click();
  await expect(page.getByTestId('algorithm')).toHaveValue('dijkstra');
});

test('a link to graphs that names none opens the example, and is not reported as damaged', async ({ page }) => {
  await open(page, '#v=1&b=graph');
  await expect(page.getByTestId('place-graph')).toHaveAttribute('aria-current', /.+/);
  await expect(page.locator('.is-error:visible')).toHaveCount(0);
  await expect(page.locator('#graph-empty')).toBeHidden();
});

test('positions are written (x,y) wherever they are visible; row and column are for screen readers', async ({
  page,
}) => {
  await open(page, '#v=1&h=manhattan');
  await page.getByTestId('board').focus();
  await page.keyboard.press('w');
  const seen = await page.evaluate(() => document.body.innerText);
  expect(seen).not.toMatch(/row \d+, column \d+|\bcolumn \d+\b|\br\d+c\d+\b/i);
  expect(seen).toMatch(/\(\d+,\d+\)/);
  await expect(activeLabel(page)).toHaveAttribute('aria-label', /row \d+, column \d+/);
});

test('at a zoom of 400 % every place can be used by scrolling in one direction', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, '#v=1&h=manhattan&t=0');
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.getByTestId('forward').click();
  await expectValue(page, 'step', 1);
  for (const place of ['race', 'world', 'graph']) {
    await page.getByTestId(`place-${place}`).click();
    await expect(page.locator('dialog.place[open]')).toBeVisible();
    expect(await overflow(), place).toBeLessThanOrEqual(0);
    await page.getByTestId(`${place}-first`).click();
    await page.getByTestId(`${place}-forward`).click();
    await expect(page.getByTestId(`${place}-first`)).toHaveAttribute('aria-disabled', 'false');
  }
});
