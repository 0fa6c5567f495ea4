// The door to the core: checks what goes in, since the module does not look at numbers, and turns
// refusals into EngineError. Knows nothing of the page; hands out views that nobody may keep.

import { check, isArray, isWithin, refuseAll, refusingAll, requireNumbers, requireRectangle, requireSize, requireWithin } from './check.js';
import { EngineError } from './engine-error.js';
import { MAX_GROUND, groundsOf } from './grounds.js';
import { lossOf, whenDead } from './living-module.js';
import { MAX_SIDE, firstUnknownSetting } from './options.js';

/** @typedef {import('./types.js').SearchSettings} SearchSettings */
/** @typedef {import('./types.js').HappeningName} HappeningName */
/** @typedef {import('./types.js').Reason} Reason */
/** @typedef {InstanceType<import('./types.js').AstrolabeModule['Laboratory']>} Laboratory */

const MAX_EXPANSIONS = 2 ** 31 - 1;
const MAX_WORK = 2 ** 31 - 1;
/** For those who ask where something happens to whichever cell. */
const ANY_CELL = -1;
const MAX_SEED = 2 ** 32 - 1;

/** @param {Reason} reason */
function accept(reason) {
  if (!reason.ok) throw new EngineError(reason);
}

export class Engine {
  #laboratory;

  /** @param {Laboratory} laboratory */
  constructor(laboratory) {
    this.#laboratory = laboratory;
  }

