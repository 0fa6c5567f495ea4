// Checks of claims that need more than one finished search: precomputed data, and methods for a good path.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { sortLog } from '../../../web/places/race/ranking/sorting.js';
import { cellOf } from './cells.mjs';
import { GRAPH_CHECKS } from './claims-graphs.mjs';
import { TURN_PENALTY } from '../../../web/build/lessons/stills.mjs';

/** @import { PathMethodName } from 'astrolabe-module' */
/** @import { Run } from '../../../web/build/lessons/figures.mjs' */
/** @import { Check } from './claims.mjs' */

const AT_ONCE = 1_000_000;
/** Status of a cell. */
const OPEN = 1;
/** Of a cell's numbers, the first. */
const CLOSED = 2;
const AROUND = /** @type {const} */ ([[-1, -1], [0, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [0, 1], [1, 1]]); // prettier-ignore
/** Of boards that differ only in their seed. */
const SEEDS = 100;
/** Shorter differences come from rounding. */
const SAME = 1e-9;

/** @type {Readonly<Record<string, Check>>} */
export const MORE_CHECKS = Object.freeze({
  /** Free cells on no path from start to goal that visits no cell twice. */
  'dead-ends': (run) => withDeadEnds(run).deadEndsBetween(run.board.start, run.board.goal).count,
  /** Expansions of the same search without them. */
  skipping: (run) => skipped(run).expanded,
  'skipping-cost': (run) => skipped(run).cost,
  // How much a search has to do: the cells of a straight line from start to goal, and expanded cells with an F below the cost.
  'line-cells': ({ board: { width, start, goal } }) =>
    Math.max(
      Math.abs((start % width) - (goal % width)),
      Math.abs(Math.floor(start / width) - Math.floor(goal / width)),
    ) + 1,
  'below-cost': (run) => belowCost(run),
  // Frames of data-by expansions each; with every free cell expanded.
  frames: ({ result }, { 'data-by': by }) => Math.ceil(result.expanded / Number(by)),
  'frames-at-most': ({ engine }, { 'data-by': by }) =>
    Math.ceil(engine.factors().filter((factor) => factor > 0).length / Number(by)),
  // Expansions on the boards that the figure's generator makes of seeds 1 to 100.
  'boards-least': (run) => effortOnBoards(run)[0] ?? NaN,
  'boards-median': (run) => effortOnBoards(run)[SEEDS / 2] ?? NaN,
  'boards-most': (run) => effortOnBoards(run).at(-1) ?? NaN,
  // A table of all-pairs paths on the board.
  'table-gigabytes': ({ engine, settings }) => Math.round(engine.laboratory.pairsPlan(settings).bytes / 1e8) / 10,
  'table-megabytes': ({ engine, settings }) => Math.round(engine.laboratory.pairsPlan(settings).bytes / 1e5) / 10,
  // Of the method data-by; with its own turn penalty after a point, in hundredths: turn-penalty.200.
  length: (run, { 'data-by': by }) => Math.round(methodResult(run, by).length * 100) / 100,
  turns: (run, { 'data-by': by }) => methodResult(run, by).turns,
  nodes: (run, { 'data-by': by }) => methodResult(run, by).expanded,
  'method-cost': (run, { 'data-by': by }) => methodResult(run, by).cost,
  // Theta* beside pulled strings, on the boards that the figure's generator makes of seeds 1 to 100.
  'boards-longer': (run) => thetaBeside(run).filter((longer) => longer > SAME).length,
  'boards-shorter': (run) => thetaBeside(run).filter((longer) => longer < -SAME).length,
  'boards-equal': (run) => thetaBeside(run).filter((longer) => Math.abs(longer) <= SAME).length,
  /** Lines of sight that Theta* checks: from the parent of each expanded cell to each neighbour that is not closed. */
  'sight-checks': (run) => sightChecks(run),
  /** Pairs of free cells: the lines to check before all that see each other are joined. */
  'cell-pairs': ({ engine }) => pairsOf(engine.factors().filter((factor) => factor > 0).length),
  /** The shortest line at any angle between middles of cells, to a hundredth. */
  'shortest-line': (run) => Math.round(shortestLine(run) * 100) / 100,
  // On hexes: columns plus rows, times ten, as if they were squares.
  'offset-manhattan': ({ board }, { 'data-at': at }) => offsetManhattan(cellOf(at, board), board),
  'offset-overestimates': (run) => cellsTooFar(run),
  ...GRAPH_CHECKS,
  // Asked again after a wall was drawn on the cell: LPA* repairs its answer, others search from scratch.
  walled: (run, { 'data-at': at }) => walled(run, at).expanded,
  'walled-cost': (run, { 'data-at': at }) => walled(run, at).cost,
  // LPA*'s repair after a wall was drawn on data-from, at data-step: what the neighbours of data-at offer it, and F by that.
  offer: (run, attributes) => repairAt(run, attributes).offer,
  'offer-f': (run, attributes) => repairAt(run, attributes).f,
  /** What a program of the lessons prints after a word: top-ten.merge. */
  printed: (_, { 'data-by': by }) => printedBy(by),
  /** The rank of the open cell data-at by F alone: cells of equal F share it. */
  'shared-rank': (run, { 'data-at': at }) => sharedRank(run, at),
  /** Comparisons if a merge sort sorted the open list before each expansion. */
  'sorted-anew': (run) => sortedAnew(run),
});

/** @param {number} count */
const pairsOf = (count) => (count * (count - 1)) / 2;

/** @param {number} cell @param {Run['board']} board */
function offsetManhattan(cell, { width, goal }) {
  const rows = Math.abs(Math.floor(cell / width) - Math.floor(goal / width));
  return 10 * (Math.abs((cell % width) - (goal % width)) + rows);
}

/** Free cells of which that is more than the true remaining cost. @param {Run} run */
function cellsTooFar({ engine, board }) {
  while (engine.judge(AT_ONCE) === 'judging');
  return engine.factors().filter((factor, cell) => {
    const [cost = Infinity] = engine.xray(cell % board.width, Math.floor(cell / board.width), 1, 1);
    return factor > 0 && cost >= 0 && offsetManhattan(cell, board) > cost;
  }).length;
}

/** @param {Run} run @param {string | undefined} at */
function walled({ engine, settings, board }, at) {
  engine.edit([cellOf(at, board)], 0);
  engine.begin(settings, board.start, board.goal);
  while (engine.advance(AT_ONCE) === 'running');
  return engine.result();
}

/** @param {Run} run @param {Record<string, string>} attributes */
function repairAt(run, { 'data-at': at, 'data-from': wall, 'data-step': step }) {
  walled(run, wall);
  run.engine.seek(Number(step));
  const cell = cellOf(at, run.board);
  const [status = 0, offer = NaN, , f = NaN] = run.engine.cells(
    cell % run.board.width,
    Math.floor(cell / run.board.width),
    1,
    1,
  );
  if (status === 0) throw new Error(`the repair has not touched ${at} by step ${step}`);
  return { offer, f };
}

/** @param {Run} run */
function withDeadEnds({ engine: { laboratory }, settings }) {
  const { ok, code } = laboratory.beginDeadEnds(settings);
  if (!ok) throw new Error(code);
  while (laboratory.advanceJob(AT_ONCE) === 'running');
  return laboratory;
}

/** @param {Run} run */
function skipped(run) {
  const laboratory = withDeadEnds(run);
  const { ok, code } = laboratory.beginSkipping(run.board.start, run.board.goal);
  if (!ok) throw new Error(code);
  while (laboratory.advanceJob(AT_ONCE) === 'running');
  return laboratory.skippingResult();
}

/** @param {Run} run @param {string} [by] */
function methodResult({ engine: { laboratory }, settings, board }, by = '') {
  const [method, penalty = TURN_PENALTY] = by.split('.');
  const name = /** @type {PathMethodName} */ (method);
  const { ok, code } = laboratory.beginMethod(name, settings, board.start, board.goal, Number(penalty));
  if (!ok) throw new Error(code);
  while (laboratory.advanceJob(AT_ONCE) === 'running');
  return laboratory.methodResult();
}

/** By how much Theta* is longer, on each board with a path. @param {Run} run */
function thetaBeside(run) {
  const [, kind, width, height, percent] = (run.link.map ?? '').split('.');
  const size = { width: Number(width), height: Number(height) };
  const differences = [];
  for (let seed = 1; seed <= SEEDS; seed++) {
    run.engine.generate(/** @type {'random'} */ (kind), { ...size, percent: Number(percent), seed });
    const there = { ...run, board: { ...size, ...run.engine.suggestedEnds() } };
    const [theta, pulled] = [methodResult(there, 'theta'), methodResult(there, 'string-pulling')];
    if (theta.isFound) differences.push(theta.length - pulled.length);
  }
  return differences;
}

/** Whether a step is legal where diagonal ones need both side cells free. @param {Run} run */
function stepRule({ engine, settings, board: { width, height } }) {
  if (settings.corner !== 'nowall') throw new Error(settings.corner);
  const factors = engine.factors().slice();
  const isFree = (/** @type {number} */ x, /** @type {number} */ y) =>
    x >= 0 && x < width && y >= 0 && y < height && factors[y * width + x] !== 0;
  return (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ dx, /** @type {number} */ dy) =>
    isFree(x + dx, y + dy) && isFree(x + dx, y) && isFree(x, y + dy);
}

/** The lazy search checks one line an expansion, both none for the start. @param {Run} run */
function sightChecks(run) {
  const { engine, settings, board, result } = run;
  if (settings.algorithm === 'lazytheta') return result.expanded - 1;
  const isStep = stepRule(run);
  let count = 0;
  for (let step = 2; step <= result.steps; step++) {
    const { current } = engine.seek(step);
    if (current === board.goal) continue;
    const [x, y] = [current % board.width, Math.floor(current / board.width)];
    for (const [dx, dy] of AROUND) {
      if (isStep(x, y, dx, dy) && engine.cells(x + dx, y + dy, 1, 1)[0] !== CLOSED) count += 1;
    }
  }
  return count;
}

/** Dijkstra's algorithm over all pairs of free cells that see each other. @param {Run} run */
function shortestLine(run) {
  const { width, start, goal } = run.board;
  const isStep = stepRule(run);
  const xOf = (/** @type {number} */ cell) => cell % width;
  const yOf = (/** @type {number} */ cell) => Math.floor(cell / width);
  const sees = (/** @type {number} */ from, /** @type {number} */ to) => {
    const [columns, rows] = [Math.abs(xOf(to) - xOf(from)), Math.abs(yOf(to) - yOf(from))];
    const [right, down] = [Math.sign(xOf(to) - xOf(from)), Math.sign(yOf(to) - yOf(from))];
    for (let i = 0, j = 0; i < columns || j < rows;) {
      const side = (2 * i + 1) * rows - (2 * j + 1) * columns;
      const [across, along] = [side <= 0 ? 1 : 0, side >= 0 ? 1 : 0];
      if (!isStep(xOf(from) + i * right, yOf(from) + j * down, across * right, along * down)) return false;
      [i, j] = [i + across, j + along];
    }
    return true;
  };
  /** @type {Map<number, number>} */
  const lengths = new Map();
  run.engine.factors().forEach((factor, cell) => {
    if (factor > 0) lengths.set(cell, cell === start ? 0 : Infinity);
  });
  for (;;) {
    const [cell = NaN, length = NaN] = [...lengths].reduce((one, other) => (other[1] < one[1] ? other : one));
    if (cell === goal || length === Infinity) return length;
    lengths.delete(cell);
    for (const [other, known] of lengths) {
      const through = length + Math.hypot(xOf(other) - xOf(cell), yOf(other) - yOf(cell));
      if (through < known && sees(cell, other)) lengths.set(other, through);
    }
  }
}

/** @param {Run} run */
function belowCost({ engine, board: { width, height }, result }) {
  engine.seek(result.steps);
  const numbers = engine.cells(0, 0, width, height);
  const each = numbers.length / (width * height);
  let count = 0;
  for (let at = 0; at < numbers.length; at += each) {
    if (numbers[at] === CLOSED && (numbers[at + 3] ?? NaN) < result.cost) count += 1;
  }
  return count;
}

/** Sorted. @param {Run} run */
function effortOnBoards({ engine, settings, link }) {
  const [, kind, width, height, percent] = (link.map ?? '').split('.');
  const size = { width: Number(width), height: Number(height), percent: Number(percent) };
  return Array.from({ length: SEEDS }, (_, index) => {
    engine.generate(/** @type {'random'} */ (kind), { ...size, seed: index + 1 });
    const { start, goal } = engine.suggestedEnds();
    engine.begin(settings, start, goal);
    while (engine.advance(AT_ONCE) === 'running');
    return engine.result().expanded;
  }).sort((one, other) => one - other);
}

const PROGRAMS = new URL('../../../web/lessons/code/js/', import.meta.url);
/** @type {Map<string, string>} */
const outputs = new Map();

/** @param {string} [by] */
function printedBy(by = '') {
  const [program = '', word] = by.split('.');
  const file = fileURLToPath(new URL(`${program}.js`, PROGRAMS));
  const text = outputs.get(program) ?? execFileSync(process.execPath, [file], { encoding: 'utf8' });
  outputs.set(program, text);
  const line = text.split('\n').find((one) => one.startsWith(`${word} `));
  return Number(line?.slice(line.indexOf(' ') + 1) ?? NaN);
}

/** F of each open cell, row by row, by the number of the cell. @param {Run} run @returns {Map<number, number>} */
function openCells({ engine, board: { width, height } }) {
  const numbers = engine.cells(0, 0, width, height);
  const stride = numbers.length / (width * height);
  const found = new Map();
  for (let cell = 0; cell < width * height; cell++) {
    if (numbers[cell * stride] === OPEN) found.set(cell, numbers[cell * stride + 3]);
  }
  return found;
}

/** @param {Run} run @param {string} [at] */
function sharedRank(run, at = '') {
  const [x = NaN, y = NaN] = at.split(',').map(Number);
  const open = openCells(run);
  const own = open.get(y * run.board.width + x);
  return own === undefined ? NaN : 1 + [...open.values()].filter((f) => f < own).length;
}

/** @param {Run} run */
function sortedAnew(run) {
  let comparisons = 0;
  for (let step = 0; step < run.result.steps; step++) {
    run.engine.seek(step);
    const open = [...openCells(run).values()];
    comparisons += sortLog('merge', open.length, (a, b) => (open[a] ?? 0) - (open[b] ?? 0)).comparisons;
  }
  return comparisons;
}
