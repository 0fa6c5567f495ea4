// What the benchmarks of the module share: the Moving AI maps of a folder, and time.
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';

/**
 * @typedef {object} Row a question with the length of its shortest answer
 * @property {number} sx
 * @property {number} sy
 * @property {number} gx
 * @property {number} gy
 * @property {number} length
 */

/**
 * @typedef {object} BenchMap
 * @property {string} name
 * @property {number} width
 * @property {number} height
 * @property {Uint8Array} blocked row by row, 1 for a wall
 * @property {Row[]} rows
 */

/** @param {string} text @returns {Omit<BenchMap, 'name' | 'rows'>} */
function mapOf(text) {
  const lines = text.replaceAll('\r', '').split('\n');
  const numberIn = (/** @type {number} */ line) => Number(lines[line]?.split(/\s+/)[1]);
  const [height, width] = [numberIn(1), numberIn(2)];
  const cells = lines.slice(4, 4 + height).join('');
  return { width, height, blocked: Uint8Array.from(cells, (cell) => ('.GS'.includes(cell) ? 0 : 1)) };
}

/** @param {string} text @param {number} every @returns {Row[]} */
function rowsOf(text, every) {
  const lines = text
    .trim()
    .split('\n')
    .slice(1)
    .filter((_, index) => index % every === 0);
  return lines.map((line) => {
    const [sx = 0, sy = 0, gx = 0, gy = 0, length = 0] = line.trim().split(/\s+/).slice(4).map(Number);
    return { sx, sy, gx, gy, length };
  });
}

/** Names of the maps of a folder, in order. @param {string} folder */
export async function mapNames(folder) {
  const maps = (await readdir(folder)).filter((name) => name.endsWith('.map'));
  return maps.map((name) => path.basename(name, '.map')).sort();
}

/**
 * The map NAME.map, with every so manyth row of NAME.scen.
 * @param {string} folder
 * @param {string} name
 * @param {number} every
 * @returns {Promise<BenchMap>}
 */
export async function readMap(folder, name, every) {
  const file = path.join(folder, name);
  const rows = rowsOf(await readFile(`${file}.scen`, 'utf8'), every);
  return { name, ...mapOf(await readFile(`${file}.map`, 'latin1')), rows };
}

/** @param {string} folder @param {number} every @returns {Promise<BenchMap[]>} */
export async function readMaps(folder, every) {
  return Promise.all((await mapNames(folder)).map((name) => readMap(folder, name, every)));
}

/** Milliseconds that this takes. @param {() => void} body */
export function timed(body) {
  const before = performance.now();
  body();
  return performance.now() - before;
}

/** The middle one of an odd number. @param {number[]} values */
export function median(values) {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? NaN;
}

/** @param {number[]} values */
export function geometricMean(values) {
  return Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length);
}

/** Maps that are more than random dots and corridors one cell wide. @param {{ name: string }} map */
export function isStructured({ name }) {
  return !/^(random|maze512-1-)/.test(name);
}

/**
 * A row of the table of targets: the geometric mean of the maps, and the worst of them, which may be half as much again.
 * @param {object} row
 * @param {string} row.name
 * @param {number} row.most the target
 * @param {readonly { name: string, value: number }[]} row.values by map
 */
export function targetRow({ name, most, values }) {
  const mean = geometricMean(values.map(({ value }) => value));
  const worst = values.reduce((a, b) => (b.value > a.value ? b : a));
  const isMet = mean <= most && worst.value <= 1.5 * most;
  const shown = (/** @type {number} */ value) => String(Number(value.toPrecision(3)));
  return `| ${name} | ≤ ${most} | ${shown(mean)} | ${shown(worst.value)} ${worst.name} | ${isMet ? 'met' : 'missed'} |`;
}