  /** Called when its search is lost, for the module died: its board is as it was. @param {Parameters<typeof whenDead>[1]} listener */
  whenDead(listener) {
    whenDead(this.#laboratory, listener);
  }

  /** For what lies beside this file alone. */
  get laboratory() {
    return refusingAll(this.#laboratory);
  }

  get width() {
    return this.#laboratory.width();
  }

  get height() {
    return this.#laboratory.height();
  }

  /** @param {import('./types.js').MapFormat} format @param {string} text */
  load(format, text) {
    check(typeof text === 'string', 'map.binary', typeof text, 'string');
    accept(this.#laboratory.load(format, text));
  }

  /** How the text loaded last was read. */
  loadedFormat() {
    return this.#laboratory.loadedFormat();
  }

  /** The view in it is used at once. @param {string} text */
  readScenario(text) {
    const { reason, map, rows } = this.#laboratory.readScenario(text);
    accept(reason);
    return { map, rows };
  }

  /** @param {number} width @param {number} height */
  clear(width, height) {
    requireSize(width, height);
    accept(this.#laboratory.clear(width, height));
  }

  /**
   * Those that came with the board, or the first and the last cell of its largest island.
   * @param {import('./types.js').BoardName} board whose islands
   * @returns {{ start: number, goal: number }}
   */
  suggestedEnds(board = 'squares') {
    const laboratory = this.#laboratory;
    const known = board === 'hex' ? 'hex' : 'squares';
    return { start: laboratory.suggestedStart(known), goal: laboratory.suggestedGoal(known) };
  }

  /** @param {ArrayLike<number>} cells @param {number} ground as grounds.js has it */
  edit(cells, ground) {
    this.editEach(cells, [ground]);
  }

  /** @param {ArrayLike<number>} cells @param {ArrayLike<number>} grounds one for each cell, or one for all */
  editEach(cells, grounds) {
    const count = this.width * this.height;
    check(isArray(cells) && isArray(grounds), 'board.factors', grounds.length, String(cells.length));
    requireWithin(grounds, MAX_GROUND, 'board.factor');
    // Those of a Uint32Array are whole numbers: the module itself knows which are on the board.
    if (!(cells instanceof Uint32Array)) requireWithin(cells, count - 1, 'board.cell');
    accept(this.#laboratory.edit(cells, grounds));
  }

  /** Keeps what is on the board; new cells are plain. @param {number} width @param {number} height */
  resize(width, height) {
    requireSize(width, height);
    accept(this.#laboratory.resize(width, height));
  }

  /** @param {number} width @param {number} height @param {import('./grounds.js').Grounds} grounds row by row */
  restore(width, height, grounds) {
    requireSize(width, height);
    requireNumbers(grounds, width * height);
    // Of the others of the module itself nothing would be left but what fits.
    if (!(grounds instanceof Uint8Array || grounds instanceof Uint16Array)) requireWithin(grounds, MAX_GROUND, 'board.factor');
    accept(this.#laboratory.restore(width, height, grounds));
  }

  /**
   * @param {import('./types.js').GeneratorName} kind
   * @param {{ width: number, height: number, percent: number, seed: number }} spec
   */
  generate(kind, { width, height, percent, seed }) {
    requireSize(width, height);
    check(isWithin(percent, 0, 100), 'generate.percent', percent, '0–100');
    check(isWithin(seed, 0, MAX_SEED), 'generate.seed', seed, `0–${MAX_SEED}`);
    accept(this.#laboratory.generate(kind, width, height, percent, seed));
  }

  /** Writes so many more rows of mapToLink() ahead. @param {number} rows @returns {boolean} whether all are */
  advanceMapToLink(rows) {
    check(isWithin(rows, 1, MAX_SIDE), 'board.size', rows, `1–${MAX_SIDE}`);
    return this.#laboratory.advanceMapToLink(rows);
  }

  /** @returns {string} the value of a link's `m=` */
  mapToLink() {
    return this.#laboratory.mapToLink();
  }

  /** @param {string} text */
  mapFromLink(text) {
    check(typeof text === 'string', 'link.map_broken', typeof text, 'string');
    accept(this.#laboratory.mapFromLink(text));
  }

  /** The free cell nearest to `cell`, or -1. @param {number} cell @param {import('./types.js').BoardName} board */
  nearestFree(cell, board) {
    this.#requireCell(cell);
    return this.#laboratory.nearestFree(cell, board);
  }

  /** With what their program fixes laid over them. @param {SearchSettings} settings */
  settingsAsWritten(settings) {
    this.#requireKnown(settings);
    return this.#laboratory.settingsAsWritten(settings);
  }

  /** A right search under the rules of their program. @param {SearchSettings} settings */
  correctedSettings(settings) {
    this.#requireKnown(settings);
    return this.#laboratory.correctedSettings(settings);
  }

  /** @param {SearchSettings} settings @param {number} start @param {number} goal */
  begin(settings, start, goal) {
    this.#requireKnown(settings);
    this.#requireCell(start, 'search.end_outside');
    this.#requireCell(goal, 'search.end_outside');
    accept(this.#laboratory.begin(settings, start, goal));
  }

  /** @param {number} expansions @returns {import('./types.js').Outcome} */
  advance(expansions) {
    check(isWithin(expansions, 1, MAX_EXPANSIONS), 'search.settings', expansions, '≥ 1');
    return this.#laboratory.advance(expansions);
  }

  result() {
    return this.#laboratory.result();
  }

  /**
   * Sets the trace to a step, the nearest there is.
   * @param {number} step
   * @returns {import('./types.js').Position}
   */
  seek(step) {
    const last = this.#laboratory.result().steps;
    const whole = Number.isFinite(step) ? Math.round(step) : 0;
    accept(this.#laboratory.seek(Math.min(Math.max(whole, 0), last)));
    return this.#laboratory.position();
  }

  /** View. */
  path() {
    return this.#laboratory.path();
  }

  /** View. */
  factors() {
    return this.#laboratory.factors();
  }

  /** View: what cells have besides, see grounds.js. */
  extras() {
    return this.#laboratory.extras();
  }

  /** All that there is to the cells: what restore() takes. */
  grounds() {
    return groundsOf(this.#laboratory);
  }

  /** View. */
  statuses() {
    return this.#laboratory.statuses();
  }

  /** View: the step that expanded each cell of these rows; of others and of cells not closed anything. @param {number} y @param {number} rows */
  expandedAt(y, rows) {
    requireRectangle(this, 0, y, this.width, rows);
    return this.#laboratory.expandedAt(y, rows);
  }

  /**
   * What paint() paints with.
   * @param {Uint32Array} byStatus a pixel for each status and factor, at status * 256 + factor
   * @param {Uint32Array} shades of closed cells in their order, at shade * 256 + factor
   */
  setColours(byStatus, shades) {
    if (!this.#laboratory.setColours(byStatus, shades)) throw new Error('colours of the wrong length');
  }

  /**
   * View: a pixel a cell.
   * @param {import('./types.js').Shading} shading
   * @param {number} x
   * @param {number} y
   * @param {number} columns
   * @param {number} rows
   */
  paint(shading, x, y, columns, rows) {
    requireRectangle(this, x, y, columns, rows);
    return this.#laboratory.paint(shading, x, y, columns, rows);
  }

  /** View. @param {number} x @param {number} y @param {number} columns @param {number} rows */
  cells(x, y, columns, rows) {
    requireRectangle(this, x, y, columns, rows);
    return this.#laboratory.cells(x, y, columns, rows);
  }

  /** Explains a cell at the sought step; null without one. @param {number} cell */
  why(cell) {
    this.#requireCell(cell);
    return this.#laboratory.why(cell);
  }

  /**
   * Prepares what follows for any cell: looks at so many more steps of the trace.
   * @param {number} steps
   * @returns {boolean} whether it knows all
   */
  survey(steps) {
    check(isWithin(steps, 1, MAX_EXPANSIONS), 'search.step', steps, '≥ 1');
    return this.#laboratory.survey(steps);
  }

  /** View: the steps in which this happens. @param {HappeningName} kind @param {number} [cell] any by default */
  stepsWith(kind, cell = ANY_CELL) {
    if (cell === ANY_CELL) return this.#laboratory.stepsWith(kind);
    this.#requireCell(cell);
    return this.#laboratory.stepsOf(cell, kind);
  }

  /** The first step after this one in which it happens; -1. @param {HappeningName} kind @param {number} cell @param {number} after */
  nextStepWith(kind, cell, after) {
    if (cell !== ANY_CELL) this.#requireCell(cell);
    check(isWithin(after, 0, MAX_EXPANSIONS), 'search.step', after, '≥ 0');
    return this.#laboratory.nextStepWith(kind, cell, after);
  }

  /** The last step before this one in which it does; -1. @param {HappeningName} kind @param {number} cell @param {number} before */
  previousStepWith(kind, cell, before) {
    if (cell !== ANY_CELL) this.#requireCell(cell);
    check(isWithin(before, 1, MAX_EXPANSIONS), 'search.step', before, '≥ 1');
    return this.#laboratory.previousStepWith(kind, cell, before);
  }

  /** View: rows of the closed list, ROW_STRIDE numbers each. @param {number} first @param {number} last */
  printout(first, last) {
    this.#requireSteps(first, last);
    return this.#laboratory.printout(first, last);
  }

  /** View: what these steps did, LOG_STRIDE numbers an event. @param {number} first @param {number} last */
  log(first, last) {
    this.#requireSteps(first, last);
    return this.#laboratory.log(first, last);
  }

  /** So much of the referee's work. @param {number} work @returns {import('./types.js').JudgingState} */
  judge(work) {
    check(isWithin(work, 1, MAX_WORK), 'search.settings', work, '≥ 1');
    return this.#laboratory.judge(work);
  }

  /** @returns {import('./types.js').Verdict} what the referee knows so far */
  verdict() {
    return this.#laboratory.verdict();
  }

  /** View; empty until the ruling is known. */
  shortestPath() {
    return this.#laboratory.shortestPath();
  }

  /** View; empty until the true costs are known. @param {number} x @param {number} y @param {number} columns @param {number} rows */
  xray(x, y, columns, rows) {
    requireRectangle(this, x, y, columns, rows);
    return this.#laboratory.xray(x, y, columns, rows);
  }

  dispose() {
    this.#laboratory.delete();
  }

  /** @param {SearchSettings} settings */
  #requireKnown(settings) {
    const unknown = firstUnknownSetting(settings);
    if (unknown !== null) check(false, 'search.settings', settings[unknown], unknown);
  }

  /** @param {number} cell @param {string} [code] */
  #requireCell(cell, code = 'board.cell') {
    const last = this.width * this.height - 1;
    check(isWithin(cell, 0, last), code, cell, `0–${last}`);
  }

  /** @param {number} first @param {number} last */
  #requireSteps(first, last) {
    const { steps } = this.#laboratory.result();
    const loss = lossOf(this.#laboratory);
    if (loss !== null) throw loss;
    for (const step of [first, last]) check(isWithin(step, 1, steps), 'search.step', step, `1–${steps}`);
  }
}

refuseAll(Engine);
