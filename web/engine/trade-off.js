// Speed against quality on a board: three searches one after the other, in a laboratory of their own and in
// slices; a row for each as soon as it is known. What is searched on a changed copy of the board has its path's
// cost counted on the true one. Knows a clock given to it.

import { EngineError } from './engine-error.js';
import { pathCost } from './path-cost.js';
import { Slices } from './slices.js';

/** @typedef {import('./engine.js').Engine} Engine */
/** @typedef {import('./search-runner.js').Question} Question */
/** @typedef {{ width: number, height: number, factors: import('./grounds.js').Grounds }} BoardCopy */
/** @typedef {import('../state/trade-off.js').Variant} Variant */
/** @typedef {import('../state/trade-off.js').TradeRow} TradeRow */
/** @typedef {(news: { rows: readonly TradeRow[], isDone: boolean, reason: import('./types.js').Reason | null }) => void} Tell */

/** Expansions at a time: less than a millisecond. */
const CHUNK = 500;

export class TradeOff {
  #createEngine;
  #tell;
  #slices;
  /** @type {Engine | null} */
  #engine = null;

  /**
   * @param {() => Engine} createEngine
   * @param {{ now: () => number, defer: (task: () => void) => void }} clock
   * @param {Tell} tell after each row, and when one is refused
   */
  constructor(createEngine, clock, tell) {
    this.#createEngine = createEngine;
    this.#tell = tell;
    this.#slices = new Slices(clock);
  }

  /**
   * @param {Pick<Question, 'start' | 'goal'>} ends
   * @param {BoardCopy} board
   * @param {readonly Variant[]} variants that all others are held against first
   */
  begin(ends, board, variants) {
    this.#slices.cancel();
    const engine = (this.#engine ??= this.#createEngine());
    const work = this.#work(engine, ends, board, variants);
    this.#slices.begin(
      () => work.next().done === true,
      () => undefined,
    );
  }

  stop() {
    this.#slices.cancel();
  }

  /** Gives the memory back as well. */
  dispose() {
    this.stop();
    this.#engine?.dispose();
    this.#engine = null;
  }

  /**
   * Stops after each piece of work.
   * @param {Engine} engine @param {Pick<Question, 'start' | 'goal'>} ends @param {BoardCopy} board
   * @param {readonly Variant[]} variants
   */
  *#work(engine, { start, goal }, { width, height, factors }, variants) {
    /** @type {TradeRow[]} */
    const rows = [];
    try {
      for (const variant of variants) {
        engine.restore(width, height, variant.factors);
        yield;
        engine.begin(variant.settings, start, goal);
        while (engine.laboratory.answer(CHUNK) === 'running') yield;
        const { outcome, expanded } = engine.result();
        const isFound = outcome === 'found';
        const path = engine.path().slice();
        const cost = isFound ? pathCost(path, width, factors, variant.settings) : NaN;
        const best = rows[0]?.cost ?? cost;
        const excess = best > 0 ? cost / best - 1 : 0;
        rows.push({ name: variant.name, isFound, cost, excess, expanded, path });
        this.#tell({ rows: [...rows], isDone: rows.length === variants.length, reason: null });
        yield;
      }
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      this.#tell({ rows: [...rows], isDone: true, reason: error.reason });
    }
  }
}
