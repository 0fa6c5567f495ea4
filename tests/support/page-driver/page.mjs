// The page as visitors use it: by stable names, cells by column and row (from 0).
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from './fixtures.mjs';

/** @import { Locator, Page } from '@playwright/test' */
/** @typedef {{ x: number, y: number }} Cell */

/** Opens the page and waits until it takes input. @param {Page} page @param {string} [hash] of a link */
export async function open(page, hash = '') {
  await page.goto(hash);
  await expect(page.getByTestId('cost')).toHaveAttribute('data-value', /.+/);
}

/**
 * Expects the plain number behind a stable name.
 * @param {Page} page
 * @param {string} name
 * @param {number | string} value
 */
export async function expectValue(page, name, value) {
  await expect(page.getByTestId(name)).toHaveAttribute('data-value', String(value));
}

/**
 * Records the texts of an element from now on, so that none is missed on a busy machine.
 * @param {Locator} element
 * @returns {Promise<() => Promise<string[]>>} those recorded by then
 */
export async function textsOf(element) {
  const noted = await element.evaluateHandle((one) => {
    /** @type {string[]} */
    const texts = [];
    new MutationObserver(() => texts.push(one.textContent ?? '')).observe(one, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    return texts;
  });
  return () => noted.jsonValue();
}

/** @param {Page} page @param {string} name @returns {Promise<number>} */
export async function numberOf(page, name) {
  const value = await page.getByTestId(name).getAttribute('data-value');
  expect(value, name).toMatch(/^\d+(\.\d+)?$/);
  return Number(value);
}

/** @param {Page} page @returns {Promise<{ columns: number, rows: number }>} */
export async function boardSize(page) {
  const board = page.getByTestId('board');
  return {
    columns: Number(await board.getAttribute('aria-colcount')),
    rows: Number(await board.getAttribute('aria-rowcount')),
  };
}

/**
 * Where cells are on the screen. Fully visible, the grid host is the board; zoomed in, it says where
 * cell (0, 0) begins and how large cells are.
 * @param {Page} page
 * @returns {Promise<{ left: number, top: number, width: number, height: number, isWhole: boolean }>}
 *   of a cell; `left` and `top` of the first
 */
export async function layout(page) {
  const { columns, rows } = await boardSize(page);
  const board = page.getByTestId('board');
  // Both at once: the box and its data belong together.
  return board.evaluate(
    (host, size) => {
      const box = host.getBoundingClientRect();
      const { side, left, top } = /** @type {HTMLElement} */ (host).dataset;
      const isWhole = side === undefined;
      return {
        left: box.left + Number(left ?? 0),
        top: box.top + Number(top ?? 0),
        width: isWhole ? box.width / size.columns : Number(side),
        height: isWhole ? box.height / size.rows : Number(side),
        isWhole,
      };
    },
    { columns, rows },
  );
}

/** A pause of this many frames before the pointer releases what it dragged. @param {Page} page */
export async function rest(page) {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 15; frame++) await new Promise(requestAnimationFrame);
  });
}

/**
 * Waits until a board that was just opened is on the screen, its cells as wide as they are high.
 * @param {Page} page
 */
export async function expectDrawn(page) {
  await expect
    .poll(async () => {
      const { width, height } = await layout(page);
      return Math.abs(width - height);
    })
    .toBeLessThan(0.05);
}

/** The middle of a cell on the screen. @param {Page} page @param {Cell} cell @returns {Promise<Cell>} */
export async function pointOf(page, { x, y }) {
  const { left, top, width, height } = await layout(page);
  return { x: left + (x + 0.5) * width, y: top + (y + 0.5) * height };
}

/** The cell under a point of the screen. @param {Page} page @param {Cell} point @returns {Promise<Cell>} */
export async function cellAt(page, { x, y }) {
  const { left, top, width, height } = await layout(page);
  return { x: Math.floor((x - left) / width), y: Math.floor((y - top) / height) };
}

/**
 * Presses the button on the first cell, moves over the others one by one, releases on the last.
 * @param {Page} page
 * @param {Cell[]} cells
 */
export async function drag(page, ...cells) {
  const points = [];
  for (const cell of cells) points.push(await pointOf(page, cell));
  const [first, ...others] = points;
  if (first === undefined) return;
  await page.mouse.move(first.x, first.y);
  await page.mouse.down();
  for (const { x, y } of others) await page.mouse.move(x, y);
  await page.mouse.up();
}

