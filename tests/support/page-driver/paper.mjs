// The page on paper: printed by the browser as a PDF, and checked as pixels, as a printer would print it.
import { spawnSync } from 'node:child_process';
import { expect } from '@playwright/test';

/** @import { Page } from '@playwright/test' */

/** @typedef {{ width: number, height: number, pixels: Buffer }} Sheet of paper; three bytes a pixel, row by row */

/** Of a figure's cells in its light colours, as web/canvas/palette.js has them. */
export const INK = Object.freeze({ wall: '#262624', closed: '#259ce7', start: '#078c58', goal: '#ed710f' });

/** Pixels in an inch of paper. */
const RESOLUTION = 72;

/**
 * @param {Page} page
 * @returns {Promise<Sheet[]>} on A4
 */
export async function printed(page) {
  const pdf = await page.pdf({ format: 'A4', printBackground: true });
  const { status, stdout, stderr, error } = spawnSync('pdftoppm', ['-r', String(RESOLUTION), '-'], {
    input: pdf,
    maxBuffer: 2 ** 28,
  });
  expect(error, 'pdftoppm, of the package poppler-utils').toBe(undefined);
  expect(status, String(stderr)).toBe(0);
  return sheetsOf(stdout);
}

/** @param {Buffer} bytes images one after the other: `P6 WIDTH HEIGHT 255` and three bytes a pixel @returns {Sheet[]} */
function sheetsOf(bytes) {
  const sheets = [];
  for (let at = 0; at < bytes.length;) {
    const [head = '', width, height] = /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(bytes.toString('latin1', at, at + 40)) ?? [];
    if (head === '') throw new Error(`no image at byte ${at}`);
    const size = { width: Number(width), height: Number(height) };
    const end = at + head.length + 3 * size.width * size.height;
    sheets.push({ ...size, pixels: bytes.subarray(at + head.length, end) });
    at = end;
  }
  return sheets;
}

/** How many pixels of all sheets have nearly this colour. @param {readonly Sheet[]} sheets @param {string} colour `#rrggbb` */
export function count(sheets, colour) {
  const wanted = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  let found = 0;
  for (const { pixels } of sheets) {
    for (let at = 0; at < pixels.length; at += 3) {
      if (wanted.every((value, channel) => Math.abs(value - (pixels[at + channel] ?? 0)) <= 6)) found++;
    }
  }
  return found;
}
