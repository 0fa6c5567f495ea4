// Decorative motion: improved cells flash, cells fill softly, zooming is eased, a pushed view glides on; and
// none of it where motion is not wanted.
import { openPlain } from '../../support/page-driver/boards.mjs';
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { expectValue, layout, open, pointOf, rest } from '../../support/page-driver/page.mjs';

test('the cell that a step improves shows its old and new G, and is plain again', async ({ page }) => {
  await open(page, '#v=1&t=0');
  // The parts that are fetched in idle time.
  await expect(page.getByTestId('minimap')).toBeAttached();
  const flashed = await page.evaluateHandle(() => {
    /** @type {string[]} */
    const texts = [];
    const host = /** @type {HTMLElement} */ (document.querySelector('[data-testid="board"]'));
    new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) texts.push(node.textContent ?? '');
    }).observe(host, { childList: true });
    return texts;
  });
  for (let step = 1; step <= 14; step++) {
    await page.getByTestId('forward').click();
    await expectValue(page, 'step', step);
  }
  const texts = /** @type {string[]} */ (await flashed.jsonValue()).filter((text) => text.includes('→'));
  expect(texts.length).toBeGreaterThan(0);
  for (const text of texts) {
    const [known = NaN, offered = NaN] = text.split(' → ').map(Number);
    expect(offered).toBeLessThan(known);
  }
  await expect(page.getByTestId('flash')).toHaveCount(0);
});

/**
 * Records in each frame from now on how large a cell is and where the board lies.
 * @param {import('@playwright/test').Page} page
 */
async function framesOf(page) {
  const noted = await page.evaluateHandle(() => {
    const host = /** @type {HTMLElement} */ (document.querySelector('[data-testid="board"]'));
    /** @type {{ side: number, left: number, fades: number }[]} */
    const frames = [];
    const note = () => {
      const { side, left } = host.dataset;
      const whole = host.getBoundingClientRect().width / Number(host.getAttribute('aria-colcount'));
      frames.push({
        side: Number(side ?? whole),
        left: Number(left ?? 0),
        fades: host.querySelectorAll('.fade').length,
      });
      requestAnimationFrame(note);
    };
    note();
    return frames;
  });
  return () => noted.jsonValue();
}

/** @param {import('@playwright/test').Page} page with parts that are fetched in idle time */
async function openLarge(page) {
  await openPlain(page, 60, 40);
  await expect(page.getByTestId('minimap')).toBeAttached();
}

test('clicks that zoom take effect within a moment, and add up', async ({ page }) => {
  await openLarge(page);
  const before = (await layout(page)).width;
  const frames = await framesOf(page);
  await page.getByTestId('zoom-in').evaluate((button) => {
    for (let press = 0; press < 3; press++) /** @type {HTMLElement} */ (button).click();
  });
  await expect.poll(async () => (await layout(page)).width / before).toBeCloseTo(1.5 ** 3, 0);
  const sides = (await frames()).map(({ side }) => side);
  const last = (await layout(page)).width;
  expect(sides.some((side) => side > before * 1.05 && side < last * 0.95)).toBe(true);
  for (let i = 1; i < sides.length; i++) expect(sides[i]).toBeGreaterThanOrEqual(sides[i - 1] ?? NaN);
  await page.getByTestId('zoom-fit').click();
  await expect.poll(async () => (await layout(page)).isWhole).toBe(true);
});

test('keys that zoom in one frame keep the active cell in sight', async ({ page }) => {
  await openLarge(page);
  const board = page.getByTestId('board');
  await board.press('Control+Home');
  await board.evaluate((host) => {
    for (let press = 0; press < 4; press++) {
      host.dispatchEvent(new KeyboardEvent('keydown', { key: '+', bubbles: true, cancelable: true }));
    }
  });
  await rest(page);
  const stage = await page.locator('#stage').boundingBox();
  if (stage === null) throw new Error('there is no stage');
  const { left, top, width } = await layout(page);
  expect(left).toBeGreaterThanOrEqual(stage.x);
  expect(left + width).toBeLessThan(stage.x + stage.width);
  expect(top).toBeGreaterThanOrEqual(stage.y);
});

/**
 * Pushes a zoomed view to the left with the middle button.
 * @param {import('@playwright/test').Page} page
 * @param {{ by: number, rests: boolean }} how far, in pixels, and whether the hand rests before it lets go
 */
async function pushView(page, { by, rests }) {
  await openLarge(page);
  for (let i = 0; i < 3; i++) await page.getByTestId('zoom-in').click();
  await rest(page);
  const { x, y } = await pointOf(page, { x: 30, y: 20 });
  await page.mouse.move(x, y);
  const before = (await layout(page)).left;
  await page.mouse.down({ button: 'middle' });
  for (let i = 1; i <= 5; i++) await page.mouse.move(x - (by / 5) * i, y);
  if (rests) await rest(page);
  await page.mouse.up({ button: 'middle' });
  return before;
}

test('a view released while it is pushed glides on, and comes to rest', async ({ page }) => {
  const before = await pushView(page, { by: 300, rests: false });
  // Further than it was pushed.
  await expect.poll(async () => (await layout(page)).left).toBeLessThan(before - 305);
  const frames = await framesOf(page);
  await expect
    .poll(async () => {
      const last = (await frames()).slice(-20);
      return last.length === 20 && last.every(({ left }) => left === last[0]?.left);
    })
    .toBe(true);
});

test('a view that rests before it is released stays', async ({ page }) => {
  const before = await pushView(page, { by: 100, rests: true });
  await rest(page);
  expect(Math.round((await layout(page)).left - before)).toBe(-100);
});

test('cells fill softly: for a moment the picture of the previous step covers the map', async ({ page }) => {
  await open(page, '#v=1&t=3');
  await expect(page.getByTestId('minimap')).toBeAttached();
  const frames = await framesOf(page);
  await page.getByTestId('forward').click();
  await expectValue(page, 'step', 4);
  await expect.poll(async () => (await frames()).some(({ fades }) => fades === 1)).toBe(true);
  await expect(page.locator('.fade')).toHaveCount(0);
});

test.describe('where motion is not wanted', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing flashes', async ({ page }) => {
    await open(page, '#v=1&t=0');
    await expect(page.getByTestId('minimap')).toBeAttached();
    for (let step = 1; step <= 14; step++) {
      await page.getByTestId('forward').click();
      await expect(page.locator('.flash, .fade')).toHaveCount(0);
    }
  });

  test('zooming is immediate', async ({ page }) => {
    await openLarge(page);
    const before = (await layout(page)).width;
    const frames = await framesOf(page);
    await page.getByTestId('zoom-in').click();
    await expect.poll(async () => (await layout(page)).width).toBeGreaterThan(before);
    const last = (await layout(page)).width;
    for (const { side } of await frames()) expect([before, last]).toContain(side);
  });
});
