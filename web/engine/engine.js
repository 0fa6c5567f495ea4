// The API of the core: checks the input, since the module does not check numbers, and turns
// refusals into EngineError. Knows nothing of the page; returns views that must not be kept.
// Over 300 lines: it is the only API of the module's Laboratory, and a method is a few lines of checks and one call.

import {
  accept,
  check,
  isArray,
  isWithin,
  refuseAll,
  requireNumbers,
  requireRectangle,
  requireSize,
  requireWithin,
} from './check.js';
import { MAX_GROUND, groundsOf } from './grounds.js';
import { KeptAnswer, rectangleOf } from './kept-answer.js';
import { MAX_SIDE, firstUnknownSetting } from './options.js';
import { SearchEngine } from './search-engine.js';

/** @import { AstrolabeModule, BoardName, GeneratorName, MapFormat, SearchSettings } from 'astrolabe-module' */
/** @import { Grounds } from './grounds.js' */
/** @import { Shading } from './layouts.js' */
/** @typedef {InstanceType<AstrolabeModule['Laboratory']>} Laboratory */

/**
 * @typedef {object} Edit
 * @property {ArrayLike<number>} cells
 * @property {ArrayLike<number>} grounds one for each cell, or one for all
 */
/**
 * @typedef {object} Question
 * @property {SearchSettings} settings
 * @property {number} start
 * @property {number} goal
 * @property {Edit} [edit] of the board, before
 * @property {number | null} [step] at which the trace is to stand, or the last if there are fewer; null: the last
 */

const MAX_SEED = 2 ** 32 - 1;
const NO_EDIT = { cells: [], grounds: [] };
const LAST = -1;

/** @extends {SearchEngine<Laboratory>} */
export class Engine extends SearchEngine {
  #kept = new KeptAnswer();
  /** The settings last checked. @type {SearchSettings | null} */
  #known = null;

  /** @protected @override */
  get nodeCount() {
    return this.width * this.height;
  }

  get width() {
    return this.lab.width();
  }

  get height() {
    return this.lab.height();
  }

  /** @param {MapFormat} format @param {string} text */
  load(format, text) {
    check(typeof text === 'string', 'map.binary', typeof text, 'string');
    this.#kept.forget();
    accept(this.lab.load(format, text));
  }

  /** How the text loaded last was read. */
  loadedFormat() {
    return this.lab.loadedFormat();
  }

  /** The view in it must be used at once. @param {string} text */
  readScenario(text) {
    const { reason, map, rows } = this.lab.readScenario(text);
    accept(reason);
    return { map, rows };
  }

  /** @param {number} width @param {number} height */
  clear(width, height) {
    requireSize(width, height);
    this.#kept.forget();
    accept(this.lab.clear(width, height));
  }

  /**
   * Those that came with the board, or the first and the last cell of its largest island.
   * @param {BoardName} board whose islands
   * @returns {{ start: number, goal: number }}
   */
  suggestedEnds(board = 'squares') {
    const laboratory = this.lab;
    const known = board === 'hex' ? 'hex' : 'squares';
    return { start: laboratory.suggestedStart(known), goal: laboratory.suggestedGoal(known) };
  }

  /** @param {ArrayLike<number>} cells @param {number} ground as grounds.js has it */
  edit(cells, ground) {
    this.editEach(cells, [ground]);
  }

  /** @param {ArrayLike<number>} cells @param {ArrayLike<number>} grounds one for each cell, or one for all */
  editEach(cells, grounds) {
    this.#requireEdit(cells, grounds);
    this.#kept.forget();
    accept(this.lab.edit(cells, grounds));
  }

  /** Keeps the content of the board; new cells are plain. @param {number} width @param {number} height */
  resize(width, height) {
    requireSize(width, height);
    this.#kept.forget();
    accept(this.lab.resize(width, height));
  }

  /** @param {number} width @param {number} height @param {Grounds} grounds row by row */
  restore(width, height, grounds) {
    requireSize(width, height);
    requireNumbers(grounds, width * height);
    // The module itself would keep only what fits.
    if (!(grounds instanceof Uint8Array || grounds instanceof Uint16Array))
      requireWithin(grounds, MAX_GROUND, 'board.factor');
    this.#kept.forget();
    accept(this.lab.restore(width, height, grounds));
  }

