// The programs of the exercises, as they are given and repaired, as functions for Node.
import { readFile } from 'node:fs/promises';
import { runInThisContext } from 'node:vm';

/** @import { JudgedBoard } from '../../../web/places/write/judge/boards.js' */
/** @import { ExerciseName } from '../../../web/places/write/exercises/exercise-names.js' */

const FOLDER = new URL('../../../web/places/write/exercises/programs/', import.meta.url);

/** What the last hint of each exercise says, as replacements. @type {Readonly<Record<Exclude<ExerciseName, 'own'>, readonly (readonly [string, string])[]>>} */
export const REPAIRS = Object.freeze({
  'breadth-first': [
    ['    seen.add(numberOf(cell));\n', ''],
    ['      queue.push(next);\n', '      seen.add(numberOf(next));\n      queue.push(next);\n'],
    ['  const seen = new Set();', '  const seen = new Set([numberOf(start)]);'],
  ],
  dijkstra: [['gOf(open[0])', 'gOf(open[least])']],
  'a-star': [['10 * (', '(']],
  diagonals: [['!grid.isFree(x + dx, y))', '!(grid.isFree(x + dx, y) && grid.isFree(x, y + dy)))']],
  heap: [
    ['if (!g.has(numberOf(next))) push(', 'push('],
    ['{ cell } = pop();\n', '{ cell } = pop();\n    if (closed.has(numberOf(cell))) continue;\n'],
  ],
});

/** @param {string} code @param {readonly (readonly [string, string])[]} changes */
export function changed(code, changes) {
  return changes.reduce((text, [from, to]) => {
    if (text.split(from).length !== 2) throw new Error(`the program has not one “${from}”`);
    return text.replace(from, () => to);
  }, code);
}

/** @param {ExerciseName} name @returns {Promise<string>} */
export const programOf = (name) => readFile(new URL(`${name}.js.txt`, FOLDER), 'utf8');

/** @typedef {(grid: object, start: object, goal: object, record: object) => { x: number, y: number }[] | null} Search */

/** Runs it as the worker does, as far as a program that behaves can see. @param {string} code @returns {(board: JudgedBoard) => { order: Uint32Array, path: Uint32Array | null }} */
export function runnable(code) {
  const search = /** @type {Search} */ (runInThisContext(`'use strict'; (() => { ${code}\nreturn search; })()`));
  return ({ width, height, factors, start, goal }) => {
    const factorAt = (/** @type {number} */ x, /** @type {number} */ y) =>
      x >= 0 && y >= 0 && x < width && y < height ? (factors[y * width + x] ?? 0) : 0;
    /** @type {number[]} */
    const order = [];
    const grid = {
      width,
      height,
      isFree: (/** @type {number} */ x, /** @type {number} */ y) => factorAt(x, y) > 0,
      factor: factorAt,
    };
    const expand = (/** @type {number} */ x, /** @type {number} */ y) => {
      if (order.length >= 5000) throw new RangeError('expanded again and again');
      order.push(y * width + x);
    };
    const pointOf = (/** @type {number} */ cell) => ({ x: cell % width, y: Math.floor(cell / width) });
    const path = search(grid, pointOf(start), pointOf(goal), { expand, open: () => undefined });
    return { order: Uint32Array.from(order), path: path && Uint32Array.from(path, ({ x, y }) => y * width + x) };
  };
}
