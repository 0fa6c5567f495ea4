// The page as its visitors handle it: by stable names, cells by column and row (from 0).
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from './fixtures.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ x: number, y: number }} Cell */

/** Opens the page and waits until it takes input. @param {Page} page */
export async function open(page) {
  await page.goto('');
  await expect(page.getByTestId('cost')).toHaveAttribute('data-value', /.+/);
}

/**
 * Expects the bare number behind a stable name.
 * @param {Page} page
 * @param {string} name
 * @param {number | string} value
 */
export async function expectValue(page, name, value) {
  await expect(page.getByTestId(name)).toHaveAttribute('data-value', String(value));
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

/** The middle of a cell on the screen. @param {Page} page @param {Cell} cell @returns {Promise<Cell>} */
export async function pointOf(page, { x, y }) {
  const { columns, rows } = await boardSize(page);
  const box = await page.getByTestId('board').boundingBox();
  if (box === null) throw new Error('the board is not to be seen');
  return {
    x: box.x + ((x + 0.5) * box.width) / columns,
    y: box.y + ((y + 0.5) * box.height) / rows,
  };
}

/**
 * Presses at the first cell, goes to the others one by one, lets go at the last.
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
  const { x, y } = await pointOf(page, cell);
  await page.mouse.move(x, y);
  await expect(activeLabel(page)).toHaveAttribute('aria-label', label);
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

/** Why a test of this map has to be skipped; '' if it can be run. @param {string} name */
export function missingMap(name) {
  if (maps === '') return `${name}: ASTROLABE_MAPS names no folder of maps`;
  return existsSync(path.join(maps, name)) ? '' : `${name} is not in the folder of maps`;
}

/** @param {string} name */
export function mapPath(name) {
  return path.join(maps, name);
}

/**
 * Start and goal of a map without ends: its first and its last free cell, row by row.
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
  const free = rows.flatMap((row, y) =>
    [...row].flatMap((cell, x) => ('.GS'.includes(cell) ? [{ x, y }] : [])),
  );
  const [start, goal] = [free[0], free.at(-1)];
  if (start === undefined || goal === undefined) throw new Error(`${name} has no free cell`);
  return { start, goal };
}