  /**
   * @param {GeneratorName} kind
   * @param {{ width: number, height: number, percent: number, seed: number }} spec
   */
  generate(kind, { width, height, percent, seed }) {
    requireSize(width, height);
    check(isWithin(percent, 0, 100), 'generate.percent', percent, '0–100');
    check(isWithin(seed, 0, MAX_SEED), 'generate.seed', seed, `0–${MAX_SEED}`);
    this.#kept.forget();
    accept(this.lab.generate(kind, width, height, percent, seed));
  }

  /** Writes this many more rows of mapToLink() in advance. @param {number} rows @returns {boolean} whether all are */
  advanceMapToLink(rows) {
    check(isWithin(rows, 1, MAX_SIDE), 'board.size', rows, `1–${MAX_SIDE}`);
    return this.lab.advanceMapToLink(rows);
  }

  /** @returns {string} the value of a link's `m=` */
  mapToLink() {
    return this.lab.mapToLink();
  }

  /** To be read in advance of mapFromLink(); the board stays as it is. @param {string} text of a link's map */
  beginMapFromLink(text) {
    check(typeof text === 'string', 'link.map_broken', typeof text, 'string');
    this.lab.beginMapFromLink(text);
  }

  /** @param {number} rows as many more of them @returns {boolean} whether all are read */
  advanceMap(rows) {
    check(isWithin(rows, 1, MAX_SIDE), 'board.size', rows, `1–${MAX_SIDE}`);
    return this.lab.advanceMap(rows);
  }

  /** @param {string} text */
  mapFromLink(text) {
    check(typeof text === 'string', 'link.map_broken', typeof text, 'string');
    this.#kept.forget();
    accept(this.lab.mapFromLink(text));
  }

  /** One more piece of a map's text, in advance of mapFromText(); the board stays as it is. @param {string} text of whole lines, or the last piece @param {boolean} isFirst */
  addMapText(text, isFirst) {
    check(typeof text === 'string', 'map.binary', typeof text, 'string');
    this.lab.addMapText(text, isFirst === true);
  }

  /** load('auto', …) of the text that was added. */
  mapFromText() {
    this.#kept.forget();
    accept(this.lab.mapFromText());
  }

  /** The free cell nearest to `cell`, or -1. @param {number} cell @param {BoardName} board */
  nearestFree(cell, board) {
    this.requireNode(cell);
    return this.lab.nearestFree(cell, board);
  }

  /** With the values that their program fixes. @param {SearchSettings} settings */
  settingsAsWritten(settings) {
    this.#requireKnown(settings);
    return this.lab.settingsAsWritten(settings);
  }

  /** The corrected search under the rules of their program. @param {SearchSettings} settings */
  correctedSettings(settings) {
    this.#requireKnown(settings);
    return this.lab.correctedSettings(settings);
  }

  /** @param {SearchSettings} settings @param {number} start @param {number} goal */
  begin(settings, start, goal) {
    this.#requireQuestion(settings, start, goal);
    this.#kept.forget();
    accept(this.lab.begin(settings, start, goal));
  }

  /**
   * What a gesture asks for, in one call: cells changed, a search on the edited board, its trace at a step, and
   * the referee's first stages.
   * @param {Question} question
   * @param {number} expansions at most; advance() does more
   * @param {number} work of each stage of the referee's, as in judge()
   */
  ask({ settings, start, goal, edit, step = null }, expansions, work) {
    const { cells, grounds } = edit ?? NO_EDIT;
    if (edit !== undefined) this.#requireEdit(cells, grounds);
    try {
      this.#requireQuestion(settings, start, goal);
    } catch (error) {
      // As in the module: the edit stands, whatever happens to the search afterwards.
      if (edit !== undefined) this.editEach(cells, grounds);
      throw error;
    }
    this.#kept.forget();
    const answer = this.lab.ask(cells, grounds, settings, start, goal, step ?? LAST, expansions, work);
    accept(answer.reason);
    this.#kept.keep(answer);
    return answer;
  }

