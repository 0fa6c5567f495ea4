// Long searches can be cancelled, maps of links that take long be left for others; keys can be looked up and switched off.
import { loadModule } from '../../support/node/module.mjs';
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import {
  boardSize,
  chooseFile,
  expectDrawn,
  expectValue,
  open,
  pointOf,
  textFile,
} from '../../support/page-driver/page.mjs';

/** @import { Page } from '@playwright/test' */

/**
 * A field of a million cells in a search that takes minutes: the unsorted list is scanned for every
 * expansion.
 * @param {Page} page
 */
async function searchForLong(page) {
  await open(page);
  await page.getByText('Advanced').click();
  await page.getByTestId('open-list').selectOption('list');
  await page.getByTestId('algorithm').selectOption('dijkstra');
  await chooseFile(page, textFile('field.txt', `${'.'.repeat(1000)}\n`.repeat(1000)));
  await expect(page.getByTestId('status')).toHaveText('Searching…');
}

test('a search that takes too long is cancelled, and the next change starts another', async ({ page }) => {
  await searchForLong(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByTestId('status')).toContainText('cancelled');
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeHidden();
  await page.getByTestId('open-list').selectOption('heap');
  await expect(page.getByTestId('status')).toContainText('Path found');
});

test('a million cells painted meanwhile are not drawn one by one', async ({ page }) => {
  await searchForLong(page);
  await expectDrawn(page);
  await page.getByTestId('ground').click();
  await page.getByTestId('ground-forest').check();
  await page.keyboard.press('Escape');
  await page.getByTestId('tool-fill').click();
  const { x, y } = await pointOf(page, { x: 500, y: 500 });
  await page.mouse.move(x, y);
  await page.evaluate(() => {
    let count = 0;
    const { prototype } = CanvasRenderingContext2D;
    const counted = new Proxy(prototype.fillRect, {
      apply(original, context, all) {
        count += 1;
        return Reflect.apply(original, context, all);
      },
    });
    Reflect.set(prototype, 'fillRect', counted);
    Reflect.set(window, 'countRectangles', () => count);
  });
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.getByRole('gridcell')).toHaveAttribute('aria-label', /cost × 2/);
  const count = await page.evaluate(async () => {
    for (let i = 0; i < 3; i++) await new Promise((resolve) => requestAnimationFrame(resolve));
    return Reflect.get(window, 'countRectangles')();
  });
  expect(count).toBeLessThan(100);
  await expect(page.getByTestId('board')).toHaveClass(/is-stale/);
  await page.getByRole('button', { name: 'Cancel' }).click();
});

test('? leads to the help, where keys can be switched off for good', async ({ page }) => {
  await open(page);
  // Parts that load into the rail a moment later are placed above the help.
  await expect(page.locator('#path-quality summary')).not.toBeEmpty();
  await page.keyboard.press('?');
  await expect(page.locator('#help-title')).toBeFocused();
  await expect(page.locator('#help-title')).toBeInViewport();
  await page.keyboard.press(',');
  await expectValue(page, 'step', 11);
  await page.getByLabel('Single-key shortcuts').uncheck();
  await page.keyboard.press(',');
  await expectValue(page, 'step', 11);
  await page.reload();
  await expectValue(page, 'step', 11);
  await page.keyboard.press('.');
  await expectValue(page, 'step', 11);
  await expect(page.getByLabel('Single-key shortcuts')).not.toBeChecked();
});

test('a file chosen before the core has loaded is opened once it has', async ({ page }) => {
  let letCoreCome = () => {};
  const isChosen = new Promise((resolve) => (letCoreCome = () => resolve(undefined)));
  await page.route('**/astrolabe-*.wasm', async (route) => {
    await isChosen;
    await route.continue();
  });
  await page.goto('');
  await chooseFile(page, textFile('early.txt', ['S..', '.#.', '..G']));
  letCoreCome();
  await expect(page.locator('#map-name')).toHaveText('early.txt');
  await expectValue(page, 'cost', 40);
});

/** The link of a board that no generator makes. @param {number} side */
async function largeLink(side) {
  const { Laboratory } = await loadModule();
  const lab = new Laboratory();
  lab.generate('caves', side, side, 40, 1);
  lab.edit([0], [7]);
  return `#v=1&m=${lab.mapToLink()}`;
}

