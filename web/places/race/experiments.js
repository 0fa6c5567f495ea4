// The four experiments on 20 × 20 cells: each a lane of a race with a board of its own, and its reference values:
// the straight line, than which no path has fewer cells, and the whole map. Pure.

import { DEFAULT_SETTINGS } from '../../engine/options.js';
import { DEFAULT_DISPLAY } from '../../model/display.js';
import { readDrawing } from '../../model/maps/drawn-map.js';
import { PRESETS } from '../../model/maps/presets.js';

/** @import { SearchSettings } from 'astrolabe-module' */
/** @import { Course, LaneResult } from './state.js' */
/** @typedef {{ id: string, line: number, free: number, result: LaneResult }} ExperimentRow */

/** As presets of the page. */
export const EXPERIMENTS = Object.freeze(PRESETS.filter(({ id }) => id.startsWith('experiment_')));

/** @returns {{ settings: SearchSettings, course: Course }[]} */
export function experimentLanes() {
  return EXPERIMENTS.map(({ id, map, settings, display }, index) => {
    const { factors, ...ground } = readDrawing(map);
    const board = { ...ground, revision: -2 - index };
    // Numbers would clutter these small boards.
    const shown = { ...DEFAULT_DISPLAY, ...display, numbers: /** @type {const} */ ('none') };
    return { settings: { ...DEFAULT_SETTINGS, ...settings }, course: { id, board, factors, display: shown } };
  });
}

/**
 * Cells of the straight line from start to goal, walls or not, and free cells of the map.
 * @param {Course} course
 */
export function measuresOf({ board: { width, start, goal }, factors }) {
  const columns = Math.abs((start % width) - (goal % width));
  const rows = Math.abs(Math.floor(start / width) - Math.floor(goal / width));
  return { line: Math.max(columns, rows) + 1, free: factors.reduce((sum, factor) => sum + (factor > 0 ? 1 : 0), 0) };
}

/** What the four together show. @param {readonly ExperimentRow[]} rows */
export function conclusionOf(rows) {
  const outside = rows.filter(({ line, free, result: { expanded } }) => expanded < line || expanded > free);
  const found = rows.filter(({ result }) => result.cost !== null);
  const byEffort = [...found].sort((one, other) => one.result.expanded - other.result.expanded);
  const [least, most] = [byEffort[0] ?? null, byEffort.at(-1) ?? null];
  return {
    outside,
    /** No cell beside the straight line. */
    straight: rows.filter(({ line, result: { expanded } }) => expanded === line),
    /** Everything within reach was expanded. */
    cutOff: rows.filter(({ result }) => result.outcome === 'no-path'),
    /** Of those with a path. */
    growth:
      least === null || most === null || least === most
        ? null
        : {
            ...{ least, most },
            cost: (most.result.cost ?? 0) / (least.result.cost ?? 1) - 1,
            effort: most.result.expanded / least.result.expanded,
          },
  };
}
