// How what the module hands out lies in its arrays: numbers a row, and where each of them is; and what drawing and
// explaining may ask of an engine. The module's own types are imported by name from 'astrolabe-module'.

/** @import { StepEventName, Laboratory, SearchResult, Why } from 'astrolabe-module' */

/** @typedef {'none' | 'status' | 'order'} Shading the ground alone; with the step sought; closed cells in order */

/**
 * What drawing and labelling may read of the engine. The arrays are views: used at once, never kept.
 * @typedef {object} BoardSource
 * @property {number} width
 * @property {number} height
 * @property {() => Uint8Array} factors
 * @property {() => Uint8Array} [extras] what cells have besides, as grounds.js has it; empty or missing: nothing
 * @property {() => Uint8Array} statuses
 * @property {() => Uint32Array} path
 * @property {() => SearchResult} [result]
 * @property {(y: number, rows: number) => Uint32Array} expandedAt for each closed cell of these rows the step that expanded it
 * @property {(byStatus: Uint32Array, shades: Uint32Array) => void} setColours for paint()
 * @property {(shading: Shading, x: number, y: number, columns: number, rows: number) => Uint8Array} paint
 * @property {(x: number, y: number, columns: number, rows: number) => Float64Array} cells
 * @property {() => Uint32Array} shortestPath empty until the referee knows one
 * @property {(x: number, y: number, columns: number, rows: number) => Float64Array} xray likewise
 * @property {Laboratory} [laboratory] for what this does not hand on
 */

/**
 * What explains a cell.
 * @typedef {object} WhySource
 * @property {(cell: number) => Why | null} why null without a step
 */

/**
 * What tells the story of a cell.
 * @typedef {object} StorySource
 * @property {(kind: StepEventName, cell: number) => Uint32Array} stepsWith view: when this happened to it
 * @property {(first: number, last: number) => Float64Array} log view: what these steps did
 */

/** Numbers a cell has in BoardSource.cells(), and where each lies. */
export const CELL_STRIDE = 6;
export const CELL_FIELDS = Object.freeze({ status: 0, g: 1, h: 2, f: 3, parent: 4, push: 5 });

/** Numbers a cell has in BoardSource.xray(), and where each lies. */
export const XRAY_STRIDE = 4;
export const XRAY_FIELDS = Object.freeze({ trueCost: 0, weightedH: 1, difference: 2, inconsistent: 3 });

/** Numbers an event has in Engine.log(), where each lies, and the kinds there are. */
export const LOG_STRIDE = 7;
export const LOG_FIELDS = Object.freeze({ cell: 0, kind: 1, g: 2, h: 3, f: 4, parent: 5, layer: 6 });
export const LOG_KINDS = Object.freeze({
  ...{ expanded: 0, opened: 1, improved: 2, reopened: 3, dropped: 4, restored: 5, begun: 6, raised: 7, corrected: 8 },
});

/** Numbers a row has in Engine.printout(), and where each lies; the parent of the start is -1. */
export const ROW_STRIDE = 6;
export const ROW_FIELDS = Object.freeze({ step: 0, cell: 1, parent: 2, g: 3, h: 4, f: 5 });
/** Rows and steps that Engine.printout() and log() give at a time. */
export const MOST_ROWS = 1000;

/** Numbers a row has in Engine.readScenario(), and where each lies. */
export const SCENARIO_STRIDE = 6;
export const SCENARIO_FIELDS = Object.freeze({
  width: 0,
  height: 1,
  start: 2,
  goal: 3,
  length: 4,
  tolerance: 5,
});

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
