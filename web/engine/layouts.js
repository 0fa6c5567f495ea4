// The layout of the arrays that the module returns: numbers per row, and the position of each; and what drawing and
// explaining may ask of an engine. The module's own types are imported by name from 'astrolabe-module'.

/** @import { StepEventName, Laboratory, SearchResult, Why } from 'astrolabe-module' */

/** @typedef {'none' | 'status' | 'order'} Shading the ground alone; with the statuses at the current step; closed cells in order */

/**
 * What drawing and labelling may read of the engine. The arrays are views: to be used at once, never kept.
 * @typedef {object} BoardSource
 * @property {number} width
 * @property {number} height
 * @property {() => Uint8Array} factors
 * @property {() => Uint8Array} [extras] the extras of the cells, as in grounds.js; empty or missing: none
 * @property {() => Uint8Array} statuses
 * @property {() => Uint32Array} path
 * @property {() => SearchResult} [result]
 * @property {(y: number, rows: number) => Uint32Array} expandedAt the step that expanded each closed cell of these
 *   rows, 0 where an earlier search had closed it
 * @property {(byStatus: Uint32Array, shades: Uint32Array) => void} setColours for paint()
 * @property {(shading: Shading, x: number, y: number, columns: number, rows: number) => Uint8Array} paint
 * @property {(x: number, y: number, columns: number, rows: number) => Float64Array} cells
 * @property {() => Uint32Array} shortestPath empty until the referee knows one
 * @property {(x: number, y: number, columns: number, rows: number) => Float64Array} xray likewise
 * @property {Laboratory} [laboratory] for what is not offered here
 */

/**
 * What can explain a cell.
 * @typedef {object} WhySource
 * @property {(cell: number) => Why | null} why null without a step
 */

/**
 * What the history of a cell is read from.
 * @typedef {object} StorySource
 * @property {(kind: StepEventName, cell: number) => Uint32Array} stepsWith view: the steps in which this happened to it
 * @property {(first: number, last: number) => Float64Array} log view: what these steps did
 */

/** Numbers per cell in BoardSource.cells(), and their positions. */
export const CELL_STRIDE = 6;
export const CELL_FIELDS = Object.freeze({ status: 0, g: 1, h: 2, f: 3, parent: 4, push: 5 });

/** Numbers per cell in BoardSource.xray(), and their positions. */
export const XRAY_STRIDE = 4;
export const XRAY_FIELDS = Object.freeze({ trueCost: 0, weightedH: 1, difference: 2, inconsistent: 3 });

/** Numbers per event in Engine.log(), their positions, and the kinds. */
export const LOG_STRIDE = 7;
export const LOG_FIELDS = Object.freeze({ cell: 0, kind: 1, g: 2, h: 3, f: 4, parent: 5, layer: 6 });
export const LOG_KINDS = Object.freeze({
  ...{ expanded: 0, opened: 1, improved: 2, reopened: 3, dropped: 4, restored: 5, begun: 6, raised: 7, corrected: 8 },
});

/** Numbers per row in Engine.printout(), and their positions; the parent of the start is -1. */
export const ROW_STRIDE = 6;
export const ROW_FIELDS = Object.freeze({ step: 0, cell: 1, parent: 2, g: 3, h: 4, f: 5 });
/** Rows and steps that Engine.printout() and log() return per call. */
export const MOST_ROWS = 1000;

/** Numbers per row in Engine.readScenario(), and their positions. */
export const SCENARIO_STRIDE = 6;
export const SCENARIO_FIELDS = Object.freeze({
  width: 0,
  height: 1,
  start: 2,
  goal: 3,
  length: 4,
  tolerance: 5,
});

/** Numbers per event of RecordedRun: 1 for an expansion and 0 for a cell opened, the cell, g, h (NaN: not said). */
export const EVENT_STRIDE = 4;

/** Statuses a cell can have. */
export const STATUS = Object.freeze({ untouched: 0, open: 1, closed: 2 });

/** The eight neighbours in the order of the parent's slot: rows from the top left. */
export const SLOT_OFFSETS = Object.freeze([
  Object.freeze({ dx: -1, dy: -1 }),
  Object.freeze({ dx: 0, dy: -1 }),
  Object.freeze({ dx: 1, dy: -1 }),
  Object.freeze({ dx: -1, dy: 0 }),
  Object.freeze({ dx: 1, dy: 0 }),
  Object.freeze({ dx: -1, dy: 1 }),
  Object.freeze({ dx: 0, dy: 1 }),
  Object.freeze({ dx: 1, dy: 1 }),
]);
