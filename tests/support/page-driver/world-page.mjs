// The game world as visitors use it: cells by column and row (from 0).
import { expect } from './fixtures.mjs';
import { expectValue, open } from './page.mjs';

/** @import { Page } from '@playwright/test' */

export const board = (/** @type {Page} */ page) => page.getByTestId('world-board');
export const status = (/** @type {Page} */ page) => page.getByTestId('world-status');
export const summary = (/** @type {Page} */ page) => page.getByTestId('world-summary');
/** What is said about the active cell. @param {Page} page */
export const cellSaid = (page) => board(page).getByRole('gridcell');

/** The middle of a cell on the screen. @param {Page} page @param {number} x @param {number} y */
export async function pointOf(page, x, y) {
  await expect(board(page)).toHaveAttribute('data-side', /./);
  return board(page).evaluate(
    (host, [column, row]) => {
      const box = host.getBoundingClientRect();
      const { side, left, top } = /** @type {HTMLElement} */ (host).dataset;
      return {
        x: box.left + Number(left) + ((column ?? 0) + 0.5) * Number(side),
        y: box.top + Number(top) + ((row ?? 0) + 0.5) * Number(side),
      };
    },
    [x, y],
  );
}

/** @param {Page} page @param {number} x @param {number} y */
export async function press(page, x, y) {
  const point = await pointOf(page, x, y);
  await page.mouse.click(point.x, point.y);
}

/** A stroke through these cells. @param {Page} page @param {[number, number][]} cells */
export async function stroke(page, cells) {
  for (const [index, [x, y]] of cells.entries()) {
    const point = await pointOf(page, x, y);
    await page.mouse.move(point.x, point.y);
    if (index === 0) await page.mouse.down();
  }
  await page.mouse.up();
}

/** The world is at this tick, and nothing is still to come. @param {Page} page @param {number} tick */
export async function expectTick(page, tick) {
  await expectValue(page, 'world-tick', tick);
  await expect(summary(page)).toContainText(`tick ${tick}:`);
}

/** The current world as one number. @param {Page} page */
export async function digest(page) {
  await expect(page.locator('#world-place')).toHaveAttribute('data-digest', /^[0-9a-f]{16}$/);
  return page.locator('#world-place').getAttribute('data-digest');
}

/** Lester's board has 7 × 6 cells, walls at (3,1) to (3,3). @param {Page} page @param {string} [script] */
export async function openWorld(page, script = '') {
  await open(page, `#v=1&world=1${script === '' ? '' : `&do=${script}`}`);
  await expect(page.locator('#world-space')).toBeVisible();
}
