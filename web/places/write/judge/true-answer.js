// The right answer for a board, from the engine: the costs of shortest paths from the start, and what the search here
// expands. The engine searches a board that is two columns wider, with a wall and a cell that nothing leads to: on the
// way to that one it meets every other.
//
//   . . # .  │ # #
//   S . # G  │ # x      x: cannot be reached
//   . . . .  │ # #

import { CELL_FIELDS, CELL_STRIDE } from '../../../engine/layouts.js';
import { DEFAULT_SETTINGS } from '../../../engine/options.js';

/** @import { PathCheck, SearchSettings } from 'astrolabe-module' */
/** @import { Engine } from '../../../engine/engine.js' */
/** @import { ProgramBoard } from '../runner/protocol.js' */

const ADDED = 2;
const ALL = 2 ** 31 - 1;

export class TrueAnswer {
  #engine;
  #settings;
  #width;
  /** Its columns and the added ones. @type {number} */
  #wide;
  #costs;
  /** Of a shortest path; Infinity: there is none. */
  optimum;
  /** Cells that the search here expands. */
  expanded;

  /** @param {Engine} engine has another board afterwards @param {ProgramBoard} board @param {SearchSettings} settings */
  constructor(engine, { width, height, factors, start, goal }, settings) {
    this.#engine = engine;
    this.#settings = settings;
    this.#width = width;
    this.#wide = width + ADDED;
    const grounds = new Uint8Array(this.#wide * height);
    for (let y = 0; y < height; y++) grounds.set(factors.subarray(y * width, (y + 1) * width), y * this.#wide);
    const unreachable = this.#wide * height - 1;
    grounds[unreachable] = 1;
    engine.restore(this.#wide, height, grounds);
    engine.begin(
      { ...DEFAULT_SETTINGS, corner: settings.corner, costs: settings.costs, algorithm: 'dijkstra', floods: true },
      this.#cell(start),
      unreachable,
    );
    while (engine.advance(ALL) === 'running');
    engine.seek(engine.result().steps);
    this.#costs = engine.cells(0, 0, this.#wide, height).slice();
    this.optimum = this.costTo(goal);
    engine.begin(settings, this.#cell(start), this.#cell(goal));
    while (engine.advance(ALL) === 'running');
    this.expanded = engine.result().expanded;
  }

  /** Of a shortest path from the start; Infinity: none. @param {number} cell */
  costTo(cell) {
    const at = this.#cell(cell) * CELL_STRIDE;
    if (!this.#costs[at + CELL_FIELDS.status]) return Infinity;
    return this.#costs[at + CELL_FIELDS.g] ?? Infinity;
  }

  /** @param {Uint32Array} path of at least two cells @returns {PathCheck} */
  check(path) {
    const laboratory = this.#engine.laboratory;
    laboratory.beginPathCheck(
      this.#settings,
      path.map((cell) => this.#cell(cell)),
    );
    while (laboratory.advanceJob(ALL) === 'running');
    return laboratory.pathCheck();
  }

  /** @param {number} cell of the board @returns {number} of the wider one */
  #cell(cell) {
    return Math.floor(cell / this.#width) * this.#wide + (cell % this.#width);
  }
}
