// The API of the core's graphs: turns refusals into EngineError; the module checks the numbers itself. Returns
// views that must not be kept.

import { accept, refuseAll } from './check.js';
import { SearchEngine } from './search-engine.js';

/** @import { GraphLaboratory, GraphSettings } from '../../wasm/types/graph.d.ts' */

/** Nodes, edges or steps of a search that one call judges. Graphs are small: a few calls suffice. */
const JUDGED_AT_ONCE = 100_000;

/** @extends {SearchEngine<GraphLaboratory>} */
export class GraphEngine extends SearchEngine {
  /** @protected @override */
  get nodeCount() {
    return this.lab.nodeCount();
  }

  /** @param {ArrayLike<number>} positions @param {readonly string[]} names @param {ArrayLike<number>} edges */
  define(positions, names, edges) {
    accept(this.lab.define(positions, names, edges));
  }

  /** @param {string} text the value of a link's m= */
  fromLink(text) {
    accept(this.lab.graphFromLink(text));
  }

  toLink() {
    return this.lab.graphToLink();
  }

  /** A copy of the graph. @returns {{ positions: Float64Array, names: string[], edges: Float64Array }} */
  definition() {
    const names = Array.from({ length: this.lab.nodeCount() }, (_, node) => this.lab.name(node));
    return { positions: this.lab.positions().slice(), names, edges: this.lab.edges().slice() };
  }

  /** LPA* begins anew. */
  forgetAnswer() {
    this.lab.forgetAnswer();
  }

  /** @param {GraphSettings} settings @param {number} start @param {number} goal */
  begin(settings, start, goal) {
    accept(this.lab.begin(settings, start, goal));
  }

  /** Eight numbers a node: see NODE_FIELDS. */
  nodes() {
    return this.lab.nodes();
  }

  /** What the referee says of the finished search; null while there is no path. */
  judged() {
    let state = this.judge(JUDGED_AT_ONCE);
    while (state === 'judging') state = this.judge(JUDGED_AT_ONCE);
    return state === 'idle' ? null : this.verdict();
  }

  /**
   * @param {{ width: number, height: number, factors: ArrayLike<number> }} ground
   * @param {string} corner @param {ArrayLike<number>} cells @param {number} unitsACell
   */
  beginJoining({ width, height, factors }, corner, cells, unitsACell) {
    accept(this.lab.beginJoining(width, height, factors, corner, cells, unitsACell));
  }

  /** Continues the job with this many cells. @param {number} work */
  advanceJob(work) {
    return this.lab.advanceJob(work);
  }

  /** View; null if there are more edges than a graph may have. */
  joined() {
    return this.lab.joined();
  }

  /** @param {{ width: number, height: number, factors: ArrayLike<number> }} ground */
  cellsAtCorners({ width, height, factors }) {
    return this.lab.cellsAtCorners(width, height, factors);
  }
}

refuseAll(GraphEngine);

/** Numbers per node in GraphEngine.nodes(), and their positions. */
export const NODE_STRIDE = 8;
export const NODE_FIELDS = Object.freeze({
  status: 0,
  g: 1,
  h: 2,
  f: 3,
  parent: 4,
  push: 5,
  isFromGoal: 6,
  otherParent: 7,
});