/**
 * Opens a link in the page, or a file, and after some slices does something else.
 * @param {Page} page
 * @param {string | number} link or the cells a side of the file's map
 * @param {{ hash?: string, keys?: string[], delay?: number, isLeft?: boolean }} [meanwhile] another link, or keys for the
 *   board; milliseconds between two slices; whether the board will stay
 * @returns {Promise<{ slices: number, address: string }>} slices, until the board is another one, and the address then
 */
const openInSlices = (page, link, meanwhile = {}) =>
  page.evaluate(async ([what, { delay = 0, isLeft = false, keys = [], ...other }]) => {
    const board = document.querySelector('[data-testid=board]');
    let slices = 0;
    const { prototype } = MessagePort;
    const post = prototype.postMessage;
    prototype.postMessage = /** @this {MessagePort} @param {unknown[]} all */ function (...all) {
      slices += 1;
      if (slices === 3 && other.hash !== undefined) location.hash = other.hash;
      if (slices === 3)
        for (const key of keys) board?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      if (delay > 0) window.setTimeout(() => Reflect.apply(post, this, all), delay);
      else Reflect.apply(post, this, all);
    };
    await new Promise((resolve) => {
      const seen = new MutationObserver(resolve);
      if (board !== null) seen.observe(board, { attributes: true, attributeFilter: ['aria-colcount'] });
      if (isLeft) window.setTimeout(resolve, 2000);
      if (typeof what === 'string') {
        location.hash = what;
        return;
      }
      const map = `${`${'.'.repeat(what - 1)}@\n`.repeat(what)}`;
      const files = new DataTransfer();
      files.items.add(new File([`type octile\nheight ${what}\nwidth ${what}\nmap\n${map}`], 'large.map'));
      board?.dispatchEvent(new DragEvent('drop', { dataTransfer: files, bubbles: true, cancelable: true }));
    });
    prototype.postMessage = post;
    return { slices, address: location.hash };
  }, /** @type {const} */ ([link, meanwhile]));

test('the map of a large link is read in slices, and the page opens on it', async ({ page }) => {
  const hash = await largeLink(2048);
  await open(page);
  const { slices } = await openInSlices(page, hash);
  expect(slices).toBeGreaterThan(3);
  expect(await boardSize(page)).toEqual({ columns: 2048, rows: 2048 });
  await page.keyboard.press('Control+z');
  await expectValue(page, 'cost', 68);
  await page.goto('about:blank');
  await open(page, hash);
  expect(await boardSize(page)).toEqual({ columns: 2048, rows: 2048 });
});

test('a link that is opened while another is read is the one that is shown', async ({ page }) => {
  const [large, larger] = [await largeLink(1500), await largeLink(2048)];
  await open(page);
  expect((await openInSlices(page, larger, { hash: large })).slices).toBeGreaterThan(3);
  expect(await boardSize(page)).toEqual({ columns: 1500, rows: 1500 });
  await page.goBack();
  await expect(page.getByTestId('board')).toHaveAttribute('aria-colcount', '2048');
  await page.goBack();
  await expect(page.getByTestId('board')).toHaveAttribute('aria-colcount', '7');
  await openInSlices(page, larger, { hash: '#v=1&m=g.maze.31.17.0.7' });
  expect(await boardSize(page)).toEqual({ columns: 31, rows: 17 });
  await expectDrawn(page);
  expect(await boardSize(page)).toEqual({ columns: 31, rows: 17 });
  expect(page.url()).toContain('g.maze.31.17.0.7');
});

