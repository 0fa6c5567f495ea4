// The pictures that other sites show beside a link: boards as the page draws them, on cards of the size that they ask for.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Resvg, initWasm } from '@resvg/resvg-wasm';

/** Pixels. */
export const CARD = Object.freeze({ width: 1200, height: 630 });
const MARGIN = 40;
const PAPER = '#eef0f3';

/** @type {Promise<void> | null} */
let ready = null;

/** It can be started once only. */
async function start() {
  const path = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
  await initWasm(await readFile(path));
}

/** @param {string} board as SVG, with its width and height at the beginning; its letters are left out @returns {Promise<Uint8Array>} PNG */
export async function cardOf(board) {
  const { width, height } = sizeOf(board);
  const scale = Math.min((CARD.width - 2 * MARGIN) / width, (CARD.height - 2 * MARGIN) / height);
  const [wide, high] = [width * scale, height * scale];
  const [x, y] = [(CARD.width - wide) / 2, (CARD.height - high) / 2];
  const inside = board.replace(/<svg [^>]*>/, '').replace(/<\/svg>\s*$/, '');
  const card =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">` +
    `<rect width="100%" height="100%" fill="${PAPER}"/>` +
    `<svg x="${x}" y="${y}" width="${wide}" height="${high}" viewBox="0 0 ${width} ${height}">${inside}</svg></svg>`;
  return pngOf(card);
}

/** @param {string} svg with its width and height; its letters are left out @returns {Promise<Uint8Array>} PNG of that size */
export async function pngOf(svg) {
  await (ready ??= start());
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}

/** @param {string} svg */
function sizeOf(svg) {
  const [, width, height] = /^<svg [^>]*?width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? [];
  if (width === undefined || height === undefined) throw new Error('a picture without a size');
  return { width: Number(width), height: Number(height) };
}