  /** @override @param {Parameters<SearchEngine<Laboratory>['whenDead']>[0]} listener */
  whenDead(listener) {
    super.whenDead((death) => {
      this.#kept.forget();
      listener(death);
    });
  }

  /** @override */
  result() {
    return this.#kept.result ?? super.result();
  }

  /** @override */
  path() {
    return this.#kept.path ?? super.path();
  }

  /** @override @param {number} step */
  seek(step) {
    this.#kept.forgetStep();
    return super.seek(step);
  }

  #allCells() {
    const { width, height } = this;
    return this.#kept.cells({ width, height }, () => this.lab.cells(0, 0, width, height));
  }

  /** View. */
  factors() {
    return this.lab.factors();
  }

  /** View: the extras of the cells, see grounds.js. */
  extras() {
    return this.lab.extras();
  }

  /** The complete content of the cells, as restore() takes it. */
  grounds() {
    return groundsOf(this.lab);
  }

  /**
   * View: the last step that expanded each closed cell of these rows, 0 if an earlier search closed it.
   * @param {number} y
   * @param {number} rows
   */
  expandedAt(y, rows) {
    requireRectangle(this, 0, y, this.width, rows);
    return this.lab.expandedAt(y, rows);
  }

  /**
   * The colours for paint().
   * @param {Uint32Array} byStatus a pixel for each status and factor, at status * 256 + factor
   * @param {Uint32Array} shades of closed cells in their order, at shade * 256 + factor
   */
  setColours(byStatus, shades) {
    if (!this.lab.setColours(byStatus, shades)) throw new Error('colours of the wrong length');
  }

  /**
   * View: a pixel a cell.
   * @param {Shading} shading
   * @param {number} x
   * @param {number} y
   * @param {number} columns
   * @param {number} rows
   */
  paint(shading, x, y, columns, rows) {
    requireRectangle(this, x, y, columns, rows);
    return this.lab.paint(shading, x, y, columns, rows);
  }

  /** View. @param {number} x @param {number} y @param {number} columns @param {number} rows */
  cells(x, y, columns, rows) {
    requireRectangle(this, x, y, columns, rows);
    const all = this.#allCells();
    return all === null ? this.lab.cells(x, y, columns, rows) : rectangleOf(all, this.width, x, y, columns, rows);
  }

  /** View: rows of the closed list, ROW_STRIDE numbers each. @param {number} first @param {number} last */
  printout(first, last) {
    this.requireSteps(first, last);
    return this.unlessLost(this.lab.printout(first, last));
  }

  /** View; empty until the true costs are known. @param {number} x @param {number} y @param {number} columns @param {number} rows */
  xray(x, y, columns, rows) {
    requireRectangle(this, x, y, columns, rows);
    return this.lab.xray(x, y, columns, rows);
  }

  /** @param {ArrayLike<number>} cells @param {ArrayLike<number>} grounds */
  #requireEdit(cells, grounds) {
    check(isArray(cells) && isArray(grounds), 'board.factors', grounds.length, String(cells.length));
    requireWithin(grounds, MAX_GROUND, 'board.factor');
    // Those of a Uint32Array are whole numbers: the module checks which are on the board.
    if (!(cells instanceof Uint32Array)) requireWithin(cells, this.nodeCount - 1, 'board.cell');
  }

  /** @param {SearchSettings} settings @param {number} start @param {number} goal */
  #requireQuestion(settings, start, goal) {
    this.#requireKnown(settings);
    this.requireNode(start, 'search.end_outside');
    this.requireNode(goal, 'search.end_outside');
  }

  /** Freezes them: neither this nor the module need look at them again. @param {SearchSettings} settings */
  #requireKnown(settings) {
    if (settings === this.#known) return;
    const unknown = firstUnknownSetting(settings);
    if (unknown !== null) check(false, 'search.settings', settings[unknown], unknown);
    this.#known = Object.freeze(settings);
  }
}

refuseAll(Engine);
