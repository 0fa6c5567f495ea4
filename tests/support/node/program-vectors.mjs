// What the tutorials' programs do on 120 boards: order of expansion and path, from literal ports of them.
import { readFileSync } from 'node:fs';

/** Column and row. @typedef {[number, number]} Cell */
/**
 * @typedef {object} Vector
 * @property {string[]} map rows, '#' a wall
 * @property {Cell} start
 * @property {Cell} goal
 * @property {Record<string, { order: Cell[], path: Cell[] | null }>} programs by the value of `as`; 'cpp always'
 *   is the C++ class with its corner switch on
 */

const folder = process.env.ASTROLABE_PROGRAMS ?? new URL('../../../../shared/programs', import.meta.url).pathname;

/** @returns {Vector[]} none where they are not available */
function read() {
  try {
    return JSON.parse(readFileSync(`${folder}/vectors.json`, 'utf8'));
  } catch {
    return [];
  }
}

export const VECTORS = read();
/** For the `skip` of a test. */
export const noVectors = VECTORS.length > 0 ? false : 'no vectors.json in ASTROLABE_PROGRAMS';

/** The settings of a link that a program's name stands for. @param {string} name */
export const pairsOf = (name) => (name === 'cpp always' ? { as: 'cpp', c: 'always' } : { as: name });
