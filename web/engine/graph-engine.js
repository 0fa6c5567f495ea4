// The door to the core's graphs: turns refusals into EngineError; the module itself looks at numbers. Hands out
// views that nobody may keep.

import { refuseAll } from './check.js';
import { EngineError } from './engine-error.js';
import { whenDead } from './living-module.js';

/** @typedef {import('./types.js').GraphSettings} GraphSettings */
/** @typedef {import('./types.js').GraphLaboratory} GraphLaboratory */
/** @typedef {import('./types.js').Reason} Reason */

/** @param {Reason} reason */
function accept(reason) {
  if (!reason.ok) throw new EngineError(reason);
}

/** Nodes, edges or steps of a search that one call judges. Graphs are small: some calls do it. */
const JUDGED_AT_ONCE = 100_000;

export class GraphEngine {
  #laboratory;

  /** @param {GraphLaboratory} laboratory */
  constructor(laboratory) {
    this.#laboratory = laboratory;
  }

  /** Called when the module died: the graph is there, its search is not. @param {Parameters<typeof whenDead>[1]} listener */
  whenDead(listener) {
    whenDead(this.#laboratory, listener);
  }

  /** @param {ArrayLike<number>} places @param {readonly string[]} names @param {ArrayLike<number>} edges */
  define(places, names, edges) {
    accept(this.#laboratory.define(places, names, edges));
  }

  /** @param {string} text the value of a link's m= */
  fromLink(text) {
    accept(this.#laboratory.graphFromLink(text));
  }

  toLink() {
    return this.#laboratory.graphToLink();
  }

  /** What there is, copied. @returns {{ places: Float64Array, names: string[], edges: Float64Array }} */
  definition() {
    const names = Array.from({ length: this.#laboratory.nodeCount() }, (_, node) => this.#laboratory.name(node));
    return { places: this.#laboratory.places().slice(), names, edges: this.#laboratory.edges().slice() };
  }

  /** @param {GraphSettings} settings @param {number} start @param {number} goal */
  begin(settings, start, goal) {
    accept(this.#laboratory.begin(settings, start, goal));
  }

  /** @param {number} expansions */
  advance(expansions) {
    return this.#laboratory.advance(expansions);
  }

  result() {
    return this.#laboratory.result();
  }

  path() {
    return this.#laboratory.path();
  }

  /** @param {number} step */
  seek(step) {
    accept(this.#laboratory.seek(step));
    return this.#laboratory.position();
  }

  /** Eight numbers a node: see PLACE_FIELDS. */
  nodes() {
    return this.#laboratory.nodes();
  }

  /** @param {number} node */
  why(node) {
    return this.#laboratory.why(node);
  }

  /** What the referee says of the finished search; null while there is no path. */
  verdict() {
    let state = this.#laboratory.judge(JUDGED_AT_ONCE);
    while (state === 'judging') state = this.#laboratory.judge(JUDGED_AT_ONCE);
    return state === 'idle' ? null : this.#laboratory.verdict();
  }

  shortestPath() {
    return this.#laboratory.shortestPath();
  }

  /**
   * @param {{ width: number, height: number, factors: ArrayLike<number> }} ground
   * @param {string} corner @param {ArrayLike<number>} cells @param {number} unitsACell
   */
  beginJoining({ width, height, factors }, corner, cells, unitsACell) {
    accept(this.#laboratory.beginJoining(width, height, factors, corner, cells, unitsACell));
  }

  /** @param {number} cells */
  advanceJoining(cells) {
    return this.#laboratory.advanceJoining(cells);
  }

  joined() {
    return this.#laboratory.joined();
  }

  /** @param {{ width: number, height: number, factors: ArrayLike<number> }} ground */
  cellsAtCorners({ width, height, factors }) {
    return this.#laboratory.cellsAtCorners(width, height, factors);
  }
}

refuseAll(GraphEngine);

/** Numbers a node has in GraphEngine.nodes(), and where each lies. */
export const PLACE_STRIDE = 8;
export const PLACE_FIELDS = Object.freeze({ status: 0, g: 1, h: 2, f: 3, parent: 4, push: 5, isFromGoal: 6, otherParent: 7 });
