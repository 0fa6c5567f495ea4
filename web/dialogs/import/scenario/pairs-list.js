// Pairs of a start and a goal, chosen on a board, and the scenario file made of them. Pure.

import { SCENARIO_FIELDS, SCENARIO_STRIDE } from '../../../engine/layouts.js';
import { COST_MODELS } from '../../../engine/path-cost.js';
import { fileName } from '../../../export/file-name.js';
import { floodFill } from '../../../model/drawing/flood-fill.js';
import { gridPointOf } from '../../../model/coordinates.js';

/** @import { ScenarioAnswers } from '../../../engine/jobs/scenario-answers.js' */
/** @import { GridPoint } from '../../../model/coordinates.js' */
/** @typedef {{ width: number, height: number }} Size */
/** `size` is that of the map on which it was chosen. @typedef {{ start: GridPoint, goal: GridPoint, size: Size }} Pair */
/** Why a pair cannot be used on a map; '': it can. @typedef {'' | 'outside' | 'wall'} Fault */

export const MOST_PAIRS = 1000;
/** Cells of a benchmark's bucket: all lengths from a multiple of it to below the next. */
const BUCKET = 4;
/** As the published files have them. */
const DECIMALS = 8;
/** Random pairs tried for each one wanted: most fail on a map of few cells, or of cells that no path connects. */
const TRIES = 50;

/** @param {{ start: number, goal: number } & Size} board @returns {Pair} */
export function pairOf({ start, goal, width, height }) {
  const size = { width, height };
  return { start: gridPointOf(start, size), goal: gridPointOf(goal, size), size };
}

/** @param {Pair} pair on a map of this width @param {number} width */
export const endsOf = ({ start, goal }, width) => ({
  start: start.y * width + start.x,
  goal: goal.y * width + goal.x,
});

/** @param {readonly Pair[]} pairs @param {Pair} pair @returns {number} its index; -1: it is not among them */
export function indexOfPair(pairs, { start, goal }) {
  return pairs.findIndex(
    (one) => one.start.x === start.x && one.start.y === start.y && one.goal.x === goal.x && one.goal.y === goal.y,
  );
}

/** @param {Pair} pair @param {Size} size of the current map @param {ArrayLike<number>} factors of its cells, 0 for walls @returns {Fault} */
export function faultOf(pair, { width, height }, factors) {
  if ([pair.start, pair.goal].some(({ x, y }) => x >= width || y >= height)) return 'outside';
  const { start, goal } = endsOf(pair, width);
  return factors[start] === 0 || factors[goal] === 0 ? 'wall' : '';
}

/**
 * Pairs of different cells with a path between them, all free cells being equally likely as a start, and all that it
 * leads to as a goal.
 * @param {ArrayLike<number>} factors of the cells, 0 for walls
 * @param {Size} size
 * @param {number} wanted how many
 * @param {readonly Pair[]} known none of these is repeated
 * @param {(count: number) => number} random a whole number below `count`
 * @returns {Pair[]} fewer where no more are found
 */
export function randomPairs(factors, { width, height }, wanted, known, random) {
  const free = new Uint8Array(width * height);
  const starts = new Uint32Array(free.length);
  let count = 0;
  for (let cell = 0; cell < free.length; cell++) {
    if (factors[cell] === 0) continue;
    free[cell] = 1;
    starts[count++] = cell;
  }
  // A diagonal step needs both cells beside it free, so straight steps alone lead everywhere that a path does.
  /** @type {Uint32Array[]} */
  const islands = [];
  /** @type {Pair[]} */
  const found = [];
  for (let tries = 0; tries < wanted * TRIES && found.length < wanted && count > 0; tries++) {
    const start = starts[random(count)] ?? 0;
    if (isAlone(free, width, start)) continue;
    let island = islands.find((cells) => hasCell(cells, start));
    if (island === undefined) islands.push((island = floodFill(free, width, start)));
    const goal = island[random(island.length)] ?? start;
    const pair = pairOf({ start, goal, width, height });
    if (goal !== start && indexOfPair([...known, ...found], pair) < 0) found.push(pair);
  }
  return found;
}

/** Known without a search of the whole map. @param {Uint8Array} free @param {number} width @param {number} cell */
function isAlone(free, width, cell) {
  const left = cell % width === 0 ? 0 : free[cell - 1];
  const right = (cell + 1) % width === 0 ? 0 : free[cell + 1];
  return !left && !right && !free[cell - width] && !free[cell + width];
}

/** @param {Uint32Array} cells ascending @param {number} cell */
function hasCell(cells, cell) {
  let [first, end] = [0, cells.length];
  while (end - first > 1) {
    const middle = (first + end) >> 1;
    if ((cells[middle] ?? 0) <= cell) first = middle;
    else end = middle;
  }
  return cells[first] === cell;
}

/**
 * The pairs as rows for ScenarioRun, whose answers then have the lengths.
 * @param {readonly Pair[]} pairs usable on a map of this size @param {Size} size
 */
export function questionsOf(pairs, { width, height }) {
  const rows = new Float64Array(pairs.length * SCENARIO_STRIDE);
  for (const [index, pair] of pairs.entries()) {
    const row = rows.subarray(index * SCENARIO_STRIDE, (index + 1) * SCENARIO_STRIDE);
    row[SCENARIO_FIELDS.width] = width;
    row[SCENARIO_FIELDS.height] = height;
    row[SCENARIO_FIELDS.start] = endsOf(pair, width).start;
    row[SCENARIO_FIELDS.goal] = endsOf(pair, width).goal;
    // Nothing is published yet.
    row[SCENARIO_FIELDS.length] = Infinity;
  }
  return rows;
}

/**
 * The length with the true √2: that of a search has a fraction instead, and is off by 1.1e-8 a diagonal step.
 * @param {number} cost of a path under the exact costs, terrain ignored
 */
export function lengthOf(cost) {
  const { straight, diagonal, one } = COST_MODELS.exact;
  const units = Math.round(cost * one);
  // Two paths of the same cost differ by a multiple of `straight` diagonal steps, and by nothing that could be seen.
  for (let diagonals = 0; diagonals < straight && diagonals * diagonal <= units; diagonals++) {
    const rest = units - diagonals * diagonal;
    if (rest % straight === 0) return rest / straight + diagonals * Math.SQRT2;
  }
  return cost;
}

/**
 * A pair without a path is written as a length of 0 between two different cells, as the reader in core/io has it.
 * @param {string} map the name of its file
 * @param {Size} size
 * @param {Pick<ScenarioAnswers, 'count' | 'row'>} answers to questionsOf(), finished
 * @returns {{ text: string, withoutPath: number }}
 */
export function scenarioOf(map, { width, height }, answers) {
  let text = 'version 1\n';
  let withoutPath = 0;
  for (let index = 0; index < answers.count; index++) {
    const { outcome, start, goal, found } = answers.row(index);
    const hasPath = outcome !== 'no-path-published';
    if (!hasPath) withoutPath += 1;
    const length = hasPath ? lengthOf(found) : 0;
    const [from, to] = [gridPointOf(start, { width }), gridPointOf(goal, { width })];
    const numbers = [width, height, from.x, from.y, to.x, to.y];
    text += `${[Math.floor(length / BUCKET), map, ...numbers, length.toFixed(DECIMALS)].join('\t')}\n`;
  }
  return { text, withoutPath };
}

/**
 * The file of a board's map, as the rows name it: the file that it was opened from, or the one that the page would save.
 * @param {string} board its name, '' for none
 */
export function mapFileName(board) {
  return /^[^\s/\\]+\.map$/i.test(board) ? board : fileName(board, '', 'map');
}
