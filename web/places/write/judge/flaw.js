// What is wrong with a program's answer on a board: its path first, then the cells that it expanded. Pure, but for the
// engine behind the true answer.
//
// Of a program that is to keep to the rules of an exercise more is asked than a shortest path. Where H is consistent, an
// A* expands each cell once, and none with g* + h above the cost of a shortest path, however it breaks ties (Hart,
// Nilsson and Raphael, "A Formal Basis for the Heuristic Determination of Minimum Cost Paths", 1968); breadth-first
// search and Dijkstra's algorithm are the case of h = 0.

import { gridPointOf } from '../../../model/coordinates.js';

/** @import { SearchSettings } from 'astrolabe-module' */
/** @import { Part } from '../../../model/notice.js' */
/** @import { ProgramRun } from '../runner/code-runner.js' */
/** @import { ProgramBoard } from '../runner/protocol.js' */
/** @import { TrueAnswer } from './true-answer.js' */
/** @typedef {{ part: Part, cell: number, step: number }} Flaw the cell to look at; -1: none. The step, of a wrong expansion; 0: none */

/** Sums of many √2 are not exact. */
const ROUNDING = 1e-6;

/**
 * @param {Pick<ProgramRun, 'path'> & { order: Uint32Array }} run `order`: the cells as they were expanded
 * @param {ProgramBoard} board
 * @param {TrueAnswer} answer
 * @param {SearchSettings | null} rules of the exercise; null: any shortest path is right
 * @returns {Flaw | null}
 */
export function flawOf({ path, order }, board, answer, rules) {
  return flawOfPath(path, board, answer) ?? (rules === null ? null : flawOfOrder(path, order, board, answer, rules));
}

/** @param {string} key @param {number} cell @param {Omit<Part, 'key'>} [more] @param {number} [step] @returns {Flaw} */
const flaw = (key, cell, more = {}, step = 0) => ({ part: { key: `write.flaw_${key}`, ...more }, cell, step });

/** @param {Uint32Array | null} path @param {ProgramBoard} board @param {TrueAnswer} answer @returns {Flaw | null} */
function flawOfPath(path, board, answer) {
  const { start, goal } = board;
  const { optimum } = answer;
  if (path === null) return optimum === Infinity ? null : flaw('none', goal, { values: { cost: optimum } });
  const [first = -1, last = -1] = [path[0], path.at(-1)];
  if (first !== start) return flaw('start', first, { points: { cell: gridPointOf(first, board) } });
  if (last !== goal) return flaw('goal', last, { points: { cell: gridPointOf(last, board) } });
  if (path.length === 1) return null;
  const { fault, cells, cost, leavesAt } = answer.check(path);
  const pointAt = (/** @type {number} */ index) => gridPointOf(path[index] ?? 0, board);
  if (fault !== '') {
    const points = { from: pointAt(cells - 1), to: pointAt(cells) };
    return {
      part: { key: `path_check.fault_${fault}`, values: { step: cells }, points },
      cell: path[cells] ?? -1,
      step: 0,
    };
  }
  if (leavesAt === cells) return null;
  return flaw('longer', path[leavesAt] ?? -1, { values: { cost, optimum }, points: { cell: pointAt(leavesAt) } });
}

/** @param {Uint32Array | null} path @param {Uint32Array} order @param {ProgramBoard} board @param {TrueAnswer} answer @param {SearchSettings} rules @returns {Flaw | null} */
function flawOfOrder(path, order, board, answer, rules) {
  const estimate = estimator(board, rules);
  /** @type {Set<number>} */
  const expanded = new Set();
  for (const [index, cell] of order.entries()) {
    const points = { cell: gridPointOf(cell, board) };
    const values = { step: index + 1 };
    if (board.factors[cell] === 0) return flaw('wall', cell, { values, points }, index + 1);
    if (expanded.has(cell)) return flaw('twice', cell, { values, points }, index + 1);
    expanded.add(cell);
    const [g, h] = [answer.costTo(cell), estimate(cell)];
    if (g === Infinity) return flaw('unreachable', cell, { values, points }, index + 1);
    if (g + h > answer.optimum + ROUNDING) {
      const sums = { ...values, g, h, sum: g + h, optimum: answer.optimum };
      return flaw(h === 0 ? 'needless_g' : 'needless', cell, { values: sums, points }, index + 1);
    }
  }
  // Whatever it is called, a search has to take them from its list.
  const missing = path?.subarray(0, -1).find((cell) => !expanded.has(cell));
  return missing === undefined ? null : flaw('unrecorded', missing, { points: { cell: gridPointOf(missing, board) } });
}

/** H of the exercise, in the cost shown. @param {ProgramBoard} board @param {SearchSettings} rules @returns {(cell: number) => number} */
function estimator({ width, goal }, { algorithm, heuristic }) {
  if (algorithm !== 'astar') return () => 0;
  const [x, y] = [goal % width, Math.floor(goal / width)];
  return (cell) => {
    const [dx, dy] = [Math.abs((cell % width) - x), Math.abs(Math.floor(cell / width) - y)];
    return heuristic === 'manhattan' ? dx + dy : 10 * Math.max(dx, dy) + 4 * Math.min(dx, dy);
  };
}
