// The sentences about a pasted path: its cost beside that of a shortest one, and where it goes wrong. Pure.

import { gridPointOf } from '../../../model/coordinates.js';

/** @import { PathCheck } from 'astrolabe-module' */
/** @import { Part } from '../../../model/notice.js' */
/** @import { Reading } from './path-reading.js' */

/** @param {Reading} reading @param {PathCheck} checked @returns {Part[]} */
export function yoursParts({ cells, isSwapped, isReversed, hasStartAdded }, checked) {
  const isNowhere = checked.fault !== '' && checked.cells <= 1;
  const known = isNowhere ? 'path_check.no_step' : 'path_check.so_far';
  const key = checked.fault === '' ? 'path_check.whole' : known;
  const values = { cost: checked.cost, count: checked.cells, all: cells.length };
  const notes = [isSwapped && 'swapped', isReversed && 'reversed', hasStartAdded && 'start_added'];
  return [{ key, values }, ...notes.flatMap((note) => (note === false ? [] : [{ key: `path_check.${note}` }]))];
}

/** @param {Reading} reading @param {PathCheck} checked @param {{ width: number }} board @returns {Part} */
export function bestPart({ cells }, { optimum }, board) {
  const points = { start: gridPointOf(cells[0] ?? 0, board), goal: gridPointOf(cells.at(-1) ?? 0, board) };
  if (optimum === Infinity) return { key: 'path_check.none', points };
  return { key: 'path_check.cost', values: { cost: optimum }, points };
}

/** @param {Reading} reading @param {PathCheck} checked @param {{ width: number }} board @returns {Part[]} */
export function differenceParts({ cells }, checked, board) {
  const { fault, cost, optimum, leavesAt } = checked;
  /** @param {number} index */
  const gridPointAt = (index) => gridPointOf(cells[index] ?? 0, board);
  /** @type {Part[]} */
  const parts = [];
  if (fault !== '') {
    const points = { from: gridPointAt(checked.cells - 1), to: gridPointAt(checked.cells) };
    parts.push({ key: `path_check.fault_${fault}`, values: { step: checked.cells }, points });
  } else if (leavesAt === checked.cells) return [{ key: 'path_check.shortest' }];
  else {
    const percent = Math.round((1000 * (cost - optimum)) / optimum) / 10;
    parts.push({ key: 'path_check.longer', values: { more: cost - optimum, percent } });
  }
  if (leavesAt === checked.cells || optimum === Infinity) return parts;
  return [
    ...parts,
    { key: 'path_check.leaves', values: { number: leavesAt + 1 }, points: { cell: gridPointAt(leavesAt) } },
  ];
}

/** The cell to show: the first that leaves every shortest path, or that a faulty step enters; -1. @param {Reading} reading @param {PathCheck} checked */
export function remarkableCell({ cells }, { fault, leavesAt, cells: looked, optimum }) {
  if (leavesAt < looked && optimum !== Infinity) return cells[leavesAt] ?? -1;
  return fault === '' ? -1 : (cells[looked] ?? -1);
}
