// Speed against quality on a board: three searches one after the other, in a laboratory of their own and in
// slices; a row for each as soon as it is known. For a search on a changed copy of the board, the path's
// cost is counted on the true one.

import { copyOf } from '../../../engine/copy-of.js';
import { Job } from '../../../engine/jobs/job.js';
import { pathCost } from '../../../engine/path-cost.js';

/** @import { Engine, Question } from '../../../engine/engine.js' */
/** @import { Grounds } from '../../../engine/grounds.js' */
/** @import { TradeRow, Variant } from './trade-off.js' */
/** @typedef {{ width: number, height: number, factors: Grounds }} BoardCopy */

/** Expansions per slice: less than a millisecond. */
const CHUNK = 500;

/** The parts of the job are variants. @extends {Job<Engine>} */
export class TradeOff extends Job {
  /** @type {readonly TradeRow[]} */
  rows = [];

  /**
   * Reports after each variant.
   * @param {Pick<Question, 'start' | 'goal'>} ends
   * @param {BoardCopy} board
   * @param {readonly Variant[]} variants the reference for all others comes first
   */
  begin(ends, board, variants) {
    this.rows = [];
    this.start((engine) => this.#work(engine, ends, board, variants), variants.length);
  }

  /**
   * @param {Engine} engine @param {Pick<Question, 'start' | 'goal'>} ends @param {BoardCopy} board
   * @param {readonly Variant[]} variants
   */
  *#work(engine, { start, goal }, { width, height, factors }, variants) {
    for (const variant of variants) {
      engine.restore(width, height, variant.factors);
      yield;
      engine.begin(variant.settings, start, goal);
      while (engine.laboratory.answer(CHUNK).outcome === 'running') yield;
      const { outcome, expanded } = engine.result();
      const isFound = outcome === 'found';
      const path = copyOf(engine.path());
      const cost = isFound ? pathCost(path, width, factors, variant.settings) : NaN;
      const best = this.rows[0]?.cost ?? cost;
      const excess = best > 0 ? cost / best - 1 : 0;
      this.rows = [...this.rows, { name: variant.name, isFound, cost, excess, expanded, path }];
      this.done += 1;
      yield true;
    }
  }
}
