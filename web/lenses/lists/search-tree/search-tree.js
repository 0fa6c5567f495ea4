// The tree of the cells that a search has reached so far: each below its parent. Read from the board one
// neighbourhood at a time, so that only the visible part costs anything. Pure.

import { CELL_FIELDS, CELL_STRIDE, SLOT_OFFSETS, STATUS } from '../../../engine/layouts.js';

/** @import { BoardSource } from '../../../engine/layouts.js' */

/** @typedef {Pick<BoardSource, 'width' | 'height' | 'cells'>} TreeSource */
/**
 * @typedef {object} TreeNode
 * @property {number} cell
 * @property {boolean} isOpen on the open list; if not, on the closed list
 * @property {number} g
 * @property {number} f NaN where the search has none
 * @property {number} push
 */
/**
 * A node as it is shown: with its children, if it is unfolded.
 * @typedef {TreeNode & { hasChildren: boolean, children: Branch[] }} Branch
 */

/** Nodes shown at first, and added each time that more are requested. */
export const MOST_NODES = 200;
/** A search that opens no more cells than this is unfolded at first. */
export const SMALL_TREE = 60;
/** Of other searches, this many levels below the root are. */
export const FIRST_LEVELS = 2;

/** The cell itself. @param {TreeSource} source @param {number} cell @returns {TreeNode | null} null: untouched */
export function nodeAt(source, cell) {
  const numbers = source.cells(cell % source.width, Math.floor(cell / source.width), 1, 1);
  return numbers[CELL_FIELDS.status] === STATUS.untouched ? null : readNode(numbers, 0, cell);
}

/** In the order in which they were opened. @param {TreeSource} source @param {number} cell @returns {TreeNode[]} */
export function childrenOf(source, cell) {
  const { width, height } = source;
  const [column, row] = [cell % width, Math.floor(cell / width)];
  const [left, top] = [Math.max(column - 1, 0), Math.max(row - 1, 0)];
  const columns = Math.min(column + 1, width - 1) - left + 1;
  const rows = Math.min(row + 1, height - 1) - top + 1;
  const numbers = source.cells(left, top, columns, rows);
  /** @type {TreeNode[]} */
  const children = [];
  for (let index = 0; index < columns * rows; index++) {
    const at = index * CELL_STRIDE;
    if (numbers[at + CELL_FIELDS.status] === STATUS.untouched) continue;
    const [x, y] = [left + (index % columns), top + Math.floor(index / columns)];
    const offset = SLOT_OFFSETS[numbers[at + CELL_FIELDS.parent] ?? -1];
    if (offset === undefined || x + offset.dx !== column || y + offset.dy !== row) continue;
    children.push(readNode(numbers, at, y * width + x));
  }
  return children.sort((one, other) => one.push - other.push);
}

/** @param {TreeSource} source @param {number} cell @returns {number} -1 for the root */
export function parentOf(source, cell) {
  const [column, row] = [cell % source.width, Math.floor(cell / source.width)];
  const slot = source.cells(column, row, 1, 1)[CELL_FIELDS.parent] ?? -1;
  const offset = SLOT_OFFSETS[slot];
  return offset === undefined ? -1 : (row + offset.dy) * source.width + column + offset.dx;
}

/**
 * The tree from its root down to where it is folded, level by level until the limit: what is
 * near the root comes first.
 * @param {TreeSource} source at the wanted step
 * @param {number} root
 * @param {(cell: number, depth: number) => boolean} isUnfolded
 * @param {number} most nodes
 * @returns {{ root: Branch | null, count: number, isCut: boolean }} `isCut`: more is unfolded than shown
 */
export function treeOf(source, root, isUnfolded, most) {
  const first = nodeAt(source, root);
  if (first === null) return { root: null, count: 0, isCut: false };
  /** @type {Branch} */
  const whole = { ...first, hasChildren: false, children: [] };
  const shown = [{ branch: whole, depth: 0 }];
  let isCut = false;
  for (const { branch, depth } of shown) {
    const children = childrenOf(source, branch.cell);
    branch.hasChildren = children.length > 0;
    if (!branch.hasChildren || !isUnfolded(branch.cell, depth)) continue;
    isCut ||= shown.length + children.length > most;
    if (isCut) continue;
    branch.children = children.map((child) => ({ ...child, hasChildren: false, children: [] }));
    for (const child of branch.children) shown.push({ branch: child, depth: depth + 1 });
  }
  return { root: whole, count: shown.length, isCut };
}

/**
 * The cells above a cell, the nearest first, up to the root.
 * @param {TreeSource} source @param {number} cell @param {number} most @returns {number[]}
 */
export function cellsAbove(source, cell, most) {
  /** @type {number[]} */
  const above = [];
  for (let at = parentOf(source, cell); at >= 0 && above.length < most; at = parentOf(source, at)) {
    above.push(at);
  }
  return above;
}

/** @param {Float64Array} numbers @param {number} at @param {number} cell @returns {TreeNode} */
function readNode(numbers, at, cell) {
  const number = (/** @type {keyof typeof CELL_FIELDS} */ name) => numbers[at + CELL_FIELDS[name]] ?? NaN;
  return {
    cell,
    isOpen: number('status') === STATUS.open,
    g: number('g'),
    f: number('f'),
    push: number('push'),
  };
}