test('who draws while a map is read keeps the drawing, and the link is left', async ({ page }) => {
  const hash = await largeLink(2048);
  await open(page);
  await page.getByTestId('board').focus();
  await page.keyboard.press('ArrowRight');
  expect((await openInSlices(page, hash, { keys: [' '], isLeft: true })).slices).toBeGreaterThanOrEqual(3);
  expect(await boardSize(page)).toEqual({ columns: 7, rows: 6 });
  await expect(page.getByTestId('undo')).toHaveAttribute('aria-disabled', 'false');
  expect(page.url()).toMatch(/#v=1&.*m=a/);
  expect(page.url().length).toBeLessThan(500);
});

test('a link left for a board as it was before leaves the address to that board', async ({ page }) => {
  const hash = await largeLink(2048);
  await open(page);
  await page.getByTestId('board').focus();
  await page.keyboard.press('ArrowRight');
  // A wall is put on a cell and taken off again.
  await openInSlices(page, hash, { keys: [' ', ' '], isLeft: true });
  expect(await boardSize(page)).toEqual({ columns: 7, rows: 6 });
  expect(page.url().length).toBeLessThan(500);
  await page.reload();
  await expect(page.getByTestId('board')).toHaveAttribute('aria-colcount', '7');
});

test('the address stays that of the link while its map is read, and reloading opens it', async ({ page }) => {
  const hash = await largeLink(2048);
  await open(page);
  await page.getByTestId('board').focus();
  // A step back would be written into the address half a second later.
  const { slices, address } = await openInSlices(page, hash, { keys: [','], delay: 50 });
  expect(slices).toBeGreaterThan(20);
  expect(address).toBe(hash);
  expect(await boardSize(page)).toEqual({ columns: 2048, rows: 2048 });
  await page.goto('about:blank');
  await open(page);
  await page.evaluate((link) => {
    const { prototype } = MessagePort;
    prototype.postMessage = () => location.reload();
    location.hash = link;
  }, hash);
  await expect(page.getByTestId('board')).toHaveAttribute('aria-colcount', '2048');
});

test('a link that is entered while the page reads its first one is the one that it opens on', async ({ page }) => {
  const [large, larger] = [await largeLink(1500), await largeLink(2048)];
  await page.addInitScript((other) => {
    const { prototype } = MessagePort;
    const post = prototype.postMessage;
    let slices = 0;
    prototype.postMessage = /** @this {MessagePort} @param {unknown[]} all */ function (...all) {
      slices += 1;
      if (slices === 3 && location.hash.length > other.length) location.hash = other;
      return Reflect.apply(post, this, all);
    };
  }, large);
  await open(page, larger);
  expect(await boardSize(page)).toEqual({ columns: 1500, rows: 1500 });
  expect(page.url()).toContain(large);
});

test('the map of a large file is read in slices, and gives way to a drawing and to another file', async ({ page }) => {
  await open(page);
  expect((await openInSlices(page, 3000)).slices).toBeGreaterThan(3);
  expect(await boardSize(page)).toEqual({ columns: 3000, rows: 3000 });
  await expect(page.locator('#map-name')).toHaveText('large.map');
  await page.keyboard.press('Control+z');
  await expectValue(page, 'cost', 68);
  await page.getByTestId('board').focus();
  await page.keyboard.press('ArrowRight');
  expect((await openInSlices(page, 3000, { keys: [' '], isLeft: true })).slices).toBeGreaterThanOrEqual(3);
  expect(await boardSize(page)).toEqual({ columns: 7, rows: 6 });
  await chooseFile(page, textFile('large.txt', `${'.'.repeat(1500)}\n`.repeat(1500)));
  await chooseFile(page, textFile('small.txt', ['S..', '.#.', '..G']));
  await expectValue(page, 'cost', 40);
  await expectDrawn(page);
  await expect(page.locator('#map-name')).toHaveText('small.txt');
});

test('a large map that is generated gives way to another one, and to the gallery being closed', async ({ page }) => {
  await open(page);
  for (const instead of ['preset-lester', 'map-menu']) {
    await page.getByTestId('map-menu').click();
    await page.getByTestId('generate-width').fill('4096');
    await page.getByTestId('generate-height').fill('4096');
    const slices = await page.evaluate(async (id) => {
      const press = (/** @type {string} */ name) =>
        /** @type {HTMLElement | null} */ (document.querySelector(`[data-testid=${name}]`))?.click();
      const { prototype } = MessagePort;
      const post = prototype.postMessage;
      let count = 0;
      prototype.postMessage = /** @this {MessagePort} @param {unknown[]} all */ function (...all) {
        count += 1;
        if (count === 5) press(id);
        return Reflect.apply(post, this, all);
      };
      press('generate-caves');
      await new Promise((resolve) => window.setTimeout(resolve, 3000));
      prototype.postMessage = post;
      return count;
    }, instead);
    expect(slices).toBeGreaterThan(4);
    expect(await boardSize(page)).toEqual({ columns: 7, rows: 6 });
    await expect(page.locator('#map-panel')).toBeHidden();
  }
});