/** Opens the share dialog, and waits for the link in it. @param {Page} page @returns {Promise<string>} */
export async function openShare(page) {
  await page.getByTestId('share').click();
  const link = page.getByTestId('share-link');
  await expect(link).toBeVisible();
  await expect(link).toHaveValue(/#v=1/);
  return link.inputValue();
}

/**
 * Opens a lens, and the rail where that is a sheet, and waits for what must be loaded first.
 * @param {Page} page @param {'step' | 'cell' | 'proof' | 'lists'} name
 */
export async function openLens(page, name) {
  const opener = page.getByTestId('settings');
  const isSheet = await opener.isVisible();
  if (isSheet && (await opener.getAttribute('aria-expanded')) === 'false') await opener.click();
  await page.getByTestId(`lens-${name}`).click();
  await expect(page.locator(`#lens-${name}-panel`)).not.toHaveAttribute('aria-busy', 'true');
}

/** @param {Page} page @param {string} ground name of a ground */
export async function chooseGround(page, ground) {
  await page.getByTestId('ground').click();
  await page.getByTestId(`ground-${ground}`).check();
  await page.keyboard.press('Escape');
}

/** What is said of the active cell. @param {Page} page */
export function activeLabel(page) {
  return page.getByRole('gridcell');
}

/**
 * Hovers a cell and expects what is said of it.
 * @param {Page} page
 * @param {Cell} cell
 * @param {string | RegExp} label
 */
export async function expectCell(page, cell, label) {
  // A board that has just appeared may move a moment later.
  await expect(async () => {
    const { x, y } = await pointOf(page, cell);
    // A mouse that does not move does not hover anything new.
    await page.mouse.move(x - 1, y);
    await page.mouse.move(x, y);
    await expect(activeLabel(page)).toHaveAttribute('aria-label', label, { timeout: 1000 });
  }).toPass({ timeout: 10_000 });
}

/**
 * Opens a file through the browser's own dialog.
 * @param {Page} page
 * @param {string | { name: string, mimeType: string, buffer: Buffer }} file
 */
export async function chooseFile(page, file) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByTestId('open-file').click();
  await (await chooser).setFiles(file);
}

/** A file made of text. @param {string} name @param {string | string[]} text lines, or the text itself */
export function textFile(name, text) {
  const whole = typeof text === 'string' ? text : `${text.join('\n')}\n`;
  return { name, mimeType: 'text/plain', buffer: Buffer.from(whole) };
}

const maps = process.env['ASTROLABE_MAPS'] ?? '';

/** Why a test on this map has to be skipped; '' if it can be run. @param {string} name */
export function missingMap(name) {
  if (maps === '') return `${name}: ASTROLABE_MAPS names no folder of maps`;
  return existsSync(path.join(maps, name)) ? '' : `${name} is not in the folder of maps`;
}

/** @param {string} name */
export function mapPath(name) {
  return path.join(maps, name);
}

/**
 * Start and goal of a map without ends: the first and the last free cell, row by row, of its largest island.
 * @param {string} name
 * @returns {Promise<{ start: Cell, goal: Cell }>}
 */
export async function endsOf(name) {
  const text = await readFile(mapPath(name), 'utf8');
  const rows = text
    .slice(text.indexOf('\nmap') + 1)
    .split(/\r?\n/)
    .slice(1)
    .filter((row) => row !== '');
  const width = rows[0]?.length ?? 0;
  const cells = [...rows.join('')].map((cell) => '.GS'.includes(cell));
  /** @type {number[]} */
  let largest = [];
  for (let first = 0; first < cells.length; first++) {
    const island = takeIsland(cells, width, first);
    if (island.length > largest.length) largest = island;
  }
  const [start, goal] = [largest[0], largest.at(-1)];
  if (start === undefined || goal === undefined) throw new Error(`${name} has no free cell`);
  const gridPointOf = (/** @type {number} */ cell) => ({ x: cell % width, y: Math.floor(cell / width) });
  return { start: gridPointOf(start), goal: gridPointOf(goal) };
}

/**
 * The cells connected with `first` by straight steps, in order; they are no longer free afterwards.
 * @param {boolean[]} free @param {number} width @param {number} first
 */
function takeIsland(free, width, first) {
  const island = free[first] ? [first] : [];
  free[first] = false;
  for (const cell of island) {
    const sides = [cell - width, cell + width];
    if (cell % width > 0) sides.push(cell - 1);
    if (cell % width < width - 1) sides.push(cell + 1);
    for (const side of sides.filter((one) => free[one])) {
      free[side] = false;
      island.push(side);
    }
  }
  return island.sort((a, b) => a - b);
}
